import type { Chance } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { type PlanOdds, planOdds, prospectOf, prospectOfPlan, type RerollHabit } from '../../src/analysis/plan-odds.ts';
import { type Move, type State, snapshot } from '../../src/index.ts';
import type { Prepare } from '../../src/rules/move.ts';
import { PHOTOGRAPHED } from '../../src/rules/state.ts';
import { at, stateAt } from '../table.ts';

/** A die that first shows what it is told, and asks for another branch when it is told no more. */
class Branch implements Chance {
	#next = 0;
	readonly #faces: readonly number[];
	constructor(faces: readonly number[]) {
		this.#faces = faces;
	}
	die(): number {
		const face = this.#faces[this.#next++];
		if (face === undefined) throw new NeedsDie();
		return face;
	}
	int(): number {
		throw new Error('photography only rolls dice');
	}
	shuffle(): void {
		throw new Error('photography only rolls dice');
	}
}

class NeedsDie extends Error {}

/** Every face of every die, played through the rules: the odds as they really come out. */
function enumerate(start: State, habit: RerollHabit): PlanOdds {
	const { active } = start;
	const targets = [...start.targets];
	const explored = new Map<number, number>();
	const photographed = new Map<number, number>();
	const photos = new Array<number>(prospectOf(start).habitats.flatMap(({ targets }) => targets).length + 1).fill(0);
	const already = start.photosThisTurn;
	const add = (counts: Map<number, number>, key: number, odds: number) =>
		counts.set(key, (counts.get(key) ?? 0) + odds);

	const after = (state: State, move: Move, odds: number, faces: readonly number[]) => {
		const next = snapshot.clone(state);
		try {
			snapshot.play(next, { actor: active, move, at: 0 }, { chance: new Branch(faces) });
		} catch (error) {
			if (!(error instanceof NeedsDie)) throw error;
			for (let face = 1; face <= 6; face++) after(state, move, odds / 6, [...faces, face]);
			return;
		}
		if (next.phase === 'shoot' && state.phase !== 'shoot') add(explored, next.current, odds);
		play(next, odds);
	};
	const play = (state: State, odds: number) => {
		if (state.active !== active) {
			const taken = targets.filter((animal) => state.photos[active].includes(animal));
			for (const animal of taken) add(photographed, animal, odds);
			photos[taken.length - already] += odds;
			return;
		}
		if (state.phase === 'reroll') {
			const canPay = habit === 'fromSupply' && state.tokens[active] >= 2;
			after(state, canPay ? { type: 'reroll', die: 0, supply: 2, animals: [] } : { type: 'abandon' }, odds, []);
			return;
		}
		const [move] = snapshot.moves(state, active);
		after(state, move, odds, []);
	};
	if (start.phase === 'shoot') add(explored, start.current, 1);
	play(start, 1);
	return {
		habitats: prospectOf(start).habitats.map(({ habitat, targets }) => ({
			habitat,
			explored: explored.get(habitat) ?? 0,
			targets: targets.map(({ animal }) => ({ animal, photographed: photographed.get(animal) ?? 0 })),
		})),
		photos,
	};
}

function rounded(odds: PlanOdds): unknown {
	return JSON.parse(JSON.stringify(odds, (_, value) => (typeof value === 'number' ? +value.toFixed(10) : value)));
}

describe.each(['never', 'fromSupply'] as const)('re-rolls %s', (habit) => {
	test.each([
		['one habitat, one target', 'mountain golden-eagle', 2, 'prepare mountain:2 golden-eagle:4'],
		['tokens on the target', 'savannah white-rhino', 3, 'prepare savannah:3 white-rhino:3+1'],
		['two targets', 'rainforest blue-morpho scarlet-macaw', 4, 'prepare rainforest:2 blue-morpho:1 scarlet-macaw:3'],
		[
			'tokens that a failure gives back',
			'rainforest blue-morpho | shoreline polar-bear',
			3,
			'prepare rainforest:1 shoreline:1 blue-morpho:2+2 polar-bear:2+1',
		],
		[
			'three habitats',
			'mountain guanaco | savannah lion | shoreline ghost-crab',
			2,
			'prepare mountain:1 savannah:1 shoreline:1 guanaco:1+1 lion:1 ghost-crab:1',
		],
	])('[SNP-41 to 50] equals the enumeration of all dice: %s', (_, cards, tokens, plan) => {
		const table = at(`2p research 0 | ${cards} | 0: tokens ${tokens}`);
		const parsed = snapshot.notation.parseMove(plan);
		if ('problem' in parsed) throw new Error(parsed.problem);
		const draft = planOdds(prospectOfPlan(table.state, parsed.value as Prepare), habit);
		table.play(0, plan);
		const expected = rounded(enumerate(table.state, habit));
		expect(rounded(draft)).toEqual(expected);
		expect(rounded(planOdds(prospectOf(table.state), habit))).toEqual(expected);
	});

	test.each([
		[
			'a failed roll, tokens paid',
			'2p reroll 0 | rainforest blue-morpho | shoreline polar-bear | plan rainforest:2 shoreline:1 blue-morpho:1 polar-bear:2+2 | at rainforest roll 1 2 paid 2 | 0: tokens 3',
		],
		[
			'an explored habitat, one shot taken',
			'2p shoot 0 photos 1 | savannah lion | shoreline ghost-crab | plan savannah:1=explored shoreline:1 meerkat:1=photographed lion:2+2 ghost-crab:1 | at savannah | 0: tokens 1; photos meerkat',
		],
	])('[SNP-41 to 50] equals the enumeration in the middle of the turn: %s', (_, position) => {
		const state = stateAt(position);
		snapshot.invariants(state);
		expect(rounded(planOdds(prospectOf(state), habit))).toEqual(rounded(enumerate(state, habit)));
		expect(state.targetStatus.filter((status) => status === PHOTOGRAPHED)).toHaveLength(state.photosThisTurn);
	});
});

test('[SNP-42] the chances of all numbers of photos add up to 1, whatever the supply', () => {
	const table = at('2p research 0 | rainforest jaguar | mountain snow-leopard | 0: tokens 41');
	table.play(0, 'prepare rainforest:1 mountain:1 jaguar:2+3 snow-leopard:2+8');
	const { photos } = planOdds(prospectOf(table.state));
	expect(photos.reduce((sum, odds) => sum + odds, 0)).toBeCloseTo(1, 12);
});
