import type { Parsed } from '@shutterbox/kernel';
import { EFFECTS, isAtSeat, nextSeat, RITUALS, type State } from '@shutterbox/photoshoot/client';
import type { Scene } from '../board.ts';
import { answerOf } from './turns.ts';

/**
 * What a person may type for short, in full notation: capitals do not matter; `stop` has seen everything; `!pet` pets
 * Max; `!highFive` and `!shake` mean who gave one, else the next in turn; `point max-pet` is an effect.
 */
export function shorthand({ position, viewer }: Scene<State>, line: string): Parsed<string> {
	const text = line.trim().toLowerCase().replace(/\s+/g, ' ');
	if (text === 'stop') return { value: `stop ${position.window.at(-1)?.act.seq ?? 0}` };
	const [, named] = /^point (\S+)$/.exec(text) ?? [];
	if (EFFECTS.some(({ id }) => id === named)) return { value: `point effect ${named}` };
	const [, word, rest = ''] = /^!(\w+)(>.*)?$/.exec(text) ?? [];
	const kind = RITUALS.find((each) => each.toLowerCase() === word);
	if (kind === undefined || typeof viewer !== 'number') return { value: text };
	if (rest === '' && kind === 'pet') return { value: '!pet>max' };
	const answer = isAtSeat(kind) ? answerOf(position, viewer) : null;
	const mate = answer?.move.kind === kind ? answer.to : nextSeat(position, viewer);
	return { value: `!${kind}${rest === '' && isAtSeat(kind) ? `>${mate}` : rest}` };
}
