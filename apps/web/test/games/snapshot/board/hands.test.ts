import type { Refusal } from '@shutterbox/kernel';
import { animalNamed, type Move, NO_ANIMAL, payers } from '@shutterbox/snapshot/client';
import { describe, expect, test } from 'vitest';
import { helpsOf } from '../../../../src/games/snapshot/board/helps.ts';
import { planOn } from '../../../../src/games/snapshot/board/laid.ts';
import { type Draft, EMPTY } from '../../../../src/games/snapshot/board/mind.ts';
import { countOf, paidBy, paymentOn, rerollBy } from '../../../../src/games/snapshot/board/payments.ts';
import type { Asked, Scene } from '../../../../src/games/snapshot/board/scene.ts';
import { errandOn, handsOn } from '../../../../src/games/snapshot/board/use-hands-on.ts';
import { seen } from '../positions.ts';

const lion = animalNamed('lion');
const meerkat = animalNamed('meerkat');

/** A table at which every deed is written down. */
function at(position: string, isAsked = true) {
	const { view, check } = seen(position);
	const done = { moves: [] as Move[], refusals: [] as Refusal[], draft: EMPTY as Draft };
	const scene = (): Scene => ({
		shown: view,
		act: null,
		seat: 0,
		names: ['Ann', 'Bo'],
		asked: isAsked ? (view.phase as Asked) : null,
		plan: planOn(view, 0, done.draft.plan),
		draft: done.draft,
		helps: helpsOf(new Set(['odds', 'risk', 'marks', 'warnings'])),
		check,
		deeds: {
			aim: () => undefined,
			hold: (draft) => {
				done.draft = draft ?? EMPTY;
			},
			refuse: (refusal) => done.refusals.push(refusal),
			choose: () => undefined,
			make: () => undefined,
			touchedBy: () => undefined,
		},
		play: (move) => done.moves.push(move),
	});
	return {
		done,
		hands: () => handsOn(scene()),
		errand: () => errandOn(scene(), handsOn(scene())),
		carry(source: string, target: string) {
			const errand = this.errand();
			if (errand.canTake(source) && errand.canPut?.(source, target)) errand.put(source, target);
		},
	};
}

const PLANNING = '2p research 0 | savannah meerkat lion | deck * | 0: tokens 2; hand sea-otter';

describe('carrying', () => {
	test('a die from the tray onto an animal, from there to another, and back', () => {
		const table = at(PLANNING);
		table.carry('die', `animal:${lion}`);
		table.carry('die', `animal:${lion}`);
		expect(table.done.draft.plan?.targets).toEqual([{ animal: lion, dice: 2, tokens: 0 }]);
		table.carry(`dice:animal:${lion}`, `animal:${meerkat}`);
		expect(table.done.draft.plan?.targets.map(({ animal, dice }) => [animal, dice])).toEqual([
			[meerkat, 1],
			[lion, 1],
		]);
		table.carry(`dice:animal:${lion}`, 'tray');
		expect(table.done.draft.plan?.targets).toEqual([{ animal: meerkat, dice: 1, tokens: 0 }]);
	});

	test('a token onto an animal without a die brings the die first', () => {
		const table = at(PLANNING);
		table.carry('token', `animal:${lion}`);
		table.carry('token', `animal:${lion}`);
		expect(table.done.draft.plan?.targets).toEqual([{ animal: lion, dice: 1, tokens: 1 }]);
	});

	test('a reserved card to its own habitat only', () => {
		const table = at(PLANNING);
		const otter = animalNamed('sea-otter');
		expect(table.errand().canPut?.(`reserved:${otter}`, 'column:0')).toBe(false);
		table.carry(`reserved:${otter}`, 'column:3');
		expect(table.done.draft.plan?.targets).toEqual([{ animal: otter, dice: 1, tokens: 0 }]);
	});

	test('the top of the deck onto any column, and nowhere else, is to draw, when one may', () => {
		const table = at(PLANNING);
		for (const target of ['bag', 'tray', `animal:${lion}`, 'habitat:2']) table.carry('deck', target);
		expect(table.done.moves).toEqual([]);
		table.carry('deck', 'column:0');
		expect(table.done.moves).toEqual([{ type: 'draw' }]);
		expect(at('2p fate 0 | drawn lion').errand().canTake('deck')).toBe(false);
		expect(at(PLANNING, false).errand().canTake('deck')).toBe(false);
	});

	test.each([
		['2p fate 0 | drawn lion', 'held', 'bag', 'reserve'],
		['2p fate 0 | drawn lion', 'held', 'column:2', 'place'],
		['2p deny 0 | drawn lion | claimant 1 | 1: tokens 1', 'held', 'rival:1', 'sell'],
		['2p deny 0 | drawn lion | claimant 1 | 1: tokens 1', 'held', 'column:2', 'commit'],
		['2p claims 1 | drawn lion | 0: tokens 1; answer waiting', 'slip', 'bag', 'claim'],
		['2p claims 1 | drawn lion | 0: tokens 1; answer waiting', 'slip', 'column:2', 'decline'],
	])('%s: %s to %s is to %s', (position, source, target, type) => {
		const table = at(position);
		table.carry(source, target);
		expect(table.done.moves).toEqual([{ type }]);
	});

	test('nothing can be taken while something else is asked', () => {
		expect(at(PLANNING).errand().canTake('held')).toBe(false);
		expect(at('2p fate 0 | drawn lion').errand().canTake('die')).toBe(false);
	});
});

