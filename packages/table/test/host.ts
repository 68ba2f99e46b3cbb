import { intentionOf, prepared } from '@shutterbox/bots';
import { games } from '@shutterbox/catalogue';
import { type AnyGame, FastChance, isRefusal, type Seat, seedOfGame, type View, type Viewer } from '@shutterbox/kernel';
import { deepFreeze } from '@shutterbox/testkit';
import { expect } from 'vitest';
import {
	applyUpdate,
	type Command,
	type Fresh,
	type LogRow,
	type Pace,
	type Result,
	type SavedTable,
	Table,
	type TableEvent,
	type TableView,
	think,
	type Update,
} from '../src/index.ts';

// Bots answer at once here, so what they learned is there before.
for (const game of games) await prepared(game);

export const START = 1_700_000_000_000;
export const SEED = 'c0ffee'.padEnd(64, '7');
export const UNTIMED: Pace = { kind: 'untimed' };
export const BLITZ: Pace = { kind: 'live', turn: 30_000, bank: 60_000 };
export const POST: Pace = { kind: 'correspondence', turn: 24 * 3_600_000 };

export interface Opening {
	readonly game: unknown;
	/** Persons on the first seats; the first is the host. */
	readonly people?: readonly string[];
	/** Bots on the next seats. */
	readonly bots?: readonly string[];
	readonly options?: Readonly<Record<string, unknown>>;
	readonly pace?: Pace;
	readonly seed?: string;
	/** Whether every person is connected from the start; they are unless this says no. */
	readonly isPresent?: boolean;
	/** Compares what every client knows with the table after every step. Costly in long matches. */
	readonly isWatched?: boolean;
}

/** Runs one table in virtual time as a real host would, with a client for every viewer. */
export class TestHost {
	readonly game: AnyGame;
	readonly rows: LogRow[] = [];
	readonly told: { viewer: Viewer; update: Update }[] = [];
	readonly clients = new Map<Viewer, Fresh>();
	table: Table;
	saved: SavedTable;
	now = START;
	isWatched: boolean;
	/** Set to see what happens when no bot answers. */
	areBotsDeaf = false;
	/** Who thinks in place of every bot: for tests that mind when bots move, not what, and have hours of them. */
	thinker: string | null = null;
	#requests = 0;
	#streams = 1;

	constructor(opening: Opening) {
		const { people = [], bots = [], options = {}, pace = UNTIMED, seed = SEED } = opening;
		this.game = opening.game as AnyGame;
		this.isWatched = opening.isWatched ?? true;
		const terms = { options, pace, isRated: false, allowsSpectators: true };
		const host = people[0] ?? 'host';
		const seats = people.length + bots.length;
		const setup = { id: 'table', game: this.game, host, seats, terms, seed, now: START, stream: 'stream 1' };
		this.table = opened(Table.open(setup));
		this.saved = this.table.save();
		for (const viewer of [...Array(seats).keys(), 'spectator' as const]) this.look(viewer);
		for (const who of people) {
			this.as(who, { type: 'sit', name: who });
			if (opening.isPresent !== false) this.connect(who);
		}
		bots.forEach((bot, i) => {
			this.as(host, { type: 'seatBot', seat: people.length + i, bot });
		});
	}

	/** A table where the match has begun. */
	static playing(opening: Opening): TestHost {
		const host = new TestHost(opening);
		expect(host.as(host.saved.seating.host ?? '', { type: 'start' })).toEqual({ ok: true, n: 0 });
		return host;
	}

	as(who: string, command: Command): Result {
		const result = this.table.command(who, command, this.now);
		this.work();
		return result;
	}

