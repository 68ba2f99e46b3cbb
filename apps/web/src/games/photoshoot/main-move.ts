import type { Seat } from '@shutterbox/kernel';
import { areAllReady, isControl, isPhotographer, judges, type Move, type State } from '@shutterbox/photoshoot/client';
import { okOf } from './draft.ts';

/** The one thing the phase waits for of a seat, if it waits for anything: ready, the hourglass, going on, approval. */
export function mainMove(view: State, seat: Seat): Extract<Move, { type: 'ready' | 'flip' | 'resume' | 'ok' }> | null {
	const { phase } = view;
	if (phase === 'ready' && isPhotographer(view, seat) && !(isControl(view, seat) && areAllReady(view)))
		return { type: 'ready' };
	if (!isControl(view, seat)) return null;
	if (phase === 'ready') return { type: 'flip' };
	if (phase === 'paused') return { type: 'resume' };
	return (phase === 'check' || phase === 'lastCall') && judges(view, seat) ? okOf(view) : null;
}

/** A seat that has said that it is ready need not say so again. */
export function isReady({ phase, readySeats }: State, seat: Seat): boolean {
	return phase === 'ready' && (readySeats & (1 << seat)) !== 0;
}
