import type { Answer } from '@shutterbox/protocol';
import type { TableView } from '@shutterbox/table';
import { type Quantiles, quantiles } from '../server/tally.ts';

/** How long honest moves are on their way, and how long honest people wait for bots. Milliseconds. */
export class Trips {
	#trips: number[] = [];
	#bots: number[] = [];
	/** By table: since when a bot alone has been waited for. */
	readonly #waiting = new Map<string, { readonly length: number; readonly since: number }>();
	readonly #refused = new Map<string, number>();
	/** Moves on their way, by when they were sent. */
	readonly #open = new Set<{ readonly since: number }>();

	async of(answer: Promise<Answer>): Promise<Answer> {
		const trip = { since: performance.now() };
		this.#open.add(trip);
		const heard = await answer;
		this.#open.delete(trip);
		this.#trips.push(performance.now() - trip.since);
		return heard;
	}

	refuse(code: string): void {
		this.#refused.set(code, (this.#refused.get(code) ?? 0) + 1);
	}

	/** What a screen shows now. */
	bots(table: string, { toMove, seats, length, stage }: TableView): void {
		const known = this.#waiting.get(table);
		if (known?.length === length) return;
		if (known) this.#bots.push(performance.now() - known.since);
		const waitsForBot = stage === 'playing' && toMove.length > 0 && toMove.every((seat) => seats[seat].kind === 'bot');
		if (waitsForBot) this.#waiting.set(table, { length, since: performance.now() });
		else this.#waiting.delete(table);
	}

	/** Moves that wait for their answer. */
	get unanswered(): number {
		return this.#open.size;
	}

	get summary(): {
		readonly count: number;
		readonly trip: Quantiles;
		readonly bot: Quantiles;
		readonly refused: string;
	} {
		const refused = [...this.#refused].map(([code, count]) => `${code} ${count}`).join(', ');
		// Who still waits has waited so long at least.
		const waiting = [...this.#open].map(({ since }) => performance.now() - since);
		return {
			count: this.#trips.length,
			trip: quantiles([...this.#trips, ...waiting]),
			bot: quantiles(this.#bots),
			refused,
		};
	}

	/** What it was so far; begins anew. */
	take(): Trips['summary'] {
		const { summary } = this;
		this.#trips = [];
		this.#bots = [];
		this.#refused.clear();
		return summary;
	}

	/** How many honest requests were taken for a flood. */
	get heldBack(): number {
		return this.#refused.get('TOO_MANY') ?? 0;
	}
}
