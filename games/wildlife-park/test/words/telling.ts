import { eventFor, type Viewer } from '@shutterbox/kernel';
import { type TestTable, voiceOf, walk } from '@shutterbox/testkit';
import { type Event, wildlifePark } from '../../src/index.ts';
import { messages as en } from '../../src/words/en.ts';
import { messages as ru } from '../../src/words/ru.ts';

export const voice = voiceOf(en);
export const RUSSIAN = voiceOf(ru, 'ru');
export const LANGUAGES = [
	['English', voice],
	['Russian', RUSSIAN],
] as const;

export const NAMES = ['Anna', 'Bo', 'Chen', 'Dora', 'Emil'];

/** Tables that differ in everything that is told. */
export const TABLES: readonly TestTable[] = [
	{ seats: 1, options: { side: 'asymmetric' } },
	{ seats: 2, options: { missions: 'on', tempo: 'ordered' } },
	{ seats: 3, options: { tempo: 'stepwise' } },
	{ seats: 4, options: { side: 'asymmetric' } },
];

/** All that a viewer is told in a random match. */
export function told(table: TestTable, seed: number, viewer: Viewer): Event[] {
	const events: Event[] = [];
	const match = walk(wildlifePark, table, seed, (emitted) => {
		const event = eventFor(emitted, viewer);
		if (event !== null) events.push(event);
	});
	for (const _ of match);
	return events;
}
