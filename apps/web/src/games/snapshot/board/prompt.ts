/** The line over the viewer's side: what to decide, what the draft would do, or what is being played. */
import type { Prompt, Situation, Telling } from '@shutterbox/kernel';
import { bestNextDie, boardPrompt, DICE, type PlanOnBoard, type State, shownPrompt } from '@shutterbox/snapshot/client';
import { diceIn, prepareOf } from '../draft.ts';
import { t, voice } from '../words.ts';
import type { Scene } from './scene.ts';

/** While others decide, the play has the word; what is asked is asked about how things are. */
export function lineOf(scene: Scene, situation: Situation<State>, telling: Telling): Prompt {
	const { act, asked, draft } = scene;
	const shown =
		act && asked === null
			? shownPrompt(voice, act.event, { ...telling, active: act.before.active, after: act.after })
			: null;
	if (shown) return shown;
	const prompt = boardPrompt(voice, situation, planOn(scene));
	return draft.sure === null ? prompt : { ...prompt, verb: t('act.again') };
}

/** Where the next die would do most is told only where chances are. */
function planOn({ plan, shown, helps }: Scene): PlanOnBoard | null {
	if (plan.draft === null || plan.targets.length === 0) return null;
	const left = DICE - diceIn(plan.draft);
	return { left, next: left > 0 && helps.odds ? bestNextDie(shown, prepareOf(plan.draft)) : null };
}
