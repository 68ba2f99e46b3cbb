import type { Parsed } from '@shutterbox/kernel';
import {
	CORNERS,
	DISPLAY_DICE,
	DISPLAY_TILES,
	type Move,
	printMove,
	type State,
	wildlifePark,
} from '@shutterbox/wildlife-park/client';
import { padEnd } from '../../text.ts';
import type { Scene } from '../board.ts';
import { rank } from './preview.ts';
import type { BoardVoice } from './signs.ts';

/** What is typed, and the words for it. */
const TYPING = [
	['keep', 'typing.keep'],
	['reroll 1 4', 'typing.reroll'],
	['tile:green b3@5, die:7 c2', 'typing.turn'],
	['out:grey b4 grey+, tile:1 -', 'typing.workers'],
	['choose out:grey die:3', 'typing.choose'],
	['build supply b3@5, display -', null],
	['workers b4 grey-, b5 multi+', 'typing.atEnd'],
	['declare die, protect multi', 'typing.alone'],
	['soloReroll 1 8, soloDiscard 2 5', 'typing.supply'],
] as const;
/** Columns of what is typed, with one between. */
const TYPED = 29;

/** How moves are typed. */
export function typing({ say }: BoardVoice): readonly string[] {
	const lines = TYPING.flatMap(([example, key]) =>
		(key === null ? '' : say(key))
			.split('\n')
			.map((line, i) => `${padEnd(i === 0 ? example : '', TYPED)}${line}`.trimEnd()),
	);
	return [...lines, say('typing.many')];
}

/** What the notation counts from 0, and people from 1; and how many there are. */
const COUNTED = [
	[/(?<=\bdie:|^reroll .*)\d+/g, DISPLAY_DICE],
	[/(?<=\btile:|^swap +\d+ +)\d+/g, DISPLAY_TILES],
	[/(?<=@)\d+/g, CORNERS],
] as const;

/** A move, or a space of the display, as people count. */
export function asTyped(notation: string): string {
	return counted(notation, 1);
}

export function typed(move: Move): string {
	return asTyped(printMove(move));
}

export function shorthand({ say }: BoardVoice, line: string): Parsed<string> {
	for (const [numbers, most] of COUNTED) {
		const wrong = line.match(numbers)?.find((number) => Number(number) < 1 || Number(number) > most);
		if (wrong !== undefined) return { problem: say('typing.range', { number: wrong, most }) };
	}
	return { value: counted(line, -1) };
}

function counted(line: string, by: 1 | -1): string {
	return COUNTED.reduce((text, [numbers]) => text.replace(numbers, (number) => String(Number(number) + by)), line);
}

/** What can be typed now: each is legal. */
export function examples(scene: Scene<State>): readonly string[] {
	const { position, viewer } = scene;
	if (typeof viewer !== 'number') return [];
	switch (position.phase) {
		case 'reroll':
			return ['reroll 1 4', 'reroll -'];
		case 'swap':
			return ['swap 1 2', 'keep'];
		case 'soloReroll':
			return ['soloReroll 1 8', 'soloReroll -'];
		case 'soloDiscard':
			return ['soloDiscard 2 5', 'soloDiscard -'];
		case 'declare':
		case 'protect':
			return [...wildlifePark.moves(position, viewer)].map(typed);
		case 'workers': {
			// The use of workers that helps most, or hurts least.
			const [none, ...uses] = wildlifePark.moves(position, viewer);
			return [uses.reduce((a, b) => (rank(scene, b) > rank(scene, a) ? b : a)), none].map(typed);
		}
		default: {
			const [first] = wildlifePark.moves(position, viewer);
			return [typed(first)];
		}
	}
}
