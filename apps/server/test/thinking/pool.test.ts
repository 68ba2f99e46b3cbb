import { prepared } from '@shutterbox/bots';
import { gameOf } from '@shutterbox/catalogue';
import type { AnyGame } from '@shutterbox/kernel';
import { think } from '@shutterbox/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ThinkingPool, type ThinkingReport } from '../../src/thinking/pool.ts';
import { Turns } from '../../src/thinking/turns.ts';
import { openingThought } from './thoughts.ts';

const snapshot = gameOf('snapshot') as AnyGame;
await prepared(snapshot);
let pool: ThinkingPool;
let reports: ThinkingReport[];
beforeEach(() => {
	reports = [];
	pool = new ThinkingPool((report) => reports.push(report), { threads: 1 });
});
afterEach(() => pool.close());

const thoughtOf = () => openingThought(snapshot);
const isOpen = () => true;

test('a seat that asks a thousand times has one thought, and others do not wait for it', async () => {
	const thought = thoughtOf();
	const answers = Array.from({ length: 1000 }, (_, key) =>
		pool.think({ thought: { ...thought, key }, table: 'restless', person: 'mal', isOpen }),
	);
	expect(pool.load).toBeLessThanOrEqual(2);
	const other = await pool.think({ thought, table: 'quiet', person: 'ann', isOpen });
	expect(other).toEqual(think(snapshot, thought));
	expect(reports.length).toBeLessThanOrEqual(3);
	const given = (await Promise.all(answers)).filter((answer) => answer !== null);
	expect(given).toHaveLength(2);
	expect(await answers[999]).toEqual(think(snapshot, { ...thought, key: 999 }));
});

test('the same question waits for the same answer, also for whoever asks last', async () => {
	const thought = thoughtOf();
	void pool.think({ thought, table: 'busy', person: 'mal', isOpen });
	// The first to ask is gone when its turn comes; the second still waits.
	const first = pool.think({ thought, table: 'quiet', person: 'ann', isOpen: () => false });
	const second = pool.think({ thought, table: 'quiet', person: 'ann', isOpen });
	expect([await first, await second]).toEqual([think(snapshot, thought), think(snapshot, thought)]);
	expect(reports).toHaveLength(2);
});

test('a question that is gone is not thought over', async () => {
	const thought = thoughtOf();
	void pool.think({ thought, table: 'busy', person: 'mal', isOpen });
	expect(await pool.think({ thought, table: 'gone', person: 'ann', isOpen: () => false })).toBeNull();
	expect(reports).toHaveLength(1);
});

test('somebody with many tables takes turns with somebody with one', async () => {
	const thought = thoughtOf();
	for (let i = 0; i < 30; i++) void pool.think({ thought, table: `table ${i}`, person: 'mal', isOpen });
	await pool.think({ thought, table: 'quiet', person: 'ann', isOpen });
	expect(reports.length).toBeLessThanOrEqual(3);
});

test('what waits is bounded: a seat too many makes the safe move', async () => {
	const thought = thoughtOf();
	const gone = { thought, person: 'mal', isOpen: () => false };
	for (let i = 0; i < 4_001; i++) void pool.think({ ...gone, isOpen: () => i === 0, table: `table ${i}` });
	expect(await pool.think({ thought, table: 'one too many', person: 'ann', isOpen })).toBeUndefined();
	expect(pool.load).toBe(4_001);
});

test('turns go around people, and around the tables of each', () => {
	const turns = new Turns<string>();
	for (const [person, table, thing] of ['a 1 a1x', 'a 1 a1y', 'a 2 a2', 'b 3 b3x', 'b 3 b3y', 'c 4 c4'].map((line) =>
		line.split(' '),
	))
		turns.add(person, table, thing);
	expect(turns.size).toBe(6);
	const order = Array.from({ length: 7 }, () => turns.take());
	expect(order).toEqual(['a1x', 'b3x', 'c4', 'a2', 'b3y', 'a1y', undefined]);
	expect(turns.size).toBe(0);
});
