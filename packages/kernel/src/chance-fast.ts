import { type Chance, type ChanceSource, Dice } from './chance.ts';

/** A 128-bit seed as four 32-bit words. */
export type FastSeed = readonly [number, number, number, number];

const WARM_UP = 12;

/**
 * Chris Doty-Humphrey's sfc32, seeded anew for every entry on its first draw. Quick and well mixed, but its state can
 * be read off its outputs: for simulation only. `int(n)`, n up to 2³¹, scales a 32-bit word, which favours no value by
 * more than n in 2³².
 */
export class FastChance extends Dice implements ChanceSource {
	readonly kind = 'fast';
	#seed: FastSeed;
	#entry = 0;
	#isStale = true;
	#a = 0;
	#b = 0;
	#c = 0;
	#counter = 0;

	constructor(seed: FastSeed) {
		super();
		this.#seed = seed;
	}

	/** Starts over with another seed, for loops that play many games. */
	reseed(seed: FastSeed): void {
		this.#seed = seed;
		this.at(0);
	}

	at(entry: number): Chance {
		this.#entry = entry;
		this.#isStale = true;
		return this;
	}

	int(n: number): number {
		if (this.#isStale) this.#begin();
		return (this.#word() * n * 2 ** -32) | 0;
	}

	#begin(): void {
		const [a, b, c, d] = this.#seed;
		this.#a = a | 0;
		this.#b = b | 0;
		this.#c = (c ^ Math.imul(this.#entry, 0x9e3779b1)) | 0;
		this.#counter = (d + this.#entry) | 0;
		this.#isStale = false;
		for (let i = 0; i < WARM_UP; i++) this.#word();
	}

	#word(): number {
		const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
		this.#counter = (this.#counter + 1) | 0;
		this.#a = this.#b ^ (this.#b >>> 9);
		this.#b = (this.#c + (this.#c << 3)) | 0;
		this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
		return sum >>> 0;
	}
}

/**
 * The seed of game number `index` of a series: independent for all practical purposes, the same on every machine.
 * Different lanes of a game are as independent: the deal of a game is one, the luck of its bots another.
 */
export function seedOfGame(series: number, index: number, lane = 0): FastSeed {
	let state = (Math.imul(series | 0, 0x85ebca6b) ^ Math.floor(series / 2 ** 32)) | 0;
	state = (state ^ Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(lane, 0x5bd1e995)) | 0;
	const word = () => {
		// murmur3's finaliser over a Weyl sequence (splitmix32)
		state = (state + 0x9e3779b9) | 0;
		let z = state;
		z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
		z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
		return (z ^ (z >>> 16)) >>> 0;
	};
	return [word(), word(), word(), (word() ^ index) >>> 0];
}
