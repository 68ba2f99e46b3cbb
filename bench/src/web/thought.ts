import { policyOf, prepared, Series } from '@shutterbox/bots';
import { gameOf } from '@shutterbox/catalogue';
import { type GameMove, isRefusal, type Policy, resolveTable } from '@shutterbox/kernel';

export interface Thinking {
	readonly game: string;
	readonly seats: number;
	/** After the last match that was begun before so many milliseconds were over. */
	readonly milliseconds: number;
}

const SEED = 1;

/** Matches of hard against itself, and what each decision took. */
export async function thought({ game: id, seats, milliseconds }: Thinking): Promise<number[]> {
	const game = gameOf(id);
	if (game === undefined) throw new RangeError(`no game "${id}"`);
	const problem = await prepared(game);
	const table = resolveTable(game, seats, {});
	const hard = policyOf(game, 'hard');
	if (problem !== null || isRefusal(table) || hard === undefined) throw new Error(`${id}: ${problem}`);
	const times: number[] = [];
	const timed: Policy<unknown, GameMove> = {
		choose(view, seat, chance) {
			const begun = performance.now();
			const move = hard.choose(view, seat, chance);
			times.push(performance.now() - begun);
			return move;
		},
	};
	const names = Array.from({ length: seats }, () => 'hard');
	const players = names.map(() => timed);
	const series = new Series(game, { options: table.options, bots: names, seed: SEED, keepsRecords: false, players });
	const end = performance.now() + milliseconds;
	for (let index = 0; index === 0 || performance.now() < end; index++) series.play(index);
	return times;
}
