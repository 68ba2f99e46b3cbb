import type { Chance, Seat, View } from '@shutterbox/kernel';
import { type Forecast, forecast, shotsDue } from '../analysis/forecast.ts';
import type { Move, Pick, Wind } from '../rules/move.ts';
import { moves } from '../rules/moves.ts';
import { pick } from '../rules/pick.ts';
import { clone, type State } from '../rules/state.ts';
import { sample } from '../rules/view.ts';
import { windsOf } from '../rules/wind.ts';
import { bestWind, valueAhead, valueOfWind } from './policies.ts';

/** How many guesses at the face-down cards advice rests on. */
export const ADVICE_GUESSES = 16;

/** A good way to go on. */
export interface Way {
	readonly move: Move;
	/** After a pick, the wind that would follow. */
	readonly wind: Wind | null;
	/** Points by which it is behind the best way, as the bots judge it. */
	readonly behind: number;
	/** What would be shot; null where cards nobody has seen yet have a say in it. */
	readonly foreseen: Forecast | null;
}

/** The best way for a seat and the next one that is really another, from what the seat knows. */
export function goodWays(view: View<State>, seat: Seat, chance: Chance): readonly Way[] {
	const ranked = (view.phase === 'pick' ? picks(view, seat, chance) : winds(view, seat)).toSorted(
		(a, b) => b.value - a.value,
	);
	const [best] = ranked;
	const other = ranked.find(({ move }) => isOther(move, best.move));
	return [best, ...(other ? [other] : [])].map(({ value, ...way }) => ({ ...way, behind: best.value - value }));
}

type Judged = Omit<Way, 'behind'> & { readonly value: number };

function picks(view: View<State>, seat: Seat, chance: Chance): Judged[] {
	const guesses = Array.from({ length: ADVICE_GUESSES }, () => sample(view, seat, chance));
	return [...moves(view, seat)].map((move) => {
		const ends = guesses.map((guess) => after(guess, seat, move as Pick));
		const value = ends.reduce((sum, end) => sum + end.value, 0) / ends.length;
		const [{ wind, foreseen }] = ends;
		const isSure = ends.every((end) => JSON.stringify(end.foreseen.events) === JSON.stringify(foreseen.events));
		return { move, value, wind: isSure ? wind : null, foreseen: isSure ? foreseen : null };
	});
}

/** The turn after a pick, in one guess. */
function after(guess: State, seat: Seat, move: Pick) {
	const state = clone(guess);
	pick(state, move);
	const { wind, value } = bestWind(state, seat, valueAhead);
	return { wind, value, foreseen: forecast(state as View<State>, seat, wind) };
}

function winds(view: View<State>, seat: Seat): Judged[] {
	const count = shotsDue(view, seat);
	return windsOf(view.hands[seat].length).map((move) => ({
		move,
		wind: null,
		value: valueOfWind(view, seat, move, count, valueAhead),
		foreseen: forecast(view, seat, move),
	}));
}

/** Cards from another place; another card, or the same one much further. */
function isOther(a: Move, b: Move): boolean {
	if (a.type === 'pick' && b.type === 'pick') return a.row !== b.row || a.side !== b.side;
	return a.type === 'wind' && b.type === 'wind' && a.from !== b.from;
}
