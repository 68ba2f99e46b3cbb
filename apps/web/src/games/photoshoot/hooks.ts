import { isTimed, type State } from '@shutterbox/photoshoot/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Draft, EMPTY } from './draft.ts';

/** How often the board looks at the clock, in milliseconds. */
const TICK = 100;

/** The table's clock as it goes on, while anything depends on it. */
export function useMoment(now: () => number, view: State): number {
	const [, redraw] = useState(0);
	const isTicking = isTimed(view) && view.phase !== 'over';
	useEffect(() => {
		if (!isTicking) return;
		const timer = setInterval(() => redraw((count) => count + 1), TICK);
		return () => clearInterval(timer);
	}, [isTicking]);
	return Math.max(now(), view.now);
}

/** What is in hand, known at once: two keys may be struck faster than anything is drawn. */
export function useHands() {
	const draft = useRef<Draft>(EMPTY);
	const [, redraw] = useState(EMPTY);
	const take = (next: Draft) => {
		draft.current = next;
		redraw(next);
	};
	return [draft, take] as const;
}
