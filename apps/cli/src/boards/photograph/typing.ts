import type { Parsed } from '@shutterbox/kernel';
import { cardIn, forecast, foreseenWords, type Move, photograph, type State } from '@shutterbox/photograph/client';
import { unbroken } from '../../text.ts';
import type { Scene } from '../board.ts';
import { type BoardVoice, cardCode } from './cards.ts';

// What people type: the notation with rows and places counted from 1, as they are drawn.

export function typed(move: Move): string {
	const { printMove } = photograph.notation;
	if (move.type === 'pick') return printMove({ ...move, row: move.row + 1 });
	return printMove({ ...move, from: move.from + 1, to: move.to + 1 });
}

export function shorthand({ say }: BoardVoice, line: string): Parsed<string> {
	const [, row, rest] = /^([1-9])([LR]\d)$/i.exec(line) ?? [];
	if (row !== undefined) return { value: `${+row - 1}${rest}` };
	const [, from, to] = /^([1-9])\s*>\s*([1-9])$/.exec(line) ?? [];
	if (from !== undefined) return { value: `${+from - 1}>${+to - 1}` };
	return { problem: say('typing.problem') };
}

/** The first and the last move there is. */
export function examples({ position, viewer }: Scene<State>): string[] {
	const moves = typeof viewer === 'number' ? [...photograph.moves(position, viewer)] : [];
	return [...new Set([...moves.slice(0, 1), ...moves.slice(-1)].map(typed))];
}

/** What a move would do, from what the viewer sees; what is shot after a pick is settled by the wind. */
export function explain(voice: BoardVoice, { position, viewer }: Scene<State>, move: Move): string {
	if (typeof viewer !== 'number') return '';
	const foreseen = forecast(position, viewer, move);
	if (move.type === 'pick') return foreseenWords(voice, { ...foreseen, events: foreseen.events.slice(0, 1) });
	const last = foreseen.events.find((event) => event.type === 'lastCard');
	const kept = foreseen.hand.map((slot) => cardCode(voice, cardIn(slot))).join(' ');
	const rest = last
		? voice.say('explain.last', { card: cardCode(voice, last.card) })
		: voice.say('explain.kept', { cards: kept });
	return `${foreseenWords(voice, foreseen)} ${unbroken(rest)}`;
}
