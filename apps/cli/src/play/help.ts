import type { Voice } from '@shutterbox/kernel';
import type { AnyBoard } from '../boards/board.ts';
import { padEnd, wrap } from '../text.ts';

/** What can be typed: the game's own lines, then what can be typed in every game. */
export function helpText({ typing }: AnyBoard, { say }: Voice): string {
	// The column in which the game's own lines say what they mean.
	const column = /^\S+ +/.exec(typing[0])?.[0].length ?? 0;
	const always = ALWAYS.filter((word) => !typing.some((line) => line.startsWith(`${word} `))).map(
		(word) => padEnd(word, column) + say(`cli.help.${word}`),
	);
	return [say('cli.canType'), ...[...typing, ...always].map((line) => wrap(`  ${line}`, column + 2))].join('\n');
}

const ALWAYS = ['moves', 'board', 'rules', 'undo', 'quit'] as const;
