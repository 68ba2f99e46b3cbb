/** The small lines of the mounts and of the reel: what to do now, and when that is. */
import type { Seat, View } from '@shutterbox/kernel';
import { itemHit, NO_ITEM, ROUND_1, type State, TURNS, thingName } from '@shutterbox/wildlife-park/client';
import { itemOfDraft, type Source } from '../draft.ts';
import { t, voice } from '../words.ts';
import type { Asked, Draft } from './scene.ts';

export function displayNote(view: View<State>, asked: Asked, draft: Draft): string {
	if (view.phase === 'over') return t('note.empty');
	switch (asked) {
		case 'reroll':
			return t('note.roll', { count: draft.marked.length });
		case 'swap':
			return t('note.drag');
		case 'turn':
		case 'choose':
			return t('note.take');
		case 'build':
			return t('note.chosen');
		case 'workers':
			return t(view.turn <= 8 ? 'note.nextRound' : 'note.empty');
		case 'declare':
		case 'protect':
		case 'soloReroll':
		case 'soloDiscard':
			return t('note.later');
		default:
			return t('note.waiting');
	}
}

export function supplyNote(view: View<State>, asked: Asked): string {
	if (view.phase === 'over') return t('note.left');
	switch (asked) {
		case 'reroll':
		case 'swap':
			return t('note.turn1');
		case 'turn':
		case 'choose':
			return t('note.take');
		case 'build':
			return t('note.chosen');
		case 'workers':
			return t(view.turn <= 8 ? 'note.filled' : 'note.left');
		default:
			return t('note.waiting');
	}
}

/** What has been taken from a mount and is handed in; null where nothing is. */
export function takenNote(view: View<State>, own: Seat, { turn }: Draft, source: Source): string | null {
	if (view.phase !== 'turn' && view.phase !== 'choose') return null;
	const item = itemOfDraft(view, own, turn, source);
	return item === NO_ITEM ? null : t('note.taken', { thing: thingName(voice, item) });
}

export function soloNote(view: View<State>, asked: Asked, draft: Draft, side: 'left' | 'right'): string {
	if (view.phase === 'over') return t('note.left');
	if (asked === 'workers') return t(view.turn <= 8 ? 'note.filled' : 'note.left');
	const kind = side === 'left' ? 'die' : 'tile';
	if (asked === 'soloReroll' && side === 'left') return t('note.roll', { count: draft.marked.length });
	if (asked === 'soloDiscard' && side === 'right') return t('note.throw', { count: draft.marked.length });
	if (asked === 'declare') {
		if (draft.kind === null) return t('note.declare');
		return t(draft.kind === kind ? `note.mine.${kind}` : 'note.hitHere');
	}
	if (view.solo === null || view.solo.side === null) return t('note.later');
	if (view.solo.side === side) return t(`note.takeOne.${kind}`);
	return itemHit(view) === NO_ITEM ? t('note.notNow') : t('note.token', { token: view.solo.drawn.at(-1) ?? 0 });
}

/** The turn, or what lies between turns. */
export function reelNote({ turn, phase }: State): string {
	const round = turn <= ROUND_1 ? 1 : 2;
	switch (phase) {
		case 'over':
			return t('reel.over');
		case 'workers':
			return t('reel.end', { round });
		case 'reroll':
		case 'swap':
		case 'soloReroll':
		case 'soloDiscard':
			return t('reel.before', { round });
		default:
			return t('reel.turn', { turn, turns: TURNS });
	}
}
