import { styleText } from 'node:util';
import type { BySeat, Reader, Voice } from '@shutterbox/kernel';
import { type Key, type State, type Team, teams } from '@shutterbox/photoshoot/client';
import type { Scene } from '../board.ts';
import type { BoardKey } from './en.ts';

/** The voice of the board: the game's words, and the labels that only a terminal needs. */
export type BoardVoice = Voice<Key | BoardKey>;

/** How each team is called. */
const TEAMS: readonly string[] = ['team.A', 'team.B'];
const STYLES = ['yellowBright', 'magentaBright'] as const;

/** Colours the text for the eye; signs and words always say the same. */
export function paint(team: Team, text: string): string {
	return styleText(STYLES[team], text);
}

/** Names the teams in their colours. */
export function painted(voice: BoardVoice): BoardVoice {
	return {
		...voice,
		say(key, facts) {
			const text = voice.say(key, facts);
			const team = TEAMS.indexOf(key);
			return team === -1 ? text : paint(team as Team, text);
		},
	};
}

/** Everybody's name in the colour of the team. */
export function coloured(names: BySeat<string>): BySeat<string> {
	const bySeat = teams(names.length);
	return names.map((name, seat) => paint(bySeat[seat], name));
}

export function readerOf({ names, viewer }: Scene<State>): Reader {
	return { names: coloured(names), viewer: viewer === 'open' ? 'spectator' : viewer };
}
