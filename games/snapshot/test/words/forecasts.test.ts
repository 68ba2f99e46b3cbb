import type { Seat } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { odds } from '../../src/analysis/forecast.ts';
import { snapshot } from '../../src/index.ts';
import type { Reroll } from '../../src/rules/move.ts';
import { forecastWords, paymentWords } from '../../src/words/forecasts.ts';
import { at } from '../table.ts';
import { NAMES, voice } from './voice.ts';

/** What a seat is told of a move before it is made. */
function foreseen(position: string, text: string, viewer: Seat = 0): string {
	const { state } = at(position);
	const parsed = snapshot.notation.parseMove(text);
	if ('problem' in parsed) throw new Error(parsed.problem);
	const names = NAMES.slice(0, state.seats);
	return forecastWords(voice, odds, { view: snapshot.view(state, viewer), viewer, names }, parsed.value);
}

const OFFER = '3p claims 0 | mountain golden-eagle | drawn guanaco | 1: tokens 1; answer waiting';
const DRAWN = '2p fate 0 | drawn lion | 0: tokens 2';
const RISKY = '2p research 0 | mountain guanaco golden-eagle | savannah meerkat lion | discard jaguar';
const PLAN = 'plan savannah:1 meerkat:2 white-rhino:3+2';
const TABLE = '| savannah meerkat white-rhino';

describe('what a move would do', () => {
	test.each([
		[RISKY, 'draw', '+1 token. Spooks a habitat: 11 of 31 cards, 35.5%.'],
		[
			RISKY.replace('research 0', 'research 0 cardToken=onlyPlaced'),
			'draw',
			'+1 token if it stays. Spooks a habitat: 11 of 31 cards, 35.5%.',
		],
		[RISKY, 'pass', 'End your turn without a photo and take 3 tokens.'],
		[DRAWN, 'reserve', 'Keep it for this turn or a later one. It spooks nothing.'],
		[DRAWN, 'place', 'It comes to the savannah and stays.'],
		[
			`${DRAWN} | 1: tokens 1`,
			'place',
			'It is offered to Bo for 1 token. If nobody claims it: It comes to the savannah and stays.',
		],
		[
			'2p fate 0 | savannah white-rhino lion | drawn meerkat',
			'place',
			'It spooks the savannah, because 3 is less than 9: White Rhino and Lion are discarded with it and the turn ends.',
		],
		['2p deny 0 | drawn lion | claimant 1 | 1: tokens 1', 'sell', 'Bo pays you 1 token and reserves it.'],
		['2p deny 0 | drawn lion | claimant 1 | 1: tokens 1', 'commit', 'It stays, and it has to be a target this turn.'],
		[`2p explore 0 ${TABLE} | ${PLAN}`, 'explore savannah', '1 die, one of them 3 or more: 66.7%.'],
		[
			`2p reroll 0 ${TABLE} | ${PLAN} | at savannah roll 2 | 0: tokens 2`,
			'reroll 0 supply:2',
			'1 die for 2 tokens, 3 or more: 66.7%.',
		],
		[
			`2p reroll 0 ${TABLE} | ${PLAN} | at savannah roll 2 | 0: tokens 2`,
			'abandon',
			'Give up the savannah: its animals get away and every token there comes back.',
		],
		[
			`2p shoot 0 ${TABLE} | ${PLAN.replace('savannah:1', 'savannah:1=explored')} | at savannah`,
			'shoot white-rhino',
			'3 dice and 2 tokens against 8: 95.4%.',
		],
	])('%s, %s', (position, move, words) => expect(foreseen(position, move)).toBe(words));

	test('an offer: the price, who may be nearer, and what happens if nobody claims it', () => {
		expect(foreseen(OFFER, 'claim', 1)).toBe('Buy it from Anna for 1 token.');
		const both = `${OFFER} | 2: tokens 1; answer waiting`;
		expect(foreseen(both, 'claim', 1)).toBe(
			'Buy it from Anna for 1 token, unless somebody nearer to Anna claims it too.',
		);
		expect(foreseen(OFFER, 'decline', 1)).toBe(
			'If nobody claims it: It spooks the mountain, because 4 is less than 8:' +
				' Golden Eagle is discarded with it and the turn ends.',
		);
		expect(foreseen(OFFER, 'claimTimeout', 1)).toBe('Whoever has not answered declines.');
	});

	test('[SNP-41, 48] a plan: the exact chances of its photos, and their prestige', () => {
		const position = '2p research 0 | savannah meerkat lion | shoreline sea-otter | 0: tokens 0';
		expect(foreseen(position, 'prepare savannah:5 meerkat:1')).toBe('Photo 66.4%, 1.3 prestige on average.');
		expect(foreseen(position, 'prepare savannah:1 meerkat:1 lion:4')).toBe(
			'Any photo 65.5%, both photos 42%, 4.7 prestige on average.',
		);
		expect(foreseen(position, 'prepare savannah:1 shoreline:1 meerkat:1 lion:2 sea-otter:1')).toMatch(
			/^Any photo .+%, all 3 photos 0%, /,
		);
	});
});

test('[SNP-43] a payment: who pays, and what the shot is left with', () => {
	const { state } = at(`2p reroll 0 ${TABLE} | ${PLAN} | at savannah roll 2 | 0: tokens 2`);
	const paid = (text: string) => {
		const parsed = snapshot.notation.parseMove(text);
		if ('problem' in parsed) throw new Error(parsed.problem);
		return paymentWords(voice, odds, snapshot.view(state, 0), parsed.value as Reroll);
	};
	expect(paid('reroll 0 supply:2')).toBe('2 tokens from your supply');
	expect(paid('reroll 0 supply:1 white-rhino:1')).toBe(
		'1 token from your supply and 1 token from White Rhino, whose shot falls from 95.4% to 90.7%',
	);
});
