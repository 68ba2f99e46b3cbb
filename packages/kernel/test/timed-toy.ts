import { alarmDue, type Game, refuser, seatSet, type View } from '../src/index.ts';
import { type ToyEvent, type ToyMove, type ToyOptions, type ToyState, toy } from './toy.ts';

/** When the table rolls by itself. */
export const BELL = 5_000;
/** Nobody rolls before this. */
export const QUIET = 1_000;

const refuse = refuser({ NOT_DUE: 'TOY-6', TOO_SOON: 'TOY-7' });

/** The toy game with a clock: seat 0 may roll from QUIET on, and at BELL the table rolls by itself. */
export const timedToy: Game<ToyState, ToyMove, ToyEvent, ToyOptions> = {
	...toy,
	toMove: (state) => toy.toMove(state) | (state.phase === 'roll' ? seatSet('table') : 0),
	check(state, entry) {
		if (entry.actor === 'table') return state.phase === 'roll' && entry.at === BELL ? null : refuse('NOT_DUE');
		if (state.phase === 'roll' && entry.at < QUIET) return refuse('TOO_SOON');
		if (state.phase === 'roll' && entry.at >= BELL) return alarmDue('TOY-6');
		return toy.check(state, entry);
	},
	alarm: (state) => (state.phase === 'roll' ? BELL : null),
	tableMove: (state) => (state.phase === 'roll' ? { type: 'roll' } : null),
	pace: (state) => (state.phase === 'roll' ? QUIET : 0),
	policies: {
		/** Bids after as many milliseconds as its luck says, and leaves the rolling to the table. */
		patient: {
			choose: (view) => (view.phase === 'roll' ? { type: 'roll' } : { type: 'bid', coins: 1 }),
			plan: (view: View<ToyState>, seat, luck) =>
				view.phase === 'bid' ? { move: { type: 'bid', coins: 1 }, at: BELL + 100 * seat + luck.at(7).int(50) } : null,
		},
		/** Never does anything. */
		idle: {
			choose: (view) => (view.phase === 'roll' ? { type: 'roll' } : { type: 'bid', coins: 0 }),
			plan: () => null,
		},
	},
};
