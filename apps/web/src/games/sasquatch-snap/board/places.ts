import type { Seat } from '@shutterbox/kernel';
import { SEATS, type State } from '@shutterbox/sasquatch-snap/client';

/** Where a seat sits: at a corner of the board. */
export type Corner = 'bottom-left' | 'top-left' | 'top-right' | 'bottom-right';

const CLOCKWISE: readonly Corner[] = ['bottom-left', 'top-left', 'top-right', 'bottom-right'];
/** Whoever watches sees everybody at the corner where the match began for them. */
const WATCHED_FROM: Seat = 3;

/** The viewer sits at the bottom left, the others clockwise: the Whistle really goes round. */
export function cornerOf(seat: Seat, viewer: Seat | null): Corner {
	return CLOCKWISE[(seat - (viewer ?? WATCHED_FROM) + SEATS) % SEATS];
}

/** All seats, the viewer first, then clockwise. */
export function seatsFrom(viewer: Seat | null): readonly Seat[] {
	return CLOCKWISE.map((_, places) => ((viewer ?? WATCHED_FROM) + places) % SEATS);
}

/** Whistle order, from 1. */
export function orderOf({ whistle }: Pick<State, 'whistle'>, seat: Seat): number {
	return ((seat - whistle + SEATS) % SEATS) + 1;
}
