import { intentionOf, policyOf } from '@shutterbox/bots';
import {
	type AnyGame,
	type ChanceSource,
	hashText,
	isRealTime,
	type Seat,
	SecureChance,
	type View,
} from '@shutterbox/kernel';

/** What a bot is asked, wherever it thinks: its seat's view, luck of its own, and nothing else. */
export interface Thought {
	readonly game: string;
	readonly bot: string;
	readonly seat: Seat;
	readonly view: View<unknown>;
	/** Names the question; the answer to another one is dropped. */
	readonly key: number;
	/** 64 hexadecimal digits that only this seat of this match has. */
	readonly luck: string;
	/** The table's clock. */
	readonly now: number;
}

/** What the bot means to do; `at` is null where it does not care when. */
export type Intention = { readonly move: unknown; readonly at: number | null } | null;

/** Asks the bot. The same thought always gives the same answer. */
export function think(game: AnyGame, { bot, seat, view, key, luck, now }: Thought): Intention {
	const policy = policyOf(game, bot);
	if (policy === undefined) throw new RangeError(`no bot "${bot}" plays ${game.meta.id}`);
	const plans = luckOf(luck);
	const moves = plans.at(key);
	if (!isRealTime(game)) return { move: policy.choose(view, seat, moves), at: null };
	return intentionOf(game, policy, view, seat, now, { plans, moves });
}

/** A seat's own luck: it follows from the match's secret and says nothing about the luck of the game. */
export function seatLuck(seed: string, seat: Seat): string {
	return hashText(`shutterbox/seat-luck/1:${seed}:${seat}`);
}

export function luckOf(luck: string): ChanceSource {
	return new SecureChance(Uint8Array.from(luck.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));
}
