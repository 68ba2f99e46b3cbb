import type { Seat } from '@shutterbox/kernel';
import {
	ARTICLES,
	ASSIGNMENT_TITLES,
	articlePrestige,
	COVER_PRESTIGE,
	COVERS,
	HAND_LIMIT,
	hasCover,
	type State,
	SYMBOLS,
	symbolsIn,
	UNKNOWN,
} from '@shutterbox/snapshot/client';
import { counted, listed } from '../../text.ts';
import type { Scene } from '../board.ts';
import { animalName } from './cards.ts';
import { animalRow } from './habitats.ts';
import { label } from './layout.ts';

/** The cards in the viewer's hand, as they would lie in their habitats. */
export function drawReserved(scene: Scene<State>, seat: Seat): string[] {
	const hand = scene.position.hands[seat];
	const room = HAND_LIMIT - hand.length;
	const words = `${hand.length === 0 ? 'none' : hand.length}, ${room === 0 ? 'no room for more' : `room for ${counted(room, 'card')} (a reserved card spooks nothing)`}`;
	return [...label('Reserved', words), ...hand.map((animal) => animalRow(scene, animal))];
}

/** The viewer's assignment and how far it has come. */
export function drawAssignment({ position }: Scene<State>, seat: Seat): string[] {
	const assignment = position.assignments[seat];
	if (assignment === UNKNOWN) return [];
	const photos = position.photos[seat];
	const cover = hasCover(assignment, photos)
		? `${COVER_PRESTIGE} prestige are yours`
		: `${COVER_PRESTIGE} prestige for either, not yet`;
	return [
		...label('Assignment', `“${ASSIGNMENT_TITLES[assignment]}”, a secret`),
		...label('  cover', `${COVERS[assignment].map(animalName).join(' or ')}: ${cover}`),
		...label('  article', articleWords(assignment, symbolsIn(assignment, photos))),
	];
}

function articleWords(assignment: number, found: number): string {
	const wanted = SYMBOLS.filter((_, i) => ARTICLES[assignment] & (1 << i));
	const now = articlePrestige(found);
	const next = articlePrestige(found + 1) - now;
	const more = next === 0 ? 'the most it can be' : `the next +${next}`;
	return `${listed(wanted)}: ${counted(found, 'symbol')} found, ${now} prestige (${more})`;
}
