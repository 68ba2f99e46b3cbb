import type { Seat } from '@shutterbox/kernel';
import type { LogLine } from '../ui/Log.tsx';
import type { HistoryLine } from './log-lines.ts';

interface Now {
	/** The newest entry, told or not. */
	readonly newest: number;
	/** Whoever reads has something to decide. */
	readonly isDeciding: boolean;
}

/**
 * With which entry a reader hears what was said to one: nobody begins to talk to somebody who is deciding, so it comes with
 * their own next move, or as soon as another one moves; null where it is not heard yet. The log alone tells it: two
 * screens of one reader say the same, and nothing that has been read moves.
 */
export function heardAt(
	lines: readonly Pick<HistoryLine, 'n' | 'seat'>[],
	saidTo: number,
	reader: Seat,
	{ newest, isDeciding }: Now,
): number | null {
	// Newest first; the first line of an entry is of whoever moved.
	const isOwn = (entry: number) => lines.findLast(({ n }) => n === entry)?.seat === reader;
	if (isOwn(saidTo)) return saidTo;
	if (isDeciding && newest <= saidTo) return null;
	return isOwn(saidTo + 1) ? saidTo + 1 : saidTo;
}

/** Where a line that is heard with an entry goes in a log, newest first: before that entry, after what was said there already. */
export function placeOf<Line extends Pick<LogLine, 'id'>>(
	lines: readonly Line[],
	entryOf: (line: Line) => number | undefined,
	heard: number,
): number {
	const entry = lines.findIndex((line) => (entryOf(line) ?? Number.POSITIVE_INFINITY) <= heard);
	let at = entry === -1 ? lines.length : entry;
	// What was said and heard there already is older.
	while (at > 0 && entryOf(lines[at - 1]) === undefined) at--;
	return at;
}
