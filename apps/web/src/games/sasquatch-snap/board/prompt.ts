/** The line under the board: what to decide, what the draft would do, or what is being played. */
import type { Prompt, Reader, Seat, View } from '@shutterbox/kernel';
import {
	draftPrompt,
	labelOf,
	outlookOf,
	releaseWords,
	type State,
	shownPrompt,
} from '@shutterbox/sasquatch-snap/client';
import { moveOf } from '../draft.ts';
import { spoken, t, voice } from '../words.ts';
import type { SceneAct } from './motion.ts';
import type { Scene } from './scene.ts';

interface Line {
	readonly prompt: Prompt | null;
	/** What handing the draft in does; null while nothing is asked. */
	readonly release: ReturnType<typeof releaseWords> | null;
	/** Who would win by the draft. */
	readonly winners: readonly Seat[];
}

/** While others decide, the play has the word; what is asked is asked about how things are. */
export function lineOf(scene: Scene, view: View<State>, options: Readonly<Record<string, unknown>>): Line {
	const { act, seat, names, asked, draft, helps } = scene;
	const reader: Reader = { names, viewer: seat ?? 'spectator' };
	if (asked === null || seat === null)
		return { prompt: act && momentPrompt(act, reader, options), release: null, winners: [] };
	const move = moveOf(view, seat, draft);
	const outlook = outlookOf(view, seat, move);
	const drafting = {
		...reader,
		...{ view, seat, draft, move, outlook },
		isUnwarned: !helps.has('warnings'),
	};
	const { winners } = outlook;
	return { prompt: draftPrompt(voice, drafting), release: releaseWords(voice, drafting), winners };
}

/** What happened at a moment that is played or looked at again. */
export function momentPrompt(
	{ event, after, isStill = true }: Pick<SceneAct, 'event' | 'after'> & Partial<Pick<SceneAct, 'isStill'>>,
	reader: Reader,
	options: Readonly<Record<string, unknown>>,
): Prompt | null {
	if (event.type === 'withdrawn') return null;
	if (event.type === 'revealed') {
		const shown = shownPrompt(voice, after, reader);
		return isStill ? shown : { ...shown, verb: t('act.revealed') };
	}
	const sentence = spoken.sentence(event, { ...reader, options });
	if (sentence === null) return null;
	switch (event.type) {
		case 'tollPaid':
			return {
				verb: t('act.tollPaid', { square: labelOf(after.rules.boardSize, after.journalists[event.from]) }),
				sentence,
			};
		case 'lured':
		case 'caught':
		case 'mauled':
		case 'tossed':
		case 'entrapped':
		case 'held':
			return { verb: t(`act.${event.type}`), sentence };
		default:
			return { verb: t('act.watch'), sentence };
	}
}
