import { botNames } from '@shutterbox/bots';
import {
	type AnyGame,
	commitmentOf,
	isRealTime,
	isRefusal,
	Match,
	misfit,
	type Outcome,
	type Refusal,
	type Seat,
	type Viewer,
} from '@shutterbox/kernel';
import { Agenda } from './agenda.ts';
import { Clocks } from './clocks.ts';
import { Feed } from './feed.ts';
import { type LogRow, Play, refusal } from './play.ts';
import { fillSeats, type Gathering, gather, openSeating, type Seating, seatOf, standUp } from './seating.ts';
import { type Intention, luckOf, seatLuck, type Thought } from './think.ts';
import type { Answer, Command, Fresh, Result, Stage, TableView, Terms, Update } from './types.ts';
import { viewOf } from './view.ts';

export interface TableSetup {
	readonly id: string;
	readonly game: AnyGame;
	/** Who opened the table; null where nobody may change it. */
	readonly host: string | null;
	readonly seats: number;
	readonly terms: Terms;
	/** 64 hexadecimal digits nobody else knows. */
	readonly seed: string;
	/** Milliseconds since 1970. */
	readonly now: number;
	/** Different each time a table is built, so that numbers of updates are never mixed up. */
	readonly stream: string;
}

/** A table as a host keeps it, beside the rows of its log. Everything in it is plain JSON, and secret. */
export interface SavedTable {
	readonly id: string;
	readonly game: string;
	readonly rulesVersion: number;
	readonly created: number;
	readonly started: number | null;
	/** Time that does not count, because nobody was there to keep it. */
	readonly shift: number;
	readonly stage: Stage;
	readonly seating: Seating;
	readonly seed: string;
	readonly away: readonly boolean[];
	readonly orders: readonly unknown[];
	readonly rematch: TableView['rematch'];
}

/** What a host has to do after the table changed: keep first, tell then. */
export interface Work {
	readonly rows: readonly LogRow[];
	/** Null when only the log has changed. */
	readonly saved: SavedTable | null;
	readonly updates: readonly { readonly viewer: Viewer; readonly update: Update }[];
}

/** How long a person may be gone before a bot plays for them, if others are waiting. */
export const GRACE = { turns: 90_000, realTime: 20_000 } as const;
/** Decisions in a row that ran out of time before a bot takes over. */
const LAPSES_MAX = 2;
/** A bot's move comes after a moment, so that people can follow. */
const BOT_PAUSE = 700;
/** The pause before an answer by standing order: between one and three seconds, whatever the answer. */
const ORDER_PAUSE = { least: 1_000, spread: 2_000 } as const;

/**
 * One table for any host, from the first seat taken to the rematch. It knows no clock, no socket and no disk: the host
 * tells the time, asks `due` when to come back, has bots think elsewhere, and after every call does the `work`.
 */
export class Table {
	readonly id: string;
	readonly game: AnyGame;
	readonly created: number;
	readonly #seed: string;
	readonly #stream: string;
	#seating: Seating;
	#stage: Stage = 'gathering';
	#started: number | null = null;
	#shift = 0;
	#play: Play | null = null;
	#clocks: Clocks | null = null;
	#agenda = new Agenda();
	/** Persons whose screens are connected. */
	readonly #present = new Set<string>();
	#goneSince: (number | null)[] = [];
	/** By seat: the person left, or was away too long. */
	#away: boolean[] = [];
	#lapses: number[] = [];
	#orders: unknown[] = [];
	#asking: { seat: Seat; agreed: Seat[] } | null = null;
	#rematch: { agreed: Seat[]; table: string | null } = { agreed: [], table: null };
	readonly #feeds = new Map<Viewer, { feed: Feed; told: number }>();
	#isChanged = true;

	private constructor(setup: Omit<TableSetup, 'host' | 'seats' | 'terms'>, seating: Seating) {
		this.id = setup.id;
		this.game = setup.game;
		this.created = setup.now;
		this.#seed = setup.seed;
		this.#stream = setup.stream;
		this.#seating = seating;
	}

	static open(setup: TableSetup): Table | Refusal {
		const seating = openSeating(setup.game, setup.host, setup.seats, setup.terms);
		return isRefusal(seating) ? seating : new Table(setup, seating);
	}

