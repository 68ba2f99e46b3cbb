import type { Seat } from '@shutterbox/kernel';
import {
	ARTICLES,
	assignmentProgress,
	assignmentTitle,
	COVER_PRESTIGE,
	coverWords,
	HAND_LIMIT,
	symbolNames,
} from '@shutterbox/snapshot/client';
import { animalRow } from './habitats.ts';
import { label, type Told } from './layout.ts';

/** The cards in the viewer's hand, as they would lie in their habitats. */
export function drawReserved(told: Told, seat: Seat): string[] {
	const hand = told.position.hands[seat];
	const { say } = told.voice;
	const words = say('own.cards', { count: hand.length, room: HAND_LIMIT - hand.length });
	return [...label(say('own.reserved'), words), ...hand.map((animal) => animalRow(told, animal))];
}

/** The viewer's assignment and how far it has come. */
export function drawAssignment({ position, voice }: Told, seat: Seat): string[] {
	const { say, list } = voice;
	const progress = assignmentProgress(position, seat);
	if (progress === null) return [];
	const assignment = position.assignments[seat];
	const cover = { animals: coverWords(voice, assignment), prestige: COVER_PRESTIGE };
	const { symbols, article, next } = progress;
	const found = {
		wanted: list(symbolNames(voice, ARTICLES[assignment])),
		symbols: say('symbols', { count: symbols }),
		prestige: article,
		next,
	};
	return [
		...label(say('own.assignment'), say('own.title', { title: assignmentTitle(voice, assignment) })),
		...label(say('own.cover'), say(progress.hasCover ? 'own.coverDone' : 'own.coverOpen', cover)),
		...label(say('own.article'), say('own.found', found)),
	];
}
