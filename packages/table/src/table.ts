import {
	type AnyGame,
	commitmentOf,
	isRefusal,
	isSeat,
	type Outcome,
	type Refusal,
	type Seat,
	type Viewer,
} from '@shutterbox/kernel';
import { Feeds } from './feed.ts';
import { type LogRow, refusal } from './journal.ts';
import { leaversOf } from './leavers.ts';
import { Lifecycle } from './lifecycle.ts';
import type { SavedTable, TableSetup, Work } from './saved.ts';
import { openSeating, type Seating, seatOf } from './seating.ts';
import { finish, type Steps } from './steps.ts';
import type { Intention, Thought } from './think.ts';
import type { Command, Ending, Fresh, Result, Stage, TableView, Update } from './types.ts';
import { viewOf } from './view.ts';

/** In milliseconds. */
const BOT_PAUSE = 700;

/**
 * One table for any host, from the first seat taken to the rematch. It knows no clock, no socket and no disk: the host
 * tells the time, asks `due` when to come back, has bots think elsewhere, and after every call does the `work`.
 */
export class Table {
	readonly #lifecycle: Lifecycle;
	readonly #feeds: Feeds;
	readonly #commitment: string;

	private constructor(lifecycle: Lifecycle, stream: string) {
		this.#lifecycle = lifecycle;
		this.#commitment = commitmentOf(lifecycle.identity.seed);
		this.#feeds = new Feeds(stream);
	}

	static open(setup: TableSetup): Table | Refusal {
		const seating = openSeating(setup.game, setup.host, setup.seats, setup.terms);
		if (isRefusal(seating)) return seating;
		const { id, game, now: created, seed } = setup;
		return new Table(new Lifecycle({ id, game, created, seed }, seating), setup.stream);
	}

	/**
	 * A table that was kept. Time that passed in between counts in correspondence only. Where the log does not fit the
	 * rules the table comes back frozen; one that was finished stays so by the ending that was kept, without its board.
	 */
	static restore(...kept: Parameters<typeof Table.restoring>): Table {
		return finish(Table.restoring(...kept));
	}

	/** The same in steps, one for each entry: a host with others to serve takes a few at a time. */
	static *restoring(
		game: AnyGame,
		saved: SavedTable,
		rows: readonly LogRow[],
		now: number,
		stream: string,
		ending: Ending | null = null,
	): Steps<Table> {
		return new Table(yield* Lifecycle.restoring(game, saved, rows, now, ending), stream);
	}

	get id(): string {
		return this.#lifecycle.identity.id;
	}

	get game(): AnyGame {
		return this.#lifecycle.identity.game;
	}

	/** Milliseconds since 1970. */
	get created(): number {
		return this.#lifecycle.identity.created;
	}

	get stage(): Stage {
		return this.#lifecycle.stage;
	}

	get seating(): Seating {
		return this.#lifecycle.seating;
	}

	get outcome(): Outcome | null {
		return this.ending?.outcome ?? null;
	}

	/** How the match ended; a host keeps it, and hands it back to `restore`. */
	get ending(): Ending | null {
		return this.#lifecycle.ending;
	}

	/** What broke the rules' own promises, for the host's log alone. */
	get bug(): unknown {
		return this.#lifecycle.bug;
	}

	get length(): number {
		return this.#lifecycle.live?.journal.match.length ?? 0;
	}

