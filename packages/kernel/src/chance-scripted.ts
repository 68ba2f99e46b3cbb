import type { Chance, ChanceSource } from './chance.ts';

/** One expected use of chance and what comes of it: `{ int: 3 }`, `{ die: 6 }`, `{ shuffle: ['c', 'a', 'b'] }`. */
export type Roll = { readonly int: number } | { readonly die: number } | { readonly shuffle: readonly unknown[] };

/** Chance for tests: gives the rolls it was told, in that order, and throws when the rules ask for anything else. */
export class ScriptedChance implements Chance, ChanceSource {
	readonly kind = 'fast';
	readonly #script: readonly Roll[];
	#used = 0;

	constructor(...script: readonly Roll[]) {
		this.#script = script;
	}

	/** How many rolls of the script are left. */
	get left(): number {
		return this.#script.length - this.#used;
	}

	at(): Chance {
		return this;
	}

	int(n: number): number {
		const roll = this.#take(`int(${n})`);
		if (!('int' in roll) || !(roll.int >= 0 && roll.int < n)) throw this.#wrong(`int(${n})`, roll);
		return roll.int;
	}

	die(sides: number): number {
		const roll = this.#take(`die(${sides})`);
		if (!('die' in roll) || !(roll.die >= 1 && roll.die <= sides)) throw this.#wrong(`die(${sides})`, roll);
		return roll.die;
	}

	shuffle(array: unknown[]): void {
		const roll = this.#take(`shuffle of ${array.length}`);
		const isOrderOf = (order: readonly unknown[]) =>
			order.length === array.length && order.every((x) => array.includes(x)) && new Set(order).size === array.length;
		if (!('shuffle' in roll) || !isOrderOf(roll.shuffle)) throw this.#wrong(`shuffle of ${array.length}`, roll);
		for (let i = 0; i < array.length; i++) array[i] = roll.shuffle[i];
	}

	#take(asked: string): Roll {
		const roll = this.#script[this.#used++];
		if (roll === undefined) throw new Error(`the script of ${this.#script.length} rolls is used up at ${asked}`);
		return roll;
	}

	#wrong(asked: string, roll: Roll): Error {
		return new Error(`roll ${this.#used} of the script is ${JSON.stringify(roll)}, but the rules asked for ${asked}`);
	}
}
