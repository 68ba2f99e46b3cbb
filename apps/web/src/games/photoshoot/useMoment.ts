import { useEffect, useState } from 'preact/hooks';
import { isTimed, type State } from './rules.ts';

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
