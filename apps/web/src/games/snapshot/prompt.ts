import {
	CLAIM_PRICE,
	DIFFICULTY,
	EXPLORE_VALUES,
	habitatOf,
	type Move,
	PRESTIGE,
	REROLL_PRICE,
	type State,
	snapshot,
	wouldSpook,
} from '@shutterbox/snapshot/client';
import { list } from '../../i18n/format.ts';
import type { BoardProps, Prompt } from '../game-ui.ts';
import { animalName, animalNames, placeName, t, tokenWords } from './words.ts';

type Props = Pick<BoardProps<State, Move>, 'view' | 'viewer' | 'names' | 'toMove' | 'isOpen'>;

/** What the viewer has to decide, or who is waited for. */
export function prompt({ view, viewer, names, toMove, isOpen }: Props): Prompt {
	if (view.phase === 'over') {
		const places = snapshot.outcome(view)?.places ?? [];
		const winners = names.filter((_, seat) => places[seat] === 1);
		return { verb: t('prompt.over'), sentence: t('prompt.overText', { names: list(winners) }) };
	}
	if (typeof viewer !== 'number' || !toMove.includes(viewer)) {
		const waited = list(toMove.map((seat) => names[seat]));
		const sentence = t(toMove.length === 1 ? 'prompt.waitFor' : 'prompt.waitForAll', { names: waited });
		return { verb: t(viewer === 'spectator' ? 'prompt.watch' : 'prompt.wait'), sentence };
	}
	if (!isOpen) return { verb: t('prompt.wait'), sentence: t('prompt.sending') };
	return { verb: t(`prompt.${view.phase}`), sentence: ownSentence(view, names) };
}

function ownSentence(view: State, names: readonly string[]): string {
	const { phase, drawn, active, claimant, current, committed } = view;
	switch (phase) {
		case 'research':
			if (committed.length > 0) return t('prompt.committedText', { animals: animalNames(committed) });
			return t('prompt.researchText');
		case 'fate':
			if (wouldSpook(view, drawn)) {
				return t('prompt.fateSpooks', { animal: animalName(drawn), place: placeName(habitatOf(drawn)) });
			}
			return t('prompt.fateText', {
				animal: animalName(drawn),
				difficulty: DIFFICULTY[drawn],
				prestige: PRESTIGE[drawn],
			});
		case 'claims':
			return t('prompt.claimsText', {
				name: names[active],
				animal: animalName(drawn),
				tokens: tokenWords(CLAIM_PRICE),
			});
		case 'deny':
			return t('prompt.denyText', {
				name: names[claimant],
				animal: animalName(drawn),
				tokens: tokenWords(CLAIM_PRICE),
			});
		case 'explore':
			return t('prompt.exploreText');
		case 'reroll':
			return t('prompt.rerollText', {
				place: placeName(current),
				value: EXPLORE_VALUES[current],
				tokens: tokenWords(REROLL_PRICE),
			});
		case 'shoot':
			return t('prompt.shootText', { place: placeName(current) });
		case 'over':
			return t('decision.over');
	}
}
