import { useEffect, useState } from 'preact/hooks';
import { say } from './words.ts';

/** How often tenths of a second are counted, in milliseconds. */
const TICK = 100;

/** The seconds until hands have settled, and then what stands there else; it alone is drawn again as they pass. */
export function Wait({ leftMs, after }: { leftMs: number; after: string }) {
	const [left, count] = useState(leftMs);
	useEffect(() => {
		const begun = performance.now();
		const timer = setInterval(() => {
			const now = leftMs - (performance.now() - begun);
			count(now);
			if (now <= 0) clearInterval(timer);
		}, TICK);
		return () => clearInterval(timer);
	}, []);
	if (left <= 0) return <>{after}</>;
	return <span aria-hidden="true">{say('note.wait', { seconds: Math.ceil(left / TICK) / 10 })}</span>;
}
