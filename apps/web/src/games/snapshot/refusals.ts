import type { Refusal } from '@shutterbox/kernel';
import {
	animalNamed,
	CLAIM_PRICE,
	DICE,
	HAND_LIMIT,
	habitatNamed,
	NO_ANIMAL,
	REROLL_PRICE,
} from '@shutterbox/snapshot/client';
import { list } from '../../i18n/format.ts';
import { animalName, habitatName, t, tokenWords } from './words.ts';

type Facts = Refusal['facts'];

/** Why a move was refused, in plain words. */
export function refusal({ code, rule, facts }: Refusal): string {
	switch (code) {
		case 'NOT_YOUR_DECISION':
			if (rule === 'SNP-19') return t('refusal.answered');
			if (rule === 'SNP-18') return t('refusal.notAsked', { tokens: tokenWords(CLAIM_PRICE) });
			return t('refusal.NOT_YOUR_DECISION');
		case 'HAND_FULL':
			return t('refusal.HAND_FULL', { limit: HAND_LIMIT });
		case 'TOO_MANY_COMMITMENTS':
			return t('refusal.TOO_MANY_COMMITMENTS', { limit: DICE });
		case 'NOT_AVAILABLE':
			if (rule === 'SNP-43') return t('refusal.noTokensThere', { card: cardIn(facts) });
			if (rule === 'SNP-48') return t('refusal.noTargetHere', { card: cardIn(facts) });
			return t('refusal.NOT_AVAILABLE', { card: cardIn(facts) });
		case 'DUPLICATE_CARD':
		case 'BAD_DICE':
		case 'BAD_TOKENS':
		case 'HABITAT_WITHOUT_DIE':
		case 'HABITAT_WITHOUT_TARGET':
		case 'NOT_PREPARED':
			return t(`refusal.${code}`, { card: cardIn(facts) });
		case 'DICE_TOTAL':
			return t('refusal.DICE_TOTAL', { all: DICE, dice: Number(facts.dice) });
		case 'NOT_ENOUGH_TOKENS':
			if (rule === 'SNP-43') return t('refusal.notThatMany');
			return t('refusal.NOT_ENOUGH_TOKENS', { tokens: tokenWords(Number(facts.supply)) });
		case 'MUST_SHOOT_COMMITTED':
			return t('refusal.MUST_SHOOT_COMMITTED', { animals: animalsIn(facts) });
		case 'BAD_PAYMENT':
			return t('refusal.BAD_PAYMENT', { tokens: tokenWords(REROLL_PRICE) });
		case 'GAME_OVER':
		case 'UNKNOWN_MOVE':
		case 'MALFORMED':
		case 'WRONG_PHASE':
		case 'NO_CARDS':
		case 'NOBODY_TO_DENY':
		case 'WOULD_SPOOK':
		case 'NO_TARGETS':
		case 'BAD_DIE':
		case 'NOT_DUE':
			return t(`refusal.${code}`);
		default:
			throw new Error(`the page has no words for the refusal ${code}`);
	}
}

/** The sentence with the number of the rule behind it. */
export function reason(given: Refusal): string {
	const sentence = refusal(given);
	return given.rule === null ? sentence : t('reason', { sentence, rule: given.rule });
}

function cardIn({ animal, habitat }: Facts): string {
	if (typeof habitat === 'string') return habitatName(habitatNamed(habitat));
	const known = animalNamed(String(animal));
	return known === NO_ANIMAL ? t('card.unknown') : animalName(known);
}

function animalsIn({ animals }: Facts): string {
	return Array.isArray(animals) ? list(animals.map((id) => animalName(animalNamed(String(id))))) : '';
}
