import {
	type Entry,
	FastChance,
	type Game,
	type GameEvent,
	type GameMove,
	refusalText,
	type Seat,
	seatsOf,
	seedOfGame,
} from '@shutterbox/kernel';
import { mutated } from './mutations.ts';
import { type Step, type TestTable, walk } from './walk.ts';

/** Positions of one match in which everybody is asked, unless the table says otherwise; about one in so many. */
const ASKED = 16;
const RARITY = 6;
/** Mutants of a move that are tried before a position is left as it is. */
const ATTEMPTS = 12;

/**
 * Every bot, the random player, the list of moves and the move for an absent seat have a legal answer wherever a match
 * can get to: random players choose what no bot would, and now and then a legal mutant of their move is played instead.
 * Throws where one has none.
 */
export function assertAnswers<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	table: TestTable,
	seed: number,
): void {
	const luck = new FastChance(seedOfGame(seed, 10));
	let asked = 0;
	for (const step of walk(game, table, seed)) {
		if (asked === (table.answers ?? ASKED)) return;
		if (luck.int(RARITY) > 0) continue;
		asked++;
		const state = luck.int(2) === 0 ? step.state : strayed(game, step, luck);
		for (const seat of seatsOf(game.toMove(state))) assertAnswersOf(game, state, seat, step.at, luck);
	}
}

function assertAnswersOf<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	state: State,
	seat: Seat,
	now: number,
	luck: FastChance,
): void {
	const at = Math.max(now, game.pace?.(state) ?? now);
	if (game.pace && at >= (game.alarm?.(state) ?? Number.POSITIVE_INFINITY)) return; // the table comes first
	const view = game.view(state, seat);
	const answers: [who: string, answer: () => Move | undefined][] = [
		['the list of moves', () => [...game.moves(view, seat)][0]],
		['the random player', () => game.randomMove(view, seat, luck)],
		['the move for an absent seat', () => game.automatic(view, seat)],
		...Object.entries(game.policies).map(([name, policy]): [string, () => Move] => [
			name,
			() => policy.choose(view, seat, luck),
		]),
	];
	for (const [who, answer] of answers) {
		const problem = problemOf(answer, (move) => game.check(state, { actor: seat, move, at }));
		if (problem !== null)
			throw new Error(`${who} has no answer for seat ${seat} in ${game.notation.printPosition(state)}: ${problem}`);
	}
}

function problemOf<Move>(answer: () => Move, check: (move: Move) => Parameters<typeof refusalText>[0] | null) {
	try {
		const refusal = check(answer());
		return refusal && refusalText(refusal);
	} catch (error) {
		return String(error);
	}
}

/** The position after a legal mutant of the move, if one is found. */
function strayed<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	{ state, actor, move, at, n, luck: match }: Step<State, Move>,
	luck: FastChance,
): State {
	if (actor === 'table') return state;
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		const mutant = mutated(game.moveSchema, move, luck);
		if (game.check(state, { actor, move: mutant, at })) continue;
		const after = game.clone(state);
		game.play(after, { actor, move: mutant, at } as Entry<Move>, { chance: match.at(n) });
		return after;
	}
	return state;
}
