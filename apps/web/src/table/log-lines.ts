import type { GameEvent, Seat } from '@shutterbox/kernel';
import type { TableEvent, TableView } from '@shutterbox/table';

/** A line of the log: what happened at an entry, and who did it. */
export interface HistoryLine {
	readonly id: string;
	readonly n: number;
	readonly seat: Seat | null;
	readonly text: string;
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
export type HostEventName = (typeof HOST_EVENTS)[number];

export interface Teller {
	game(event: GameEvent): string | null;
	host(name: HostEventName, seat: Seat): string;
}

/** The log, newest first; events without a sentence have no line. */
export function logLines(history: readonly TableEvent[], teller: Teller): readonly HistoryLine[] {
	return history
		.flatMap(({ n, event }, i): HistoryLine[] => {
			const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
			const name = HOST_EVENTS.find((one) => one === event.type);
			const text = name !== undefined && seat !== null ? teller.host(name, seat) : teller.game(event);
			return text === null ? [] : [{ id: `${n}-${i}`, n, seat, text }];
		})
		.reverse();
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
