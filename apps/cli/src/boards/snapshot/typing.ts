import type { Parsed, Seat, View } from '@shutterbox/kernel';
import {
	ANIMAL_IDS,
	animalNamed,
	DICE,
	HABITAT_IDS,
	habitatNamed,
	habitatOf,
	type Move,
	NO_ANIMAL,
	type State,
	snapshot,
} from '@shutterbox/snapshot/client';
import { listed } from '../../text.ts';
import type { Scene } from '../board.ts';

/** A move as a person types it: its notation, but dice are counted from 1. */
export function typed(move: Move): string {
	return snapshot.notation.printMove(move.type === 'reroll' ? { ...move, die: move.die + 1 } : move);
}

/**
 * What a person may type for short, in full notation: capitals do not matter, a card is known by any beginning of its
 * name or of a part of it (`rhino:2`), and `explore`, `shoot` and `reroll` alone mean the only or the plainest one.
 */
export function shorthand({ position, viewer }: Scene<State>, line: string): Parsed<string> {
	const [verb = '', ...words] = line.toLowerCase().split(/\s+/);
	if (words.length === 0) return { value: typeof viewer === 'number' ? plainest(position, viewer, verb) : verb };
	const own = typeof viewer === 'number' ? position.hands[viewer] : [];
	const known = [...HABITAT_IDS, ...[...position.table.flat(), ...own].map((animal) => ANIMAL_IDS[animal])];
	const die = verb === 'reroll' && /^\d+$/.test(words[0]) ? [Number(words[0]) - 1] : [];
	const full = [verb, ...die];
	for (const word of words.slice(die.length)) {
		const [, name = '', rest = ''] = /^([^:]*)(:.*)?$/.exec(word) ?? [];
		const meant = isName(name) ? [name] : known.filter((id) => isBeginning(name, id));
		if (meant.length > 1) return { problem: `"${name}" may be ${listed(meant, 'or')}` };
		full.push(`${meant[0] ?? name}${rest}`);
	}
	return { value: full.join(' ') };
}

function plainest(position: State, seat: Seat, verb: string): string {
	if (verb !== 'explore' && verb !== 'shoot' && verb !== 'reroll') return verb;
	const moves = [...snapshot.moves(position, seat)].filter(({ type }) => type === verb);
	return moves.length === 1 || (verb === 'reroll' && moves.length > 0) ? snapshot.notation.printMove(moves[0]) : verb;
}

function isName(word: string): boolean {
	return word === 'supply' || habitatNamed(word) !== -1 || animalNamed(word) !== NO_ANIMAL;
}

export function isBeginning(word: string, id: string): boolean {
	return /^[a-z]/.test(word) && (id.startsWith(word) || id.split('-').some((part) => part.startsWith(word)));
}

const MOST_EXAMPLES = 3;

/** What can be typed now: each is legal. Giving up comes last. */
export function examples({ position, viewer }: Scene<State>): string[] {
	if (typeof viewer !== 'number') return [];
	if (position.phase === 'research') return researchExamples(position, viewer);
	const moves = [...snapshot.moves(position, viewer)];
	const few =
		position.phase === 'reroll' ? [...moves.slice(1, MOST_EXAMPLES), moves[0]] : moves.slice(0, MOST_EXAMPLES);
	return few.map(typed);
}

function researchExamples(position: View<State>, seat: Seat): string[] {
	const canDraw = position.deck.length + position.discard.length > 0;
	return [
		...(canDraw ? ['draw'] : []),
		...examplePlan(position, seat),
		...(position.committed.length === 0 ? ['pass'] : []),
	];
}

/** Any plan, to show how one is typed: what one is committed to, else the first animal. */
function examplePlan(position: View<State>, seat: Seat): string[] {
	if (position.committed.length > 0) return [typed(snapshot.automatic(position, seat))];
	const animal = position.table.flat().at(-1) ?? position.hands[seat].at(-1);
	return animal === undefined ? [] : [`prepare ${HABITAT_IDS[habitatOf(animal)]}:2 ${ANIMAL_IDS[animal]}:${DICE - 2}`];
}
