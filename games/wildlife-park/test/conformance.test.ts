import type { Chance, Viewer } from '@shutterbox/kernel';
import { conformance } from '@shutterbox/testkit';
import { type State, wildlifePark } from '../src/index.ts';
import { randomMove } from '../src/rules/random.ts';
import { clone } from '../src/rules/state.ts';

conformance(wildlifePark, {
	tables: [
		{ seats: 1 },
		{ seats: 1, options: { side: 'asymmetric' } },
		{ seats: 2, options: { side: 'asymmetric', missions: 'on' } },
		{ seats: 3, options: { tempo: 'ordered' } },
		{ seats: 4 },
		{ seats: 5, options: { tempo: 'stepwise', missions: 'on' } },
		{ seats: 6, options: { side: 'asymmetric', tempo: 'combined' } },
	],
	matches: 1,
	universe: smallDecisions(),
	perturb,
});

/** All moves of the decisions that are listed completely. */
function smallDecisions(): object[] {
	const starts = [1, 2, 3].flatMap((start) => [0, 1, 2].map((slot) => ({ type: 'swap', swap: { start, slot } })));
	const subsets = Array.from({ length: 256 }, (_, set) => [0, 1, 2, 3, 4, 5, 6, 7].filter((i) => set & (1 << i)));
	return [
		{ type: 'swap', swap: null },
		...starts,
		...subsets.map((dice) => ({ type: 'reroll', dice })),
		...subsets.map((set) => ({ type: 'soloReroll', spaces: set.map((i) => i + 1) })),
		...subsets.map((set) => ({ type: 'soloDiscard', spaces: set.map((i) => i + 1) })),
		...['die', 'tile'].map((kind) => ({ type: 'declare', kind })),
		...[null, 'green', 'blue', 'grey', 'orange', 'multi'].map((token) => ({ type: 'protect', token })),
	];
}

/** From the table of hidden information: two tiles of a facedown stack or two solo tokens change places, or another seat has committed something else. */
function perturb(state: State, viewer: Viewer, chance: Chance): State | null {
	const others = state.commits.flatMap((commit, seat) => (commit !== null && seat !== viewer ? [seat] : []));
	if (others.length > 0 && chance.int(2) === 0) {
		const seat = others[chance.int(others.length)];
		const open = clone(state);
		open.commits[seat] = null;
		const another = randomMove(open, seat, chance);
		state.commits[seat] = JSON.parse(JSON.stringify(another));
		return state;
	}
	const stacks = [...state.stacks, ...state.personal, ...(state.solo ? [state.solo.tokens] : [])];
	const stack = stacks.filter((each) => each.length > 1)[chance.int(stacks.length)];
	if (stack === undefined) return null;
	const [i, j] = [0, 1 + chance.int(stack.length - 1)];
	[stack[i], stack[j]] = [stack[j], stack[i]];
	return state;
}
