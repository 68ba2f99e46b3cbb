import { snapshot } from '@shutterbox/snapshot';
import { animalNamed, DICE, HABITATS, possibleTargets } from '@shutterbox/snapshot/client';
import { walk } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import {
	changed,
	diceIn,
	FIRST_REROLL,
	fitted,
	freshPlan,
	numberAt,
	type Part,
	type PlanDraft,
	paymentsOf,
	prepareOf,
	rangeOf,
	rerollOf,
	tokensIn,
} from '../../../src/games/snapshot/draft.ts';
import { seen, seenIn, TABLES } from './positions.ts';

const SAVANNAH: Part = { on: 'habitat', habitat: 2 };
const SHORELINE: Part = { on: 'habitat', habitat: 3 };
const dice = (id: string): Part => ({ on: 'animal', animal: animalNamed(id) });
const tokens = (id: string): Part => ({ on: 'tokens', animal: animalNamed(id) });

const position = '2p research 0 | savannah meerkat white-rhino | shoreline sea-otter | 0: tokens 4; hand lion';

function planned(plan: PlanDraft, ...steps: readonly (readonly [Part, number])[]): PlanDraft {
	return steps.reduce((so, [part, value]) => changed(so, part, value), plan);
}

function printed(plan: PlanDraft): string {
	return snapshot.notation.printMove(prepareOf(plan));
}

describe('a plan', () => {
	test('a first die on an animal brings a die to its habitat', () => {
		const { view } = seen(position);
		expect(printed(planned(freshPlan(view), [dice('meerkat'), 2]))).toBe('prepare savannah:1 meerkat:2');
	});

	test('the last target of a habitat takes all its dice away, and its own tokens', () => {
		const { view } = seen(position);
		const both = planned(freshPlan(view), [dice('meerkat'), 1], [dice('lion'), 1], [tokens('lion'), 3], [SAVANNAH, 3]);
		const one = planned(both, [dice('lion'), 0]);
		expect([diceIn(one), tokensIn(one)]).toEqual([4, 0]);
		expect(diceIn(planned(one, [dice('meerkat'), 0]))).toBe(0);
	});

	test('six dice and the supply make a legal move, reserved cards included', () => {
		const { view, check } = seen(position);
		const plan = planned(freshPlan(view), [dice('lion'), 4], [tokens('lion'), 4], [SAVANNAH, 2]);
		expect(printed(plan)).toBe('prepare savannah:2 lion:4+4');
		expect(check(prepareOf(plan))).toBeNull();
	});

	test('begins with a die on every animal that has to be a target', () => {
		const { view } = seen('2p research 0 | mountain guanaco | savannah lion | committed lion guanaco');
		expect(printed(freshPlan(view))).toBe('prepare mountain:1 savannah:1 guanaco:1 lion:1');
	});

	test('loses the animals that are gone and gains those that have become a duty', () => {
		const plan = planned(freshPlan(seen(position).view), [dice('sea-otter'), 2], [dice('meerkat'), 1]);
		const { view } = seen('2p research 0 | savannah meerkat lion | committed lion | 0: tokens 4');
		expect(printed(fitted(plan, view))).toBe('prepare savannah:1 meerkat:1 lion:1');
	});
});

