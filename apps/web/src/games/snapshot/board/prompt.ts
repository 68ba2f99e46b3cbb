/** The line over the viewer's side: what to decide, what the draft would do, or what is being played. */
import type { Prompt, Situation, Telling } from '@shutterbox/kernel';
import {
	bestNextDie,
	boardPrompt,
	DICE,
	type Event,
	type PlanOnBoard,
	rollingPrompt,
	type State,
	shownPrompt,
} from '@shutterbox/snapshot/client';
import type { TableEvent } from '@shutterbox/table';
import { diceIn, prepareOf } from '../draft.ts';
import { t, voice } from '../words.ts';
import { fromBag } from './laid.ts';
import { isTumbling } from './rolls.ts';
import type { Scene, SceneAct } from './scene.ts';

/** After these the table lies as at a decision of somebody's. */
const TELLABLE: readonly Event['type'][] = ['cardDrawn', 'offerOpened', 'prepared'];

/**
 * While something is played, the play has the word, and never says more than is seen; what is asked is asked about how
 * things are. `before` is what the line said last: it stays where there is nothing to say.
 */
export function lineOf(
	scene: Scene,
	situation: Situation<State>,
	telling: Telling,
	history: readonly TableEvent[],
	before: Prompt | null,
): Prompt {
	const { act, asked, draft, seat } = scene;
	if (act && asked === null) {
		const shown = playedLine(act, telling, history);
		if (shown) return shown;
		if (isBehind(act.after, situation.view)) {
			const isTellable = act.after.active !== seat && TELLABLE.includes(act.event.type);
			if (isTellable) return boardPrompt(voice, { ...situation, view: act.after, toMove: [] }, null);
			if (before) return before;
		}
	}
	const prompt = boardPrompt(voice, situation, planOn(scene));
	return draft.sure === null ? prompt : { ...prompt, verb: t('act.again') };
}

function playedLine(act: SceneAct, telling: Telling, history: readonly TableEvent[]): Prompt | null {
	if (isTumbling(act)) return rollingPrompt(voice, act.event);
	const told = cause(act.event, history);
	return shownPrompt(voice, told, { ...telling, active: act.before.active, after: act.after });
}

/** What came of a roll is told by the roll itself. */
function cause(event: Event, history: readonly TableEvent[]): Event {
	const rolls: readonly Event['type'][] =
		event.type === 'photographed' || event.type === 'escaped'
			? ['shotRolled']
			: event.type === 'exploreFailed'
				? ['exploreRolled', 'exploreRerolled']
				: [];
	const end = history.findLastIndex(({ event: told }) => told === event);
	const roll = history.slice(0, Math.max(0, end)).findLast(({ event: told }) => rolls.includes((told as Event).type));
	return roll ? (roll.event as Event) : event;
}

/** More has happened than is played yet. */
function isBehind(shown: State, view: State): boolean {
	return shown.phase !== view.phase || shown.active !== view.active || shown.drawn !== view.drawn;
}

/** Where the next die would do most is told only where chances are. */
function planOn({ plan, shown, seat, helps }: Scene): PlanOnBoard | null {
	if (plan.draft === null || plan.targets.length === 0 || seat === null) return null;
	const left = DICE - diceIn(plan.draft);
	const next = left > 0 && helps.odds ? bestNextDie(shown, prepareOf(plan.draft)) : null;
	return { left, next, fromBag: fromBag(shown, plan, seat) };
}
