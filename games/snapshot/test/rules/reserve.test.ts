import { expect, test } from 'vitest';
import { canClaim, hasRivalsToAsk } from '../../src/rules/reserve.ts';
import { at, eventTypes, ids, lying, SAVANNAH, stateAt } from '../table.ts';

test('[SNP-15, 21] reserving is free, averts a spook, and the card waits for a later turn', () => {
	const table = at('2p research 0 | savannah lion | deck meerkat *', 6, 6, 6, 6, 6, 6);
	table.play(0, 'draw', 'reserve');
	expect(eventTypes(table)).toEqual(['cardReserved', 'tokensChanged']);
	expect(table.events[0].event).toMatchObject({ how: 'own', paid: 0, payee: null });
	expect([ids(table.state.hands[0]), table.state.tokens]).toEqual(['meerkat', [1, 0]]);
	table.play(0, 'pass').play(1, 'pass').play(0, 'prepare savannah:1 meerkat:5', 'explore savannah', 'shoot meerkat');
	expect([ids(table.state.photos[0]), table.state.hands[0]]).toEqual(['meerkat', []]);
});

test('[SNP-16] two reserved cards are the limit', () => {
	const table = at('2p deny 0 | drawn meerkat | claimant 1 | 0: hand lion jaguar | 1: tokens 1');
	expect(table.refusal(0, 'reserve')).toMatchObject({ code: 'HAND_FULL', rule: 'SNP-16' });
});

test('[SNP-17] what lies in a habitat can be reserved by nobody', () => {
	const table = at('2p research 0 | savannah lion');
	for (const seat of [0, 1]) expect(table.refused(seat, 'reserve')).not.toBeNull();
	expect(lying(table, SAVANNAH)).toBe('lion');
});

test('[SNP-18] a claim needs a token and room in the hand, and is for rivals only', () => {
	const state = stateAt(
		'4p fate 0 | drawn meerkat | 0: tokens 5 | 1: tokens 0 | 2: tokens 1; hand lion jaguar | 3: tokens 1; hand guanaco',
	);
	expect([0, 1, 2, 3].map((seat) => canClaim(state, seat))).toEqual([false, false, false, true]);
	expect(hasRivalsToAsk(state)).toBe(true);
	state.tokens[3] = 0;
	expect(hasRivalsToAsk(state)).toBe(false);
});
