import type { View } from '@shutterbox/kernel';
import { ANIMAL_IDS, DICE, HABITAT_IDS, habitatOf } from './components.ts';
import { explorations } from './explore.ts';
import type { Move, Prepare } from './move.ts';
import { shots } from './shoot.ts';
import type { State } from './state.ts';

/** What is played for a seat that is away: nothing taken, nothing gambled, no promise broken. */
export function automatic(view: View<State>): Move {
	switch (view.phase) {
		case 'research':
			return view.committed.length === 0 ? { type: 'pass' } : committedPlan(view);
		case 'fate':
			return { type: 'place' };
		case 'claims':
			return { type: 'decline' };
		case 'deny':
			return { type: 'sell' };
		case 'explore':
			return explorations(view)[0];
		case 'reroll':
			return { type: 'abandon' };
		case 'shoot':
			return shots(view)[0];
		case 'over':
			throw new Error('nobody is to move');
	}
}

/** SNP-36: the committed animals and nothing else; dice go round habitats first, then animals. */
function committedPlan({ committed }: State): Prepare {
	const animals = committed.toSorted((a, b) => a - b);
	const habitats = [...new Set(animals.map(habitatOf))];
	const cards = habitats.length + animals.length;
	const diceOn = (place: number) => Math.floor((DICE - 1 - place) / cards) + 1;
	return {
		type: 'prepare',
		habitats: habitats.map((habitat, i) => ({ id: HABITAT_IDS[habitat], dice: diceOn(i) })),
		animals: animals.map((animal, i) => ({ id: ANIMAL_IDS[animal], dice: diceOn(habitats.length + i), tokens: 0 })),
	};
}
