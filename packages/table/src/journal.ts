import {
	type Accepted,
	type Actor,
	type AnyMatch,
	type BySeat,
	type Emitted,
	eventFor,
	type GameEvent,
	hasSeat,
	isLogCommand,
	isRealTime,
	type LogEntry,
	type MatchEvent,
	NO_FACTS,
	NO_SEATS,
	type Refusal,
	type Refused,
	type Seat,
	type SeatSet,
	type StandIn,
	type Viewer,
	waitedFor,
} from '@shutterbox/kernel';
import type { Clocks } from './clocks.ts';
import { type Mark, StandIns } from './stand-ins.ts';
import type { Steps } from './steps.ts';
import type { Answer, HostEvent, TableEvent } from './types.ts';

/** An entry of the log with what a host needs to go on after a stop. */
export interface LogRow extends LogEntry {
	/** The client's name for the request that made it. */
	readonly request: string | null;
	/** What is left in each seat's bank; null without clocks. */
	readonly banks: BySeat<number> | null;
}

interface Told {
	readonly n: number;
	readonly at: number;
	readonly emitted: Emitted<GameEvent | MatchEvent | HostEvent>;
}

/**
 * A match being played: its log with request ids, the number of each seat's open question, and the clocks. Knows
 * nothing of people; a seat is a seat.
 */
export class Journal {
	readonly match: AnyMatch;
	readonly standIns = new StandIns();
	readonly #clocks: Clocks | null;
	/** Whether a seat's clock may run: people's do, bots' do not. */
	readonly #isTimed: (seat: Seat) => boolean;
	readonly #isRealTime: boolean;
	readonly #decisions: number[];
	readonly #requests = new Map<string, number>();
	readonly #told: Told[] = [];
	/** By seat: turn time that each of its latest moves took, while it could still be taken back freely. */
	readonly #spent: number[][];
	#rows: LogRow[] = [];
	#lastAt = 0;

	constructor(match: AnyMatch, clocks: Clocks | null, isTimed: (seat: Seat) => boolean) {
		this.match = match;
		this.#clocks = clocks;
		this.#isTimed = isTimed;
		this.#isRealTime = isRealTime(match.game);
		this.#decisions = match.header.names.map(() => 0);
		this.#spent = match.header.names.map(() => []);
		for (const emitted of match.opening) this.#told.push({ n: 0, at: 0, emitted });
	}

	/** The stamp of the latest entry; the clock of a table never runs backwards. */
	get lastAt(): number {
		return this.#lastAt;
	}

	/** The number of the seat's question. It changes whenever an answer to the old one would no longer mean the same. */
	decision(seat: Seat): number {
		return this.#decisions[seat];
	}

	mayAct(actor: Actor): boolean {
		return this.match.bug === null && hasSeat(this.match.game.toMove(this.match.state), actor);
	}

