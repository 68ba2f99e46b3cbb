import type { Seat } from '@shutterbox/kernel';
import { DIRECTIONS, type Direction } from '../rules/components.ts';
import type { Square } from '../rules/forest.ts';
import { stopOf } from '../rules/lure.ts';
import type { State } from '../rules/state.ts';
import { foresee } from './forecast.ts';

/** What luring him along a line would bring. */
export interface LineForecast {
	readonly dir: Direction;
	/** How far his stop is; 0 where the line is clear. */
	readonly stop: number;
	/** Where he would stand; null on a clear line as long as nobody has said how far. */
	readonly to: Square | null;
	/** Who would be mauled, in Whistle order. */
	readonly prey: readonly Seat[];
	/** What each seat would have more, or less. */
	readonly changes: readonly number[];
	/** What his pile would have more; less where a trap wins it. */
	readonly toPile: number;
	/** Empty unless the match would be over. */
	readonly winners: readonly Seat[];
}

/** Along each of his lines, in the order of DIRECTIONS. */
export function lineForecasts(view: State): readonly LineForecast[] {
	return DIRECTIONS.map((dir, direction) => {
		const stop = stopOf(view, direction);
		if (stop > 0) return lureForecast(view, dir, stop);
		return { dir, stop, to: null, prey: [], changes: view.snaps.map(() => 0), toPile: 0, winners: [] };
	});
}

/** The same for one lure, as far as it goes. */
export function lureForecast(view: State, dir: Direction, dist: number): LineForecast {
	const { events, after } = foresee(view, view.whistle, { type: 'lure', dir, dist });
	return {
		dir,
		stop: stopOf(view, DIRECTIONS.indexOf(dir)),
		to: after.sasquatch,
		prey: events.flatMap((event) => (event.type === 'mauled' ? [event.seat] : [])),
		changes: after.snaps.map((snaps, seat) => snaps - view.snaps[seat]),
		toPile: after.pile - view.pile,
		winners: events.find((event) => event.type === 'gameEnded')?.winners ?? [],
	};
}
