import { describe, expect, test } from 'vitest';
import { promiseOf, promiseOfPlan } from '../../src/analysis/promise.ts';
import { exploreTable, shotTable } from '../../src/analysis/roll-tables.ts';
import { animalNamed, PRESTIGE } from '../../src/rules/components.ts';
import type { State } from '../../src/rules/state.ts';
import { at, MOUNTAIN, SAVANNAH, stateAt } from '../table.ts';
import { enumerate, planned } from './all-dice.ts';

/** Every face of every die, with what was photographed before. */
function counted(state: State) {
	const { habitats, photos } = enumerate(state, 'fromSupply');
	const targets = habitats.flatMap((each) => each.targets);
	return {
		habitats,
		targets,
		photos,
		prestige: targets.reduce((sum, each) => sum + each.photographed * PRESTIGE[each.animal], 0),
	};
}

describe('a plan promises', () => {
	const plan = 'mountain:1 savannah:2 guanaco:1+1 lion:2';
	const table = at('2p research 0 | mountain guanaco | savannah lion | 0: tokens 3');
	const promised = promiseOfPlan(table.view(0), planned(plan));

	test('[SNP-41 to 50] the chance of each roll and each photo, of any and of all, and prestige as all dice give them', () => {
		table.play(0, `prepare ${plan}`);
		const { habitats, targets, photos, prestige } = counted(table.state);
		expect(promised.habitats.map(({ habitat }) => habitat)).toEqual([MOUNTAIN, SAVANNAH]);
		promised.habitats.forEach(({ explored }, i) => {
			expect(explored).toBeCloseTo(habitats[i].explored, 10);
		});
		promised.targets.forEach((each, i) => {
			expect(each.animal).toBe(targets[i].animal);
			expect(each.photographed).toBeCloseTo(targets[i].photographed, 10);
		});
		expect(promised.any).toBeCloseTo(1 - photos[0], 10);
		expect(promised.all).toBeCloseTo(photos[2], 10);
		expect(promised.prestige).toBeCloseTo(prestige, 10);
		expect(promised.habitats.map(({ roll }) => roll)).toEqual([exploreTable(MOUNTAIN)[0], exploreTable(SAVANNAH)[1]]);
		expect(promised.targets.map(({ roll }) => roll)).toEqual([
			shotTable(animalNamed('guanaco'))[1][0],
			shotTable(animalNamed('lion'))[0][1],
		]);
	});

	test('the same once it lies on the table', () => {
		expect(promiseOf(table.view(1))).toEqual(promised);
	});

	test('what dice that are not placed yet cannot', () => {
		const few = promiseOfPlan(at('2p research 0 | savannah lion').view(0), planned('savannah:1 lion:1'));
		expect(few).toMatchObject({ any: 0, all: 0, prestige: 0, targets: [{ roll: 0, photographed: 0 }] });
	});
});

describe('in the middle of a turn', () => {
	test('what is done is certain, and the rest is as all dice give it', () => {
		const state = stateAt(
			'2p shoot 0 photos 1 | savannah lion | shoreline ghost-crab | plan savannah:1=explored shoreline:1 meerkat:1=photographed lion:2+2 ghost-crab:1 | at savannah | 0: tokens 1; photos meerkat',
		);
		const { habitats, targets, any, all, prestige } = promiseOf(state);
		const left = counted(state);
		expect(habitats).toMatchObject([
			{ roll: 1, explored: 1 },
			{ roll: 5 / 6, explored: expect.closeTo(left.habitats[1].explored, 10) },
		]);
		const [meerkat, lion, crab] = ['meerkat', 'lion', 'ghost-crab'].map(animalNamed);
		const chanceOf = (animal: number) => targets.find((each) => each.animal === animal)?.photographed;
		expect(chanceOf(meerkat)).toBe(1);
		for (const each of left.targets) expect(chanceOf(each.animal)).toBeCloseTo(each.photographed, 10);
		expect(left.targets.map(({ animal }) => animal)).toEqual([lion, crab]);
		expect(any).toBe(1);
		expect(all).toBeCloseTo(left.photos[2], 10);
		expect(prestige).toBeCloseTo(left.prestige + PRESTIGE[meerkat], 10);
	});

	test('after an escape there is no "all", and a failed roll is followed by one die', () => {
		const state = stateAt(
			'2p reroll 0 | shoreline ghost-crab | plan savannah:1=failed shoreline:2 lion:2=escaped ghost-crab:1 | at shoreline roll 1 1 | 0: tokens 2',
		);
		const { habitats, any, all } = promiseOf(state);
		expect(habitats).toMatchObject([{ roll: 0, explored: 0 }, { roll: 5 / 6 }]);
		expect(any).toBeCloseTo(1 - counted(state).photos[0], 10);
		expect(all).toBe(0);
	});
});
