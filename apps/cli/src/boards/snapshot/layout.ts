import type { View, Viewer, Voice } from '@shutterbox/kernel';
import type { Key, State } from '@shutterbox/snapshot/client';
import { padEnd, wrap } from '../../text.ts';
import type { Scene } from '../board.ts';

/** What is drawn, and in whose words. */
export interface Told extends Scene<State> {
	readonly voice: Voice<Key>;
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

/** Per cent without decimals and without the sign, for tables. Only what is certain is 100. */
export function hundredths(odds: number): string {
	if (odds < ROUNDING) return '–';
	if (odds > 1 - ROUNDING) return '100';
	return String(Math.min(99, Math.max(1, Math.round(odds * 100))));
}

/** What sums of exact odds may miss 0 or 1 by. */
const ROUNDING = 1e-9;
