import { countdown, type State, shownDue } from '@shutterbox/photoshoot/client';
import { voice } from '../words.ts';
import { useSeconds } from './use-seconds.ts';

/** What the table does by itself, and when; it alone is drawn again as the seconds pass. */
export function Until({ view, now }: { view: State; now: () => number }) {
	const next = view.phase === 'running' ? null : shownDue(view);
	useSeconds(now, next?.at ?? null);
	return <>{countdown(voice, view, now())}</>;
}
