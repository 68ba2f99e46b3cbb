import type { Telling } from '@shutterbox/kernel';
import { spoken, t } from '../words.ts';
import type { Scene } from './scene.ts';

/** For the ear: one sentence per act, and a question of one's own before everything else. */
export function Heard({ act, asked, ...telling }: Telling & Pick<Scene, 'act' | 'asked'>) {
	return (
		<>
			<span class="aloud" aria-live="polite">
				{act && act.event.type !== 'withdrawn' && spoken.sentence(act.event, telling)}
			</span>
			<span class="aloud" aria-live="assertive">
				{asked && t(`asked.${asked}`)}
			</span>
		</>
	);
}
