import { type Chance, type Emitted, type Game, ScriptedChance, seatsOf } from '@shutterbox/kernel';
import { Table } from '@shutterbox/testkit';
import { type Event, type Move, type State, wildlifePark } from '../src/index.ts';
import { layoutOf, type Park } from '../src/rules/park.ts';
import { scoreSheet } from '../src/rules/scoring.ts';

/** A position in notation. */
export function at(line: string, chance?: Chance): Scene {
	const parsed = wildlifePark.notation.parsePosition(line);
	if ('problem' in parsed) throw new Error(`${line}: ${parsed.problem}`);
	return new Scene(parsed.value, chance);
}

export interface Sketch {
	readonly board?: string;
	/** As in the specification, tiles divided by `;`. */
	readonly park?: string;
	readonly supply?: string;
	readonly display?: string;
	readonly more?: string;
	/** Phase and turn, and options. */
	readonly when?: string;
	readonly seats?: number;
}

/** Seat 0 with this park and these items, at a table of five, where no tile is missing; the others have one item each. */
export function sketch(given: Sketch, chance?: Chance): Scene {
	const { board = 'saola', park = '-', supply = 'out:green 1', display = 'die:0 1', more = '' } = given;
	const { when = 'turn 3', seats = 5 } = given;
	const others = Array.from({ length: seats - 1 }, (_, i) => `| ${i + 1}: supply out:green 1; display die:0 1`);
	const own = `0: ${board}; park ${tilesOf(park)}; supply ${supply}; display ${display}; ${more}`;
	return at(`${seats}p ${when} | ${own} ${others.join(' ')}`, chance);
}

export function parkOf(park: string, board = 'saola', options = ''): Park {
	return at(`5p turn 9 ${options} | 0: ${board}; park ${tilesOf(park)}`).state.parks[0];
}

function tilesOf(park: string): string {
	return park
		.replaceAll(';', ',')
		.replaceAll(' =', '=')
		.replace(/(^|, )(\w\d)=/g, '$1$2 =');
}

/** A position being played on. */
export class Scene extends Table<State, Move, Event> {
	readonly history: Emitted<Event>[] = [];

	constructor(state: State, chance: Chance = new ScriptedChance()) {
		wildlifePark.invariants(state);
		super(wildlifePark as unknown as Game<State, Move, Event, object>, state, chance);
	}

	/** Seat 0 makes its move, all others the move of an absent seat. */
	turn(move: Move | string): this {
		const { phase, turn } = this.state;
		this.play(0, move);
		this.history.push(...this.events);
		return this.state.phase === phase && this.state.turn === turn ? this.others() : this;
	}

	/** Everybody still awaited makes the move of an absent seat. */
	others(): this {
		const { phase, turn } = this.state;
		for (const seat of seatsOf(wildlifePark.toMove(this.state))) {
			if (this.state.phase !== phase || this.state.turn !== turn) break;
			this.play(seat, wildlifePark.automatic(this.view(seat), seat));
			this.history.push(...this.events);
		}
		return this;
	}

	/** Events of some types so far. */
	heard(...types: readonly Event['type'][]): Event[] {
		return this.history.flatMap(({ event }) => (event && types.includes(event.type) ? [event] : []));
	}

	/** What the park of seat 0 holds at a hex: `sloth.black@3=5`, `vacant`. */
	hex(name: string): string {
		const park = this.state.parks[0];
		const { names } = layoutOf(park);
		const found = this.print().match(new RegExp(`[ ]${name} ([^,;]+)`));
		if (!names.includes(name)) throw new Error(`no hex ${name}`);
		return found ? found[1] : 'vacant';
	}

	sheet() {
		return scoreSheet(this.state, 0);
	}
}
