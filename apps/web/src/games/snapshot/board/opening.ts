/** Before anything else the assignment is read. */
import type { Seat } from '@shutterbox/kernel';
import type { Event } from '@shutterbox/snapshot/client';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SnapshotProps } from './scene.ts';
import { slideAway } from './slide-away.ts';

/** Whose assignment lies over the table; null once it is put away. */
export function useOpening(
	{ view, history }: SnapshotProps,
	seat: Seat | null,
	board: RefObject<HTMLElement | null>,
): readonly [unread: Seat | null, putAway: () => void] {
	const [isRead, setRead] = useState(view.phase === 'over');
	const unread = isRead || seat === null || hasActed(history, seat) ? null : seat;
	const putAway = () => {
		const table = board.current;
		slideAway(table?.querySelector('.start-note'), table?.querySelector('[data-anchor="note"]'));
		setRead(true);
	};
	useEffect(() => {
		if (unread === null) return;
		const listening = new AbortController();
		addEventListener('keydown', ({ key }) => key === 'Escape' && putAway(), { signal: listening.signal });
		return () => listening.abort();
	}, [unread !== null]);
	return [unread, putAway];
}

function hasActed(history: SnapshotProps['history'], seat: Seat): boolean {
	const acts: readonly string[] = ['cardDrawn', 'answerGiven', 'passed', 'turnEnded'];
	return history.some(({ event }) => {
		const told = event as Event & { readonly seat?: Seat };
		return told.seat === seat && acts.includes(told.type);
	});
}
