import type { Outcome, ScoreLine, Seat } from '@shutterbox/kernel';
import { NO_TILE, ownerOf, SEATS, TYPES, typeOf, VALUES } from './components.ts';
import { ledgerIndex, SOURCES, type State, stockIndex } from './state.ts';

// The result: SSQ-61 to SSQ-64. A seat's score is its snaps.

export const END_REASONS = ['target', 'limit'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface Standing {
	/** 1 for the winners; equal seats share the better place (1, 2, 2, 4). */
	readonly place: number;
	readonly snaps: number;
	/** Value of own tiles in hand and on the board, which breaks ties. */
	readonly tiles: number;
}

/** The winner by target is the only one who has so many snaps, so one order serves both ends. */
export function standings(state: State): Standing[] {
	const values = tileValues(state);
	const table: Standing[] = [];
	for (let seat = 0; seat < SEATS; seat++) {
		let place = 1;
		for (let other = 0; other < SEATS; other++)
			if ((state.snaps[other] - state.snaps[seat] || values[other] - values[seat]) > 0) place++;
		table.push({ place, snaps: state.snaps[seat], tiles: values[seat] });
	}
	return table;
}

/** SSQ-64: by seat, the value of its tiles in hand and on the board. */
function tileValues(state: State): number[] {
	const values = state.snaps.map((_, seat) => handValue(state, seat));
	const { tiles } = state;
	for (let square = 0; square < tiles.length; square++) {
		const tile = tiles[square];
		if (tile !== NO_TILE) values[ownerOf(tile)] += VALUES[typeOf(tile)];
	}
	return values;
}

export function handValue(state: State, seat: Seat): number {
	let value = 0;
	for (let type = 0; type < TYPES; type++) value += state.hands[stockIndex(seat, type)] * VALUES[type];
	return value;
}

export function endReason({ snaps, rules }: State): EndReason {
	return snaps.some((count) => count >= rules.target) ? 'target' : 'limit';
}

export function outcome(state: State): Outcome | null {
	if (state.phase !== 'over') return null;
	return {
		reason: endReason(state),
		scores: state.snaps.slice(),
		places: standings(state).map(({ place }) => place),
	};
}

/** Where each seat's snaps come from; losses are negative. The start is 1, except in a position set up by hand. */
export function breakdown(state: State): ScoreLine[][] {
	return state.snaps.map((snaps, seat) => {
		const lines = SOURCES.map((source) => ({ source, points: state.ledger[ledgerIndex(seat, source)] }));
		const start = lines.reduce((rest, { points }) => rest - points, snaps);
		return [{ source: 'start', points: start }, ...lines];
	});
}
