import type { GameEvent, Seat, StandIn } from '@shutterbox/kernel';
import type { HostEvent, TableEvent, TableView } from '@shutterbox/table';
import type { ComponentChildren } from 'preact';
import type { BriefLine } from '../games/game-ui.ts';

/** A line of the log: what happened at an entry, and who did it. */
export interface HistoryLine {
	readonly id: string;
	readonly n: number;
	readonly seat: Seat | null;
	readonly text: ComponentChildren;
	/** Worth a gold line. */
	readonly isRecord?: boolean;
	/** Told by the table itself, in a sentence that names them. */
	readonly isSentence?: boolean;
	/** Who moved in the place of the seat's person. */
	readonly by?: StandIn;
}

/** What the table itself tells; everything else is the game's. */
const HOST_EVENTS = [
	'withdrawn',
	'undone',
	'rewound',
	'botTookOver',
	'personReturned',
	'takeBackAsked',
	'takeBackDeclined',
] as const;
type HostEventName = (typeof HOST_EVENTS)[number];

export interface Teller {
	/** What one entry told of the game, in lines; `before` is all that was told until then. */
	game(events: readonly GameEvent[], before: () => readonly GameEvent[]): readonly BriefLine[];
	host(name: HostEventName, seat: Seat): string;
	/** A move that somebody's place was taken for, where the game has no line for it. */
	standIn(by: StandIn, seat: Seat): string;
}

type Automatic = Extract<HostEvent, { type: 'movedAutomatically' }>;

/** The log, newest first; events without a sentence have no line. A move made for somebody is marked at its own line. */
export function logLines(history: readonly TableEvent[], teller: Teller): readonly HistoryLine[] {
	const told = history.filter(({ event }) => !isAutomatic(event));
	const lines = entriesOf(told).flatMap((entry) =>
		linesOf(entry, teller, () => told.slice(0, entry.start).map(({ event }) => event)),
	);
	for (const { n, event } of history) {
		if (!isAutomatic(event)) continue;
		const { seat, by } = event;
		const at = lines.findIndex((line) => line.n === n && line.seat === seat && line.by === undefined);
		if (at !== -1) lines[at] = { ...lines[at], by };
		else {
			const line = { id: `${n}-${seat}-${by}`, n, seat, text: teller.standIn(by, seat), isSentence: true };
			lines.splice(lines.findLastIndex((one) => one.n <= n) + 1, 0, line);
		}
	}
	return lines.reverse();
}

function isAutomatic(event: TableEvent['event']): event is Automatic {
	return event.type === 'movedAutomatically';
}

function linesOf({ n, start, events }: Entry, teller: Teller, before: () => readonly GameEvent[]): HistoryLine[] {
	const [first] = events;
	const name = HOST_EVENTS.find((one) => one === first.type);
	const seat = seatOf(first);
	const isHost = name !== undefined && seat !== null;
	const lines: readonly BriefLine[] = isHost ? [{ seat, line: teller.host(name, seat) }] : teller.game(events, before);
	return lines.map(({ seat, line, isRecord }, i) => ({
		id: `${n}-${start + i}`,
		n,
		seat,
		text: line,
		...(isRecord && { isRecord }),
		...(isHost && { isSentence: true }),
	}));
}

interface Entry {
	readonly n: number;
	readonly start: number;
	readonly events: GameEvent[];
}

/** What each entry told, in order; what the table itself tells stands alone. */
function entriesOf(history: readonly TableEvent[]): readonly Entry[] {
	const entries: Entry[] = [];
	const isHost = ({ type }: GameEvent) => HOST_EVENTS.some((one) => one === type);
	for (const [start, { n, event }] of history.entries()) {
		const last = entries.at(-1);
		if (last?.n === n && !isHost(event) && !isHost(last.events[0])) last.events.push(event);
		else entries.push({ n, start, events: [event] });
	}
	return entries;
}

export function seatOf(event: GameEvent): Seat | null {
	return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

/** The newest line that its maker can no longer take back alone; null where there is none. */
export function barrierLine(
	lines: readonly HistoryLine[],
	{ stage, length, takeBack }: Pick<TableView, 'stage' | 'length' | 'takeBack'>,
	history: readonly TableEvent[],
): string | null {
	if (stage !== 'playing' || length === 0 || takeBack === 'withdraw') return null;
	const free = takeBack === 'undo' ? lastInForce(history, length) : length + 1;
	return lines.find(({ n }) => n < free)?.id ?? null;
}

/** The newest entry that was not taken back. */
function lastInForce(history: readonly TableEvent[], length: number): number {
	const takenBack = new Map(
		history.flatMap(({ n, event }): [number, number][] => {
			if (event.type === 'rewound') return [[n, Number((event as { moves?: number }).moves ?? 1)]];
			return event.type === 'undone' || event.type === 'withdrawn' ? [[n, 1]] : [];
		}),
	);
	const inForce: number[] = [];
	for (let n = 1; n <= length; n++) {
		const moves = takenBack.get(n);
		if (moves === undefined) inForce.push(n);
		else inForce.splice(Math.max(0, inForce.length - moves));
	}
	return inForce.at(-1) ?? 0;
}
