import type { Chance, Entry, Game, GameEvent, GameMove, Search, Seat, View } from '@shutterbox/kernel';
import type { Thinker, Valued } from './thinker.ts';

/** No turn of anybody takes so many entries; after that many a look ahead ends where it is. */
const LONGEST = 64;
/** Others and the own next turn are looked at with one guess. */
const GLANCE = { guesses: 1 };

/**
 * Looks further at the best few: plays each in the same sampled worlds to the end of a later turn of the seat, everybody by the judgement,
 * and judges what the seat will see then. Counted in candidates and worlds, never in time.
 */
export function searched<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	thinker: Thinker<State, Move>,
	view: View<State>,
	seat: Seat,
	values: readonly Valued<Move>[],
	{ candidates, within, worlds, turns = 2 }: Search,
	chance: Chance,
): readonly Valued<Move>[] {
	const ranked = values.toSorted((a, b) => b.value - a.value);
	const few = ranked.slice(0, candidates).filter(({ value }) => ranked[0].value - value <= within);
	if (few.length < 2) return few;
	const sums = few.map(() => 0);
	for (let world = 0; world < worlds; world++) {
		const sampled = game.sample(view, seat, chance);
		for (const [i, { move }] of few.entries())
			sums[i] += followed(game, thinker, game.clone(sampled), seat, move, turns, chance);
	}
	return few.map(({ move }, i) => ({ move, value: sums[i] / worlds }));
}

/** The worth of a world in which the seat makes a move, at the end of so many turns of its own. Plays on in `state`. */
function followed<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	thinker: Thinker<State, Move>,
	state: State,
	seat: Seat,
	first: Move,
	most: number,
	chance: Chance,
): number {
	const { judgement } = thinker;
	let turns = 0;
	let move = first;
	let actor = seat;
	for (let entries = 0; ; entries++) {
		const before = game.view(state, seat);
		game.play(state, { actor, move, at: 0 } satisfies Entry<Move>, { chance });
		const outcome = game.outcome(state);
		if (outcome !== null) return thinker.worthOf(outcome, seat);
		const reached = judgement.moment(before, game.view(state, seat), seat, actor === seat ? move : null);
		if (reached !== null && (++turns === most || entries > LONGEST)) return thinker.worth(reached, seat);
		const acting = game.toMove(state);
		actor = 31 - Math.clz32(acting & -acting);
		move = thinker.best(game.view(state, actor), actor, chance, GLANCE);
	}
}
