import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ChanceKind, ChanceSource } from './chance.ts';
import { FastChance } from './chance-fast.ts';
import { SecureChance } from './chance-secure.ts';
import { hashText } from './hash.ts';

/**
 * What all luck of a match follows from. The host publishes `commitmentOf` the secret seed before any salt is known,
 * seats may add a salt each before the first draw, and the seed is revealed at the end.
 */
export interface Luck {
	readonly kind: ChanceKind;
	/** 64 hexadecimal digits (secure) or 32 (fast). */
	readonly seed: string;
	/** One per seat, null where the seat added none. A fast match has none. */
	readonly salts: readonly (string | null)[];
}

const SALT_MAX = 64;
const SEED_DIGITS: Readonly<Record<ChanceKind, number>> = { secure: 64, fast: 32 };

export function isSeed(kind: ChanceKind, seed: unknown): seed is string {
	return typeof seed === 'string' && seed.length === SEED_DIGITS[kind] && /^[0-9a-f]*$/.test(seed);
}

export function isSalt(salt: unknown): salt is string | null {
	return salt === null || (typeof salt === 'string' && salt.length > 0 && salt.length <= SALT_MAX);
}

/** A seed cannot be found from its commitment, nor a second seed with the same one. */
export function commitmentOf(seed: string): string {
	return hashText(`shutterbox/seed/1:${seed}`);
}

export function chanceOf(luck: Luck): ChanceSource {
	if (!isSeed(luck.kind, luck.seed))
		throw new RangeError(`a ${luck.kind} seed has ${SEED_DIGITS[luck.kind]} hex digits`);
	if (luck.kind === 'secure') return new SecureChance(keyOf(luck.seed, luck.salts));
	const word = (i: number) => Number.parseInt(luck.seed.slice(8 * i, 8 * i + 8), 16);
	return new FastChance([word(0), word(1), word(2), word(3)]);
}

/** A fast seed in the form a record keeps it. */
export function seedText(words: readonly number[]): string {
	return words.map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** The key depends on the seed and on every salt at its seat; lengths are written out so that no two inputs collide. */
function keyOf(seed: string, salts: readonly (string | null)[]): Uint8Array {
	const parts = [utf8ToBytes('shutterbox/chance/1:'), hexToBytes(seed)];
	for (const salt of salts) {
		const bytes = salt === null ? new Uint8Array(0) : utf8ToBytes(salt);
		parts.push(new Uint8Array([salt === null ? 0 : 1, bytes.length]), bytes);
	}
	return sha256(concatBytes(...parts));
}
