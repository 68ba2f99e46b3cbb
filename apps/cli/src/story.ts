import { photographerOf } from '@shutterbox/bots';
import {
	type BySeat,
	type Emitted,
	eventFor,
	type GameEvent,
	type MatchEvent,
	type Outcome,
	type Reader,
	type Seat,
	type Viewer,
	type Voice,
	who,
} from '@shutterbox/kernel';
import widthOf from 'string-width';
import type { Shown } from './boards/board.ts';
import { printable, table } from './text.ts';
import type { Language } from './voice.ts';

// A match in words: who sits where, what happened, how it ended.

/**
 * Seats as they are called: photographers by their own name, names that occur twice with their seat number, and the
 * reader's own seat is `You`.
 */
export function namesOf(
	seats: readonly string[],
	own: Seat | null,
	{ say }: Voice,
	language: Language = 'en',
): BySeat<string> {
	const you = say('cli.you');
	const called = seats.map((name) => photographerOf(name)?.name[language] ?? name);
	return called.map((name, seat) => {
		if (seat === own) return you;
		const isTwice = called.some((other, i) => other === name && i !== seat && i !== own);
		return isTwice || name === you ? `${printable(name, 20)} ${seat}` : printable(name, 20);
	});
}

/** One entry of the log, seen by one viewer, in paragraphs; none if there is nothing to tell. */
export function paragraphs(
	{ board, words, voice }: Shown,
	events: readonly Emitted<GameEvent | MatchEvent>[],
	viewer: Viewer | 'open',
	names: BySeat<string>,
	options: Readonly<Record<string, unknown>>,
): string[] {
	const told: string[] = [];
	const telling = {
		names: board.coloured?.(names) ?? names,
		viewer: viewer === 'open' ? ('spectator' as const) : viewer,
		options,
	};
	let before: GameEvent | null = null;
	for (const emitted of events) {
		const event = eventFor(emitted, viewer);
		if (event === null) continue;
		const text = matchSentence(event, telling, voice) ?? words.sentence(event, telling);
		if (text === null) continue;
		if (before !== null && (board.continues ?? isAboutSameSeat)(event, before)) told.push(`${told.pop()} ${text}`);
		else told.push(text);
		before = event;
	}
	return told;
}

function isAboutSameSeat(event: GameEvent, before: GameEvent): boolean {
	return seatIn(event) === seatIn(before);
}

function seatIn(event: GameEvent): unknown {
	return 'seat' in event ? event.seat : null;
}

const MATCH_EVENTS = ['undone', 'rewound', 'withdrawn'];

function matchSentence(event: GameEvent | MatchEvent, reader: Reader, { say }: Voice): string | null {
	if (!('seat' in event) || typeof event.seat !== 'number' || !MATCH_EVENTS.includes(event.type)) return null;
	return say(`cli.${event.type}`, { ...who(reader, event.seat) });
}

/** The score sheet: a row per source, a column per seat, totals and, for several seats, places. */
export function scoreTable(
	{ game, board, words, voice }: Shown,
	state: unknown,
	outcome: Outcome,
	names: BySeat<string>,
): string[] {
	const sheets = game.breakdown(state);
	const sources = [...new Set(sheets.flatMap((sheet) => sheet.map(({ source }) => source)))];
	const rows = sources.map((source) => [
		words.scoreSource(source),
		...sheets.map((sheet) => {
			const line = sheet.find((each) => each.source === source);
			return line === undefined ? '' : board.scoreCell(line);
		}),
	]);
	const all = [
		['', ...names],
		...rows,
		[voice.say('cli.total'), ...outcome.scores.map((score) => String(score).replace('-', '−'))],
		...(names.length === 1
			? []
			: [[voice.say('cli.place'), ...outcome.places.map((place) => (place === 1 ? '★ 1' : String(place)))]]),
	];
	const end = 1 + rows.length;
	const lines = table(all, ['left', ...names.map(() => 'right' as const)]);
	const rule = '─'.repeat(Math.max(...lines.map((line) => widthOf(line))));
	return [lines[0], rule, ...lines.slice(1, end), rule, ...lines.slice(end)].map((line) => `  ${line}`);
}
