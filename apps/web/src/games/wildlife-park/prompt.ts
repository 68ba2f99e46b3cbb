import {
	inPreparation,
	isSolo,
	type Move,
	NOT_SCORED,
	type State,
	scoreSheet,
	wildlifePark,
} from '@shutterbox/wildlife-park/client';
import { list } from '../../i18n/format.ts';
import type { BoardProps, Prompt } from '../game-ui.ts';
import { soloHit } from './solo-hit.ts';
import { capitalised, itemName, t } from './words.ts';

type Props = Pick<BoardProps<State, Move>, 'view' | 'viewer' | 'names' | 'toMove' | 'isOpen'>;

/** What the viewer has to decide, or who is waited for. */
export function prompt({ view, viewer, names, toMove, isOpen }: Props): Prompt {
	if (view.phase === 'over') return { verb: t('prompt.over'), sentence: resultWords(view, names) };
	if (typeof viewer !== 'number' || !toMove.includes(viewer)) {
		const waited = list(toMove.map((seat) => names[seat]));
		const sentence = t(toMove.length === 1 ? 'prompt.waitFor' : 'prompt.waitForAll', { names: waited });
		return { verb: t(viewer === 'spectator' ? 'prompt.watch' : 'prompt.wait'), sentence };
	}
	if (!isOpen) return { verb: t('prompt.wait'), sentence: t('prompt.sending') };
	return { verb: t(`prompt.${view.phase}`), sentence: ownSentence(view, viewer) };
}

function ownSentence(view: State, seat: number): string {
	const { phase } = view;
	switch (phase) {
		case 'protect':
			return t('prompt.protectText', { item: capitalised(itemName(soloHit(view))) });
		case 'build': {
			const { supply, display } = inPreparation(view, seat);
			return t('prompt.buildText', { one: itemName(supply), other: itemName(display) });
		}
		case 'workers':
			return t('prompt.workersText', { next: view.entrance[seat] === NOT_SCORED ? 'entrance' : 'count' });
		default:
			return t(`prompt.${phase}Text`);
	}
}

function resultWords(view: State, names: readonly string[]): string {
	const outcome = wildlifePark.outcome(view);
	if (isSolo(view)) {
		const points = t('points', { count: scoreSheet(view, 0).total });
		return t(outcome?.reason === 'challengeWon' ? 'prompt.soloWon' : 'prompt.soloLost', { points });
	}
	return t('prompt.overText', { names: list(names.filter((_, seat) => outcome?.places[seat] === 1)) });
}