	/**
	 * A table that was kept. Time that passed in between counts in correspondence only. Where the log does not fit the
	 * rules the table comes back frozen.
	 */
	static restore(game: AnyGame, saved: SavedTable, rows: readonly LogRow[], now: number, stream: string): Table {
		const table = new Table({ id: saved.id, game, seed: saved.seed, now: saved.created, stream }, saved.seating);
		table.#stage = saved.stage;
		table.#started = saved.started;
		table.#shift = saved.shift;
		table.#rematch = { agreed: [...saved.rematch.agreed], table: saved.rematch.table };
		table.#isChanged = false;
		if (saved.started === null) return table;
		table.#sitDown(saved.away, saved.orders, rows.at(-1)?.banks ?? null);
		const problem =
			saved.rulesVersion === game.meta.rulesVersion
				? table.#begin(rows)
				: refusal('OTHER_RULES', { rules: saved.rulesVersion });
		if (problem) {
			table.#stage = 'frozen';
			return table;
		}
		const { pace } = saved.seating.terms;
		if (table.#stage === 'playing' && pace.kind !== 'correspondence' && table.#play)
			table.#shift = Math.max(table.#shift, now - saved.started - table.#play.lastAt);
		const time = table.#time(now);
		table.#goneSince = table.#seating.occupants.map(({ kind }) => (kind === 'person' ? time : null));
		table.#play?.setClocks(time);
		return table;
	}

	get stage(): Stage {
		return this.#stage;
	}

	get seating(): Seating {
		return this.#seating;
	}

	get outcome(): Outcome | null {
		return this.#play?.match.outcome() ?? null;
	}

	/** What broke the rules' own promises, for the host's log alone. */
	get bug(): unknown {
		return this.#play?.match.bug ?? null;
	}

	get length(): number {
		return this.#play?.match.length ?? 0;
	}

	/** Where a person looks from; null where they may not look at all. */
	viewerOf(who: string | null): Viewer | null {
		const seat = who === null ? null : seatOf(this.#seating, who);
		if (seat !== null) return seat;
		return this.#seating.terms.allowsSpectators || this.#stage === 'gathering' ? 'spectator' : null;
	}

	/** People who are waited for, and until when (milliseconds since 1970): who should be told when away. */
	waitedFor(): { seat: Seat; who: string; decision: number; deadline: number | null }[] {
		const play = this.#play;
		if (play === null || this.#stage !== 'playing') return [];
		return this.#people().flatMap(({ seat, who }) => {
			if (this.#away[seat] || !play.isWaitedFor(seat)) return [];
			const deadline = this.#clocks?.deadline(seat) ?? null;
			const start = (this.#started ?? 0) + this.#shift;
			return [{ seat, who, decision: play.decision(seat), deadline: deadline === null ? null : deadline + start }];
		});
	}

	/** Whether the match cannot go on until a bot has thought. */
	waitsForBots(): boolean {
		const play = this.#play;
		if (play === null || this.#stage !== 'playing') return false;
		return this.#seating.occupants.some((_, seat) => this.#botOf(seat) !== null && play.isWaitedFor(seat));
	}

	isPresent(who: string): boolean {
		return this.#present.has(who);
	}

	command(who: string, command: Command, now: number): Result {
		this.tick(now);
		const problem = this.#stage === 'frozen' && command.type !== 'close' ? refusal('MATCH_FROZEN') : null;
		const result = problem ?? this.#obey(who, command, this.#time(now), now);
		if (isRefusal(result)) return { ok: false, refusal: result };
		this.#settle(this.#time(now));
		return { ok: true, n: typeof result === 'number' ? result : this.length };
	}

	/** A person's screens connected, or the last of them is gone. A bot that played for them hands the seat back. */
	setPresent(who: string, isPresent: boolean, now: number): void {
		const seat = seatOf(this.#seating, who);
		if (isPresent === this.#present.has(who)) return;
		this.tick(now);
		if (isPresent) this.#present.add(who);
		else this.#present.delete(who);
		if (seat === null) return;
		this.#goneSince[seat] = isPresent ? null : this.#time(now);
		if (isPresent) this.#handBack(seat, this.#time(now));
		this.#settle(this.#time(now));
	}

	/** When the host has to call `tick`, in milliseconds since 1970; null when nothing is to come. */
	due(): number | null {
		const next = this.#nextDue();
		return next === null || this.#started === null ? null : next.at + this.#started + this.#shift;
	}

	/** Does everything that is due, in order, each with the stamp of its own moment. */
	tick(now: number): void {
		const time = this.#time(now);
		for (let next = this.#nextDue(); next !== null && next.at <= time; next = this.#nextDue()) {
			const at = Math.max(next.at, this.#play?.lastAt ?? 0);
			next.act(at);
			this.#settle(at);
		}
	}

	/** Questions for bots that have not been asked yet. */
	thoughts(now: number): Thought[] {
		const play = this.#play;
		if (play === null || this.#stage !== 'playing') return [];
		return this.#seating.occupants.flatMap((_, seat) => {
			const bot = this.#botOf(seat);
			if (bot === null || !play.isWaitedFor(seat) || !this.#agenda.ask(seat, this.#keyOf(seat))) return [];
			const view = this.game.view(play.match.state, seat);
			const luck = seatLuck(this.#seed, seat);
			return [{ game: this.game.meta.id, bot, seat, view, key: this.#keyOf(seat), luck, now: this.#time(now) }];
		});
	}

	/** A bot's answer; the answer to another question is dropped. Undefined says that the bot failed. */
	answer(seat: Seat, key: number, intention: Intention | undefined, now: number): void {
		this.tick(now);
		const play = this.#play;
		if (play === null || this.#botOf(seat) === null || key !== this.#keyOf(seat) || !play.isWaitedFor(seat)) return;
		if (intention === null) return;
		const { move, at } = intention ?? { move: this.#automatic(seat), at: null };
		this.#agenda.intend(seat, { key, move, at: at ?? this.#time(now) + BOT_PAUSE });
	}

	/** Begins or goes on to tell a viewer; the host has to `work` before. */
	fresh(viewer: Viewer, now: number): Fresh {
		return this.#feedOf(viewer, now).fresh();
	}

	since(viewer: Viewer, stream: string, n: number): readonly Update[] | null {
		return this.#feeds.get(viewer)?.feed.since(stream, n) ?? null;
	}

	/** What has to be kept and told since the last time. */
	work(now: number): Work {
		const saved = this.#isChanged ? this.save() : null;
		this.#isChanged = false;
		const rows = this.#play?.takeRows() ?? [];
		const updates: { viewer: Viewer; update: Update }[] = [];
		for (const [viewer, entry] of this.#feeds) {
			const events = this.#play?.told(viewer, entry.told) ?? [];
			entry.told = this.#play?.toldCount ?? 0;
			const update = entry.feed.advance(this.view(viewer), events, this.#time(now));
			if (update) updates.push({ viewer, update });
		}
		return { rows, saved, updates };
	}

	view(viewer: Viewer): TableView {
		return viewOf(viewer, {
			id: this.id,
			game: this.game,
			created: this.created,
			stage: this.#stage,
			seating: this.#seating,
			commitment: commitmentOf(this.#seed),
			seed: this.#stage === 'finished' ? this.#seed : null,
			play: this.#play,
			clocks: this.#clocks,
			present: this.#present,
			away: this.#away,
			orders: this.#orders,
			asking: this.#asking,
			rematch: this.#rematch,
		});
	}

	save(): SavedTable {
		return {
			id: this.id,
			game: this.game.meta.id,
			rulesVersion: this.game.meta.rulesVersion,
			created: this.created,
			started: this.#started,
			shift: this.#shift,
			stage: this.#stage,
			seating: this.#seating,
			seed: this.#seed,
			away: this.#away,
			orders: this.#orders,
			rematch: this.#rematch,
		};
	}

	/** The record so far; only of a finished match does it hold the seed. */
	record(): string | null {
		return this.#play?.match.record() ?? null;
	}

	/** Everybody agreed to play again, and the new table stands here. */
	setRematch(table: string): void {
		this.#rematch = { ...this.#rematch, table };
		this.#isChanged = true;
	}

	wantsRematch(): boolean {
		return this.#stage === 'finished' && this.#rematch.table === null && this.#isAgreed(this.#rematch.agreed);
	}

	#obey(who: string, command: Command, time: number, now: number): Refusal | number | null {
		const seat = seatOf(this.#seating, who);
		switch (command.type) {
			case 'sit':
			case 'salt':
			case 'configure':
			case 'seatBot':
			case 'clearSeat':
			case 'reserve':
			case 'swapSeats':
				return this.#gather(who, command);
			case 'start':
				return this.#start(who, command.fill, now);
			case 'close':
				if (this.#seating.host !== who) return refusal('NOT_HOST');
				if (this.#stage !== 'gathering') return refusal('WRONG_STAGE', { stage: this.#stage });
				return this.#setStage('closed');
			case 'leave':
				return this.#leave(who, seat, time);
		}
		if (seat === null) return refusal('NOT_SEATED');
		switch (command.type) {
			case 'return':
				return this.#handBack(seat, time);
			case 'move':
				return this.#answered(seat, command, time, command.move);
			case 'takeBack':
				return this.#takeBack(seat, command, time);
			case 'consent':
				return this.#consent(seat, command.agrees, time);
			case 'order':
				return this.#order(seat, command.order);
			case 'rematch':
				if (this.#stage !== 'finished') return refusal('WRONG_STAGE', { stage: this.#stage });
				this.#isChanged = true;
				this.#rematch.agreed = this.#rematch.agreed.filter((other) => other !== seat);
				if (command.agrees) this.#rematch.agreed.push(seat);
				return null;
		}
	}

	#gather(who: string, command: Gathering): Refusal | null {
		if (this.#stage !== 'gathering') return refusal('WRONG_STAGE', { stage: this.#stage });
		const seating = gather(this.game, this.#seating, who, command);
		if (isRefusal(seating)) return seating;
		this.#seating = seating;
		this.#isChanged = true;
		return null;
	}

	#start(who: string, fill: string | undefined, now: number): Refusal | null {
		if (this.#seating.host !== who) return refusal('NOT_HOST');
		if (this.#stage !== 'gathering') return refusal('WRONG_STAGE', { stage: this.#stage });
		const seating = fillSeats(this.game, this.#seating, fill);
		if (isRefusal(seating)) return seating;
		this.#seating = seating;
		this.#started = now;
		this.#setStage('playing');
		const seats = seating.occupants.map(() => null);
		this.#sitDown(
			seats.map(() => false),
			seats,
			null,
		);
		this.#goneSince = seating.occupants.map((occupant) =>
			occupant.kind === 'person' && !this.#present.has(occupant.who) ? 0 : null,
		);
		const problem = this.#begin([]);
		if (problem) return problem;
		this.#play?.setClocks(0);
		return null;
	}

	#sitDown(away: readonly boolean[], orders: readonly unknown[], banks: readonly number[] | null): void {
		const { occupants, terms } = this.#seating;
		this.#away = [...away];
		this.#orders = [...orders];
		this.#lapses = occupants.map(() => 0);
		this.#goneSince = occupants.map(() => null);
		const { pace } = terms;
		this.#clocks = banks && pace.kind !== 'untimed' ? new Clocks(pace, banks) : Clocks.full(pace, occupants.length);
	}

	/** Sets the match up and plays the log it already has. */
	#begin(rows: readonly LogRow[]): Refusal | null {
		const { occupants, salts, terms } = this.#seating;
		const match = Match.start(this.game, {
			seats: occupants.map((occupant) => (occupant.kind === 'empty' ? '' : occupant.name)),
			options: terms.options,
			luck: { kind: 'secure', seed: this.#seed, salts },
			created: this.#started ?? 0,
		});
		if (isRefusal(match)) return match;
		const isTimed = (seat: Seat) => this.#botOf(seat) === null;
		const play = new Play(match, this.#clocks, isTimed);
		const problem = play.restore(rows);
		if (problem) return problem;
		this.#play = play;
		return null;
	}

	#leave(who: string, seat: Seat | null, time: number): Refusal | null {
		if (this.#stage === 'gathering') {
			const seating = standUp(this.#seating, who);
			if (isRefusal(seating)) return seating;
			this.#seating = seating;
			this.#isChanged = true;
			return null;
		}
		if (seat === null) return refusal('NOT_SEATED');
		if (this.#stage !== 'playing') return refusal('WRONG_STAGE', { stage: this.#stage });
		this.#takeOver(seat, time);
		return null;
	}

	/** A move or a command to the match, if it answers the question that is open. */
	#answered(seat: Seat, answer: Answer, time: number, move: unknown): Refusal | number {
		const play = this.#play;
		if (play === null || this.#stage !== 'playing') return refusal('WRONG_STAGE', { stage: this.#stage });
		const known = play.known(seat, answer);
		if (known !== null) return known;
		// A person who acts is back.
		if (this.#away[seat]) this.#handBack(seat, time);
		const result = play.enter(seat, move, time, answer.request);
		if (!result.accepted) return result.refusal;
		this.#lapses[seat] = 0;
		this.#asking = null;
		return result.n;
	}

	#takeBack(seat: Seat, answer: Answer, time: number): Refusal | number {
		const play = this.#play;
		if (play === null || this.#stage !== 'playing') return refusal('WRONG_STAGE', { stage: this.#stage });
		const known = play.known(seat, answer);
		if (known !== null) return known;
		const way = isRealTime(this.game) ? null : play.match.takeBack(seat);
		if (way === null) return refusal('NOTHING_TO_UNDO');
		if (way !== 'rewind') return this.#answered(seat, answer, time, way);
		if (this.#asking !== null) return refusal('ALREADY_ASKED');
		this.#asking = { seat, agreed: [seat] };
		if (!this.#isAgreed(this.#asking.agreed)) play.tell({ type: 'takeBackAsked', seat }, time);
		return this.#rewindIfAgreed(time, answer.request) ?? play.match.length;
	}

	#consent(seat: Seat, agrees: boolean, time: number): Refusal | number | null {
		if (this.#asking === null || this.#asking.agreed.includes(seat)) return refusal('NOTHING_ASKED');
		if (!agrees) {
			this.#asking = null;
			this.#play?.tell({ type: 'takeBackDeclined', seat }, time);
			return null;
		}
		this.#asking.agreed.push(seat);
		return this.#rewindIfAgreed(time, null);
	}

	#rewindIfAgreed(time: number, request: string | null): Refusal | number | null {
		if (this.#asking === null || this.#play === null || !this.#isAgreed(this.#asking.agreed)) return null;
		const { seat } = this.#asking;
		this.#asking = null;
		const result = this.#play.enter(seat, 'rewind', time, request);
		return result.accepted ? result.n : result.refusal;
	}

	/** Whether everybody agreed who is still here; bots do what people want. */
	#isAgreed(agreed: readonly Seat[]): boolean {
		return agreed.length > 0 && this.#people().every(({ seat }) => this.#away[seat] || agreed.includes(seat));
	}

	#order(seat: Seat, order: unknown): Refusal | null {
		const { standing } = this.game;
		if (standing === undefined) return refusal('NO_ORDERS');
		const problem = order === null ? null : misfit(standing.schema, order, 'order');
		if (problem) return refusal('BAD_ORDER', { field: problem.path, expected: problem.expected });
		this.#orders[seat] = order;
		this.#isChanged = true;
		this.#agenda.drop(seat);
		return null;
	}

	#takeOver(seat: Seat, time: number): void {
		if (this.#away[seat]) return;
		this.#away[seat] = true;
		this.#isChanged = true;
		this.#agenda.drop(seat);
		this.#play?.tell({ type: 'botTookOver', seat }, time);
		this.#play?.setClocks(time);
	}

	#handBack(seat: Seat, time: number): null {
		this.#lapses[seat] = 0;
		if (!this.#away[seat]) return null;
		this.#away[seat] = false;
		this.#isChanged = true;
		this.#agenda.drop(seat);
		this.#play?.tell({ type: 'personReturned', seat }, time);
		this.#play?.setClocks(time);
		return null;
	}

	/** The earliest thing the table does by itself. */
	#nextDue(): { at: number; act: (at: number) => void } | null {
		const play = this.#play;
		if (play === null || this.#stage !== 'playing') return null;
		let first: { at: number; act: (at: number) => void } | null = null;
		const offer = (at: number | null | undefined, act: (at: number) => void) => {
			if (at != null && (first === null || at < first.at)) first = { at, act };
		};
		if (play.isWaitedFor('table') || this.game.tableMove?.(play.match.state) != null)
			offer(this.game.alarm?.(play.match.state), (at) => this.#makeTableMove(at));
		for (const [seat, intended] of this.#agenda.intentions)
			offer(intended.at, (at) => this.#makeIntended(seat, intended.key, intended.move, at));
		for (const { seat } of this.#people()) {
			if (this.#away[seat]) continue;
			offer(this.#clocks?.deadline(seat), (at) => this.#lapse(seat, at));
			if (this.#isMissed(seat)) offer((this.#goneSince[seat] ?? 0) + this.#grace(), (at) => this.#takeOver(seat, at));
		}
		return first;
	}

	/** Whether the person is gone while others who play are there. */
	#isMissed(seat: Seat): boolean {
		if (this.#goneSince[seat] === null || this.#seating.terms.pace.kind === 'correspondence') return false;
		return this.#people().some((other) => other.seat !== seat && this.#present.has(other.who));
	}

	#grace(): number {
		return isRealTime(this.game) ? GRACE.realTime : GRACE.turns;
	}

	#makeTableMove(at: number): void {
		const play = this.#play as Play;
		const move = this.game.tableMove?.(play.match.state) ?? null;
		// A table that may move but cannot would ring for ever.
		if (move === null || !play.enter('table', move, at, null).accepted) this.#setStage('frozen');
		this.#asking = null;
	}

	#makeIntended(seat: Seat, key: number, move: unknown, at: number): void {
		const play = this.#play as Play;
		const isCurrent = key === this.#keyOf(seat) && play.isWaitedFor(seat);
		this.#agenda.drop(seat);
		if (!isCurrent) return;
		const result = play.enter(seat, move, at, null);
		if (!result.accepted && play.match.bug === null) this.#moveAutomatically(seat, at);
		this.#asking = null;
	}

	/** The person's time is up: a safe move is made for them, and after a few of these a bot plays on. */
	#lapse(seat: Seat, at: number): void {
		this.#moveAutomatically(seat, at);
		this.#lapses[seat]++;
		this.#asking = null;
		if (this.#lapses[seat] >= LAPSES_MAX) this.#takeOver(seat, at);
	}

	#moveAutomatically(seat: Seat, at: number): void {
		const play = this.#play as Play;
		if (!play.enter(seat, this.#automatic(seat), at, null).accepted) this.#setStage('frozen');
	}

	#automatic(seat: Seat): unknown {
		const { state } = (this.#play as Play).match;
		try {
			return this.game.automatic(this.game.view(state, seat), seat);
		} catch {
			return null;
		}
	}

	/** After every change: orders are looked up, and an ended or broken match changes the stage. */
	#settle(time: number): void {
		const play = this.#play;
		if (play === null || this.#stage !== 'playing') return;
		if (play.match.bug !== null) this.#setStage('frozen');
		else if (play.match.outcome() !== null) this.#setStage('finished');
		else this.#lookUpOrders(play, time);
	}

	#lookUpOrders(play: Play, time: number): void {
		const { standing } = this.game;
		if (standing === undefined) return;
		for (const { seat } of this.#people()) {
			const order = this.#orders[seat] ?? null;
			const key = this.#keyOf(seat);
			if (order === null || this.#away[seat] || !play.isWaitedFor(seat) || !this.#agenda.ask(seat, key)) continue;
			const move = standing.answer(this.game.view(play.match.state, seat), seat, order);
			if (move === null) continue;
			const pause = ORDER_PAUSE.least + luckOf(seatLuck(this.#seed, seat)).at(key).int(ORDER_PAUSE.spread);
			this.#agenda.intend(seat, { key, move, at: time + pause });
		}
	}

	#setStage(stage: Stage): null {
		if (this.#stage !== stage) this.#isChanged = true;
		this.#stage = stage;
		return null;
	}

	/** Names a seat's question to whoever answers it by plan: in real time everything that happens asks anew. */
	#keyOf(seat: Seat): number {
		const play = this.#play as Play;
		return isRealTime(this.game) ? play.match.length : play.decision(seat);
	}

	/** The bot that plays a seat, be it for somebody. */
	#botOf(seat: Seat): string | null {
		const occupant = this.#seating.occupants[seat];
		if (occupant.kind === 'bot') return occupant.bot;
		return this.#away[seat] ? (botNames(this.game).at(-1) ?? null) : null;
	}

	#people(): { seat: Seat; who: string }[] {
		return this.#seating.occupants.flatMap((occupant, seat) =>
			occupant.kind === 'person' ? [{ seat, who: occupant.who }] : [],
		);
	}

	#feedOf(viewer: Viewer, now: number): Feed {
		const open = this.#feeds.get(viewer);
		if (open) return open.feed;
		const feed = new Feed(this.#stream, this.view(viewer), this.#play?.told(viewer) ?? [], this.#time(now));
		this.#feeds.set(viewer, { feed, told: this.#play?.toldCount ?? 0 });
		return feed;
	}

	/** The table's own clock: milliseconds of the match. */
	#time(now: number): number {
		return this.#started === null ? 0 : Math.max(this.#play?.lastAt ?? 0, now - this.#started - this.#shift);
	}
}
