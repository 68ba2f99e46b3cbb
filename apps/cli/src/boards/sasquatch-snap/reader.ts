import { styleText } from 'node:util';
import type { BySeat, Reader, Seat, Voice } from '@shutterbox/kernel';
import type { Key, State } from '@shutterbox/sasquatch-snap/client';
import type { Scene } from '../board.ts';
import type { BoardKey } from './en.ts';

/** The voice of the board: the game's words, and the labels that only a terminal needs. */
export type BoardVoice = Voice<Key | BoardKey>;

const STYLES = ['blueBright', 'yellowBright', 'greenBright', 'magentaBright'] as const;

/** Colours the text for the eye; the numbers and words always say the same. */
export function paint(seat: Seat, text: string): string {
	return styleText(STYLES[seat], text);
}

export function coloured(names: BySeat<string>): BySeat<string> {
	return names.map((name, seat) => paint(seat, name));
}

/** Who reads a scene, with everybody's name in the colour of the seat. */
export function readerOf({ names, viewer }: Scene<State>): Reader {
	return { names: coloured(names), viewer: viewer === 'open' ? 'spectator' : viewer };
}
