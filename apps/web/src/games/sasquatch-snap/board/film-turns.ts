import type { MatchEvent, Seat } from '@shutterbox/kernel';
import type { Event, Square, State } from '@shutterbox/sasquatch-snap/client';
import type { HostEvent, TableEvent } from '@shutterbox/table';

/** A turn as far as it is known: all that was told between its beginning and the next, and still holds. */
export interface Turn {
	readonly turn: number;
	readonly whistle: Seat;
	readonly events: readonly TableEvent[];
}

/** What was told, turn by turn. What came before the first beginning of a turn is left out: that turn is not known whole. */
export function turnsOf(history: readonly TableEvent[]): readonly Turn[] {
	const turns: { turn: number; whistle: Seat; events: TableEvent[] }[] = [];
	for (const told of inForce(history)) {
		const event = told.event as Event;
		if (event.type === 'turnStarted') turns.push({ turn: event.turn, whistle: event.whistle, events: [] });
		else if (event.type !== 'whistlePassed') turns.at(-1)?.events.push(told);
	}
	return turns;
}

/** Whether it was told from the beginning how everything came about: not where a match goes on from a moment of another. */
export function isWhole([first]: readonly TableEvent[]): boolean {
	return first?.event.type === 'gameStarted';
}

/** The turn that a position is in, with nothing in it where nothing is known. */
export function turnAt(turns: readonly Turn[], { turn, whistle }: Pick<State, 'turn' | 'whistle'>): Turn {
	return turns.findLast((one) => one.turn === turn) ?? { turn, whistle, events: [] };
}

/** In which turn the newest tile on each square was set. */
export function turnsOfTiles(turns: readonly Turn[]): ReadonlyMap<Square, number> {
	const set = turns.flatMap(({ turn, events }) =>
		events.flatMap((told): [Square, number][] => {
			const event = told.event as Event;
			return event.type === 'trapSet' ? [[event.square, turn]] : [];
		}),
	);
	return new Map(set);
}

/** For whom the clock has moved since the newest turn began, as far as it is told. */
export function movedByClock(history: readonly TableEvent[]): readonly Seat[] {
	const begun = history.findLastIndex(({ event }) => event.type === 'turnStarted');
	return history.slice(begun + 1).flatMap((told) => {
		const event = told.event as HostEvent;
		return event.type === 'movedAutomatically' && event.by === 'clock' ? [event.seat] : [];
	});
}

/** What the game told, without what was taken back afterwards. */
function inForce(history: readonly TableEvent[]): readonly TableEvent[] {
	let kept: TableEvent[] = [];
	for (const told of history) {
		const event = told.event as Event | MatchEvent | HostEvent;
		switch (event.type) {
			case 'withdrawn':
				kept = without(kept, [laidBy(kept, event.seat)]);
				break;
			case 'undone':
				kept = without(kept, lastEntries(kept, 1));
				break;
			case 'rewound':
				kept = without(kept, lastEntries(kept, event.moves));
				break;
			case 'botTookOver':
			case 'personReturned':
			case 'movedAutomatically':
			case 'takeBackAsked':
			case 'takeBackDeclined':
				break;
			default:
				kept.push(told);
		}
	}
	return kept;
}

/** The entry with which a seat laid her cards last. */
function laidBy(kept: readonly TableEvent[], seat: Seat): number | undefined {
	return kept.findLast(({ event }) => event.type === 'committed' && 'seat' in event && event.seat === seat)?.n;
}

/** The opening is no move, and stays. */
function lastEntries(kept: readonly TableEvent[], moves: number): readonly number[] {
	const entries = new Set(kept.map(({ n }) => n).filter((n) => n > 0));
	return [...entries].slice(-moves);
}

function without(kept: readonly TableEvent[], entries: readonly (number | undefined)[]): TableEvent[] {
	return kept.filter(({ n }) => !entries.includes(n));
}
