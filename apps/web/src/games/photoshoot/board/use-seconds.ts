import { useEffect, useReducer } from 'preact/hooks';

/** Whole seconds until a moment of the table's clock, counted down while they are shown. */
export function useSeconds(now: () => number, until: number | null): number {
	const [, redraw] = useReducer((times: number) => times + 1, 0);
	const left = until === null ? 0 : Math.max(0, until - now());
	const seconds = Math.ceil(left / 1000);
	useEffect(() => {
		if (seconds === 0) return;
		// Just after the next whole second.
		const timer = setTimeout(() => redraw(null), left - (seconds - 1) * 1000 + 10);
		return () => clearTimeout(timer);
	});
	return seconds;
}
