import { hasSeat, type Seat } from '@shutterbox/kernel';
import {
	layoutOf,
	nextToChoose,
	printMove,
	protectors,
	SOLO_SUPPLY_SPACES,
	type State,
	wildlifePark,
	workersIn,
} from '@shutterbox/wildlife-park/client';
import { unbroken } from '../../text.ts';
import type { Scene } from '../board.ts';
import { rank } from './preview.ts';
import { itemWords } from './words.ts';

/** What the viewer has to decide, with an example that is legal now. */
export function decision(scene: Scene<State>): string {
	const { position, viewer, names } = scene;
	if (position.phase === 'over') return 'Read the result: the match is over.';
	if (typeof viewer !== 'number') return 'Watch: others decide.';
	if (!hasSeat(wildlifePark.toMove(position), viewer)) {
		const isOneByOne = position.phase === 'choose' && position.rules.tempo === 'ordered';
		return isOneByOne ? `Wait for ${names[nextToChoose(position)]} to choose.` : 'Wait: the others still decide.';
	}
	const example = () => exampleOf(position, viewer);
	switch (position.phase) {
		case 'reroll':
			return `Roll any of your 8 dice again, all at once, e.g. ${unbroken('reroll 0 3')}; or keep them all: ${unbroken('reroll -')}.`;
		case 'swap':
			return `Swap start 1, 2 or 3 (${startWords(position, viewer)}) for display tile 0, 1 or 2, e.g. ${unbroken('swap 1 0')}; or keep.`;
		case 'soloReroll':
			return `Roll any dice of spaces left:1 to left:8 again, e.g. ${unbroken('soloReroll 1 8')}; or none: ${unbroken('soloReroll -')}.`;
		case 'soloDiscard':
			return `Throw away tiles of spaces right:1 to right:8 for new ones, e.g. ${unbroken('soloDiscard 2 5')}; or none: ${unbroken('soloDiscard -')}.`;
		case 'declare':
			return `Declare what you will take, ${unbroken('declare die')} or ${unbroken('declare tile')}; a token then hits an item of the other side.`;
		case 'protect':
			return protectWords(position, viewer);
		case 'turn':
			return `Take 1 item from the supply and 1 from your display and build both, in your order, e.g. ${example()}. (b3@4: its part to corner 4; ${unbroken('- discards')}; blue+ turns a die.)`;
		case 'choose':
			return `Choose 1 item from the supply and 1 from your display, e.g. ${example()}.`;
		case 'build':
			return `Build both items, in your order, e.g. ${example()}. (b3@4: its part to corner 4; ${unbroken('- discards')}; blue+ turns a die.)`;
		case 'workers': {
			const next = position.entrance[viewer] < 0 ? 'the entrance scores' : 'the final count';
			return `Use workers on dice in your park before ${next}, e.g. ${workersExample(scene, viewer)}; or none: ${unbroken('workers -')}.`;
		}
	}
}

/** A legal move, good though perhaps not the best: the first the game thinks of. */
function exampleOf(position: State, seat: Seat): string {
	const [first] = wildlifePark.moves(position, seat);
	return unbroken(printMove(first));
}

/** The use of workers that helps most, or hurts least. */
function workersExample(scene: Scene<State>, seat: Seat): string {
	const [, ...uses] = wildlifePark.moves(scene.position, seat);
	const best = uses.reduce((a, b) => (rank(scene, b) > rank(scene, a) ? b : a));
	return unbroken(printMove(best));
}

function startWords({ parks }: State, seat: Seat): string {
	const { starts, names } = layoutOf(parks[seat]);
	return starts.map(({ hex }) => names[hex]).join(', ');
}

function protectWords(position: State, seat: Seat): string {
	const { solo, supply, workers } = position;
	const hit = solo?.hit ?? 0;
	const tokens = workersIn(workers[seat] & protectors(position)).map((token) => unbroken(`protect ${token}`));
	return `Save ${SOLO_SUPPLY_SPACES[hit]}, ${itemWords(supply[0][hit])}, with a worker: ${tokens.join(' or ')}; or let it go: ${unbroken('protect -')}.`;
}
