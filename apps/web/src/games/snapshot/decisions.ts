import {
	animalNamed,
	CLAIM_PRICE,
	DIFFICULTY,
	EXPLORE_VALUES,
	explorations,
	exploreOdds,
	habitatNamed,
	KNOWLEDGE_TOKENS,
	type Move,
	openTarget,
	photoOdds,
	type State,
	shots,
} from '@shutterbox/snapshot/client';
import type { BoardProps } from '../game-ui.ts';
import { claimWords, drawWords, placeWords, putDownWords } from './effects.ts';
import { animalName, diceWords, percent, placeName, strengthWords, t, tokenWords } from './words.ts';

/** A move that is made by one button. */
export interface Choice {
	readonly move: Move;
	readonly verb: string;
	/** What follows. */
	readonly detail: string;
	/** It rolls or turns something over: there is no way back. */
	readonly isFinal?: boolean;
}

type Props = Pick<BoardProps<State, Move>, 'view' | 'viewer' | 'names'>;

/** The buttons of the open decision; those that the rules refuse among them say why. */
export function choicesOf({ view, viewer, names }: Props): Choice[] {
	switch (view.phase) {
		case 'research':
			return [
				{ move: { type: 'draw' }, verb: t('draw.verb'), detail: drawWords(view), isFinal: true },
				{
					move: { type: 'pass' },
					verb: t('pass.verb'),
					detail: t('pass.detail', { tokens: tokenWords(KNOWLEDGE_TOKENS) }),
				},
			];
		case 'fate':
			return [
				RESERVE(),
				{ move: { type: 'place' }, verb: t('place.verb'), detail: placeWords(view, names) },
				...(view.rules.denial === 'upfront' ? [COMMIT()] : []),
			];
		case 'claims':
			return [
				{ move: { type: 'claim' }, verb: t('claim.verb'), detail: claimWords(view, names, viewer) },
				{
					move: { type: 'decline' },
					verb: t('decline.verb'),
					detail: t('decline.detail', { effect: putDownWords(view) }),
				},
			];
		case 'deny':
			return [
				{
					move: { type: 'sell' },
					verb: t('sell.verb'),
					detail: t('sell.detail', { name: names[view.claimant], tokens: tokenWords(CLAIM_PRICE) }),
				},
				RESERVE(),
				COMMIT(),
			];
		case 'explore':
			return explorations(view).map((move) => exploreChoice(view, move));
		case 'shoot':
			return shots(view).map((move) => shootChoice(view, move));
		default:
			return [];
	}
}

const RESERVE = (): Choice => ({ move: { type: 'reserve' }, verb: t('reserve.verb'), detail: t('reserve.detail') });
const COMMIT = (): Choice => ({ move: { type: 'commit' }, verb: t('commit.verb'), detail: t('commit.detail') });

function exploreChoice(view: State, move: Move & { type: 'explore' }): Choice {
	const habitat = habitatNamed(move.habitat);
	const dice = view.habitatDice[habitat];
	const detail = t('explore.detail', {
		dice: diceWords(dice),
		value: EXPLORE_VALUES[habitat],
		chance: percent(exploreOdds(habitat, dice)),
	});
	return { move, verb: t('explore.verb', { place: placeName(habitat) }), detail, isFinal: true };
}

function shootChoice(view: State, move: Move & { type: 'shoot' }): Choice {
	const animal = animalNamed(move.animal);
	const index = openTarget(view, animal);
	const [dice, tokens] = [view.targetDice[index], view.targetTokens[index]];
	const detail = t('shoot.detail', {
		strength: strengthWords(dice, tokens),
		difficulty: DIFFICULTY[animal],
		chance: percent(photoOdds(animal, dice, tokens)),
	});
	return { move, verb: t('shoot.verb', { animal: animalName(animal) }), detail, isFinal: true };
}
