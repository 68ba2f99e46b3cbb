import { expect, test } from 'vitest';
import { ANIMAL_IDS, HABITAT_IDS, habitatOf } from '../../src/rules/components.ts';
import { REFUSALS } from '../../src/rules/refusals.ts';
import { refusal } from '../../src/words/refusals.ts';
import { at } from '../table.ts';
import { voice } from './voice.ts';

const research = '2p research 0 | savannah meerkat | shoreline sea-otter | 0: tokens 2; hand lion jaguar';
const drawn = '2p fate 0 denial=upfront | savannah lion | drawn meerkat | 0: hand jaguar king-cobra | 1: tokens 1';
const offer =
	'3p claims 0 | drawn golden-eagle | offer until 5000 | 1: tokens 1; answer decline | 2: tokens 1; answer waiting';
const claimed = '2p deny 0 | drawn golden-eagle | claimant 1 | 1: tokens 1';
const failed = '2p reroll 0 | mountain guanaco | plan mountain:2 guanaco:4 | at mountain roll 1 3 | 0: tokens 2';
const plan = '2p explore 0 | mountain guanaco | plan mountain:2 guanaco:4';
const shot = '2p shoot 0 | mountain guanaco | plan mountain:2=explored guanaco:4 | at mountain';
const reroll = (die: number, supply: number, animals: readonly object[] = []) => ({
	type: 'reroll',
	die,
	supply,
	animals,
});
const prepare = (habitats: readonly object[], animals: readonly object[]) => ({ type: 'prepare', habitats, animals });
const savannah = (dice: number) => ({ id: 'savannah', dice });
const meerkat = (dice: number, tokens = 0) => ({ id: 'meerkat', dice, tokens });

/** All animals lie on the table. */
const EVERYWHERE = HABITAT_IDS.map(
	(id, habitat) => `${id} ${ANIMAL_IDS.filter((_, animal) => habitatOf(animal) === habitat).join(' ')}`,
).join(' | ');

type Case = readonly [code: string, position: string, actor: number | 'table', move: unknown, words: string];

