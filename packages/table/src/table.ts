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
import { Course } from './lifecycle.ts';
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
	readonly #course: Course;
	readonly #feeds: Feeds;
	readonly #commitment: string;

	private constructor(course: Course, stream: string) {
		this.#course = course;
		this.#commitment = commitmentOf(course.identity.seed);
		this.#feeds = new Feeds(stream);
	}

	static open(setup: TableSetup): Table | Refusal {
		const seating = openSeating(setup.game, setup.host, setup.seats, setup.terms);
		if (isRefusal(seating)) return seating;
		const { id, game, now: created, seed } = setup;
		return new Table(new Course({ id, game, created, seed }, seating), setup.stream);
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
		return new Table(yield* Course.restoring(game, saved, rows, now, ending), stream);
	}

	get id(): string {
		return this.#course.identity.id;
	}

	get game(): AnyGame {
		return this.#course.identity.game;
	}

	/** Milliseconds since 1970. */
	get created(): number {
		return this.#course.identity.created;
	}

	get stage(): Stage {
		return this.#course.stage;
	}

	get seating(): Seating {
		return this.#course.seating;
	}

	get outcome(): Outcome | null {
		return this.ending?.outcome ?? null;
	}

	/** How the match ended; a host keeps it, and hands it back to `restore`. */
	get ending(): Ending | null {
		return this.#course.ending;
	}

	/** What broke the rules' own promises, for the host's log alone. */
	get bug(): unknown {
		return this.#course.bug;
	}

	get length(): number {
		return this.#course.run?.play.match.length ?? 0;
	}

	/** Where a person looks from; null where they may not look at all. */
	viewerOf(who: string | null): Viewer | null {
		const seat = who === null ? null : seatOf(this.#course.seating, who);
		if (seat !== null) return seat;
		return this.#course.seating.terms.allowsSpectators || this.#course.stage === 'gathering' ? 'spectator' : null;
	}

	/** People who are waited for, and until when (milliseconds since 1970): who should be told when away. */
	waitedFor(): { seat: Seat; who: string; decision: number; deadline: number | null }[] {
		const run = this.#course.running;
		if (run === null) return [];
		const isAsked = (seat: Seat) => !run.people.away[seat] && run.play.isWaitedFor(seat);
		const asked = this.#course.guarded(() => run.people.list.filter(({ seat }) => isAsked(seat)), []);
		return asked.map(({ seat, who }) => {
			const deadline = run.clocks?.deadline(seat) ?? null;
			const moment = deadline === null ? null : this.#course.moment(deadline);
			return { seat, who, decision: run.play.decision(seat), deadline: moment };
		});
	}

	/** People who were away when the match ended: whatever a bot made of it, they have lost it. */
	leavers(): Seat[] {
		const { away, seating, stage } = this.#course;
		const hasLeft = (seat: Seat) => away[seat] && seating.occupants[seat].kind === 'person';
		return stage === 'finished' ? [...seating.occupants.keys()].filter(hasLeft) : [];
	}

	/** Whether somebody's time runs that would stand still while the table is put away. */
	isTicking(): boolean {
		return this.#course.running !== null && this.seating.terms.pace.kind === 'live';
	}

	/** Whether the match cannot go on until a bot has thought. */
	waitsForBots(): boolean {
		return this.#course.guarded(() => this.#course.running?.waitsForBots() ?? false, false);
	}

	isPresent(who: string): boolean {
		return this.#course.present.has(who);
	}

	command(who: string, command: Command, now: number): Result {
		this.tick(now);
		const frozen = refusal('MATCH_FROZEN');
		const obey = () => {
			const result = this.#course.obey(who, command, now);
			this.#course.settle(this.#course.time(now));
			return result;
		};
		const isBarred = this.#course.stage === 'frozen' && command.type !== 'close';
		const result = isBarred ? frozen : this.#course.guarded(obey, frozen);
		return isRefusal(result) ? { ok: false, refusal: result } : { ok: true, n: result ?? this.length };
	}

	/** A person's screens connected, or the last of them is gone. A bot that played for them hands the seat back. */
	setPresent(who: string, isPresent: boolean, now: number): void {
		if (isPresent === this.#course.present.has(who)) return;
		this.tick(now);
		if (isPresent) this.#course.present.add(who);
		else this.#course.present.delete(who);
		const seat = seatOf(this.#course.seating, who);
		const run = this.#course.running;
		if (seat === null || run === null) return;
		this.#course.guarded(() => {
			if (isPresent) run.arrive(seat, this.#course.time(now));
			else run.people.seen(seat, this.#course.time(now));
			this.#course.settle(this.#course.time(now));
		}, undefined);
	}

	/** When the host has to call `tick`, in milliseconds since 1970; null when nothing is to come. */
	due(): number | null {
		const next = this.#course.guarded(() => this.#course.running?.next() ?? null, null);
		return next === null ? null : this.#course.moment(next.at);
	}

	/** Does everything that is due, in order, each with the stamp of its own moment. */
	tick(now: number): void {
		this.#course.reach(now);
		this.#course.guarded(() => {
			const time = this.#course.time(now);
			for (let next = this.#course.running?.next(); next && next.at <= time; next = this.#course.running?.next()) {
				const at = Math.max(next.at, this.#course.run?.play.lastAt ?? 0);
				next.act(at);
				this.#course.settle(at);
			}
		}, undefined);
	}

	/** Questions for bots that have not been asked yet. */
	thoughts(now: number): Thought[] {
		return this.#course.guarded(() => this.#course.running?.thoughts(this.#course.time(now)) ?? [], []);
	}

	/**
	 * A bot's answer; the answer to another question is dropped. Undefined says that the bot failed. Where the bot does
	 * not care when, its move comes after a pause, so that people can follow.
	 */
	answer(seat: Seat, key: number, intention: Intention | undefined, now: number, pause = BOT_PAUSE): void {
		this.tick(now);
		const act = () => this.#course.running?.answer(seat, key, intention, this.#course.time(now), pause);
		this.#course.guarded(act, undefined);
	}

	/** Whether a bot's answer to that question would still count; a host need not have others thought over. */
	awaits(seat: Seat, key: number): boolean {
		return this.#course.guarded(() => this.#course.running?.awaits(seat, key) ?? false, false);
	}

	/** Begins or goes on to tell a viewer; the host has to `work` before. */
	fresh(viewer: Viewer, now: number): Fresh {
		return this.#feeds.fresh(viewer, this.#course.run?.play ?? null, () => this.view(viewer), this.#course.time(now));
	}

	since(viewer: Viewer, stream: string, n: number): readonly Update[] | null {
		return this.#feeds.since(viewer, stream, n);
	}

	/** What has to be kept and told since the last time. */
	work(now: number): Work {
		const views = this.#views();
		return {
			rows: this.#course.run?.play.takeRows() ?? [],
			saved: this.#course.takeChange() ? this.save() : null,
			updates: this.#feeds.advance(this.#course.run?.play ?? null, views, this.#course.time(now)),
		};
	}

	view(viewer: Viewer): TableView {
		// Somebody may look at a seat that there is no longer.
		const eyes = isSeat(viewer, this.seating.occupants.length) ? viewer : 'spectator';
		const known = () => ({
			id: this.id,
			game: this.game,
			rulesVersion: this.#course.rulesVersion,
			created: this.created,
			stage: this.#course.stage,
			seating: this.#course.seating,
			commitment: this.#commitment,
			seed: this.#course.stage === 'finished' ? this.#course.identity.seed : null,
			run: this.#course.bug === null ? this.#course.run : null,
			ending: this.#course.ending,
			away: this.#course.away,
			present: this.#course.present,
			rematch: this.#course.rematch,
		});
		return this.#course.guarded(() => viewOf(eyes, known()), null) ?? viewOf(eyes, known());
	}

	save(): SavedTable {
		return this.#course.save();
	}

	/** The record so far; only of a finished match does it hold the seed. */
	record(): string | null {
		return this.#course.run?.play.match.record() ?? null;
	}

	/** Everybody agreed to play again, and the new table stands here. */
	setRematch(table: string): void {
		this.#course.setRematch(table);
	}

	/** Whether everybody who is still here wants to play again. */
	wantsRematch(): boolean {
		return this.#course.wantsRematch();
	}

	/** What everybody who looks may know now. */
	#views(): Map<Viewer, TableView> {
		const { stage } = this.#course;
		const views = new Map(Array.from(this.#feeds.viewers, (viewer) => [viewer, this.view(viewer)]));
		// Looking may freeze the table, and then those who were shown it before have to look again.
		return this.#course.stage === stage ? views : this.#views();
	}
}
