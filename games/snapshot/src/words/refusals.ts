import type { Refusal, Voice } from '@shutterbox/kernel';
import {
	animalNamed,
	CLAIM_PRICE,
	DICE,
	HAND_LIMIT,
	habitatNamed,
	NO_ANIMAL,
	REROLL_PRICE,
} from '../rules/components.ts';
import { animalName, animalNames, habitatName, type Key } from './phrases.ts';

/** Why a move was refused, in plain words. */
export function refusal(voice: Voice<Key>, { code, rule, facts }: Refusal): string | null {
	const { say } = voice;
	const tokens = (count: number) => say('tokens', { count });
	switch (code) {
		case 'NOT_YOUR_DECISION':
			if (rule === 'SNP-19') return say('refusal.answered');
			if (rule === 'SNP-18') return say('refusal.notAsked', { tokens: tokens(CLAIM_PRICE) });
			return say('refusal.NOT_YOUR_DECISION');
		case 'WRONG_PHASE':
			return say('refusal.WRONG_PHASE', { phase: String(facts.phase) });
		case 'HAND_FULL':
			return say('refusal.HAND_FULL', { limit: HAND_LIMIT });
		case 'TOO_MANY_COMMITMENTS':
			return say('refusal.TOO_MANY_COMMITMENTS', { limit: DICE });
		case 'NOT_AVAILABLE':
			if (rule === 'SNP-43') return say('refusal.noTokensThere', { card: cardIn(voice, facts) });
			if (rule === 'SNP-48') return say('refusal.noTargetHere', { card: cardIn(voice, facts) });
			return say('refusal.NOT_AVAILABLE', { card: cardIn(voice, facts) });
		case 'DUPLICATE_CARD':
		case 'BAD_DICE':
		case 'BAD_TOKENS':
		case 'HABITAT_WITHOUT_DIE':
		case 'HABITAT_WITHOUT_TARGET':
		case 'NOT_PREPARED':
			return say(`refusal.${code}`, { card: cardIn(voice, facts) });
		case 'DICE_TOTAL':
			return say('refusal.DICE_TOTAL', { all: DICE, dice: Number(facts.dice) });
		case 'NOT_ENOUGH_TOKENS':
			if (rule === 'SNP-43') return say('refusal.notThatMany');
			return say('refusal.NOT_ENOUGH_TOKENS', { tokens: tokens(Number(facts.supply)) });
		case 'MUST_SHOOT_COMMITTED':
			return say('refusal.MUST_SHOOT_COMMITTED', { animals: animalsIn(voice, facts) });
		case 'BAD_DIE':
			return say('refusal.BAD_DIE', { dice: say('dice', { count: Number(facts.dice) }) });
		case 'BAD_PAYMENT':
			return say('refusal.BAD_PAYMENT', { tokens: tokens(REROLL_PRICE) });
		case 'GAME_OVER':
		case 'UNKNOWN_MOVE':
		case 'MALFORMED':
		case 'NO_CARDS':
		case 'NOBODY_TO_DENY':
		case 'WOULD_SPOOK':
		case 'NO_TARGETS':
		case 'NOT_DUE':
			return say(`refusal.${code}`);
		default:
			return null;
	}
}

function cardIn(voice: Voice<Key>, { animal, habitat }: Refusal['facts']): string {
	if (typeof habitat === 'string') return habitatName(voice, habitatNamed(habitat));
	const known = animalNamed(String(animal));
	return known === NO_ANIMAL ? voice.say('card.unknown') : animalName(voice, known);
}

function animalsIn(voice: Voice<Key>, { animals }: Refusal['facts']): string {
	return Array.isArray(animals)
		? animalNames(
				voice,
				animals.map((id) => animalNamed(String(id))),
				'acc',
			)
		: '';
}
