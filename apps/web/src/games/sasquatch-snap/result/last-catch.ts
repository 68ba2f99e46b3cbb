import type { Seat } from '@shutterbox/kernel';
import type { Event, Square } from '@shutterbox/sasquatch-snap/client';
import type { TableEvent } from '@shutterbox/table';

type Lured = Extract<Event, { type: 'lured' }>;
type Caught = Extract<Event, { type: 'caught' }>;

/** A catch as a newspaper tells it. */
export interface Catch {
	readonly lured: Lured;
	/** The winner's own trap among those he ran into. */
	readonly caught: Caught;
	/** Others whose traps he ran into with it. */
	readonly alsoThere: readonly Seat[];
	readonly square: Square;
}

/** The last catch one of the winners made, as far as the log reaches back; null where there was none. */
export function lastCatch(history: readonly TableEvent[], winners: readonly Seat[]): Catch | null {
	const events = history.map(({ event }) => event as Event);
	const at = events.findLastIndex((event) => event.type === 'caught' && winners.includes(event.owner));
	const caught = events[at];
	const from = events.findLastIndex((event, i) => i < at && event.type === 'lured');
	const lured = events[from];
	if (caught?.type !== 'caught' || lured?.type !== 'lured') return null;
	const end = events.findIndex((event, i) => i > from && (event.type === 'lured' || event.type === 'turnStarted'));
	const owners = events
		.slice(from, end === -1 ? undefined : end)
		.flatMap((event) => (event.type === 'caught' ? [event.owner] : []));
	const alsoThere = [...new Set(owners)].filter((owner) => owner !== caught.owner);
	return { lured, caught, alsoThere, square: lured.to };
}
