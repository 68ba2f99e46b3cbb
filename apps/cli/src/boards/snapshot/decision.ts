import { hasSeat, type Seat, type View } from '@shutterbox/kernel';
import {
	ANIMAL_IDS,
	CLAIM_PRICE,
	DICE,
	HABITAT_IDS,
	habitatOf,
	OPEN,
	REROLL_PRICE,
	type State,
	snapshot,
	wouldSpook,
} from '@shutterbox/snapshot/client';
import { capitalised, listed, unbroken } from '../../text.ts';
import type { Scene } from '../board.ts';
import { animalName, theHabitat } from './cards.ts';
import { WIDTH } from './layout.ts';

/** What the viewer has to decide, and how the choices are typed. */
export function decision({ position, viewer, names }: Scene<State>): string {
	const { phase, drawn, claimant, current } = position;
	if (phase === 'over') return 'Read the result: the match is over.';
	if (typeof viewer !== 'number' || !hasSeat(snapshot.toMove(position), viewer)) return 'Wait: others are to decide.';
	if (phase === 'research') return research(position, viewer);
	const typed = () => examples(position, viewer);
	switch (phase) {
		case 'fate':
			return wouldSpook(position, drawn)
				? `Reserve ${animalName(drawn)} so that nothing is spooked, or place it: ${typed()}`
				: `Reserve ${animalName(drawn)} for yourself or place it: ${typed()}`;
		case 'claims':
			return `Claim ${animalName(drawn)} for ${CLAIM_PRICE} token or leave it: ${typed()}`;
		case 'deny':
			return `Sell ${animalName(drawn)} to ${names[claimant]} for ${CLAIM_PRICE} token or keep it: ${typed()}`;
		case 'explore':
			return `Explore a habitat of your plan: ${typed()}${hasRolled(position) ? '' : ' ("undo" changes the plan)'}`;
		case 'reroll':
			return `Roll a die again for ${REROLL_PRICE} tokens or give up ${theHabitat(current)}: ${typed()}`;
		case 'shoot':
			return `Shoot an animal in ${theHabitat(current)}: ${typed()}`;
	}
}

const MOST_EXAMPLES = 3;

/** The first moves there are; giving up comes last. */
function examples(position: View<State>, seat: Seat): string {
	const moves = [...snapshot.moves(position, seat)];
	const few =
		position.phase === 'reroll' ? [...moves.slice(1, MOST_EXAMPLES), moves[0]] : moves.slice(0, MOST_EXAMPLES);
	return choices(few.map(snapshot.notation.printMove));
}

function choices(typed: readonly string[]): string {
	return typed.map((each, i) => whole(i === typed.length - 1 ? each : `${each} ·`)).join(' ');
}

/** On one line, if it fits at all. */
function whole(text: string): string {
	return text.length <= WIDTH ? unbroken(text) : text;
}

function research(position: View<State>, seat: Seat): string {
	const plan = examplePlan(position, seat);
	const canDraw = position.deck.length + position.discard.length > 0;
	const canPass = position.committed.length === 0;
	const asked = [
		...(canDraw ? ['draw a card'] : []),
		...(plan === null ? [] : [`divide your ${DICE} dice`]),
		...(canPass ? ['pass'] : []),
	];
	const typed = [...(canDraw ? ['draw'] : []), ...(plan === null ? [] : [plan]), ...(canPass ? ['pass'] : [])];
	return `${capitalised(listed(asked, 'or'))}: ${choices(typed)}`;
}

/** Any plan, to show how one is typed: what one is committed to, else the first animal. */
function examplePlan(position: View<State>, seat: Seat): string | null {
	if (position.committed.length > 0) return snapshot.notation.printMove(snapshot.automatic(position, seat));
	const animal = position.table.flat().at(-1) ?? position.hands[seat].at(-1);
	return animal === undefined ? null : `prepare ${HABITAT_IDS[habitatOf(animal)]}:2 ${ANIMAL_IDS[animal]}:${DICE - 2}`;
}

function hasRolled({ habitatStatus }: State): boolean {
	return habitatStatus.some((status) => status !== OPEN);
}
