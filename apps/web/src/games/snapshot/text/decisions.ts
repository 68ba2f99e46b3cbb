import {
	animalName,
	animalNamed,
	explorations,
	habitatNamed,
	type Move,
	placeName,
	type State,
	shots,
} from '@shutterbox/snapshot/client';
import { t, voice } from '../words.ts';

/** A move of a person, not of the table. */
export type Choice = Exclude<Move, { type: 'claimTimeout' }>;

/** What is one button each in the open decision; what the rules refuse of it says why. */
export function choicesOf(view: State): Choice[] {
	switch (view.phase) {
		case 'research':
			return [{ type: 'draw' }, { type: 'pass' }];
		case 'fate':
			return [
				{ type: 'reserve' },
				{ type: 'place' },
				...(view.rules.denial === 'upfront' ? [{ type: 'commit' } as const] : []),
			];
		case 'claims':
			return [{ type: 'claim' }, { type: 'decline' }];
		case 'deny':
			return [{ type: 'sell' }, { type: 'reserve' }, { type: 'commit' }];
		case 'explore':
			return explorations(view);
		case 'shoot':
			return shots(view);
		default:
			return [];
	}
}

/** What stands on its button. */
export function verbOf(move: Choice): string {
	if (move.type === 'explore') return t('verb.explore', { place: placeName(voice, habitatNamed(move.habitat)) });
	if (move.type === 'shoot') return t('verb.shoot', { animal: animalName(voice, animalNamed(move.animal), 'acc') });
	return t(`verb.${move.type}`);
}

/** Whether it rolls or turns something over: there is no way back. */
export function isFinal({ type }: Choice): boolean {
	return type === 'draw' || type === 'explore' || type === 'shoot' || type === 'reroll';
}
