import { decided, inputsOf, TEMPERS } from '@shutterbox/bots';
import {
	FastChance,
	type GameMove,
	isRefusal,
	type Learned,
	type Policy,
	resolveTable,
	seedOfGame,
} from '@shutterbox/kernel';
import { samplesOf, targetsOf } from './samples.ts';
import { playedBy, thinkerOf } from './self-play.ts';
import type { Lesson } from './setup.ts';

/** A position of a match: the logit of a win that the weights see in it, and the share of the win that came of it. */
export interface Expected {
	readonly match: number;
	readonly logit: number;
	readonly won: number;
}

export interface HardPlay {
	readonly seed: number;
	readonly from: number;
	readonly to: number;
	/** Whether hard looks as far as it does at a table. Else it takes what looks best at once, which is many times as quick. */
	readonly searched: boolean;
}

/** What the weights expect of the positions of `hard` against itself, and what came of them. */
export function hardPlay(lesson: Lesson, { seed, from, to, searched }: HardPlay): Expected[] {
	const { game, learned, table } = lesson;
	const thinker = thinkerOf(lesson, learned.weights[table.key]);
	const { judgement, net } = thinker;
	const usual = { ...TEMPERS.hard, ...judgement.tempers?.hard };
	const temper = searched ? usual : { ...usual, search: null };
	const hard: Policy<unknown, GameMove> = {
		choose: (view, seat, chance) => decided(game, thinker, temper, view, seat, chance),
	};
	const [inputs, outputs] = [inputsOf(judgement.shape), targetsOf(lesson)];
	const found: Expected[] = [];
	for (let match = from; match < to; match++) {
		const samples = samplesOf(lesson, seed, [playedBy(lesson, seed, match, () => hard)]);
		for (let i = 0; i < samples.matches.length; i++) {
			net.input.set(samples.features.subarray(i * inputs, (i + 1) * inputs));
			net.judge();
			found.push({ match, logit: net.logit, won: samples.targets[i * outputs] });
		}
	}
	return found;
}

/** The tables a game's weights play at: numbers of seats, and whose weights. */
export function tablesPlayed(
	{ game }: Pick<Lesson, 'game'>,
	{ judgement, weights }: Learned<unknown, GameMove>,
): { readonly seats: number; readonly key: string }[] {
	return game.meta.seats.flatMap((seats) => {
		const table = resolveTable(game, seats, {});
		if (isRefusal(table)) throw new Error(JSON.stringify(table));
		const chance = new FastChance(seedOfGame(0, 0));
		const key = judgement.tableOf(game.view(game.setup({ seats, options: table.options }, { chance }), 0));
		return key === null || weights[key] === undefined ? [] : [{ seats, key }];
	});
}
