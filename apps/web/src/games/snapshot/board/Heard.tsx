import type { Telling } from '@shutterbox/kernel';
import { aloud } from '@shutterbox/snapshot/client';
import { voice } from '../words.ts';
import type { SceneAct } from './scene.ts';

/** One sentence for the ear per event; an offer interrupts, because it ends. */
export function Heard({ act, ...telling }: Telling & { act: SceneAct | null }) {
	const heard = act && aloud(voice, act.event, { ...telling, view: act.after });
	return (
		<>
			<span class="aloud" aria-live="polite">
				{heard && !heard.isUrgent && heard.text}
			</span>
			<span class="aloud" aria-live="assertive">
				{heard?.isUrgent && heard.text}
			</span>
		</>
	);
}
