import { isRefusal, Match } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { at, eventTypes, ids } from '../table.ts';

const offer = '3p research 0 | deck golden-eagle * | 1: tokens 1 | 2: tokens 1';

describe('[SNP-19] answers', () => {
	test('are told to nobody but their seat, and only the claimant is shown', () => {
		const table = at(offer).play(0, 'draw', 'place').play(2, 'claim');
		expect(table.told(2)).toEqual([{ type: 'answerGiven', seat: 2, answer: 'claim' }]);
		for (const viewer of [0, 1, 'spectator'] as const)
			expect(table.told(viewer)).toEqual([{ type: 'answerGiven', seat: 2, answer: null }]);
		table.play(1, 'decline');
		expect(table.told(0)).toEqual([
			{ type: 'answerGiven', seat: 1, answer: null },
			{ type: 'claimMade', card: table.state.drawn, claimant: 2 },
		]);
		expect(table.state.answers).toEqual([0, 0, 0]);
	});

	test('are sealed until the last one, which reveals', () => {
		const table = at(offer).play(0, 'draw', 'place').play(1, 'claim');
		expect(table.events.map(({ seals, reveals }) => [seals, reveals])).toEqual([[true, false]]);
		table.play(2, 'decline');
		expect(table.events[0]).toMatchObject({ seals: true, reveals: true });
	});

	test('decide nothing before the last one, even when the nearest rival has claimed', () => {
		const table = at(offer).play(0, 'draw', 'place').play(1, 'claim');
		expect([table.state.phase, table.toMove()]).toEqual(['claims', [2]]);
	});

	test('are refused to those not asked and those who have answered', () => {
		const table = at(offer).play(0, 'draw', 'place').play(1, 'claim');
		expect(table.refusal(0, 'claim')).toMatchObject({ code: 'NOT_YOUR_DECISION', rule: 'SNP-18' });
		expect(table.refusal(1, 'claim')).toMatchObject({ code: 'NOT_YOUR_DECISION', rule: 'SNP-19' });
	});

	test('can be withdrawn while the offer is open', () => {
		const match = Match.start(snapshot, {
			seats: ['a', 'b', 'c'],
			options: { firstPlayer: 0, claimSeconds: 0 },
			luck: { kind: 'fast', seed: '0123456789abcdef0123456789abcdef', salts: [null, null, null] },
			created: 0,
		});
		if (isRefusal(match)) throw new Error('no match');
		const submit = (seat: number, type: string) => match.submit(seat, { type }, 0).accepted;
		expect([submit(0, 'draw'), submit(0, 'place'), submit(2, 'claim')]).toEqual([true, true, true]);
		expect(match.undo(2, 0).accepted).toBe(false);
		expect(match.withdraw(2, 0).accepted).toBe(true);
		expect(submit(2, 'decline')).toBe(true);
		expect(submit(1, 'decline')).toBe(true);
		expect(match.withdraw(2, 0).accepted).toBe(false);
		expect(match.state.phase).toBe('research');
	});
});

test('[SNP-20, 22] after a claim the active seat may sell: card and token change sides', () => {
	const table = at(offer).play(0, 'draw', 'place').play(1, 'claim').play(2, 'claim');
	expect([table.state.phase, table.state.claimant, table.moves(0)]).toEqual(['deny', 1, ['sell', 'reserve', 'commit']]);
	table.play(0, 'sell');
	expect(eventTypes(table)).toEqual(['cardReserved', 'tokensChanged', 'tokensChanged', 'tokensChanged']);
	expect(table.events[0].event).toMatchObject({ how: 'bought', paid: 1, payee: 0 });
	expect([ids(table.state.hands[1]), table.state.tokens]).toEqual(['golden-eagle', [2, 0, 1]]);
});

test('[SNP-22] a claim refused by reserving costs the claimant nothing', () => {
	const table = at(offer).play(0, 'draw', 'place').play(1, 'claim').play(2, 'decline').play(0, 'reserve');
	expect(table.events[0].event).toMatchObject({ type: 'cardReserved', seat: 0, how: 'denied', paid: 0 });
	expect([ids(table.state.hands[0]), table.state.tokens]).toEqual(['golden-eagle', [1, 1, 1]]);
});

test('[SNP-22] with upfront denial an offered card cannot be kept back', () => {
	const table = at(offer.replace('0 |', '0 denial=upfront |'))
		.play(0, 'draw', 'place')
		.play(1, 'decline')
		.play(2, 'claim');
	expect([ids(table.state.hands[2]), table.state.phase]).toEqual(['golden-eagle', 'research']);
});
