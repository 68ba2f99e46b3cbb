import { describe, expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { at, ids, stateAt } from '../table.ts';

const { notation } = snapshot;

describe('moves', () => {
	test.each([
		'draw',
		'reserve',
		'commit',
		'place',
		'claim',
		'decline',
		'sell',
		'pass',
		'abandon',
		'claimTimeout',
		'prepare savannah:1 shoreline:1 meerkat:1 white-rhino:2+2 greater-flamingo:1',
		'explore rainforest',
		'shoot jacksons-chameleon',
		'reroll 0 supply:2',
		'reroll 3 supply:1 lion:1',
		'reroll 1 lion:1 meerkat:1',
	])('%s is read and written back', (text) => {
		const parsed = notation.parseMove(text);
		if ('problem' in parsed) throw new Error(parsed.problem);
		expect(notation.printMove(parsed.value)).toBe(text);
		expect(snapshot.moveSchema).toHaveProperty(parsed.value.type);
	});

	test.each([
		'',
		'jump',
		'draw 2',
		'explore',
		'explore desert',
		'shoot unicorn',
		'prepare lion',
		'prepare lion:x',
		'reroll',
		'reroll 0 2',
	])('"%s" is no move', (text) => {
		expect(notation.parseMove(text)).toHaveProperty('problem');
	});
});

describe('positions', () => {
	test.each([
		'2p research 0 first 1 round 3 barren 2 denial=upfront claimSeconds=0 | savannah meerkat lion | deck - | discard jaguar | 0: tokens 2; hand guanaco; photos sea-otter; awards each-1; assignment a01 | 1: tokens 0; assignment ?',
		'3p claims 2 first 0 round 1 | deck ?*35 | drawn lion | offer until 15000 | 0: tokens 1; assignment a10; answer claim | 1: tokens 1; assignment ?; answer ? | 2: tokens 0; assignment ?',
		'2p deny 0 first 0 round 1 | mountain guanaco | deck ?*34 | drawn lion | committed guanaco | claimant 1 | 0: tokens 0; assignment ? | 1: tokens 1; assignment ?',
		'2p reroll 0 first 0 round 4 photos 1 final | rainforest jaguar | deck ?*34 | plan rainforest:1 savannah:2=explored jaguar:1+2 meerkat:2=photographed | at rainforest roll 3 paid 4 | 0: tokens 1; photos meerkat; assignment ? | 1: tokens 0; assignment ?',
		'2p over 1 first 0 round 10 barren 20 cardToken=onlyPlaced | deck - | 0: tokens 32; assignment a01 | 1: tokens 33; assignment a02',
	])('%s', (text) => {
		expect(notation.printPosition(stateAt(text))).toBe(text);
	});

	test('a short position is filled up: free assignments, all other cards in the deck', () => {
		const { state } = at('3p research 1 | savannah lion | deck guanaco * | 1: assignment a01');
		expect(state.assignments).toEqual([1, 0, 2]);
		expect([state.deck.length, ids(state.deck.slice(-2))]).toEqual([35, 'blue-morpho guanaco']);
		expect([state.first, state.tokens]).toEqual([0, [0, 0, 0]]);
	});

	test.each([
		['', 'begins with'],
		['5p research 0', 'begins with'],
		['2p rest 0', 'no phase'],
		['2p research 2', 'no seat'],
		['2p research 0 hurry', 'means nothing'],
		['2p research 0 denial=never', 'denial cannot be'],
		['2p research 0 | desert lion', 'no section'],
		['2p research 0 | savannah unicorn', 'no animal'],
		['2p research 0 | 0: luck 7', 'a seat has'],
		['2p research 0 | 0: tokens many', 'no number'],
		['2p research 0 | 0: awards best', 'means nothing'],
		['2p explore 0 | plan lion', 'no part of a plan'],
		['2p explore 0 | plan lion:1=eaten', 'is none of'],
		['2p reroll 0 | at desert', 'no habitat'],
	])('"%s": %s', (text, problem) => {
		expect(notation.parsePosition(text)).toEqual({ problem: expect.stringContaining(problem) });
	});
});
