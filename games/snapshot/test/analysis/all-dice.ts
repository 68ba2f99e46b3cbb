import type { Chance } from '@shutterbox/kernel';
import { type PlanOdds, prospectOf, type RerollHabit } from '../../src/analysis/plan-odds.ts';
import { type Move, type State, snapshot } from '../../src/index.ts';
import type { Prepare } from '../../src/rules/move.ts';

/** A plan in notation, complete or not. */
export function planned(text: string): Prepare {
	const parsed = snapshot.notation.parseMove(`prepare ${text}`);
	if ('problem' in parsed) throw new Error(parsed.problem);
	return parsed.value as Prepare;
}

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
export function enumerate(start: State, habit: RerollHabit): PlanOdds {
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