	/** Whether the match cannot go on without the seat. */
	isWaitedFor(seat: Seat): boolean {
		return hasSeat(this.#waiting(), seat);
	}

	/** The refusal of an answer to another question, or the entry the same request has made before. */
	known(seat: Seat, { request, decision }: Answer): Refusal | number | null {
		const before = this.#requests.get(requestKey(seat, request));
		if (before !== undefined) return before;
		if (decision === this.#decisions[seat]) return null;
		return refusal('STALE_DECISION', { decision: this.#decisions[seat] });
	}

	/**
	 * Makes an entry and notes everything that follows from it, except in the rules; `by` says who moved in the place of
	 * the seat's person.
	 */
	enter(actor: Actor, move: unknown, at: number, request: string | null, by?: StandIn): Accepted<GameEvent> | Refused {
		const entry = { actor, at: Math.max(at, this.#lastAt), move, ...(by && { by }) };
		const result = this.#enter(entry, request);
		if (result.accepted) {
			const banks = this.#clocks ? [...this.#clocks.banks] : null;
			this.#rows.push({ n: result.n, ...entry, request, banks });
		}
		return result;
	}

	/** Plays the log of a match that was interrupted. Its clocks go on as they stood after the last entry. */
	*restoring(rows: readonly LogRow[]): Steps<Refusal | null> {
		this.setClocks(0);
		for (const row of rows) {
			if (row.n !== this.match.length + 1) return refusal('LOG_GAP', { expected: this.match.length + 1 });
			const result = this.#enter(row, row.request);
			if (!result.accepted) return result.refusal;
			yield;
		}
		const banks = rows.at(-1)?.banks;
		if (banks) this.#clocks?.setBanks(banks);
		return null;
	}

	/** Starts and stops clocks after the people at the table or the open questions have changed. */
	setClocks(at: number): void {
		this.#decisions.forEach((_, seat) => {
			this.#clocks?.run(seat, this.isWaitedFor(seat) && this.#isTimed(seat), at);
		});
	}

	/** Tells something that is no entry of the log. */
	tell(event: HostEvent, at: number): void {
		this.#told.push({ n: this.match.length, at, emitted: { event } });
	}

	/** How many things have been told so far. */
	get toldCount(): number {
		return this.#told.length;
	}

	/** What a viewer heard, from a given point on. */
	told(viewer: Viewer, from: number): TableEvent[] {
		return this.#told.slice(from).flatMap((told) => heardBy(viewer, told) ?? []);
	}

	/** The last things a viewer heard up to a given point, so many at most. */
	toldLast(viewer: Viewer, to: number, most: number): TableEvent[] {
		const last: TableEvent[] = [];
		for (let i = to - 1; i >= 0 && last.length < most; i--) {
			const heard = heardBy(viewer, this.#told[i]);
			if (heard) last.push(heard);
		}
		return last.reverse();
	}

	/** The entries made since this was last asked, to be kept. */
	takeRows(): LogRow[] {
		const rows = this.#rows;
		this.#rows = [];
		return rows;
	}

	#enter(entry: Omit<LogEntry, 'n'>, request: string | null): Accepted<GameEvent> | Refused {
		const { match } = this;
		const { actor, move, at } = entry;
		const before = match.bug === null ? match.game.toMove(match.state) : 0;
		const waitedBefore = this.#waiting();
		const result = match.enter(entry);
		if (!result.accepted) return result;
		this.#lastAt = at;
		for (const emitted of result.events) this.#told.push({ n: result.n, at, emitted });
		if (request !== null && actor !== 'table') this.#requests.set(requestKey(actor, request), result.n);
		const reveals = result.events.some((emitted) => emitted.reveals) || match.outcome() !== null;
		const isSealed = result.events.some(({ seals }) => seals) && !reveals;
		const isUntold = result.events.every(({ event }) => event === null);
		const marks = this.standIns.note({ n: result.n, ...entry }, isSealed || isUntold, reveals);
		// In real time, with its many moves, it is enough to know when a bot took over.
		if (!this.#isRealTime) for (const mark of marks) this.#tellMark(mark);
		const isSecret = isSealed || move === 'withdraw';
		const isTakenBack = isLogCommand(move) && move !== 'withdraw';
		const after = match.game.toMove(match.state);
		const waitedAfter = this.#waiting();
		this.#decisions.forEach((_, seat) => {
			const isAsked = hasSeat(after, seat) && !hasSeat(before, seat);
			const isNew = actor === seat || isTakenBack || isAsked || !(isSecret || this.#isRealTime);
			if (isNew) {
				this.#decisions[seat] = result.n;
				if (isSealed && actor === seat) this.#clocks?.veil(seat);
			}
			const isDue = hasSeat(waitedAfter, seat) && !hasSeat(waitedBefore, seat);
			if (isNew || isDue) this.#turnClock(seat, actor === seat ? move : null, at);
		});
		if (reveals) this.#clocks?.unveil();
		this.setClocks(at);
		return result;
	}

	#waiting(): SeatSet {
		return this.match.bug === null ? waitedFor(this.match.game, this.match.state) : NO_SEATS;
	}

	#tellMark({ n, at, actor: seat, by }: Mark): void {
		this.#told.push({ n, at, emitted: { event: { type: 'movedAutomatically', seat, by } } });
	}

	/** The seat has another question; its own of before, less the time it took since, if it took a move back. */
	#turnClock(seat: Seat, ownMove: unknown, at: number): void {
		const used = this.#clocks?.close(seat, at) ?? 0;
		if (ownMove === null || ownMove === 'rewind') this.#spent[seat] = [];
		else if (isLogCommand(ownMove)) this.#clocks?.reopen(seat, (this.#spent[seat].pop() ?? 0) + used);
		else this.#spent[seat].push(used);
	}
}

function heardBy(viewer: Viewer, { n, at, emitted }: Told): TableEvent | null {
	const event = eventFor(emitted, viewer);
	return event === null ? null : { n, at, event };
}

export function refusal(code: string, facts: Refusal['facts'] = NO_FACTS): Refusal {
	return { code, rule: null, facts };
}

function requestKey(seat: Seat, request: string): string {
	return `${seat} ${request}`;
}
