import { expect, test } from 'vitest';
import { at, eventTypes, ids, lying, MOUNTAIN } from '../table.ts';

test('[SNP-22, 23, 27] a denied claim: the card lies on top, is marked, and earns its token', () => {
	const table = at('2p research 0 cardToken=onlyPlaced | mountain guanaco | deck golden-eagle * | 1: tokens 1');
	table.play(0, 'draw', 'place').play(1, 'claim').play(0, 'commit');
	expect(eventTypes(table)).toEqual(['cardCommitted', 'tokensChanged']);
	expect([lying(table, MOUNTAIN), ids(table.state.committed)]).toEqual(['guanaco golden-eagle', 'golden-eagle']);
	expect([table.state.tokens, table.state.claimant]).toEqual([[1, 1], -1]);
});

test('[SNP-23] a card that would spook cannot be committed, also not on request', () => {
	const table = at('2p research 0 | mountain golden-eagle | deck guanaco * | 1: tokens 1');
	table.play(0, 'draw', 'place').play(1, 'claim');
	expect(table.refusal(0, 'commit')).toMatchObject({ code: 'WOULD_SPOOK', rule: 'SNP-23' });
	expect(table.moves(0)).toEqual(['sell', 'reserve']);
});

test.each([
	['one habitat holds five', 'savannah leopard-tortoise meerkat plains-zebra nile-crocodile', 'lion', null],
	['but not six', 'savannah leopard-tortoise meerkat plains-zebra nile-crocodile common-ostrich', 'lion', 7],
	['two habitats hold four', 'mountain guanaco golden-eagle | savannah meerkat', 'lion', null],
	['but not five', 'mountain guanaco golden-eagle | savannah meerkat white-rhino', 'lion', 7],
])('[SNP-23] commitments must be payable with six dice: %s', (_, lies, card, dice) => {
	const committed = lies.replaceAll(/(mountain|savannah) |\|/g, '');
	const table = at(`2p deny 0 | ${lies} | drawn ${card} | committed ${committed} | claimant 1 | 1: tokens 1`);
	const refusal = table.refusal(0, 'commit');
	if (dice === null) expect(refusal).toBeNull();
	else expect(refusal).toMatchObject({ code: 'TOO_MANY_COMMITMENTS', rule: 'SNP-23', facts: { dice } });
});

test('[SNP-24] a commitment ends with the turn, whether it was kept or spooked away', () => {
	const table = at('2p research 0 | mountain guanaco | committed guanaco | deck jaguar *', 1);
	table.play(0, 'prepare mountain:1 guanaco:5', 'explore mountain');
	expect([table.state.active, table.state.committed]).toEqual([1, []]);
});
