import type { Seat } from '@shutterbox/kernel';

/** The shape and colour of a journalist's badge: never the colour alone. */
export function Shape({ seat }: { seat: Seat }) {
	return <span class={`shape seat-${seat}`} aria-hidden="true" />;
}
