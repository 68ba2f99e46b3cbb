import type { Chance, Viewer } from '@shutterbox/kernel';
import { conformance } from '@shutterbox/testkit';
import { type State, snapshot } from '../src/index.ts';
import { ANIMAL_IDS, HABITAT_IDS } from '../src/rules/components.ts';
import { PLAIN_MOVES } from '../src/rules/move.ts';
import { CLAIMED, DECLINED } from '../src/rules/state.ts';

/** Everything but plans and re-rolls, for which `moves` lists candidates. */
const universe = [
	...PLAIN_MOVES.map((type) => ({ type })),
	...HABITAT_IDS.map((habitat) => ({ type: 'explore', habitat })),
	...ANIMAL_IDS.map((animal) => ({ type: 'shoot', animal })),
];

conformance(snapshot, {
	tables: [
		{ seats: 2 },
		{ seats: 3 },
		{ seats: 4 },
		{ seats: 2, options: { denial: 'upfront', cardToken: 'onlyPlaced', claimSeconds: 0 } },
		{ seats: 3, options: { denial: 'upfront', firstPlayer: 2, reservedCards: 'open', claimSeconds: 60 } },
		{ seats: 4, options: { cardToken: 'onlyPlaced', firstPlayer: 1, claimSeconds: 5 } },
	],
	matches: 5,
	universe,
	perturb,
});

/** One answer of another seat turned round, or two cards of the deck swapped, or another seat's assignment exchanged. */
function perturb(state: State, viewer: Viewer, chance: Chance): State | null {
	const rival = [...state.answers.keys()].find((seat) => seat !== viewer && state.answers[seat] >= DECLINED);
	if (rival !== undefined) {
		state.answers[rival] = state.answers[rival] === CLAIMED ? DECLINED : CLAIMED;
		return state;
	}
	if (chance.int(2) === 0) {
		const other = viewer === 0 ? 1 : 0;
		const undealt = [...Array(10).keys()].filter((assignment) => !state.assignments.includes(assignment));
		state.assignments[other] = undealt[chance.int(undealt.length)];
		return state;
	}
	if (state.deck.length < 2) return null;
	const [i, j] = [chance.int(state.deck.length), chance.int(state.deck.length)];
	const card = state.deck[i];
	state.deck[i] = state.deck[j];
	state.deck[j] = card;
	return state;
}
