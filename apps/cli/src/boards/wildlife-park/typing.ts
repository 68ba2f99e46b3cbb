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
import type { Scene } from '../board.ts';
import { rank } from './preview.ts';

export const TYPING: readonly string[] = [
	'keep                         keep your starting tiles; swap 1 2 exchanges the',
	'                             first of them for tile:2',
	'reroll 1 4                   roll these dice again; reroll - for none',
	'tile:green b3@5, die:7 c2    take and build these two, in this order: a tile',
	'                             on b3 with its part at corner 5, a die on c2',
	'                             (corners: 1 east, clockwise to 6 north-east)',
	'out:grey b4 grey+, tile:1 -  grey+ turns the die up, grey- down, grey+ multi+',
	'                             up by two; - discards',
	'choose out:grey die:3        where choosing is a step of its own, and then',
	'build supply b3@5, display -',
	'workers b4 grey-, b5 multi+  at the end of a round; workers - for none',
	'declare die, protect multi   alone; protect - lets the item go',
	'soloReroll 1 8, soloDiscard 2 5',
	'                             alone; supply spaces to roll, to draw anew',
	'A turn has up to 250,000 moves; "moves" lists good ones, the best first.',
];

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

export function shorthand(_: Scene<State>, line: string): Parsed<string> {
	for (const [numbers, most] of COUNTED) {
		const wrong = line.match(numbers)?.find((number) => Number(number) < 1 || Number(number) > most);
		if (wrong !== undefined) return { problem: `"${wrong}" should be from 1 to ${most}` };
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
