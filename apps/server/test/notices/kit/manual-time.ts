import { vi } from 'vitest';
import type { Time } from '../../../src/notices/time.ts';

interface Timer {
	readonly due: number;
	readonly milliseconds: number;
	readonly run: () => void;
}

/** A clock that stands still until it is told. */
export class ManualTime implements Time {
	#now = Date.UTC(2030, 0, 1);
	readonly #timers = new Set<Timer>();

	now(): number {
		return this.#now;
	}

	after(milliseconds: number, run: () => void): () => void {
		const timer = { due: this.#now + milliseconds, milliseconds, run };
		this.#timers.add(timer);
		return () => this.#timers.delete(timer);
	}

	get waiting(): readonly number[] {
		return [...this.#timers].map(({ milliseconds }) => milliseconds);
	}

	advance(milliseconds: number): void {
		this.#now += milliseconds;
		const due = [...this.#timers].filter((timer) => timer.due <= this.#now).sort((a, b) => a.due - b.due);
		for (const timer of due) {
			if (this.#timers.delete(timer)) timer.run();
		}
	}

	/** Lets a wait of exactly this length begin, and then end. */
	async elapse(milliseconds: number): Promise<void> {
		await vi.waitFor(() => {
			if (!this.waiting.includes(milliseconds)) throw new Error(`nothing waits for ${milliseconds} ms`);
		}, WAIT);
		this.advance(milliseconds);
	}
}

export const WAIT = { timeout: 60_000, interval: 2 };
