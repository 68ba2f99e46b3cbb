import type { Voice } from '@shutterbox/kernel';
import type { Event } from '../rules/events.ts';
import type { Key } from './en.ts';
import { cardList, cardName, colorName, minus } from './names.ts';

/** What would be told of a move, and the points before and after it. */
export interface Foreseen {
	readonly events: readonly Event[];
	readonly now: number;
	readonly after: number;
}

/** What enters the hand, what is shot and how, what that is worth. */
export function foreseenWords(voice: Voice<Key>, { events, now, after }: Foreseen): string {
	const { say, list } = voice;
	const taken = events.flatMap((event) => (event.type === 'picked' ? event.cards.map(({ card }) => card) : []));
	const shots = events.flatMap((event, i) => {
		if (event.type !== 'played') return [];
		const sharp = events[i + 1]?.type === 'goodShot' ? 'good' : 'sharp';
		const look = event.reason === null ? sharp : 'blurred';
		return [say('forecast.shot', { card: cardName(voice, event.card), look })];
	});
	const missed = events.find((event) => event.type === 'lastCard')?.missed;
	return [
		taken.length > 0 && say('forecast.takes', { cards: cardList(voice, taken), count: taken.length }),
		shots.length > 0 && say('forecast.shots', { shots: list(shots), now: minus(now), after: minus(after) }),
		missed && say('forecast.missed', { color: colorName(voice, missed.color) }),
	]
		.filter(Boolean)
		.join(' ');
}