describe('pressing', () => {
	test('an animal lays what is armed, a habitat takes a die, and both roll when it is time', () => {
		const table = at(PLANNING);
		table.hands().pressAnimal(lion, false);
		table.hands().arm('tokens');
		table.hands().pressAnimal(lion, false);
		table.hands().pressHabitat(2);
		expect(table.done.draft.plan).toEqual({
			habitatDice: [0, 0, 2, 0],
			targets: [{ animal: lion, dice: 1, tokens: 1 }],
		});
		const exploring = at('2p explore 0 | savannah lion | plan savannah:1 lion:5');
		exploring.hands().pressHabitat(2);
		const shooting = at('2p shoot 0 | savannah lion | plan savannah:1=explored lion:5 | at savannah');
		shooting.hands().pressAnimal(lion, false);
		expect([...exploring.done.moves, ...shooting.done.moves]).toEqual([
			{ type: 'explore', habitat: 'savannah' },
			{ type: 'shoot', animal: 'lion' },
		]);
	});

	test('[SNP-29] what cannot be says why', () => {
		const table = at(PLANNING);
		table.hands().pressHabitat(0);
		expect(table.done.refusals).toMatchObject([{ code: 'NO_TARGETS' }]);
	});

	test('[SNP-39] an animal before its time is tried, so that the rules say why not', () => {
		const exploring = at('2p explore 0 | savannah lion | plan savannah:1 lion:5');
		exploring.hands().pressAnimal(lion, false);
		expect(exploring.done.moves).toEqual([{ type: 'shoot', animal: 'lion' }]);
	});

	test('[SNP-2, SNP-3] so are the deck, a habitat and an animal while something else is asked, or others are', () => {
		const tables = [at('2p fate 0 | savannah meerkat | drawn lion'), at('2p research 1 | savannah meerkat', false)];
		for (const { hands, done } of tables) {
			hands().draw();
			hands().pressHabitat(2);
			hands().pressAnimal(meerkat, false);
			expect(done.moves).toEqual([
				{ type: 'draw' },
				{ type: 'explore', habitat: 'savannah' },
				{ type: 'shoot', animal: 'meerkat' },
			]);
			expect(done.draft).toBe(EMPTY);
		}
	});
});

describe('[SNP-43] who pays for a re-roll', () => {
	const { view, check } = seen(
		'2p reroll 0 | savannah meerkat lion | plan savannah:1 meerkat:2+1 lion:3+2 | at savannah roll 1 | 0: tokens 3',
	);

	test('the supply first, then whoever is pressed, in place of the first', () => {
		const plain = paymentOn(view, null);
		expect(plain).toEqual([NO_ANIMAL, NO_ANIMAL]);
		const [, cat, king] = payers(view);
		const mixed = paidBy(plain, cat);
		expect([countOf(mixed, NO_ANIMAL), countOf(mixed, meerkat)]).toEqual([1, 1]);
		expect(paidBy(mixed, cat)).toEqual(mixed);
		expect(paidBy(paidBy(mixed, king), king)).toEqual([lion, lion]);
	});

	test('a token is carried off an animal to the price, and nowhere else', () => {
		const table = at(
			'2p reroll 0 | savannah meerkat lion | plan savannah:1 meerkat:2+1 lion:3+2 | at savannah roll 1 | 0: tokens 3',
		);
		const ofLion = `pay:animal:${lion}`;
		expect(table.errand().canPut?.(ofLion, `animal:${meerkat}`)).toBe(false);
		expect(table.errand().canPut?.('die', 'payment')).toBe(false);
		table.carry(ofLion, 'payment');
		expect(table.done.draft.payment).toEqual([NO_ANIMAL, lion]);
		table.carry(ofLion, 'payment');
		expect(table.done.draft.payment).toEqual([lion, lion]);
		table.hands().payWith(NO_ANIMAL);
		expect(table.done.draft.payment).toEqual([lion, NO_ANIMAL]);
		expect(at(PLANNING).errand().canTake(ofLion)).toBe(false);
	});

	test('every payment that can be pressed together is legal', () => {
		const sources = payers(view);
		for (const one of sources)
			for (const other of sources) {
				const payment = paidBy(paidBy(paymentOn(view, null), one), other);
				expect(check(rerollBy(payment, 0)), JSON.stringify(payment)).toBeNull();
			}
	});
});
