import {
	type Actor,
	type Entry,
	FastChance,
	type FastSeed,
	type Game,
	type GameEvent,
	type GameMove,
	isRefusal,
	Match,
	refusalText,
	seedText,
	type TableSetup,
} from '@shutterbox/kernel';

/** Runs one game after the other for a series. Both kinds play the same seed and moves to the same end. */
export interface Referee<State, Move> {
	begin(seed: FastSeed): State;
	submit(actor: Actor, move: Move, at: number): void;
	/** The record of the game just played, if this referee keeps records. */
	record(): string | null;
}

/** The quick one: rules and luck, no log. */
export class BareReferee<State, Move extends GameMove, Event extends GameEvent, Options extends object>
	implements Referee<State, Move>
{
	readonly #game: Game<State, Move, Event, Options>;
	readonly #table: TableSetup<Options>;
	readonly #chance = new FastChance([0, 0, 0, 0]);
	readonly #ctx = { chance: this.#chance };
	readonly #entry = { actor: 0 as Actor, move: undefined as unknown, at: 0 };
	#state: State | undefined;
	#moves = 0;

	constructor(game: Game<State, Move, Event, Options>, table: TableSetup<Options>) {
		this.#game = game;
		this.#table = table;
	}

	begin(seed: FastSeed): State {
		this.#chance.reseed(seed);
		this.#moves = 0;
		this.#state = this.#game.setup(this.#table, this.#ctx);
		return this.#state;
	}

	submit(actor: Actor, move: Move, at: number): void {
		const entry = this.#entry;
		entry.actor = actor;
		entry.move = move;
		entry.at = at;
		const state = this.#state as State;
		const refusal = this.#game.check(state, entry);
		if (refusal) throw new Error(`a bot was refused: ${refusalText(refusal)}`);
		this.#moves++;
		this.#chance.at(this.#moves);
		this.#game.play(state, entry as Entry<Move>, this.#ctx);
	}

	record(): null {
		return null;
	}
}

/** The one that writes everything down. */
export class RecordingReferee<State, Move extends GameMove, Event extends GameEvent, Options extends object>
	implements Referee<State, Move>
{
	readonly #game: Game<State, Move, Event, Options>;
	readonly #options: Options;
	readonly #names: readonly string[];
	#match: Match<State, Move, Event, Options> | undefined;

	constructor(game: Game<State, Move, Event, Options>, options: Options, names: readonly string[]) {
		this.#game = game;
		this.#options = options;
		this.#names = names;
	}

	begin(seed: FastSeed): State {
		const match = Match.start(this.#game, {
			seats: this.#names,
			options: this.#options as Readonly<Record<string, unknown>>,
			luck: { kind: 'fast', seed: seedText(seed), salts: this.#names.map(() => null) },
			created: 0,
		});
		if (isRefusal(match)) throw new Error(refusalText(match));
		this.#match = match;
		return match.state;
	}

	submit(actor: Actor, move: Move, at: number): void {
		const result = this.#match?.submit(actor, move, at);
		if (!result?.accepted) throw this.#match?.bug ?? new Error(`a bot was refused: ${JSON.stringify(result?.refusal)}`);
	}

	record(): string | null {
		return this.#match?.record() ?? null;
	}
}
