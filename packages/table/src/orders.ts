import { type AnyGame, misfit, type Refusal, type Seat } from '@shutterbox/kernel';
import type { Agenda } from './agenda.ts';
import { refusal } from './journal.ts';
import type { Seating } from './seating.ts';
import { luckOf, seatLuck } from './think.ts';

/** The pause before an answer by standing order: between one and three seconds, whatever the answer. */
const PAUSE = { least: 1_000, spread: 2_000 } as const;

/** The standing orders of the seats. They are kept here and nowhere else: only their answers leave. */
export class Orders {
	readonly #game: AnyGame;
	readonly #seed: string;
	readonly #agenda: Agenda;
	readonly #orders: unknown[];

	constructor(game: AnyGame, seed: string, agenda: Agenda, orders: readonly unknown[]) {
		this.#game = game;
		this.#seed = seed;
		this.#agenda = agenda;
		this.#orders = [...orders];
	}

	get bySeat(): readonly unknown[] {
		return this.#orders;
	}

	set(seat: Seat, order: unknown): Refusal | null {
		const { standing } = this.#game;
		if (standing === undefined) return refusal('NO_ORDERS');
		const problem = order === null ? null : misfit(standing.schema, order, 'order');
		if (problem) return refusal('BAD_ORDER', { field: problem.path, expected: problem.expected });
		this.#orders[seat] = order;
		this.#agenda.drop(seat);
		return null;
	}

	/** Answers the seat's question, after a pause, if an order does. */
	lookUp(seat: Seat, key: number, state: unknown, time: number): void {
		const { standing } = this.#game;
		const order = this.#orders[seat];
		if (standing === undefined || order === null || !this.#agenda.ask(seat, key)) return;
		const move = standing.answer(this.#game.view(state, seat), seat, order);
		if (move === null) return;
		const pause = PAUSE.least + luckOf(seatLuck(this.#seed, seat)).at(key).int(PAUSE.spread);
		this.#agenda.intend(seat, { key, move, at: time + pause });
	}
}

/** What seats have when a match is set up: what they left before, else what the game has for turns that take days. */
export function openingOrders(
	game: AnyGame,
	{ occupants, terms }: Seating,
	left: readonly unknown[],
	state: unknown,
): unknown[] {
	return occupants.map(({ kind }, seat) => {
		if (seat < left.length) return left[seat];
		if (kind !== 'person' || terms.pace.kind !== 'correspondence') return null;
		return game.standing?.inCorrespondence?.(game.view(state, seat), seat) ?? null;
	});
}
