import type { Actor } from '@shutterbox/kernel';
import type { Event } from '@shutterbox/photoshoot/client';
import type { TableEvent } from '@shutterbox/table';

export interface Ruling {
	readonly judged: Event & { type: 'judged' };
	/** Who stopped the glass. */
	readonly by: Actor;
}

/** The latest judgement of the match. */
export function lastRuling(history: readonly TableEvent[]): Ruling | null {
	const last = (type: Event['type']) =>
		history.findLast(({ event }) => event.type === type)?.event as Event | undefined;
	const [judged, stopped] = [last('judged'), last('stopped')];
	if (judged?.type !== 'judged') return null;
	return { judged, by: stopped?.type === 'stopped' ? stopped.seat : 'table' };
}
