import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Chance, chanceOf, FastChance, ScriptedChance, SecureChance, seedOfGame } from '../src/index.ts';

const key = Uint8Array.from({ length: 32 }, (_, i) => i);
const sources: [string, () => Chance][] = [
	['fast', () => new FastChance([1, 2, 3, 4]).at(1)],
	['secure', () => new SecureChance(key).at(1)],
];

describe.each(sources)('%s chance', (_, make) => {
	test('int, die and shuffle stay in range and reach every value', () => {
		const chance = make();
		const ints = new Set(Array.from({ length: 500 }, () => chance.int(7)));
		const dice = new Set(Array.from({ length: 500 }, () => chance.die(6)));
		expect([...ints].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
		expect([...dice].sort()).toEqual([1, 2, 3, 4, 5, 6]);
		const cards = [1, 2, 3, 4, 5];
		chance.shuffle(cards);
		expect(cards.toSorted()).toEqual([1, 2, 3, 4, 5]);
	});

	test('is uniform: chi-squared over 60,000 draws stays below its 99.99 % bound', () => {
		const chance = make();
		const counts = new Array(12).fill(0);
		for (let i = 0; i < 60_000; i++) counts[chance.int(12)]++;
		const chiSquared = counts.reduce((sum, count) => sum + (count - 5000) ** 2 / 5000, 0);
		expect(chiSquared).toBeLessThan(37.4);
	});

	test('every order of three cards is equally likely', () => {
		const chance = make();
		const counts = new Map<string, number>();
		for (let i = 0; i < 12_000; i++) {
			const cards = ['a', 'b', 'c'];
			chance.shuffle(cards);
			counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
		}
		expect(counts.size).toBe(6);
		const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
		expect(chiSquared).toBeLessThan(25.7);
	});
});

test('each entry has a stream of its own, whatever was drawn before', () => {
	for (const source of [new FastChance([9, 8, 7, 6]), new SecureChance(key)]) {
		const take = (entry: number) => {
			const chance = source.at(entry);
			return [chance.int(1000), chance.int(1000), chance.int(1000)];
		};
		const fifth = take(5);
		take(1);
		take(2);
		expect(take(5)).toEqual(fifth);
		expect(take(6)).not.toEqual(fifth);
	}
});

test('the fast generator gives the same numbers on every machine', () => {
	const chance = new FastChance([1, 2, 3, 4]).at(0);
	expect(Array.from({ length: 6 }, () => chance.int(1_000_000))).toEqual([
		97156, 278524, 28774, 186386, 210449, 847935,
	]);
	expect(seedOfGame(1, 0)).toEqual(SEED_OF_FIRST_GAME);
});
const SEED_OF_FIRST_GAME = [417365127, 911791977, 653537856, 3555289741];

test('the secure generator is HMAC-SHA-256 over entry and block number, read as big-endian words', () => {
	const block = (entry: number, number: number) => {
		const counter = Buffer.alloc(8);
		counter.writeUInt32BE(entry, 0);
		counter.writeUInt32BE(number, 4);
		return createHmac('sha256', key).update(counter).digest();
	};
	const chance = new SecureChance(key).at(77);
	for (let i = 0; i < 20; i++) {
		const word = block(77, Math.floor(i / 8)).readUInt32BE(4 * (i % 8));
		expect(chance.int(2 ** 16)).toBe(word % 2 ** 16); // 2^16 divides 2^32: no word is rejected
	}
});

test('seeds of a series differ', () => {
	const seeds = new Set<string>();
	for (let series = 0; series < 20; series++)
		for (let game = 0; game < 500; game++) seeds.add(seedOfGame(series, game).join());
	expect(seeds.size).toBe(10_000);
});

test('large seeds are told apart beyond 32 bits', () => {
	expect(seedOfGame(2 ** 32 + 1, 0)).not.toEqual(seedOfGame(1, 0));
});

test('a secure key has 32 bytes, a seed the digits of its kind', () => {
	expect(() => new SecureChance(new Uint8Array(16))).toThrow(RangeError);
	expect(() => chanceOf({ kind: 'secure', seed: 'ab', salts: [] })).toThrow(RangeError);
	expect(() => chanceOf({ kind: 'fast', seed: 'AB'.repeat(16), salts: [] })).toThrow(RangeError);
});

test('scripted chance gives what it was told and refuses everything else', () => {
	const chance = new ScriptedChance(
		{ int: 3 },
		{ die: 6 },
		{ shuffle: ['c', 'a', 'b'] },
		{ int: 9 },
		{ shuffle: [1, 1] },
	);
	expect(chance.int(4)).toBe(3);
	expect(chance.die(6)).toBe(6);
	const cards = ['a', 'b', 'c'];
	chance.shuffle(cards);
	expect(cards).toEqual(['c', 'a', 'b']);
	expect(chance.left).toBe(2);
	expect(() => chance.int(9)).toThrow('roll 4 of the script is {"int":9}, but the rules asked for int(9)');
	expect(() => chance.shuffle([1, 2])).toThrow('shuffle of 2');
	expect(() => chance.die(6)).toThrow('used up');
});
