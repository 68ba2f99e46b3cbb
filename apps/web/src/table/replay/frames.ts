import type { Actor, LogEntry } from '@shutterbox/kernel';

/** A frame of the film: one entry, or a run of them where there are too many. */
export interface Frame {
	readonly n: number;
	/** The last entry in it. */
	readonly until: number;
	readonly actor: Actor;
}

/** At most `most` frames of nearly equal length, in order, without a gap. */
export function framesOf(entries: readonly Pick<LogEntry, 'n' | 'actor'>[], most: number): readonly Frame[] {
	const count = Math.min(most, entries.length);
	return Array.from({ length: count }, (_, i) => {
		const first = Math.floor((i * entries.length) / count);
		const last = Math.floor(((i + 1) * entries.length) / count) - 1;
		return { n: entries[first].n, until: entries[last].n, actor: entries[first].actor };
	});
}
