import { type Table, tableAt, voiceOf } from '@shutterbox/testkit';
import { type Event, type Move, photoshoot, type State } from '../../src/index.ts';
import { messages as en } from '../../src/words/en.ts';
import { messages as ru } from '../../src/words/ru.ts';

export const voice = voiceOf(en);
export const RUSSIAN = voiceOf(ru, 'ru');
export const LANGUAGES = [
	['English', voice],
	['Russian', RUSSIAN],
] as const;
export const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];

/** Arthur, Pam, Alice / Joe, Chloe, Edgar / Olivia, Max, James. */
export const STAGE = 'RPA/JCE/OMS';

/** A table at a position: Ann and Cy are Amber and photograph the first round, Bo and Di are Violet. */
export function at(head: string, ...sections: readonly string[]): Table<State, Move, Event> {
	return tableAt(photoshoot, [head, STAGE, ...sections].join(' | '));
}
