import type { Telling } from '@shutterbox/kernel';
import { aloud } from '@shutterbox/snapshot/client';
import { useRef } from 'preact/hooks';
import { voice } from '../words.ts';
import { isTumbling } from './rolls.ts';
import type { SceneAct } from './scene.ts';

/** One sentence for the ear per event; an offer interrupts, because it ends. What dice show is told when they lie. */
export function Heard({ act, ...telling }: Telling & { act: SceneAct | null }) {
	const last = useRef<{ readonly act: SceneAct | null; readonly rolled: string }>({ act: null, rolled: '' });
	const wordsFor = (one: SceneAct) => aloud(voice, one.event, { ...telling, view: one.after });
	if (last.current.act !== act) {
		const before = last.current.act;
		last.current = { act, rolled: (before && isTumbling(before) && wordsFor(before)?.text) || '' };
	}
	const heard = act && !isTumbling(act) ? wordsFor(act) : null;
	return (
		<>
			<span class="aloud" aria-live="polite">
				{[last.current.rolled, heard && !heard.isUrgent ? heard.text : ''].join(' ').trim()}
			</span>
			<span class="aloud" aria-live="assertive">
				{heard?.isUrgent && heard.text}
			</span>
		</>
	);
}