	/** Where a person looks from; null where they may not look at all. */
	viewerOf(who: string | null): Viewer | null {
		const seat = who === null ? null : seatOf(this.#lifecycle.seating, who);
		if (seat !== null) return seat;
		return this.#lifecycle.seating.terms.allowsSpectators || this.#lifecycle.stage === 'gathering' ? 'spectator' : null;
	}

	/** People who are waited for, and until when (milliseconds since 1970): who should be told when away. */
	waitedFor(): { seat: Seat; who: string; decision: number; deadline: number | null }[] {
		const live = this.#lifecycle.running;
		if (live === null) return [];
		const isAsked = (seat: Seat) => !live.people.away[seat] && live.journal.isWaitedFor(seat);
		const asked = this.#lifecycle.guarded(() => live.people.list.filter(({ seat }) => isAsked(seat)), []);
		return asked.map(({ seat, who }) => {
			const deadline = live.clocks?.deadline(seat) ?? null;
			const moment = deadline === null ? null : this.#lifecycle.moment(deadline);
			return { seat, who, decision: live.journal.decision(seat), deadline: moment };
		});
	}

	/** People who were away when the match ended: whatever a bot made of it, they have lost it. */
	leavers(): Seat[] {
		const { away, seating, stage } = this.#lifecycle;
		return stage === 'finished' ? leaversOf(seating.occupants, away) : [];
	}

	/** Whether somebody's time runs that would stand still while the table is put away. */
	isTicking(): boolean {
		return this.#lifecycle.running !== null && this.seating.terms.pace.kind === 'live' && !this.#lifecycle.isResting;
	}

	/** Whether the match cannot go on until a bot has thought. */
	waitsForBots(): boolean {
		return this.#lifecycle.guarded(() => this.#lifecycle.running?.waitsForBots() ?? false, false);
	}

	isPresent(who: string): boolean {
		return this.#lifecycle.present.has(who);
	}

	command(who: string, command: Command, now: number): Result {
		this.tick(now);
		const frozen = refusal('MATCH_FROZEN');
		const obey = () => {
			const result = this.#lifecycle.obey(who, command, now);
			this.#lifecycle.settle(this.#lifecycle.time(now));
			this.#lifecycle.rest(now);
			return result;
		};
		const isBarred = this.#lifecycle.stage === 'frozen' && command.type !== 'close';
		const result = isBarred ? frozen : this.#lifecycle.guarded(obey, frozen);
		return isRefusal(result) ? { ok: false, refusal: result } : { ok: true, n: result ?? this.length };
	}

	/** A person's screens connected, or the last of them is gone. A bot that played for them hands the seat back. */
	setPresent(who: string, isPresent: boolean, now: number): void {
		if (isPresent === this.#lifecycle.present.has(who)) return;
		this.tick(now);
		if (isPresent) this.#lifecycle.present.add(who);
		else this.#lifecycle.present.delete(who);
		this.#lifecycle.guarded(() => {
			this.#lifecycle.rest(now);
			const seat = seatOf(this.#lifecycle.seating, who);
			const live = this.#lifecycle.running;
			if (seat === null || live === null) return;
			if (isPresent) live.arrive(seat, this.#lifecycle.time(now));
			else live.people.seen(seat, this.#lifecycle.time(now));
			this.#lifecycle.settle(this.#lifecycle.time(now));
		}, undefined);
	}

	/** When the host has to call `tick`, in milliseconds since 1970; null when nothing is to come. */
	due(): number | null {
		const next = this.#lifecycle.guarded(() => this.#lifecycle.running?.next() ?? null, null);
		return next === null || this.#lifecycle.isResting ? null : this.#lifecycle.moment(next.at);
	}

	/** Does everything that is due, in order, each with the stamp of its own moment. */
	tick(now: number): void {
		this.#lifecycle.reach(now);
		this.#lifecycle.guarded(() => {
			const time = this.#lifecycle.time(now);
			for (
				let next = this.#lifecycle.running?.next();
				next && next.at <= time && !this.#lifecycle.isResting;
				next = this.#lifecycle.running?.next()
			) {
				const at = Math.max(next.at, this.#lifecycle.live?.journal.lastAt ?? 0);
				next.act(at);
				this.#lifecycle.settle(at);
				this.#lifecycle.rest(this.#lifecycle.moment(at));
			}
		}, undefined);
	}

	/** Questions for bots that have not been asked yet. */
	thoughts(now: number): Thought[] {
		return this.#lifecycle.guarded(() => this.#lifecycle.running?.thoughts(this.#lifecycle.time(now)) ?? [], []);
	}

	/**
	 * A bot's answer; the answer to another question is dropped. Undefined says that the bot failed. Where the bot does
	 * not care when, its move comes after a pause, so that people can follow.
	 */
	answer(seat: Seat, key: number, intention: Intention | undefined, now: number, pause = BOT_PAUSE): void {
		this.tick(now);
		const act = () => this.#lifecycle.running?.answer(seat, key, intention, this.#lifecycle.time(now), pause);
		this.#lifecycle.guarded(act, undefined);
	}

	/** Whether a bot's answer to that question would still count; a host need not have others thought over. */
	awaits(seat: Seat, key: number): boolean {
		return this.#lifecycle.guarded(() => this.#lifecycle.running?.awaits(seat, key) ?? false, false);
	}

	/** Begins or goes on to tell a viewer; the host has to `work` before. */
	fresh(viewer: Viewer, now: number): Fresh {
		return this.#feeds.fresh(
			viewer,
			this.#lifecycle.live?.journal ?? null,
			() => this.view(viewer),
			this.#lifecycle.time(now),
		);
	}

	since(viewer: Viewer, stream: string, n: number): readonly Update[] | null {
		return this.#feeds.since(viewer, stream, n);
	}

	/** What has to be kept and told since the last time. */
	work(now: number): Work {
		const views = this.#views();
		return {
			rows: this.#lifecycle.live?.journal.takeRows() ?? [],
			saved: this.#lifecycle.takeChange() ? this.save() : null,
			updates: this.#feeds.advance(this.#lifecycle.live?.journal ?? null, views, this.#lifecycle.time(now)),
		};
	}

	view(viewer: Viewer): TableView {
		// Somebody may look at a seat that there is no longer.
		const eyes = isSeat(viewer, this.seating.occupants.length) ? viewer : 'spectator';
		const known = () => ({
			id: this.id,
			game: this.game,
			rulesVersion: this.#lifecycle.rulesVersion,
			created: this.created,
			stage: this.#lifecycle.stage,
			seating: this.#lifecycle.seating,
			commitment: this.#commitment,
			seed: this.#lifecycle.stage === 'finished' ? this.#lifecycle.identity.seed : null,
			live: this.#lifecycle.bug === null ? this.#lifecycle.live : null,
			ending: this.#lifecycle.ending,
			away: this.#lifecycle.away,
			present: this.#lifecycle.present,
			rematch: this.#lifecycle.rematch,
		});
		return this.#lifecycle.guarded(() => viewOf(eyes, known()), null) ?? viewOf(eyes, known());
	}

	save(): SavedTable {
		return this.#lifecycle.save();
	}

	/** The record so far; only of a finished match does it hold the seed. */
	record(): string | null {
		return this.#lifecycle.live?.journal.match.record() ?? null;
	}

	/** Everybody agreed to play again, and the new table stands here. */
	setRematch(table: string): void {
		this.#lifecycle.setRematch(table);
	}

	/** Whether everybody who is still here wants to play again. */
	wantsRematch(): boolean {
		return this.#lifecycle.wantsRematch();
	}

	/** What everybody who looks may know now. */
	#views(): Map<Viewer, TableView> {
		const { stage } = this.#lifecycle;
		const views = new Map(Array.from(this.#feeds.viewers, (viewer) => [viewer, this.view(viewer)]));
		// Looking may freeze the table, and then those who were shown it before have to look again.
		return this.#lifecycle.stage === stage ? views : this.#views();
	}
}
