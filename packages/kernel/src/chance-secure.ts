import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Chance, type ChanceSource, Dice } from './chance.ts';

const WORDS_PER_BLOCK = 8;

/**
 * The generator of live play: HMAC-SHA-256 in counter mode under a secret key. Seeing any number of outputs tells
 * nothing about the others, and whoever learns the key afterwards can recompute every one.
 */
export class SecureChance implements ChanceSource {
	readonly kind = 'secure';
	readonly #key: Uint8Array;

	constructor(key: Uint8Array) {
		if (key.length !== 32) throw new RangeError('the key of a match has 32 bytes');
		this.#key = key;
	}

	at(entry: number): Chance {
		return new SecureStream(this.#key, entry);
	}
}

class SecureStream extends Dice {
	readonly #key: Uint8Array;
	readonly #entry: number;
	#block = 0;
	#words = new DataView(new ArrayBuffer(0));
	#next = WORDS_PER_BLOCK;

	constructor(key: Uint8Array, entry: number) {
		super();
		this.#key = key;
		this.#entry = entry;
	}

	/** Rejection keeps it exactly uniform; a word is rejected with probability below n in 2³². */
	int(n: number): number {
		const limit = 2 ** 32 - (2 ** 32 % n);
		let word = this.#word();
		while (word >= limit) word = this.#word();
		return word % n;
	}

	#word(): number {
		if (this.#next === WORDS_PER_BLOCK) {
			const counter = new DataView(new ArrayBuffer(8));
			counter.setUint32(0, this.#entry);
			counter.setUint32(4, this.#block++);
			const block = hmac(sha256, this.#key, new Uint8Array(counter.buffer));
			this.#words = new DataView(block.buffer, block.byteOffset);
			this.#next = 0;
		}
		return this.#words.getUint32(4 * this.#next++);
	}
}
