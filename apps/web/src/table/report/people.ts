import type { SeatView } from '@shutterbox/table';
import type { Reported } from './ReportDialog.tsx';

/** The people at a table whose names somebody else may report. */
export function namesToReport(seats: readonly SeatView[], me: string | null): readonly Reported[] {
	return seats.flatMap(({ kind, who, name }) =>
		kind === 'person' && who !== null && who !== me ? [{ name, user: who }] : [],
	);
}
