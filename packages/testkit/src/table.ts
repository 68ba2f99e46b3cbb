import {
	type Actor,
	type Chance,
	type Emitted,
	type Entry,
	eventFor,
	type Game,
	type GameEvent,
	type GameMove,
	type Refusal,
	ScriptedChance,
	type Seat,
	seatsOf,
	type View,
	type Viewer,
} from '@shutterbox/kernel';

/** A position on a table of its own, for tests that read as positions and moves. */
export class Table<State, Move extends GameMove, Event extends GameEvent> {
	readonly state: State;
	/** The events of the last move. */
	events: readonly Emitted<Event>[] = [];
	readonly #game: Game<State, Move, Event, object>;
	readonly #chance: Chance;
	#now = 0;

	constructor(game: Game<State, Move, Event, object>, state: State, chance: Chance = new ScriptedChance()) {
		this.#game = game;
		this.state = state;
		this.#chance = chance;
	}

	/** Sets the clock: what follows happens at this moment. */
	at(now: number): this {
		this.#now = now;
		return this;
	}

	/** Plays legal moves, given as values or in notation; throws when the rules refuse one. */
	play(actor: Actor, ...moves: readonly (Move | string)[]): this {
		for (const given of moves) {
			const move = this.#move(given);
			const refusal = this.refusal(actor, move);
			if (refusal) throw new Error(`${JSON.stringify(move)} was refused: ${JSON.stringify(refusal)}`);
			const events: Emitted<Event>[] = [];
			const entry: Entry<Move> = { actor, move, at: this.#now };
			this.#game.play(this.state, entry, {
				chance: this.#chance,
				emit: (event, also) => events.push({ event, ...also }),
			});
			this.#game.invariants(this.state);
			this.events = events;
		}
		return this;
	}

	/** The refusal of a move, or null; makes sure that a refused move changed nothing. */
	refusal(actor: Actor, given: unknown): Refusal | null {
		const before = JSON.stringify(this.state);
		const move = typeof given === 'string' ? this.#move(given) : given;
		const refusal = this.#game.check(this.state, { actor, move, at: this.#now });
		if (refusal && JSON.stringify(this.state) !== before) throw new Error('a refused move changed the position');
		return refusal;
	}

	/** The code of a refusal, or null if the move is legal. */
	refused(actor: Actor, move: unknown): string | null {
		return this.refusal(actor, move)?.code ?? null;
	}

	moves(seat: Seat): string[] {
		return [...this.#game.moves(this.state, seat)].map((move) => this.#game.notation.printMove(move));
	}

	toMove(): Seat[] {
		return seatsOf(this.#game.toMove(this.state));
	}

	view(viewer: Viewer): View<State> {
		return this.#game.view(this.state, viewer);
	}

	/** What a viewer was told about the last move. */
	told(viewer: Viewer): Event[] {
		return this.events.map((emitted) => eventFor(emitted, viewer)).filter((event) => event !== null);
	}

	/** The position in one line. */
	print(): string {
		return this.#game.notation.printPosition(this.state);
	}

	#move(given: Move | string): Move {
		if (typeof given !== 'string') return given;
		const parsed = this.#game.notation.parseMove(given);
		if ('problem' in parsed) throw new Error(`"${given}": ${parsed.problem}`);
		return parsed.value;
	}
}

/** Sets up a position given in notation; it must keep the game's invariants. */
export function tableAt<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	position: string,
	chance?: Chance,
): Table<State, Move, Event> {
	const parsed = game.notation.parsePosition(position);
	if ('problem' in parsed) throw new Error(`"${position}": ${parsed.problem}`);
	game.invariants(parsed.value);
	return new Table<State, Move, Event>(game as unknown as Game<State, Move, Event, object>, parsed.value, chance);
}
