import { useSignal } from '@preact/signals';
import { isRecordProblem, type Viewer } from '@shutterbox/kernel';
import { useEffect } from 'preact/hooks';
import type { Timeline } from '../../local/messages.ts';
import { askOnce } from '../local/open.ts';

/** What a whole match was, worked out from its record: null until it is known, `none` where it never will be. */
export function useTimeline(record: (() => Promise<string | null>) | null, viewer: Viewer): Timeline | 'none' | null {
	const found = useSignal<Timeline | 'none' | null>(record === null ? 'none' : null);
	useEffect(() => {
		if (record === null) return;
		let isWanted = true;
		timelineOf(record, viewer)
			.catch(() => null)
			.then((timeline) => {
				if (isWanted) found.value = timeline ?? 'none';
			});
		return () => {
			isWanted = false;
		};
	}, [record === null, viewer]);
	return found.value;
}

async function timelineOf(record: () => Promise<string | null>, viewer: Viewer): Promise<Timeline | null> {
	const text = await record();
	if (text === null) return null;
	const timeline = await askOnce((worker) => worker.ask({ type: 'timeline', record: text, viewer }));
	return isRecordProblem(timeline) ? null : timeline;
}
