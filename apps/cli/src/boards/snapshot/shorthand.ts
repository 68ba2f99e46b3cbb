import type { Parsed } from '@shutterbox/kernel';
import {
	ANIMAL_IDS,
	animalNamed,
	HABITAT_IDS,
	habitatNamed,
	NO_ANIMAL,
	type State,
	snapshot,
} from '@shutterbox/snapshot/client';
import { listed } from '../../text.ts';
import type { Scene } from '../board.ts';

/**
 * What a person may type for short, in full notation: capitals do not matter, a card is known by any beginning of its
 * name or of a part of it (`rhino:2`), and `explore`, `shoot` and `reroll` alone mean the only or the plainest one.
 */
export function shorthand({ position, viewer }: Scene<State>, line: string): Parsed<string> {
	const [verb = '', ...words] = line.toLowerCase().split(/\s+/);
	if (words.length === 0) return { value: typeof viewer === 'number' ? plainest(position, viewer, verb) : verb };
	const own = typeof viewer === 'number' ? position.hands[viewer] : [];
	const known = [...HABITAT_IDS, ...[...position.table.flat(), ...own].map((animal) => ANIMAL_IDS[animal])];
	const full = [verb];
	for (const word of words) {
		const [, name = '', rest = ''] = /^([^:]*)(:.*)?$/.exec(word) ?? [];
		const meant = isName(name) ? [name] : known.filter((id) => isBeginning(name, id));
		if (meant.length > 1) return { problem: `"${name}" may be ${listed(meant, 'or')}` };
		full.push(`${meant[0] ?? name}${rest}`);
	}
	return { value: full.join(' ') };
}

function plainest(position: State, seat: number, verb: string): string {
	if (verb !== 'explore' && verb !== 'shoot' && verb !== 'reroll') return verb;
	const moves = [...snapshot.moves(position, seat)].filter(({ type }) => type === verb);
	return moves.length === 1 || (verb === 'reroll' && moves.length > 0) ? snapshot.notation.printMove(moves[0]) : verb;
}

function isName(word: string): boolean {
	return word === 'supply' || habitatNamed(word) !== -1 || animalNamed(word) !== NO_ANIMAL;
}

function isBeginning(word: string, id: string): boolean {
	return /^[a-z]/.test(word) && (id.startsWith(word) || id.split('-').some((part) => part.startsWith(word)));
}