describe('how far a number can go', () => {
	test('dice end where the rules count more than six', () => {
		const { view, check } = seen(position);
		const plan = planned(freshPlan(view), [dice('meerkat'), 2], [SAVANNAH, 2]);
		expect(rangeOf(plan, dice('meerkat'), check)).toMatchObject({ min: 0, max: 4, limit: { code: 'DICE_TOTAL' } });
		expect(rangeOf(plan, SAVANNAH, check)).toMatchObject({ min: 1, max: 4 });
		expect(rangeOf(plan, dice('lion'), check).max).toBe(2);
	});

	test('a target elsewhere needs two dice: one is for its habitat', () => {
		const { view, check } = seen(position);
		const four = planned(freshPlan(view), [dice('meerkat'), 2], [SAVANNAH, 2]);
		expect(rangeOf(four, dice('sea-otter'), check).max).toBe(1);
		expect(rangeOf(planned(four, [SAVANNAH, 3]), dice('sea-otter'), check).max).toBe(0);
	});

	test('tokens end with the supply, even before all dice are placed', () => {
		const { view, check } = seen(position);
		const plan = planned(freshPlan(view), [dice('meerkat'), 1], [dice('lion'), 1], [tokens('lion'), 3]);
		expect(rangeOf(plan, tokens('meerkat'), check)).toMatchObject({ max: 1, limit: { code: 'NOT_ENOUGH_TOKENS' } });
	});

	test('a habitat without a target takes no dice, an animal without a die no tokens', () => {
		const { view, check } = seen(position);
		const plan = planned(freshPlan(view), [dice('meerkat'), 1]);
		expect(rangeOf(plan, SHORELINE, check)).toMatchObject({ max: 0, limit: { code: 'HABITAT_WITHOUT_TARGET' } });
		expect(rangeOf(plan, tokens('lion'), check).max).toBe(0);
	});

	test('what is not the viewer’s to decide does not grow', () => {
		const { view } = seen(position);
		const refuseAll = () => ({ code: 'NOT_YOUR_DECISION', rule: 'SNP-2', facts: {} });
		expect(rangeOf(freshPlan(view), dice('meerkat'), refuseAll).max).toBe(0);
	});
});

test('every listed plan of random matches can be made step by step, and is the same move', () => {
	for (const [seed, table] of TABLES.entries()) {
		for (const { state, seat } of walk(snapshot, table, seed)) {
			if (state.phase !== 'research') continue;
			const { view, check } = seenIn(state, seat);
			for (const move of [...snapshot.moves(view, seat)].slice(0, 12)) {
				if (move.type !== 'prepare') continue;
				let plan = freshPlan(view);
				for (const { id, dice: count, tokens: paid } of move.animals) {
					plan = planned(plan, [dice(id), count], [tokens(id), paid]);
				}
				for (const { id, dice: count } of move.habitats) {
					const habitat = ['rainforest', 'mountain', 'savannah', 'shoreline'].indexOf(id);
					plan = planned(plan, [{ on: 'habitat', habitat }, count]);
				}
				expect(prepareOf(plan)).toEqual(move);
				expect(check(prepareOf(plan))).toBeNull();
			}
		}
	}
});

test('whoever fills a plan within its limits ends at a legal move', () => {
	for (const [seed, table] of TABLES.entries()) {
		for (const { state, seat, n } of walk(snapshot, table, seed + 10)) {
			if (state.phase !== 'research' || possibleTargets(state).length === 0) continue;
			const { view, check } = seenIn(state, seat);
			const parts: Part[] = possibleTargets(view).flatMap((animal): Part[] => [
				{ on: 'animal', animal },
				{ on: 'tokens', animal },
			]);
			for (let habitat = 0; habitat < HABITATS; habitat++) parts.push({ on: 'habitat', habitat });
			let plan = freshPlan(view);
			for (let i = 0; i < 200 && diceIn(plan) < DICE; i++) {
				const part = parts[(i * 7 + n) % parts.length];
				if (rangeOf(plan, part, check).max > numberAt(plan, part)) plan = changed(plan, part, numberAt(plan, part) + 1);
			}
			expect(check(prepareOf(plan))).toBeNull();
		}
	}
});

describe('rolling again', () => {
	const failed =
		'2p reroll 0 | mountain andean-condor | plan mountain:2 andean-condor:4+2 | at mountain roll 1 3 | 0: tokens 2';

	test('offers every way to pay, the supply first, and every one is legal', () => {
		const { view, check } = seen(failed);
		expect(paymentsOf(view).map(({ supply, animals }) => [supply, animals.map(({ tokens: paid }) => paid)])).toEqual([
			[2, []],
			[1, [1]],
			[0, [2]],
		]);
		for (let payment = 0; payment < 3; payment++) expect(check(rerollOf(view, { die: 1, payment }))).toBeNull();
	});

	test('a choice that is gone falls back to the first', () => {
		const { view } = seen(failed);
		expect(rerollOf(view, { die: 4, payment: 9 })).toEqual(rerollOf(view, FIRST_REROLL));
	});
});
