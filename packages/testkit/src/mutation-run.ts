import {
	type Entry,
	FastChance,
	type Game,
	type GameEvent,
	type GameMove,
	misfit,
	moveShape,
	type Refusal,
	refusalText,
	seedOfGame,
	type Viewer,
} from '@shutterbox/kernel';
import { mutated } from './mutations.ts';
import { type Step, type TestTable, walk } from './walk.ts';

export type { TestTable };

/** Mutated moves that were tried, and how they were answered. */
export interface MutationTally {
	readonly checked: number;
	readonly accepted: number;
	readonly refused: number;
	/** By code of refusal. */
	readonly answers: Readonly<Record<string, number>>;
}

/** How many mutants of each move of a match are tried. */
const PER_MOVE = 6;

/**
 * Mutates the moves of random matches, table after table, until so many have been tried. Each is refused without effect,
 * or it conforms to the schema in everything and leads to a sound position: the invariants hold, state and views have
 * not swollen, and the move survives notation. Throws on the first that does not.
 */
export function tryMutations<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	tables: readonly TestTable[],
	count: number,
): MutationTally {
	const answers: Record<string, number> = {};
	const perTable = Math.ceil(count / tables.length);
	let [checked, accepted] = [0, 0];
	for (const table of tables) {
		const end = Math.min(count, checked + perTable);
		for (let seed = 1; checked < end; seed++) {
			const luck = new FastChance(seedOfGame(seed, 9));
			const before = checked;
			for (const step of walk(game, table, seed)) {
				if (checked >= end) break;
				if (step.actor === 'table') continue;
				const judge = new MutantJudge(game, step);
				for (let i = 0; i < PER_MOVE && checked < end; i++, checked++) {
					const refusal = judge.judge(mutated(game.moveSchema, step.move, luck));
					const answer = refusal?.code ?? 'accepted';
					answers[answer] = (answers[answer] ?? 0) + 1;
					if (refusal === null) accepted++;
				}
				judge.expectUntouched();
			}
			if (checked === before) throw new Error('a match without moves');
		}
	}
	return { checked, accepted, refused: checked - accepted, answers };
}

/** Judges mutants of one move in one position. */
class MutantJudge<State, Move extends GameMove, Event extends GameEvent, Options extends object> {
	readonly #game: Game<State, Move, Event, Options>;
	readonly #step: Step<State, Move>;
	readonly #before: string;

	constructor(game: Game<State, Move, Event, Options>, step: Step<State, Move>) {
		this.#game = game;
		this.#step = step;
		this.#before = JSON.stringify(step.state);
	}

	judge(move: unknown): Refusal | null {
		const { state, actor, at, seat } = this.#step;
		const refusal = this.#game.check(state, { actor, move, at });
		const fail = (why: string) => {
			const text = JSON.stringify(move)?.slice(0, 500);
			throw new Error(`${why}: ${text} in ${this.#game.notation.printPosition(state)}`);
		};
		if (refusal !== null) {
			if (refusalText(refusal).length > LONGEST_REFUSAL) fail('a long refusal');
			return refusal;
		}
		const problem = misfit(moveShape(this.#game.moveSchema, (move as Move).type), move);
		if (problem !== null) fail(`accepted, though at "${problem.path}" it should be ${problem.expected}`);
		const after = this.#played(move as Move);
		this.#game.invariants(after);
		const most = this.#before.length + LARGEST_STEP;
		const viewers: readonly Viewer[] = [seat, 'spectator'];
		for (const position of [after, ...viewers.map((viewer) => this.#game.view(after, viewer))])
			if (JSON.stringify(position).length > most) fail('a position has swollen');
		this.#expectNotation(move as Move, after, fail);
		return null;
	}

	/** Neither judging a move nor playing it on a clone changes the position. */
	expectUntouched(): void {
		if (JSON.stringify(this.#step.state) !== this.#before) throw new Error(`a judged move changed ${this.#before}`);
	}

	#played(move: Move): State {
		const { state, actor, at, n, luck } = this.#step;
		const after = this.#game.clone(state);
		const entry: Entry<Move> = { actor, move, at };
		this.#game.play(after, entry, { chance: luck.at(n) });
		return after;
	}

	/** The text stands for the same move, in the form the game itself would give it. */
	#expectNotation(move: Move, after: State, fail: (why: string) => void): void {
		const { notation } = this.#game;
		const text = notation.printMove(move);
		const parsed = notation.parseMove(text);
		if ('problem' in parsed) fail(`"${text}" is not read back`);
		else if (JSON.stringify(parsed.value) !== JSON.stringify(move)) {
			if (notation.printMove(parsed.value) !== text) fail(`"${text}" is read back as another move`);
			if (JSON.stringify(this.#played(parsed.value)) !== JSON.stringify(after)) fail(`"${text}" is played otherwise`);
		}
	}
}

/** Characters of JSON that one move may add to a position: a new round is dealt, all commitments are shown. */
const LARGEST_STEP = 4_000;
/** Characters. A refusal may say back what was sent, but not at length. */
const LONGEST_REFUSAL = 1_000;
