import type { Viewer } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { ANIMAL_IDS } from '../../src/rules/components.ts';
import { type StandingOrder, standingAnswer } from '../../src/rules/standing-orders.ts';
import { at } from '../table.ts';

// Seat 1 has a01: Golden Eagle or Common Octopus on the cover, 21-30 and omnivores in the article.
const offer = (card: string) =>
	at(`3p research 0 | deck ${card} * | 1: tokens 1; assignment a01 | 2: tokens 1; assignment a02`).play(
		0,
		'draw',
		'place',
	);

describe('what an order answers', () => {
	const answers = (order: StandingOrder, card: string) => standingAnswer(offer(card).view(1), 1, order)?.type ?? null;

	test('[SNP-18] "ask me" leaves the answer to the player, "never" declines', () => {
		expect(answers('askMe', 'golden-eagle')).toBeNull();
		expect(answers('never', 'golden-eagle')).toBe('decline');
	});

	test.each([
		['common-octopus', 'claim'],
		['plains-zebra', 'claim'],
		['meerkat', 'claim'],
		['jaguar', 'decline'],
	])('[SNP-61, 62] "on assignment" answers %s with %s', (card, answer) => {
		expect(answers('onAssignment', card)).toBe(answer);
	});

	test('[SNP-18] a wishlist claims what is on it', () => {
		expect(answers({ wishlist: ['jaguar'] }, 'jaguar')).toBe('claim');
		expect(answers({ wishlist: ['jaguar'] }, 'lion')).toBe('decline');
	});

	test('[SNP-18] "this turn" declines in that turn alone, then the order before it answers', () => {
		const order = { declineTurn: { round: 1, active: 0 }, after: { wishlist: ['jaguar'] } } as const;
		expect(answers(order, 'jaguar')).toBe('decline');
		expect(answers({ ...order, declineTurn: { round: 2, active: 0 } }, 'jaguar')).toBe('claim');
		expect(answers({ ...order, declineTurn: { round: 1, active: 2 } }, 'jaguar')).toBe('claim');
		expect(answers({ declineTurn: { round: 2, active: 0 }, after: 'askMe' }, 'jaguar')).toBeNull();
	});

	test('[SNP-61, 62] where turns take days a seat begins with a list of what its assignment wants', () => {
		const order = snapshot.standing?.inCorrespondence?.(offer('jaguar').view(1), 1) as StandingOrder;
		for (const card of ANIMAL_IDS) expect([card, answers(order, card)]).toEqual([card, answers('onAssignment', card)]);
		expect(order).toMatchObject({ wishlist: expect.arrayContaining(['golden-eagle', 'common-octopus', 'meerkat']) });
	});

	test('[SNP-18, 19] a seat that is not asked, or has answered, answers nothing', () => {
		const table = offer('jaguar');
		expect(standingAnswer(table.view(0), 0, 'never')).toBeNull();
		table.play(1, 'decline');
		expect(standingAnswer(table.view(1), 1, 'never')).toBeNull();
	});
});

test('[SNP-19] whichever order a seat has, all others see the same until the offer is decided', () => {
	const seenBy = (viewer: Viewer, order: StandingOrder, byHand: 'claim' | 'decline') => {
		const table = offer('meerkat');
		const before = { view: table.view(viewer), toMove: table.toMove() };
		const answer = standingAnswer(table.view(1), 1, order) ?? { type: byHand };
		expect(snapshot.check(table.view(1), { actor: 1, move: answer, at: 0 })).toBeNull();
		table.play(1, answer);
		return { before, after: table.view(viewer), toMove: table.toMove(), told: table.told(viewer) };
	};
	for (const viewer of [0, 2, 'spectator'] as const) {
		const thinking = seenBy(viewer, 'askMe', 'claim');
		expect(seenBy(viewer, 'askMe', 'decline')).toEqual(thinking);
		expect(seenBy(viewer, 'never', 'claim')).toEqual(thinking);
		expect(seenBy(viewer, 'onAssignment', 'decline')).toEqual(thinking);
		expect(seenBy(viewer, { wishlist: [] }, 'claim')).toEqual(thinking);
		expect(seenBy(viewer, { declineTurn: { round: 1, active: 0 }, after: 'askMe' }, 'claim')).toEqual(thinking);
		expect(thinking.told).toEqual([{ type: 'answerGiven', seat: 1, answer: null }]);
	}
});
