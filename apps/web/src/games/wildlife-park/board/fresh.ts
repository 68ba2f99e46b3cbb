/** What the latest update built, by seat: it shows on everybody's park for a while. Pure. */

import type { TableEvent } from '@shutterbox/table';
import type { Event } from '@shutterbox/wildlife-park/client';

export type Fresh = ReadonlyMap<number, readonly string[]>;

export const NOTHING_FRESH: Fresh = new Map();

export function freshIn(latest: readonly TableEvent[]): Fresh {
	const fresh = new Map<number, string[]>();
	for (const { event } of latest) {
		const happened = event as Event;
		if (happened.type !== 'tilePlaced' && happened.type !== 'diePlaced' && happened.type !== 'dieChanged') continue;
		fresh.set(happened.seat, [...(fresh.get(happened.seat) ?? []), happened.hex]);
	}
	return fresh;
}
