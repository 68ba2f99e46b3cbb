import type { Refusal } from '@shutterbox/kernel';
import { animalNamed, CLAIM_PRICE, DICE, HAND_LIMIT, NO_ANIMAL, REROLL_PRICE } from '@shutterbox/snapshot/client';
import { counted } from '../../text.ts';
import { animalName } from './cards.ts';

/** Why a move was refused, in plain words. */
export function refusal({ code, rule, facts }: Refusal): string | null {
	switch (code) {
		case 'GAME_OVER':
			return 'The match is over.';
		case 'NOT_YOUR_DECISION':
			if (rule === 'SNP-19') return 'You have answered already.';
			return rule === 'SNP-18'
				? `You were not asked: that takes ${CLAIM_PRICE} token and room for a card.`
				: 'Others are to decide now.';
		case 'UNKNOWN_MOVE':
			return 'That is not a move of this game.';
		case 'MALFORMED':
			return 'Something is missing in that move, or it names a habitat that does not exist.';
		case 'WRONG_PHASE':
			return PHASE_WORDS[String(facts.phase)] ?? 'That is not what is to be decided now.';
		case 'NO_CARDS':
			return 'There is no card left to draw, not even a discarded one.';
		case 'HAND_FULL':
			return `You hold ${HAND_LIMIT} reserved cards, and that is the most.`;
		case 'NOBODY_TO_DENY':
			return 'Nobody could buy the card, so there is no need to commit to it.';
		case 'WOULD_SPOOK':
			return 'You cannot commit to a card that would spook its habitat.';
		case 'TOO_MANY_COMMITMENTS':
			return `With this card your commitments would take more than ${DICE} dice.`;
		case 'NO_TARGETS':
			return 'A plan needs at least one animal.';
		case 'DUPLICATE_CARD':
			return `${nameIn(facts)} is in the plan twice.`;
		case 'NOT_AVAILABLE':
			return unavailable(rule, nameIn(facts));
		case 'BAD_DICE':
			return `${nameIn(facts)} needs at least one die.`;
		case 'BAD_TOKENS':
			return `Tokens on ${nameIn(facts)} are a whole number, 0 or more.`;
		case 'HABITAT_WITHOUT_DIE':
			return `The ${facts.habitat ?? 'habitat'} of a target needs a die too, to explore it.`;
		case 'HABITAT_WITHOUT_TARGET':
			return `You have no target in the ${facts.habitat ?? 'habitat'}, so no die goes there.`;
		case 'DICE_TOTAL':
			return `A plan has ${DICE} dice, habitats and animals together; this one has ${facts.dice ?? 'not'}.`;
		case 'NOT_ENOUGH_TOKENS':
			return rule === 'SNP-43'
				? 'There are not that many tokens where you want to take them from.'
				: `You have ${counted(Number(facts.supply ?? 0), 'token')}; that is not enough.`;
		case 'MUST_SHOOT_COMMITTED':
			return `You are committed to ${committed(facts.animals)}, so that has to be a target.`;
		case 'NOT_PREPARED':
			return `The ${facts.habitat ?? 'habitat'} is not in your plan, or it is done.`;
		case 'BAD_DIE':
			return `The dice of the roll are numbered 0 to ${Number(facts.dice ?? 1) - 1}.`;
		case 'BAD_PAYMENT':
			return `A re-roll costs ${REROLL_PRICE} tokens, no more and no less.`;
		case 'NOT_DUE':
			return 'The time for answers is not up.';
		default:
			return null;
	}
}

const PHASE_WORDS: Readonly<Record<string, string>> = {
	research: 'Draw, prepare or pass now.',
	fate: 'First reserve or place the card you drew.',
	claims: 'First the offer has to be answered: claim or decline.',
	deny: 'First answer the claim: sell, reserve or commit.',
	explore: 'The plan is made; now explore one of its habitats.',
	reroll: 'The roll failed: re-roll a die or abandon the habitat.',
	shoot: 'The habitat is explored; now shoot its animals.',
};

function unavailable(rule: string | null, name: string): string {
	if (rule === 'SNP-43') return `No tokens can be taken from ${name}: it is no open target, or named twice.`;
	if (rule === 'SNP-48') return `${name} is no open target in the habitat you explored.`;
	return `${name} lies in no habitat and is not one of your reserved cards.`;
}

function nameIn({ animal, habitat }: Refusal['facts']): string {
	if (habitat !== undefined) return `The ${habitat}`;
	const known = animalNamed(String(animal));
	return known === NO_ANIMAL ? 'That card' : animalName(known);
}

function committed(ids: unknown): string {
	return Array.isArray(ids) ? ids.map((id) => animalName(animalNamed(String(id)))).join(' and ') : 'an animal';
}
