import type { State } from '@shutterbox/photograph';
import { list } from '../../i18n/format.ts';
import type { BoardProps, Prompt } from '../game-ui.ts';
import type { Draft } from './draft.ts';
import { t } from './words.ts';

type Situation = Pick<BoardProps<State>, 'view' | 'viewer' | 'names' | 'toMove' | 'isOpen'>;

/** What to decide, or who is waited for. */
export function prompt({ view, viewer, names, toMove, isOpen }: Situation): Prompt {
	const { phase } = view;
	if (phase === 'over') return { verb: t('prompt.over'), sentence: t('prompt.overText') };
	if (viewer === 'spectator' || !toMove.includes(viewer)) {
		const verb = t(viewer === 'spectator' ? 'prompt.watch' : 'prompt.wait');
		return { verb, sentence: waiting(view, names, toMove) };
	}
	if (!isOpen) return { verb: t('prompt.sending'), sentence: t('prompt.sendingText') };
	if (phase === 'wind') return { verb: t('prompt.wind'), sentence: t('prompt.windText', { count: view.taken }) };
	if (phase === 'final' && view.rules.missedShot)
		return { verb: t('prompt.final'), sentence: t('prompt.finalMissedText') };
	return { verb: t(`prompt.${phase}`), sentence: t(`prompt.${phase}Text`) };
}

/** What the person at the board is doing with what they hold; null while they hold nothing. */
export function draftPrompt(held: Draft | null): Prompt | null {
	switch (held?.type) {
		case 'pick':
			return {
				verb: t('prompt.take', { count: held.count }),
				sentence: t('prompt.takeText', { count: held.count }),
			};
		case 'lift':
			return { verb: t('prompt.lift'), sentence: t('prompt.liftText') };
		case 'wind':
			return { verb: t('prompt.wound'), sentence: t('prompt.woundText') };
		default:
			return null;
	}
}

function waiting(view: State, names: readonly string[], toMove: readonly number[]): string {
	if (view.phase === 'pick') return t('prompt.waitPick', { name: names[view.active] });
	if (view.phase === 'wind') return t('prompt.waitWind', { name: names[view.active] });
	return t('prompt.waitSecret', { names: list(toMove.map((seat) => names[seat])) });
}
