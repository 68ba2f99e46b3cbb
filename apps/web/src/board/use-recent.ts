import type { TableEvent } from '@shutterbox/table';
import { useEffect, useReducer, useRef } from 'preact/hooks';

/**
 * What the last updates told, oldest first, each for as long as it is worth looking at: others may go on meanwhile.
 * It is the same array until something comes or goes.
 */
export function useRecent<Told>(
	latest: readonly TableEvent[],
	toldBy: (latest: readonly TableEvent[]) => Told,
	ms: number,
): readonly Told[] {
	const heard = useRef<readonly TableEvent[] | null>(null);
	const recent = useRef<readonly Told[]>([]);
	const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
	const [, draw] = useReducer((times: number) => times + 1, 0);
	if (heard.current !== latest) {
		heard.current = latest;
		recent.current = [...recent.current, toldBy(latest)];
	}
	useEffect(() => {
		const old = recent.current.at(-1);
		const timer = setTimeout(() => {
			timers.current.delete(timer);
			recent.current = recent.current.filter((told) => told !== old);
			draw(null);
		}, ms);
		timers.current.add(timer);
	}, [latest]);
	useEffect(() => () => timers.current.forEach(clearTimeout), []);
	return recent.current;
}
