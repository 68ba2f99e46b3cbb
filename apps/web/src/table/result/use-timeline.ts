import { useSignal } from '@preact/signals';
import { isRecordProblem } from '@shutterbox/kernel';
import { useEffect } from 'preact/hooks';
import { askOnce } from '../local/open.ts';
import type { Scores } from './moment.ts';

/** Everybody's points after each entry, worked out from the record: null until they are known, `none` where they never will be. */
export function useTimeline(record: (() => Promise<string | null>) | null): Scores | 'none' | null {
	const found = useSignal<Scores | 'none' | null>(record === null ? 'none' : null);
	useEffect(() => {
		if (record === null) return;
		let isWanted = true;
		scoresOf(record)
			.catch(() => null)
			.then((scores) => {
				if (isWanted) found.value = scores ?? 'none';
			});
		return () => {
			isWanted = false;
		};
	}, [record === null]);
	return found.value;
}

async function scoresOf(record: () => Promise<string | null>): Promise<Scores | null> {
	const text = await record();
	if (text === null) return null;
	const timeline = await askOnce((worker) => worker.ask({ type: 'timeline', record: text }));
	return isRecordProblem(timeline) ? null : timeline.scores;
}
