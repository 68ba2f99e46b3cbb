import { describe, expect, test } from 'vitest';
import { photoOdds } from '../../src/analysis/odds.ts';
import { payers, plainPayment, rerollOdds } from '../../src/analysis/rerolling.ts';
import { snapshot } from '../../src/index.ts';
import { animalNamed, NO_ANIMAL, PRESTIGE } from '../../src/rules/components.ts';
import { rerolls } from '../../src/rules/explore.ts';
import type { State } from '../../src/rules/state.ts';
import { stateAt } from '../table.ts';
import { enumerate } from './all-dice.ts';

const FAILED = (tokens: number) =>
	stateAt(
		`2p reroll 0 | mountain guanaco andean-condor | savannah lion | plan mountain:1 savannah:1 guanaco:1+1 andean-condor:1+2 lion:2+3 | at mountain roll 1 | 0: tokens ${tokens}`,
	);

test('[SNP-42] one die decides', () => {
	expect(rerollOdds(FAILED(2))).toBe(1 / 2);
});

describe('[SNP-43] who pays', () => {
	test('the supply and every open target with tokens, with what each token costs its shot', () => {
		const [guanaco, condor, lion] = ['guanaco', 'andean-condor', 'lion'].map(animalNamed);
		expect(payers(FAILED(3))).toEqual([
			{ animal: NO_ANIMAL, tokens: 3, shots: [] },
			{ animal: guanaco, tokens: 1, shots: [photoOdds(guanaco, 1, 1), photoOdds(guanaco, 1, 0)] },
			{ animal: condor, tokens: 2, shots: [0, 1, 2].map((taken) => photoOdds(condor, 1, 2 - taken)) },
			{ animal: lion, tokens: 3, shots: [0, 1, 2].map((taken) => photoOdds(lion, 2, 3 - taken)) },
		]);
		expect(payers(FAILED(0)).map(({ animal }) => animal)).toEqual([guanaco, condor, lion]);
	});

	test('what is done pays nothing', () => {
		const state = FAILED(0);
		state.targetStatus[0] = 1;
		expect(payers(state).map(({ animal }) => animal)).toEqual(['andean-condor', 'lion'].map(animalNamed));
	});
});

describe('unless told otherwise', () => {
	/** The prestige of the turn on average, with every face of every die from the re-roll on. */
	const worth = (state: State, move: Parameters<typeof snapshot.play>[1]['move']) => {
		let sum = 0;
		for (let face = 1; face <= 6; face++) {
			const next = snapshot.clone(state);
			const chance = { die: () => face, int: () => 0, shuffle: () => undefined };
			snapshot.play(next, { actor: 0, move, at: 0 }, { chance });
			if (next.active !== 0) continue;
			const targets = enumerate(next, 'fromSupply').habitats.flatMap((each) => each.targets);
			sum += targets.reduce((all, each) => all + each.photographed * PRESTIGE[each.animal], 0) / 6;
		}
		return sum;
	};

	test.each([0, 1, 2, 3])(
		'with %i tokens the supply pays what it can, the rest comes from where it costs least',
		(tokens) => {
			const state = FAILED(tokens);
			const plain = plainPayment(state);
			const all = [...rerolls(state)].filter(({ supply }) => supply === Math.min(2, tokens));
			const best = Math.max(...all.map((move) => worth(state, move)));
			expect(plain?.supply).toBe(Math.min(2, tokens));
			expect(plain && worth(state, plain)).toBeCloseTo(best, 10);
			expect(plain && snapshot.check(state, { actor: 0, move: plain, at: 0 })).toBeNull();
		},
	);

	test('nobody can pay where nothing is left', () => {
		const state = FAILED(1);
		state.targetTokens.fill(0);
		expect(plainPayment(state)).toBeNull();
	});
});
