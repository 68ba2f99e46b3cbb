import { intentionOf } from '@shutterbox/bots';
import {
	type Actor,
	type AnyMatch,
	type BySeat,
	type ChanceSource,
	type FastChance,
	type GameMove,
	isRealTime,
	type Policy,
	type Seat,
	seatsOf,
} from '@shutterbox/kernel';

/** What a bot or the table does next, and when. */
export interface Intent {
	readonly actor: Actor;
	readonly move: GameMove;
	readonly at: number;
}

export interface Bots {
	/** Null at the person's seat. */
	readonly bots: BySeat<Policy<unknown, GameMove> | null>;
	/** The bots' own luck. */
	readonly luck: FastChance;
	/** Real-time games: the luck of each seat, which it can ask for again. */
	readonly luckOfSeats: BySeat<ChanceSource>;
}

/** The lowest bot that may act, at once: for games in which time plays no part. */
export function nextInTurn(match: AnyMatch, bots: Bots, now: number): Intent | null {
	const [seat] = actingBots(match, bots);
	return seat === undefined ? null : { actor: seat, move: chosen(match, bots, seat), at: now };
}

/**
 * Real-time games: whoever means to act first, bot or table, on a clock that only they move on. Null when all of them
 * wait for the person.
 */
export function nextInTime(match: AnyMatch, bots: Bots, now: number): Intent | null {
	const { game, state } = match;
	let first: Intent | null = null;
	for (const seat of actingBots(match, bots)) {
		const intent = intentOf(match, bots, seat, now);
		if (intent && (first === null || intent.at < first.at)) first = intent;
	}
	const due = tableIntent(match);
	if (due && (first === null || due.at <= first.at)) first = due;
	if (first || seatsOf(game.toMove(state)).some((seat) => bots.bots[seat] === null)) return first;
	return nextInTurn(match, bots, now);
}

/** Real-time games: the table's own move, and the moment from which it makes it. */
export function tableIntent({ game, state }: AnyMatch): Intent | null {
	const at = isRealTime(game) ? (game.alarm?.(state) ?? null) : null;
	const move = at === null ? null : (game.tableMove?.(state) ?? null);
	return at === null || move === null ? null : { actor: 'table', move, at };
}

function actingBots({ game, state }: AnyMatch, { bots }: Bots): Seat[] {
	return seatsOf(game.toMove(state)).filter((seat) => bots[seat] !== null);
}

function policyAt({ bots }: Bots, seat: Seat): Policy<unknown, GameMove> {
	const policy = bots[seat];
	if (policy === null) throw new Error(`no bot at seat ${seat}`);
	return policy;
}

function chosen({ game, state, length }: AnyMatch, bots: Bots, seat: Seat): GameMove {
	return policyAt(bots, seat).choose(game.view(state, seat), seat, bots.luck.at(length + 1));
}

function intentOf({ game, state, length }: AnyMatch, bots: Bots, seat: Seat, now: number): Intent | null {
	const plans = bots.luckOfSeats[seat];
	const luck = { plans, moves: plans.at(length + 1) };
	const plan = intentionOf(game, policyAt(bots, seat), game.view(state, seat), seat, now, luck);
	return plan && { actor: seat, move: plan.move, at: Math.max(now, plan.at) };
}
