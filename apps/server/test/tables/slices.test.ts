import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Slices } from '../../src/hub/slices.ts';

/** Holds the thread for so many milliseconds, a fifth of one at a time. */
function* busy<T>(milliseconds: number, value: T): Generator<void, T> {
	for (let i = 0; i < 5 * milliseconds; i++) {
		for (const end = performance.now() + 0.2; performance.now() < end; );
		yield;
	}
	return value;
}

test('long work of many is done while others are served', async () => {
	const slices = new Slices();
	let isOver = false;
	const work = Promise.all(Array.from({ length: 12 }, (_, i) => slices.run(async () => busy(40, i)))).finally(() => {
		isOver = true;
	});
	let turns = 0;
	for (; !isOver; turns++) await turn();
	expect(await work).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
	// 480 ms of work in slices of 5 ms: one slice before each turn, whatever is waiting.
	expect(turns).toBeGreaterThan(60);
});

test('a short piece does not wait for a long one to end', async () => {
	const slices = new Slices();
	const ended: string[] = [];
	const run = (name: string, milliseconds: number) =>
		slices.run(async () => busy(milliseconds, name)).then((done) => ended.push(done));
	await Promise.all([run('long', 100), run('short', 5)]);
	expect(ended).toEqual(['short', 'long']);
});

test('no more than eight have begun at a time, and what fails makes room for the next', async () => {
	const slices = new Slices();
	let begun = 0;
	let most = 0;
	function* counted(i: number): Generator<void, number> {
		try {
			if (i % 3 === 1) throw new Error('not to be played');
			return yield* busy(1, i);
		} finally {
			begun--;
		}
	}
	const run = (i: number) =>
		slices.run(async () => {
			most = Math.max(most, ++begun);
			await turn();
			if (i % 3 !== 0) return counted(i);
			begun--;
			throw new Error('not to be read');
		});
	const results = await Promise.allSettled(Array.from({ length: 30 }, (_, i) => run(i)));
	expect(most).toBe(8);
	expect(results.map(({ status }) => status === 'fulfilled')).toEqual(results.map((_, i) => i % 3 === 2));
});