const CASES: readonly Case[] = [
	['GAME_OVER', '2p over 1', 0, 'draw', 'The match is over. (SNP-57)'],
	['NOT_YOUR_DECISION', research, 1, 'draw', 'Others are to decide now. (SNP-2)'],
	['NOT_YOUR_DECISION', offer, 1, 'claim', 'You have answered already. (SNP-19)'],
	['NOT_YOUR_DECISION', offer, 0, 'claim', 'You were not asked: that takes 1 token and room for a card. (SNP-18)'],
	['UNKNOWN_MOVE', research, 0, { type: 'dance' }, 'That is not a move of this game.'],
	['MALFORMED', research, 0, { type: 'explore' }, 'Something is missing in that move.'],
	['WRONG_PHASE', research, 0, 'sell', 'Draw, prepare or pass now. (SNP-3)'],
	['WRONG_PHASE', drawn, 0, 'pass', 'First reserve or place the card you drew. (SNP-3)'],
	['WRONG_PHASE', offer, 2, 'draw', 'First the offer has to be answered: claim or decline. (SNP-3)'],
	['WRONG_PHASE', claimed, 0, 'draw', 'First answer the claim: sell, reserve or commit. (SNP-3)'],
	['WRONG_PHASE', plan, 0, 'draw', 'The plan is made: explore one of its habitats now. (SNP-3)'],
	['WRONG_PHASE', failed, 0, 'draw', 'The roll failed: roll a die again or abandon the habitat. (SNP-3)'],
	['WRONG_PHASE', shot, 0, 'draw', 'The habitat is explored: shoot its animals now. (SNP-3)'],
	[
		'NO_CARDS',
		`2p research 0 | ${EVERYWHERE} | deck -`,
		0,
		'draw',
		'There is no card left to draw, not even a discarded one. (SNP-28)',
	],
	['HAND_FULL', drawn, 0, 'reserve', 'You hold 2 reserved cards, and that is the most. (SNP-16)'],
	[
		'NOBODY_TO_DENY',
		drawn.replace('| 1: tokens 1', ''),
		0,
		'commit',
		'Nobody could buy the card, so there is no need to commit to it. (SNP-22)',
	],
	['WOULD_SPOOK', drawn, 0, 'commit', 'You cannot commit to a card that would spook its habitat. (SNP-23)'],
	[
		'TOO_MANY_COMMITMENTS',
		'2p fate 0 denial=upfront | rainforest blue-morpho | mountain guanaco | savannah meerkat | committed blue-morpho guanaco meerkat | drawn white-rhino | 1: tokens 1',
		0,
		'commit',
		'With this card your commitments would take more than 6 dice. (SNP-23)',
	],
	['NO_TARGETS', research, 0, prepare([savannah(6)], []), 'A plan needs at least one animal. (SNP-29)'],
	[
		'DUPLICATE_CARD',
		research,
		0,
		prepare([savannah(2)], [meerkat(2), meerkat(2)]),
		'Meerkat is in the plan twice. (SNP-31)',
	],
	[
		'DUPLICATE_CARD',
		research,
		0,
		prepare([savannah(2), savannah(1)], [meerkat(3)]),
		'Savannah is in the plan twice. (SNP-31)',
	],
	[
		'NOT_AVAILABLE',
		research,
		0,
		prepare([savannah(2)], [{ id: 'plains-zebra', dice: 4, tokens: 0 }]),
		'Plains Zebra lies in no habitat and is not one of your reserved cards. (SNP-30)',
	],
	[
		'NOT_AVAILABLE',
		research,
		0,
		prepare([savannah(2)], [{ id: 'unicorn', dice: 4, tokens: 0 }]),
		'That card lies in no habitat and is not one of your reserved cards. (SNP-30)',
	],
	[
		'NOT_AVAILABLE',
		failed,
		0,
		reroll(0, 1, [{ id: 'lion', tokens: 1 }]),
		'No tokens can be taken from Lion: it is no open target, or named twice. (SNP-43)',
	],
	[
		'NOT_AVAILABLE',
		shot,
		0,
		{ type: 'shoot', animal: 'lion' },
		'Lion is no open target in the habitat you explored. (SNP-48)',
	],
	['BAD_DICE', research, 0, prepare([savannah(6)], [meerkat(0)]), 'Meerkat needs at least 1 die. (SNP-31)'],
	[
		'BAD_TOKENS',
		research,
		0,
		prepare([savannah(2)], [meerkat(4, -1)]),
		'Tokens on Meerkat are a whole number, 0 or more. (SNP-34)',
	],
	['HABITAT_WITHOUT_DIE', research, 0, prepare([], [meerkat(6)]), 'Savannah needs a die too, to be explored. (SNP-31)'],
	[
		'HABITAT_WITHOUT_TARGET',
		research,
		0,
		prepare([savannah(2), { id: 'shoreline', dice: 1 }], [meerkat(3)]),
		'Shoreline has no target of yours, so no die goes there. (SNP-31)',
	],
	[
		'DICE_TOTAL',
		research,
		0,
		prepare([savannah(2)], [meerkat(3)]),
		'A plan has 6 dice, habitats and animals together; this one has 5. (SNP-31)',
	],
	[
		'NOT_ENOUGH_TOKENS',
		research,
		0,
		prepare([savannah(2)], [meerkat(4, 3)]),
		'You have 2 tokens; that is not enough. (SNP-34)',
	],
	[
		'NOT_ENOUGH_TOKENS',
		failed,
		0,
		reroll(0, 3),
		'There are not that many tokens where you want to take them from. (SNP-43)',
	],
	[
		'MUST_SHOOT_COMMITTED',
		'2p research 0 | savannah lion | committed lion',
		0,
		'pass',
		'First photograph what you are committed to: Lion. (SNP-37)',
	],
	[
		'NOT_PREPARED',
		plan,
		0,
		{ type: 'explore', habitat: 'savannah' },
		'Savannah is not in your plan, or it is done. (SNP-39)',
	],
	['BAD_DIE', failed, 0, reroll(2, 2), 'There is no such die: the roll has 2 dice. (SNP-42)'],
	['BAD_PAYMENT', failed, 0, reroll(0, 1), 'A re-roll costs 2 tokens, no more and no less. (SNP-42)'],
	['NOT_DUE', offer, 'table', 'claimTimeout', 'The time for answers is not up. (SNP-19)'],
];

test.each(CASES)('%s (%s) is told in words, with its rule', (code, position, actor, move, sentence) => {
	const given = at(position).refusal(actor, move);
	if (given === null) throw new Error('that move is legal');
	const rule = given.rule === null ? '' : ` (${given.rule})`;
	expect([given.code, `${refusal(voice, given)}${rule}`]).toEqual([code, sentence]);
});

test('no code of the game is without words, and none of others has any', () => {
	expect([...new Set(CASES.map(([code]) => code))].sort()).toEqual(Object.keys(REFUSALS).sort());
	expect(refusal(voice, { code: 'NEW', rule: null, facts: {} })).toBeNull();
});
