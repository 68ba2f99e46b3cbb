import { type Table, tableAt, voiceOf } from '@shutterbox/testkit';
import { type Event, type Move, type State, sasquatchSnap } from '../../src/index.ts';
import { messages as en } from '../../src/words/en.ts';
import { messages as ru } from '../../src/words/ru.ts';

export const voice = voiceOf(en);
export const RUSSIAN = voiceOf(ru, 'ru');
export const LANGUAGES = [
	['English', voice],
	['Russian', RUSSIAN],
] as const;
export const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];

/** A table at a position in notation: what it does not mention is as at the start. */
export function at(position: string): Table<State, Move, Event> {
	return tableAt(sasquatchSnap, position);
}
