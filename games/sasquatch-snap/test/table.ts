import { type Emitted, FastChance, type Refusal, type Seat, seatsOf } from '@shutterbox/kernel';
import { expect } from 'vitest';
import { parseBoard } from '../src/board.ts';
import { DIRECTIONS, SEATS, TYPES } from '../src/components.ts';
import { labelOf } from '../src/forest.ts';
import { type Event, type Move, type Options, type State, sasquatchSnap } from '../src/index.ts';
import { stopOf } from '../src/lure.ts';
import { leaveTheRest, printTile } from '../src/position-notation.ts';
import { stockIndex } from '../src/state.ts';

const { notation } = sasquatchSnap;
const chance = new FastChance([1, 2, 3, 4]);

/** The commits of seats that do nothing in particular: away from the lair, along the row. */
const IDLE = ['W', 'E', 'E', 'W'];

export const DEFAULTS = Object.fromEntries(
	Object.entries(sasquatchSnap.options).map(([name, spec]) => [name, spec.default]),
) as unknown as Options;

/** A position in notation; a drawn board may follow and says who and what is where. */
export function at(line: string, board?: string): Table {
	const parsed = notation.parsePosition(line);
	if ('problem' in parsed) throw new Error(`${line}: ${parsed.problem}`);
	const state = parsed.value;
	if (board !== undefined) {
		const placed = parseBoard(board);
		if ('problem' in placed) throw new Error(placed.problem);
		Object.assign(state, placed.value);
		leaveTheRest(state);
	}
	return new Table(state);
}

export function move(text: string): Move {
	const parsed = notation.parseMove(text);
	if ('problem' in parsed) throw new Error(`"${text}": ${parsed.problem}`);
	return parsed.value;
}

/** A position being played on, with the events so far. */
export class Table {
	state: State;
	readonly events: Emitted<Event>[] = [];

	constructor(state: State) {
		sasquatchSnap.invariants(state);
		this.state = state;
	}

	play(seat: Seat, text: string): this {
		return this.send(seat, move(text));
	}

	send(seat: Seat, sent: Move): this {
		const entry = { actor: seat, move: sent, at: 0 };
		const refusal = sasquatchSnap.check(this.state, entry);
		if (refusal) throw new Error(`seat ${seat} ${notation.printMove(sent)}: ${refusal.code}`);
		const emit = (event: Event | null, also?: Omit<Emitted<Event>, 'event'>) => this.events.push({ event, ...also });
		sasquatchSnap.play(this.state, entry, { chance, emit });
		sasquatchSnap.invariants(this.state);
		return this;
	}

	/** Lays down all four commits, `1: S!b` meaning that seat 1 will set a basic when asked; the rest walk idly. */
	commit(...cards: readonly string[]): this {
		const texts = IDLE.slice();
		for (const card of cards) texts[Number(card[0])] = card.slice(3);
		if (this.state.phase === 'whistle') this.play(this.state.whistle, 'whistle');
		const isAsked = this.state.rules.trapChoice === 'at-resolution';
		for (let seat = 0; seat < SEATS; seat++) this.play(seat, isAsked ? texts[seat].slice(0, 2) : texts[seat]);
		while (this.state.phase === 'set') {
			const [seat] = seatsOf(sasquatchSnap.toMove(this.state));
			this.play(seat, `set ${texts[seat][2]}`);
		}
		return this;
	}

	lure(text: string): this {
		return this.play(this.state.whistle, `lure ${text}`);
	}

	/** The code with which a move is refused; null if it is legal. */
	code(actor: Seat | 'table', sent: unknown): string | null {
		return this.refusal(actor, sent)?.code ?? null;
	}

	refusal(actor: Seat | 'table', sent: unknown): Refusal | null {
		const before = JSON.stringify(this.state);
		const refusal = sasquatchSnap.check(this.state, {
			actor,
			move: typeof sent === 'string' ? move(sent) : sent,
			at: 0,
		});
		expect(JSON.stringify(this.state)).toBe(before);
		return refusal;
	}

	/** The public events, or only those of some types. */
	told(...types: readonly Event['type'][]): Event[] {
		const told = this.events.flatMap(({ event }) => (event ? [event] : []));
		return types.length === 0 ? told : told.filter(({ type }) => types.includes(type));
	}

	/** Checks facts like `0 D3; snaps 0/2/1/1; tiles 1b D3; lines N free, E 6`. */
	shows(facts: string): this {
		const asked = facts.split(';').map((fact) => fact.trim());
		expect(asked.map((fact) => this.#fact(fact)).join('; ')).toBe(asked.join('; '));
		return this;
	}

	#fact(asked: string): string {
		const { state } = this;
		const label = (square: number) => labelOf(state.rules.boardSize, square);
		const [name, which] = asked.split(' ');
		const stock = (counts: readonly number[]) =>
			`${name} ${which} ${counts.slice(stockIndex(Number(which), 0), stockIndex(Number(which), TYPES)).join('/')}`;
		switch (name) {
			case '0':
			case '1':
			case '2':
			case '3':
				return `${name} ${label(state.journalists[Number(name)])}`;
			case 'sasquatch':
				return `sasquatch ${label(state.sasquatch)}`;
			case 'snaps':
				return `snaps ${state.snaps.join('/')}`;
			case 'pile':
				return `pile ${state.pile}`;
			case 'box':
				return `box ${state.box}`;
			case 'hand':
				return stock(state.hands);
			case 'bank':
				return stock(state.banks);
			case 'tiles':
				return `tiles ${state.tiles.flatMap((tile, square) => (tile < 0 ? [] : [`${printTile(tile)} ${label(square)}`])).join(', ') || 'none'}`;
			case 'entrapped':
				return `entrapped ${
					this.told('entrapped')
						.flatMap((event) => (event.type === 'entrapped' ? [event.seat] : []))
						.join(', ') || 'nobody'
				}`;
			case 'lines':
				return `lines ${this.#lines(asked)}`;
			case 'winner':
				return `winner ${sasquatchSnap.outcome(state)?.places.indexOf(1) ?? 'none'}`;
			case 'whistle':
				return `whistle ${state.whistle}`;
			case 'phase':
				return `phase ${state.phase}`;
			default:
				throw new Error(`no fact "${asked}"`);
		}
	}

	/** Only the directions asked for. */
	#lines(asked: string): string {
		const lines = DIRECTIONS.map((dir, direction) => `${dir} ${stopOf(this.state, direction) || 'free'}`);
		return lines.filter((line) => asked.includes(` ${line[0]} `)).join(', ');
	}
}
