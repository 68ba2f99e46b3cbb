import {
	type Actor,
	type AnyGame,
	type BySeat,
	type Emitted,
	eventFor,
	type GameEvent,
	type MatchEvent,
	type Outcome,
	type Seat,
	type Viewer,
} from '@shutterbox/kernel';
import type { AnyBoard } from './boards/board.ts';
import { printable, table } from './text.ts';

// A match in words: who sits where, what happened, how it ended.

/** Seats as they are called: names that occur twice get their seat number, the reader's own seat is `You`. */
export function namesOf(seats: readonly string[], own: Seat | null): BySeat<string> {
	return seats.map((name, seat) => {
		if (seat === own) return 'You';
		const isTwice = seats.some((other, i) => other === name && i !== seat && i !== own);
		return isTwice || name === 'You' ? `${printable(name, 20)} ${seat}` : printable(name, 20);
	});
}

/** One entry of the log, seen by one viewer, in paragraphs; none if there is nothing to tell. */
export function paragraphs(
	board: AnyBoard,
	events: readonly Emitted<GameEvent | MatchEvent>[],
	viewer: Viewer | 'open',
	names: BySeat<string>,
	options: Readonly<Record<string, unknown>>,
	actor?: Actor,
): string[] {
	const told: string[] = [];
	let before: GameEvent | null = null;
	for (const event of events.flatMap((emitted) => versionsFor(emitted, viewer))) {
		const text = matchSentence(event, names) ?? board.sentence(event, names, { options, actor, before });
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

/** With open cards, the version of the one seat that knows most; where several know different things, the public one. */
function versionsFor<Event>(emitted: Emitted<Event>, viewer: Viewer | 'open'): Event[] {
	if (viewer === 'open') {
		const versions = Object.values(emitted.to ?? {});
		if (versions.length === 1 || emitted.event === null) return versions;
		return [emitted.event];
	}
	const event = eventFor(emitted, viewer);
	return event === null ? [] : [event];
}

function matchSentence(event: GameEvent | MatchEvent, names: BySeat<string>): string | null {
	if (!('seat' in event) || typeof event.seat !== 'number') return null;
	if (event.type === 'undone') return `${names[event.seat]} took the move back.`;
	if (event.type === 'rewound')
		return `${names[event.seat]} took the last move back; everybody agreed, and what nobody had seen was shuffled anew.`;
	if (event.type === 'withdrawn') return `${names[event.seat]} withdrew the choice.`;
	return null;
}

/** The score sheet: a row per source, a column per seat, totals and, for several seats, places. */
export function scoreTable(
	game: AnyGame,
	board: AnyBoard,
	state: unknown,
	outcome: Outcome,
	names: BySeat<string>,
): string[] {
	const sheets = game.breakdown(state);
	const sources = [...new Set(sheets.flatMap((sheet) => sheet.map(({ source }) => source)))];
	const rows = sources.map((source) => [
		board.scoreLabel?.(source) ?? source,
		...sheets.map((sheet) => {
			const line = sheet.find((each) => each.source === source);
			return line === undefined ? '' : board.scoreCell(line);
		}),
	]);
	const all = [
		['', ...names],
		...rows,
		['total', ...outcome.scores.map((score) => String(score).replace('-', '−'))],
		...(names.length === 1 ? [] : [['place', ...outcome.places.map((place) => (place === 1 ? '★ 1' : String(place)))]]),
	];
	const end = 1 + rows.length;
	const lines = table(all, ['left', ...names.map(() => 'right' as const)]);
	const rule = '─'.repeat(Math.max(...lines.map((line) => line.length)));
	return [lines[0], rule, ...lines.slice(1, end), rule, ...lines.slice(end)].map((line) => `  ${line}`);
}
