import { animalNamed, DICE, habitatNamed, OPEN, PHOTOGRAPHED } from '@shutterbox/snapshot/client';
import { describe, expect, test } from 'vitest';
import { fromBag, leftIn, planOn, promiseOn, targetOn } from '../../../../src/games/snapshot/board/laid.ts';
import { EMPTY, less, more, partOf, questionOf } from '../../../../src/games/snapshot/board/mind.ts';
import { freshPlan, type PlanDraft } from '../../../../src/games/snapshot/draft.ts';
import { seen } from '../positions.ts';

const lion = animalNamed('lion');
const meerkat = animalNamed('meerkat');
const savannah = habitatNamed('savannah');
const TABLE = '2p research 0 | savannah meerkat lion | deck * | 0: tokens 3; hand sea-otter';

function laid(position: string, ...parts: readonly Parameters<typeof more>[1][]): PlanDraft {
	const { view, check } = seen(position);
	return parts.reduce<PlanDraft>((plan, part) => {
		const change = more(plan, part, check);
		if ('refusal' in change) throw new Error(change.refusal.code);
		return change.plan;
	}, freshPlan(view));
}

describe('laying', () => {
	test('[SNP-31] the first die on an animal brings one to its habitat', () => {
		const plan = laid(TABLE, partOf('dice', lion));
		expect(plan.habitatDice[savannah]).toBe(1);
		expect(plan.targets).toEqual([{ animal: lion, dice: 1, tokens: 0 }]);
	});

	test('[SNP-31] a seventh die is refused with its rule, and so is a habitat without a target', () => {
		const { view, check } = seen(TABLE);
		const full = laid(TABLE, ...new Array(5).fill(partOf('dice', lion)));
		expect(more(full, partOf('dice', lion), check)).toMatchObject({ refusal: { code: 'DICE_TOTAL', rule: 'SNP-31' } });
		const elsewhere = laid(TABLE, partOf('dice', lion));
		expect(more(elsewhere, { on: 'habitat', habitat: 0 }, check)).toMatchObject({
			refusal: { code: 'HABITAT_WITHOUT_TARGET' },
		});
		expect(more(freshPlan(view), { on: 'habitat', habitat: 0 }, check)).toMatchObject({
			refusal: { code: 'NO_TARGETS' },
		});
	});

	test('[SNP-34] tokens run out', () => {
		const { check } = seen(TABLE);
		const plan = laid(TABLE, partOf('dice', lion), ...new Array(3).fill(partOf('tokens', lion)));
		expect(more(plan, partOf('tokens', lion), check)).toMatchObject({ refusal: { code: 'NOT_ENOUGH_TOKENS' } });
	});

	test('taking the last die off an animal takes those of its habitat, too', () => {
		const { check } = seen(TABLE);
		const plan = laid(TABLE, partOf('dice', lion), { on: 'habitat', habitat: savannah });
		expect(plan.habitatDice[savannah]).toBe(2);
		expect(less(plan, { on: 'habitat', habitat: savannah }, check).habitatDice[savannah]).toBe(1);
		expect(less(plan, partOf('dice', lion), check)).toEqual(freshPlan(seen(TABLE).view));
	});
});

describe('what lies on the board', () => {
	test('is the draft of who has the turn, and of nobody else', () => {
		const { view } = seen(TABLE);
		const draft = laid(TABLE, partOf('dice', meerkat));
		expect(planOn(view, 0, draft).targets).toEqual([{ animal: meerkat, dice: 1, tokens: 0, status: OPEN }]);
		expect(planOn(view, 1, draft).targets).toEqual([]);
		expect(planOn(view, null, draft).targets).toEqual([]);
	});

	test('[SNP-33] a reserved animal leaves the bag for its habitat while a die lies on it', () => {
		const { view } = seen(TABLE);
		const otter = animalNamed('sea-otter');
		const plan = planOn(view, 0, laid(TABLE, partOf('dice', otter), partOf('tokens', otter)));
		expect(fromBag(view, plan, 0)).toEqual([otter]);
		expect(leftIn(view, plan, 0, DICE)).toEqual({ dice: 4, tokens: 2 });
	});

	test('[SNP-23] a committed animal begins with its two dice', () => {
		const { view } = seen('2p research 0 | savannah meerkat | deck * | committed meerkat | 0: tokens 1');
		expect(planOn(view, 0, null)).toMatchObject({ targets: [{ animal: meerkat, dice: 1 }] });
		expect(planOn(view, 0, null).habitatDice[savannah]).toBe(1);
	});

	test('is the plan of the table once it is handed in, with what became of it', () => {
		const position =
			'2p shoot 0 | savannah lion | plan savannah:1=explored meerkat:2=photographed lion:3 | at savannah | 0: photos meerkat';
		const { view } = seen(position, 1);
		const plan = planOn(view, 1, null);
		expect(plan.draft).toBeNull();
		expect(targetOn(plan, meerkat)?.status).toBe(PHOTOGRAPHED);
		expect(promiseOn(view, plan)?.targets.find(({ animal }) => animal === meerkat)?.photographed).toBe(1);
	});

	test('promises nothing while nothing lies', () => {
		const { view } = seen(TABLE);
		expect(promiseOn(view, planOn(view, 0, null))).toBeNull();
	});
});

test('a plan lives through a whole turn of drawing, every other question is its own', () => {
	const ids = [
		'2p research 0 | deck *',
		'2p fate 0 | drawn lion',
		'2p claims 0 | drawn lion | 1: tokens 1; answer waiting',
		'2p explore 0 | savannah lion | plan savannah:1 lion:5',
	].map((position) => questionOf(seen(position).view));
	expect(ids[0]).toBe(ids[1]);
	expect(ids[1]).toBe(ids[2]);
	expect(ids[3]).not.toBe(ids[0]);
	expect(EMPTY.plan).toBeNull();
});
