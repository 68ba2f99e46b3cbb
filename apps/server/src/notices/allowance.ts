import type { Time } from './time.ts';

interface Budget {
	readonly left: number;
	readonly at: number;
}

/** How much each person may still cause: a full budget at first, refilled steadily. */
export class Allowance {
	readonly #time: Time;
	readonly #full: number;
	readonly #refill: number;
	readonly #budgets = new Map<string, Budget>();

	/** `refill` is the milliseconds until one more is allowed. */
	constructor(time: Time, full: number, refill: number) {
		this.#time = time;
		this.#full = full;
		this.#refill = refill;
	}

	/** False where nothing is left. */
	take(userId: string): boolean {
		const left = this.#left(this.#budgets.get(userId)) - 1;
		if (left < 0) return false;
		for (const [other, budget] of this.#budgets) {
			// The least recently taken from come first, and those that are full again need not be remembered.
			if (this.#left(budget) < this.#full) break;
			this.#budgets.delete(other);
		}
		this.#budgets.delete(userId);
		this.#budgets.set(userId, { left, at: this.#time.now() });
		return true;
	}

	#left(budget: Budget | undefined): number {
		if (budget === undefined) return this.#full;
		return Math.min(this.#full, budget.left + (this.#time.now() - budget.at) / this.#refill);
	}
}
