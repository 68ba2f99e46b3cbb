import type { View, Viewer, Voice } from '@shutterbox/kernel';
import { type Key, type State, wholePercent } from '@shutterbox/snapshot/client';
import { padEnd, wrap } from '../../text.ts';
import type { Scene } from '../board.ts';
import type { BoardKey } from './en.ts';

/** The voice of the board: the game's words, and the labels that only a terminal needs. */
export type BoardVoice = Voice<Key | BoardKey>;

/** What is drawn, and in whose words. */
export interface Told extends Scene<State> {
	readonly voice: BoardVoice;
}

/** The scene as words want it; who sees every card reads as nobody at the table. */
export function seenIn({ position, viewer, names }: Scene<State>): {
	view: View<State>;
	viewer: Viewer;
	names: readonly string[];
} {
	return { view: position, viewer: viewer === 'open' ? 'spectator' : viewer, names };
}

/** The width of every board: lines are wrapped earlier only in a narrower terminal. */
export const WIDTH = 80;
export const LABEL = 13;

/** A line with a word at the left; what does not fit goes on below itself. */
export function label(text: string, rest: string): string[] {
	return wrap(` ${padEnd(`${text} `, LABEL - 1)}${rest}`.trimEnd(), LABEL, WIDTH).split('\n');
}

/** Per cent without the sign, for tables; nothing stands out. */
export function hundredths(odds: number): string {
	const percent = wholePercent(odds);
	return percent === 0 ? '–' : String(percent);
}
