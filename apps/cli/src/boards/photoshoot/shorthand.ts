import type { Parsed } from '@shutterbox/kernel';
import {
	EFFECTS,
	isAtSeat,
	kindOf,
	type Move,
	nextSeat,
	photoshoot,
	RITUALS,
	replyOf,
	type State,
} from '@shutterbox/photoshoot/client';
import type { Scene } from '../board.ts';

const CELLS = /^(repair )?(\d)-(\d)(?= |$)/;

/** The same with other numbers of cells: they are typed from 1, and a 0 becomes one that the stage has not. */
function counted(text: string, by: 1 | -1): string {
	const cell = (digit: string) => (Number(digit) + by + 10) % 10;
	return text.replace(CELLS, (_, verb = '', a, b) => `${verb}${cell(a)}-${cell(b)}`);
}

/** A move as a person types it. */
export function typed(move: Move): string {
	if (move.type === 'stop') return 'stop';
	if (move.type === 'ritual' && move.kind === 'pet') return '!pet';
	if (move.type === 'point' && move.effect !== undefined) return `point ${move.effect}`;
	return counted(photoshoot.notation.printMove(move), 1);
}

/**
 * What a person typed, in the game's notation: capitals do not matter; `stop` has seen everything; `!pet` pets Max;
 * `!highFive` and `!shake` mean who gave one, else the next in turn; `point max-pet` is an effect.
 */
export function shorthand({ position, viewer }: Scene<State>, line: string): Parsed<string> {
	const text = line.trim().toLowerCase().replace(/\s+/g, ' ');
	if (text === 'stop') return { value: `stop ${position.window.at(-1)?.act.seq ?? 0}` };
	const [, named] = /^point (\S+)$/.exec(text) ?? [];
	if (EFFECTS.some(({ id }) => id === named)) return { value: `point effect ${named}` };
	const [, word, rest = ''] = /^!(\w+)(>.*)?$/.exec(text) ?? [];
	const kind = RITUALS.find((each) => each.toLowerCase() === word);
	if (kind === undefined || typeof viewer !== 'number') return { value: counted(text, -1) };
	if (rest === '' && kind === 'pet') return { value: '!pet>max' };
	const reply = replyOf(position, viewer);
	const mate = reply && kindOf(reply.ritual) === kind ? reply.asked.seat : nextSeat(position, viewer);
	return { value: `!${kind}${rest === '' && isAtSeat(kind) ? `>${mate}` : rest}` };
}
