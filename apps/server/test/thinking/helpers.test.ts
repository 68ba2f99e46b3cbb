import { prepared } from '@shutterbox/bots';
import { gameOf } from '@shutterbox/catalogue';
import type { AnyGame } from '@shutterbox/kernel';
import { type Intention, type Thought, think } from '@shutterbox/table';
import { afterEach, expect, test } from 'vitest';
import type { Crew, Helpers } from '../../src/thinking/helpers.ts';
import { ThinkingPool, type ThinkingReport } from '../../src/thinking/pool.ts';
import { until } from '../support/player.ts';
import { openingThought } from './thoughts.ts';

const snapshot = gameOf('snapshot') as AnyGame;
await prepared(snapshot);
const thought = openingThought(snapshot);
const mine = think(snapshot, thought);
const isOpen = () => true;

let pool: ThinkingPool | null = null;
const reports: ThinkingReport[] = [];
afterEach(async () => {
	await pool?.close();
	reports.length = 0;
});

function poolWith(crew: Crew): ThinkingPool {
	pool = new ThinkingPool((report) => reports.push(report), { threads: 1, ...crew });
	return pool;
}

/** Helpers who answer when the test says so. */
class Hands implements Helpers {
	readonly given: { thought: Thought; answer(told: { intention: Intention } | null): void }[] = [];
	readonly #most: number;
	#wake: () => void = () => undefined;
	isUp = true;

	constructor(most = 1) {
		this.#most = most;
	}

	get areFree(): boolean {
		return this.isUp && this.given.length < this.#most;
	}

	onFree(act: () => void): void {
		this.#wake = act;
	}

	rouse(): void {
		this.isUp = true;
		this.#wake();
	}

	async think(asked: Thought) {
		const { promise, resolve } = Promise.withResolvers<{ intention: Intention } | null>();
		const entry = {
			thought: asked,
			answer: (told: { intention: Intention } | null) => {
				this.given.splice(this.given.indexOf(entry), 1);
				resolve(told);
			},
		};
		this.given.push(entry);
		return await promise;
	}
}

const question = (table: string, person: string, key = thought.key) => ({
	thought: { ...thought, key },
	table,
	person,
	isOpen,
});

test('workers come first, and their answer is taken', async () => {
	const workers = new Hands();
	const asked = poolWith({ workers }).think(question('a', 'ann'));
	expect(workers.given[0].thought).toEqual(thought);
	workers.given[0].answer({ intention: mine });
	expect(await asked).toEqual(mine);
	expect(reports.map(({ where }) => where)).toEqual(['worker']);
});

test('other nodes are asked only where no thread here has time', async () => {
	const nodes = new Hands();
	const crowd = poolWith({ nodes });
	const here = crowd.think(question('a', 'ann'));
	expect(nodes.given).toHaveLength(0);
	const there = crowd.think(question('b', 'ann'));
	expect(nodes.given).toHaveLength(1);
	nodes.given[0].answer({ intention: mine });
	expect([await here, await there]).toEqual([mine, mine]);
	expect(reports.map(({ where }) => where).sort()).toEqual(['here', 'node']);
});

test('what nobody had time for, or went wrong elsewhere, is thought over here, to the same move', async () => {
	const workers = new Hands();
	const asked = poolWith({ workers }).think(question('a', 'ann'));
	workers.isUp = false;
	workers.given[0].answer(null);
	expect(await asked).toEqual(mine);
	expect(reports.map(({ where }) => where)).toEqual(['here']);
});

test('a helper that is dead or slow is not waited for, and what it says later is not heard', async () => {
	const workers = new Hands();
	const asked = poolWith({ workers, late: 20 }).think(question('a', 'ann'));
	const [slow] = workers.given;
	expect(await asked).toEqual(mine);
	slow.answer({ intention: { move: 'something else', at: null } });
	await Promise.resolve();
	expect(await asked).toEqual(mine);
	expect(reports).toHaveLength(1);
	expect(pool?.load).toBe(0);
});

test('a slow helper that is first all the same has answered, once', async () => {
	const workers = new Hands();
	const crowd = poolWith({ workers, late: 20 });
	// The one thread has something to do for as long as it takes.
	const other = crowd.help({ ...thought, key: 2 });
	const asked = crowd.think(question('a', 'ann'));
	await new Promise((resolve) => setTimeout(resolve, 30));
	workers.given[0].answer({ intention: mine });
	expect(await asked).toEqual(mine);
	await other;
	await until('an idle thread', () => crowd.help({ ...thought, key: 3 }) !== null);
	expect(reports.filter(({ where }) => where !== 'for others')).toHaveLength(1);
});

test('a seat has one thought, wherever it is thought, and people and tables take turns', async () => {
	const workers = new Hands();
	const nodes = new Hands();
	const crowd = poolWith({ workers, nodes });
	for (let i = 0; i < 30; i++) void crowd.think(question(`table ${i}`, 'mal'));
	const other = crowd.think(question('quiet', 'ann'));
	// One each; the rest waits here.
	expect([workers.given.length, nodes.given.length, crowd.load]).toEqual([1, 1, 31]);
	workers.isUp = false;
	nodes.isUp = false;
	workers.given[0].answer({ intention: mine });
	nodes.given[0].answer({ intention: mine });
	await other;
	expect(reports.length).toBeLessThanOrEqual(5);
	// The same seat asks something else again and again while it is thought for.
	workers.rouse();
	const answers = Array.from({ length: 100 }, (_, key) => crowd.think(question('restless', 'mal', key)));
	expect(crowd.load).toBeLessThanOrEqual(31);
	expect(await answers[50]).toBeNull();
});

test('a thought is open no more: helpers are not asked', async () => {
	const workers = new Hands();
	workers.isUp = false;
	const crowd = poolWith({ workers });
	const busy = crowd.help(thought);
	const asked = crowd.think({ ...question('a', 'ann'), isOpen: () => false });
	workers.rouse();
	expect(await asked).toBeNull();
	expect(workers.given).toHaveLength(0);
	await busy;
});

test('who has no idle thread has no time for others', async () => {
	const crowd = poolWith({});
	const first = crowd.help(thought);
	expect(crowd.help(thought)).toBeNull();
	expect(await first).toEqual(mine);
	expect(reports.map(({ where }) => where)).toEqual(['for others']);
	await crowd.close();
	expect(crowd.help(thought)).toBeNull();
});
