import type { Seat } from '@shutterbox/kernel';
import {
	ARTICLES,
	articlePrestige,
	assignmentTitle,
	COVER_PRESTIGE,
	coverWords,
	HAND_LIMIT,
	hasCover,
	symbolNames,
	symbolsIn,
	UNKNOWN,
} from '@shutterbox/snapshot/client';
import { counted } from '../../text.ts';
import { animalRow } from './habitats.ts';
import { label, type Told } from './layout.ts';

/** The cards in the viewer's hand, as they would lie in their habitats. */
export function drawReserved(told: Told, seat: Seat): string[] {
	const hand = told.position.hands[seat];
	const room = HAND_LIMIT - hand.length;
	const words = `${hand.length === 0 ? 'none' : hand.length}, ${room === 0 ? 'no room for more' : `room for ${counted(room, 'card')} (a reserved card spooks nothing)`}`;
	return [...label('Reserved', words), ...hand.map((animal) => animalRow(told, animal))];
}

/** The viewer's assignment and how far it has come. */
export function drawAssignment({ position, voice }: Told, seat: Seat): string[] {
	const assignment = position.assignments[seat];
	if (assignment === UNKNOWN) return [];
	const photos = position.photos[seat];
	const cover = hasCover(assignment, photos)
		? `${COVER_PRESTIGE} prestige are yours`
		: `${COVER_PRESTIGE} prestige for either, not yet`;
	return [
		...label('Assignment', `“${assignmentTitle(voice, assignment)}”, a secret`),
		...label('  cover', `${coverWords(voice, assignment)}: ${cover}`),
		...label('  article', articleWords(voice, assignment, symbolsIn(assignment, photos))),
	];
}

function articleWords(voice: Told['voice'], assignment: number, found: number): string {
	const wanted = voice.list(symbolNames(voice, ARTICLES[assignment]));
	const now = articlePrestige(found);
	const next = articlePrestige(found + 1) - now;
	const more = next === 0 ? 'the most it can be' : `the next +${next}`;
	return `${wanted}: ${voice.say('symbols', { count: found })} found, ${now} prestige (${more})`;
}
