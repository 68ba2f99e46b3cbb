import type { Seat } from '@shutterbox/kernel';
import type { TableView } from './types.ts';

/** How long bots hold back while people are asked. */
const HOLD = 20_000;

/** Somebody asks to take back more than the barrier allows. */
export class Consent {
	readonly seat: Seat;
	/** The request that asked, so that the same one is not done twice. */
	readonly request: string;
	readonly #agreed: Seat[];
	readonly #askedAt: number;

	constructor(seat: Seat, request: string, at: number) {
		this.seat = seat;
		this.request = request;
		this.#agreed = [seat];
		this.#askedAt = at;
	}

	get agreed(): readonly Seat[] {
		return this.#agreed;
	}

	get heldUntil(): number {
		return this.#askedAt + HOLD;
	}

	agree(seat: Seat): void {
		this.#agreed.push(seat);
	}

	view(): TableView['asking'] {
		return { seat: this.seat, agreed: [...this.#agreed] };
	}
}
