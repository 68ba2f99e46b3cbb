import { type AnyGame, type Seat, seatsOf } from '@shutterbox/kernel';
import type { TableView } from '@shutterbox/table';

/** Whom the match waits for: of those who may act, the ones it cannot go on without. */
export function waitedSeats({ view, toMove }: TableView, { waitsFor }: Pick<AnyGame, 'waitsFor'>): readonly Seat[] {
	return waitsFor === undefined || view === null ? toMove : seatsOf(waitsFor(view));
}
