import type { BySeat, Seat } from '@shutterbox/kernel';
import type { ClockView, Pace } from './types.ts';

/**
 * The clocks of a match. A seat's clock runs while it is waited for; every new question starts its turn time afresh,
 * and what a decision took beyond it has gone from the bank.
 */
export class Clocks {
	readonly #pace: Exclude<Pace, { kind: 'untimed' }>;
	readonly #banks: number[];
	readonly #since: (number | null)[];

	constructor(pace: Exclude<Pace, { kind: 'untimed' }>, banks: BySeat<number>) {
		this.#pace = pace;
		this.#banks = [...banks];
		this.#since = banks.map(() => null);
	}

	static full(pace: Pace, seats: number): Clocks | null {
		if (pace.kind === 'untimed') return null;
		return new Clocks(pace, Array(seats).fill(pace.kind === 'live' ? pace.bank : 0));
	}

	get banks(): BySeat<number> {
		return this.#banks;
	}

	/** A new question for the seat, or none any more. */
	turn(seat: Seat, isWaitedFor: boolean, now: number): void {
		this.#charge(seat, now);
		this.#since[seat] = isWaitedFor ? now : null;
	}

	isRunning(seat: Seat): boolean {
		return this.#since[seat] !== null;
	}

	/** When the seat's time is up; null while its clock stands. */
	deadline(seat: Seat): number | null {
		const since = this.#since[seat];
		return since === null ? null : since + this.#pace.turn + this.#banks[seat];
	}

	view(): BySeat<ClockView> {
		return this.#banks.map((bank, seat) => ({ turn: this.#pace.turn, bank, since: this.#since[seat] }));
	}

	#charge(seat: Seat, now: number): void {
		const since = this.#since[seat];
		if (since === null) return;
		this.#banks[seat] = Math.max(0, this.#banks[seat] - Math.max(0, now - since - this.#pace.turn));
	}
}
