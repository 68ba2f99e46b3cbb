/** Where rules get their luck. The three implementations differ in where the numbers come from, nothing else. */
export interface Chance {
	/** A uniform integer 0…n−1. */
	int(n: number): number;
	/** A uniform integer 1…sides. */
	die(sides: number): number;
	/** Shuffles in place, every order equally likely. */
	shuffle(array: unknown[]): void;
}

/**
 * The luck of a whole match. Entry 0 is the setup, entry n the n-th line of the log; each has a stream of its own, so
 * that a move's rolls do not depend on how many numbers earlier moves used, and a match can go on from a snapshot.
 */
export interface ChanceSource {
	readonly kind: ChanceKind;
	at(entry: number): Chance;
}

export const CHANCE_KINDS = ['secure', 'fast'] as const;
export type ChanceKind = (typeof CHANCE_KINDS)[number];

/** Dice and shuffles from uniform integers. */
export abstract class Dice implements Chance {
	abstract int(n: number): number;

	die(sides: number): number {
		return 1 + this.int(sides);
	}

	shuffle(array: unknown[]): void {
		for (let i = array.length - 1; i > 0; i--) {
			const j = this.int(i + 1);
			const moved = array[i];
			array[i] = array[j];
			array[j] = moved;
		}
	}
}