	/** The person at a seat moves; `answer` says otherwise than a client would. */
	move(seat: Seat, move: unknown, answer: { request?: string; decision?: number } = {}): Result {
		return this.as(this.personAt(seat), { type: 'move', move, ...this.#answer(seat, answer) });
	}

	takeBack(seat: Seat, answer: { request?: string; decision?: number } = {}): Result {
		return this.as(this.personAt(seat), { type: 'takeBack', ...this.#answer(seat, answer) });
	}

	connect(who: string): void {
		this.table.setPresent(who, true, this.now);
		this.work();
	}

	disconnect(who: string): void {
		this.table.setPresent(who, false, this.now);
		this.work();
	}

	/** Lets time pass, with everything that is due at its moment. */
	wait(ms: number): void {
		const until = this.now + ms;
		for (let due = this.table.due(); due !== null && due <= until; due = this.table.due()) {
			this.now = Math.max(this.now, due);
			this.tick();
		}
		this.now = until;
		this.tick();
	}

	/** Goes to the next thing that is due; false when nothing is. */
	step(): boolean {
		const due = this.table.due();
		if (due === null) return false;
		this.now = Math.max(this.now, due);
		this.tick();
		return true;
	}

	/** The machine slept: time passes without a tick. */
	sleep(ms: number): void {
		this.now += ms;
	}

	tick(): void {
		this.table.tick(this.now);
		this.work();
	}

	/** Keep, tell, then let bots think, until all are content. */
	work(): void {
		this.#keepAndTell();
		if (this.areBotsDeaf) return;
		for (const thought of this.table.thoughts(this.now)) {
			// What a bot elsewhere gets has been through JSON.
			const asked = JSON.parse(JSON.stringify({ ...thought, bot: this.thinker ?? thought.bot }));
			this.table.answer(thought.seat, thought.key, think(this.game, asked), this.now);
			this.#keepAndTell();
		}
	}

	/** Ends the process and builds the table again from what was kept. */
	restart(stoppedFor = 0): void {
		this.now += stoppedFor;
		const saved = JSON.parse(JSON.stringify(this.saved));
		const rows = JSON.parse(JSON.stringify(this.rows));
		this.#streams++;
		this.table = Table.restore(this.game, saved, rows, this.now, `stream ${this.#streams}`);
		for (const viewer of this.clients.keys()) this.look(viewer);
		this.work();
	}

	look(viewer: Viewer): void {
		this.clients.set(viewer, JSON.parse(JSON.stringify(this.table.fresh(viewer, this.now))));
	}

	/** What a client knows. */
	client(viewer: Viewer): TableView {
		return (this.clients.get(viewer) as Fresh).table;
	}

	history(viewer: Viewer): readonly TableEvent[] {
		return (this.clients.get(viewer) as Fresh).history;
	}

	eventTypes(viewer: Viewer): string[] {
		return this.history(viewer).map(({ event }) => event.type);
	}

	personAt(seat: Seat): string {
		const occupant = this.table.seating.occupants[seat];
		if (occupant.kind !== 'person') throw new Error(`nobody sits on seat ${seat}`);
		return occupant.who;
	}

	#answer(seat: Seat, { request, decision }: { request?: string; decision?: number }) {
		return {
			request: request ?? `request ${++this.#requests}`,
			decision: decision ?? this.client(seat).decision ?? -1,
		};
	}

	#keepAndTell(): void {
		const { rows, saved, updates } = this.table.work(this.now);
		this.rows.push(...JSON.parse(JSON.stringify(rows)));
		if (saved) this.saved = JSON.parse(JSON.stringify(saved));
		for (const { viewer, update } of updates) {
			const text = JSON.stringify(update);
			deepFreeze(update);
			this.told.push({ viewer, update });
			const known = applyUpdate(this.clients.get(viewer) as Fresh, JSON.parse(text));
			if (known === null) throw new Error('an update is missing');
			this.clients.set(viewer, known);
		}
		if (this.isWatched) this.compare();
	}

	/** Every client knows exactly what the table would tell it now; what it was told is never changed afterwards. */
	compare(): void {
		for (const [viewer, known] of this.clients) {
			const view = this.table.view(viewer);
			deepFreeze(view);
			expect(known.table).toEqual(JSON.parse(JSON.stringify(view)));
		}
	}
}

/** Persons who move at random, each by what their own client shows. */
export class RandomPeople {
	readonly #host: TestHost;
	readonly #chance: FastChance;

	constructor(host: TestHost, seed: number) {
		this.#host = host;
		this.#chance = new FastChance(seedOfGame(seed, 0));
	}

	/** Somebody who is waited for moves; false when no person is. */
	moveOnce(): boolean {
		const waiting = this.#host.table.waitedFor();
		if (waiting.length === 0) return false;
		const { seat } = waiting[this.#chance.int(waiting.length)];
		const { view } = this.#host.client(seat);
		const result = this.#host.move(seat, this.#host.game.randomMove(view, seat, this.#chance));
		expect(result).toMatchObject({ ok: true });
		return true;
	}

	/** Real time: somebody moves after a while, or what is due comes first. */
	moveInTime(): void {
		const { game, table } = this.#host;
		const waiting = table.waitedFor();
		if (waiting.length === 0) {
			this.#host.step();
			return;
		}
		const { seat } = waiting[this.#chance.int(waiting.length)];
		const view = this.#host.client(seat).view as View<unknown>;
		const luck = { plans: this.#chance, moves: this.#chance };
		const intention = intentionOf(game, { choose: game.randomMove }, view, seat, this.#host.now - START, luck);
		const at = START + (intention?.at ?? 0);
		const due = table.due();
		if (due !== null && due <= at) {
			this.#host.step();
			return;
		}
		this.#host.now = at;
		expect(this.#host.move(seat, intention?.move)).toMatchObject({ ok: true });
	}

	/** To the end of the match; people take no time, bots theirs. */
	playOn(mostMoves = 100_000): void {
		for (let i = 0; i < mostMoves && this.#host.table.stage === 'playing'; i++)
			if (!this.moveOnce() && !this.#host.step()) throw new Error('nobody is waited for');
	}
}

function opened(table: ReturnType<typeof Table.open>): Table {
	if (isRefusal(table)) throw new Error(JSON.stringify(table));
	return table;
}
