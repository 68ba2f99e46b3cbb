import type { BySeat, Seat, Viewer } from '@shutterbox/kernel';
import type { ClockView, Pace } from './types.ts';

/**
 * The clocks of a match. A seat's clock runs while it is waited for; every new question starts its turn time afresh,
 * and what a decision took beyond it has gone from the bank.
 */
export class Clocks {
	readonly #pace: Exclude<Pace, { kind: 'untimed' }>;
	readonly #since: (number | null)[];
	/** Turn time gone by when the clock stopped in the middle of a question. */
	readonly #used: number[];
	#banks: number[];
	/** What others see of a bank while the seat has chosen in secret: what the choice took would betray who made it. */
	readonly #shown: (number | null)[];

	private constructor(pace: Exclude<Pace, { kind: 'untimed' }>, seats: number) {
		this.#pace = pace;
		this.#banks = Array(seats).fill(pace.kind === 'live' ? pace.bank : 0);
		this.#since = Array(seats).fill(null);
		this.#used = Array(seats).fill(0);
		this.#shown = Array(seats).fill(null);
	}

	static of(pace: Pace, seats: number): Clocks | null {
		return pace.kind === 'untimed' ? null : new Clocks(pace, seats);
	}

	get banks(): BySeat<number> {
		return this.#banks;
	}

	/** What the log says is left. */
	setBanks(banks: BySeat<number>): void {
		this.#banks = [...banks];
	}

	/** The seat's question is settled. Gives the turn time it took, for the case that it comes back. */
	close(seat: Seat, now: number): number {
		this.#stop(seat, now);
		const used = this.#used[seat];
		this.#used[seat] = 0;
		return used;
	}

	/** A question that was taken back goes on where it stood, with what was used up since. */
	reopen(seat: Seat, used: number): void {
		this.#spend(seat, used);
	}

	/** Starts or stops the clock without another question. */
	run(seat: Seat, isWaitedFor: boolean, now: number): void {
		if (!isWaitedFor) this.#stop(seat, now);
		else this.#since[seat] ??= now - this.#used[seat];
	}

	/** When the seat's time is up; null while its clock stands. */
	deadline(seat: Seat): number | null {
		const since = this.#since[seat];
		return since === null ? null : since + this.#pace.turn + this.#banks[seat];
	}

	/** The seat is about to choose in secret. */
	veil(seat: Seat): void {
		this.#shown[seat] = this.#banks[seat];
	}

	/** Something was revealed. */
	unveil(): void {
		this.#shown.fill(null);
	}

	view(viewer: Viewer): BySeat<ClockView> {
		return this.#banks.map((bank, seat) => {
			const since = this.#since[seat];
			const shown = viewer === seat || since !== null ? null : this.#shown[seat];
			return { turn: this.#pace.turn, bank: shown ?? bank, since };
		});
	}

	#stop(seat: Seat, now: number): void {
		const since = this.#since[seat];
		if (since === null) return;
		this.#spend(seat, Math.max(0, now - since));
		this.#since[seat] = null;
	}

	#spend(seat: Seat, elapsed: number): void {
		this.#banks[seat] = Math.max(0, this.#banks[seat] - Math.max(0, elapsed - this.#pace.turn));
		this.#used[seat] = Math.min(elapsed, this.#pace.turn);
	}
}
