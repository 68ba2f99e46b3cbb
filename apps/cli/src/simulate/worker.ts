/** A thread of a simulation: plays games of a series and hands back what came of each. */
import { parentPort } from 'node:worker_threads';
import { prepared, Series } from '@shutterbox/bots';
import { gameOf } from '@shutterbox/catalogue';
import type { Outcome } from '@shutterbox/kernel';

export interface Stretch {
	readonly game: string;
	readonly options: object;
	readonly bots: readonly string[];
	readonly seed: number;
	readonly from: number;
	readonly to: number;
}

/** A game as the tally needs it. */
export interface Ended {
	readonly moves: number;
	readonly outcome: Outcome;
}

let kept: { key: string; series: Series<unknown, never, never, object> } | null = null;

parentPort?.on('message', async ({ game: id, options, bots, seed, from, to }: Stretch) => {
	const game = gameOf(id);
	if (game === undefined) throw new RangeError(`no game "${id}"`);
	await prepared(game);
	const key = JSON.stringify([id, options, bots, seed]);
	if (kept?.key !== key)
		kept = { key, series: new Series(game as never, { options, bots, seed, keepsRecords: false }) };
	const { series } = kept;
	const ended: Ended[] = [];
	for (let index = from; index < to; index++) {
		const before = series.tally.moves;
		series.play(index);
		if (series.outcome !== null) ended.push({ moves: series.tally.moves - before, outcome: series.outcome });
	}
	parentPort?.postMessage(ended);
});
