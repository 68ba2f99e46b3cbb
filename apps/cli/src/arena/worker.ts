/** A thread of the arena: plays deals of one contest. */
import { parentPort } from 'node:worker_threads';
import { dealsPlayed, prepared } from '@shutterbox/bots';
import { gameOf } from '@shutterbox/catalogue';

export interface Bout {
	readonly game: string;
	readonly seats: number;
	readonly options: object;
	readonly a: string;
	readonly b: string;
	readonly seed: number;
	readonly from: number;
	readonly to: number;
}

parentPort?.on('message', async ({ game: id, from, to, ...contest }: Bout) => {
	const game = gameOf(id);
	if (game === undefined) throw new RangeError(`no game "${id}"`);
	await prepared(game);
	parentPort?.postMessage(dealsPlayed(game, contest, from, to));
});
