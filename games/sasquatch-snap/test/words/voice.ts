import { type Table, tableAt, voiceOf } from '@shutterbox/testkit';
import { type Event, type Move, type State, sasquatchSnap } from '../../src/index.ts';
import { messages } from '../../src/words/en.ts';

export const voice = voiceOf(messages);
export const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];

/** A table at a position in notation: what it does not mention is as at the start. */
export function at(position: string): Table<State, Move, Event> {
	return tableAt(sasquatchSnap, position);
}
