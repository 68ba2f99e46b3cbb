import type { LogLine } from '../ui/Log.tsx';

/**
 * Where a line that was said to an entry goes in a log, newest first: before what it was said to; if it is heard late, before
 * what was the newest line then. A line that has been read never moves for one that comes after it.
 */
export function placeOf<Line extends Pick<LogLine, 'id'>>(
	lines: readonly Line[],
	entryOf: (line: Line) => number | undefined,
	saidTo: number,
	heardAt: LogLine['id'] | null,
): number {
	const newestThen = heardAt === null ? -1 : lines.findIndex(({ id }) => id === heardAt);
	const entry = lines.findIndex((line) => (entryOf(line) ?? Number.POSITIVE_INFINITY) <= saidTo);
	let at = newestThen !== -1 ? newestThen : entry !== -1 ? entry : lines.length;
	// What was said and heard there already is older.
	while (at > 0 && entryOf(lines[at - 1]) === undefined) at--;
	return at;
}
