import type { Actor, Emitted, Game } from '@shutterbox/kernel';
import { Table } from '@shutterbox/testkit';
import { expect } from 'vitest';
import { type Event, type Move, type State, sasquatchSnap } from '../src/index.ts';
import { parseBoard } from '../src/notation/board.ts';
import { leaveTheRest } from '../src/notation/parse-position.ts';
import { printTile } from '../src/notation/print-position.ts';
import { DIRECTIONS, NO_TILE, ownerOf, SEATS, TYPES, tileOf, typeOf } from '../src/rules/components.ts';
import { labelOf } from '../src/rules/forest.ts';
import { stopOf } from '../src/rules/lure.ts';
import { forest, stockIndex } from '../src/rules/state.ts';

/** The commits of seats that do nothing in particular: away from the lair, along the row. */
const IDLE = ['W', 'E', 'E', 'W'];

/** A position in notation; a drawn board may follow and says who and what is where. */
export function at(line: string, board?: string): Scene {
	const parsed = sasquatchSnap.notation.parsePosition(line);
	if ('problem' in parsed) throw new Error(`${line}: ${parsed.problem}`);
	const state = parsed.value;
	if (board !== undefined) {
		const placed = parseBoard(board);
		if ('problem' in placed) throw new Error(placed.problem);
		Object.assign(state, placed.value);
		leaveTheRest(state);
	}
	return new Scene(state);
}

/** A position being played on, with everything told so far. */
export class Scene extends Table<State, Move, Event> {
	readonly history: Emitted<Event>[] = [];

	constructor(state: State) {
		sasquatchSnap.invariants(state);
		super(sasquatchSnap as unknown as Game<State, Move, Event, object>, state);
	}

	override play(actor: Actor, ...moves: readonly (Move | string)[]): this {
		for (const move of moves) {
			super.play(actor, move);
			this.history.push(...this.events);
		}
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
			const [seat] = this.toMove();
			this.play(seat, `set ${texts[seat][2]}`);
		}
		return this;
	}

	lure(text: string): this {
		return this.play(this.state.whistle, `lure ${text}`);
	}

	/** The public events so far, or only those of some types. */
	heard(...types: readonly Event['type'][]): Event[] {
		const heard = this.history.flatMap(({ event }) => (event ? [event] : []));
		return types.length === 0 ? heard : heard.filter(({ type }) => types.includes(type));
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
					this.heard('entrapped')
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

/** A quarter turn clockwise, every seat renamed to the next (and N to E, E to S…). */
export function turned(state: State): State {
	const { size } = forest(state);
	const square = (at: number) => (at % size) * size + (size - 1 - Math.floor(at / size));
	const next = <T>(bySeat: readonly T[], each = 1) => [...bySeat.slice(-each), ...bySeat.slice(0, -each)];
	const tiles = state.tiles.slice();
	state.tiles.forEach((tile, at) => {
		tiles[square(at)] = tile === NO_TILE ? tile : tileOf((ownerOf(tile) + 1) % SEATS, typeOf(tile));
	});
	return {
		...state,
		whistle: (state.whistle + 1) % SEATS,
		sasquatch: square(state.sasquatch),
		journalists: next(state.journalists.map(square)),
		snaps: next(state.snaps),
		hands: next(state.hands, TYPES),
		banks: next(state.banks, TYPES),
		tiles,
		commits: next(state.commits.map((code) => (code < 0 ? code : code - (code & 3) + (((code & 3) + 1) % 4)))),
		entrapped: ((state.entrapped << 1) | (state.entrapped >> 3)) & 15,
		ledger: next(state.ledger, state.ledger.length / SEATS),
	};
}
