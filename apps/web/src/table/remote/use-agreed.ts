import { useRef } from 'preact/hooks';
import type { Known } from '../../match/port.ts';
import type { Agreed } from './term-words.ts';

/** What this person agreed to last, as far as this page has seen it; null for somebody without a seat. */
export function useAgreed({ table, viewer }: Known): Agreed | null {
	const last = useRef<Agreed | null>(null);
	if (viewer === 'spectator') last.current = null;
	else if (table.seats[viewer].isReady) last.current = agreedAs(table, viewer);
	return last.current;
}

export function agreedAs({ options, pace, isRated, allowsSpectators, seats }: Known['table'], seat: number): Agreed {
	return { options, pace, isRated, allowsSpectators, seats: seats.length, seat };
}
