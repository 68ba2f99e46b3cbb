import { isPrepared, prepared } from '@shutterbox/bots';
import {
	type AnyGame,
	isRecordProblem,
	isRefusal,
	type RecordProblem,
	type Refusal,
	type Viewer,
} from '@shutterbox/kernel';
import { type Command, type Fresh, type Intention, type Result, Table, type Thought, think } from '@shutterbox/table';
import { begunAt, branchOf } from './branch.ts';
import { Keeper } from './keeper.ts';
import type { Kept, KeptMatch, MatchStore } from './match-store.ts';
import type { BranchSetup, Deal, LocalSeat, LocalSetup, Opened, Refused } from './messages.ts';
import { branchSeats, seatsAt, takeSeats, whoAt } from './seats.ts';

/** Everything a table of this page asks of its worker. */
export interface HostWorld {
	/** Milliseconds since 1970. */
	now(): number;
	after(milliseconds: number, act: () => void): () => void;
	/** 32 bytes nobody can guess. */
	secret(): Uint8Array<ArrayBuffer>;
	gameOf(id: string): AnyGame | undefined;
	readonly store: MatchStore;
	onFresh(viewer: Viewer, fresh: Fresh): void;
	onUpdate(viewer: Viewer, update: ReturnType<Table['work']>['updates'][number]['update']): void;
	onKept(isKept: boolean): void;
}

/** A timer waits at most so long in one go: browsers count milliseconds in 32 bits. */
const LONGEST_WAIT = 2 ** 30;

/** One table in this page's worker: the match, the bots and the keeper. */
export class LocalHost {
	readonly #world: HostWorld;
	#table: Table | null = null;
	#people: readonly number[] = [];
	#position: unknown = null;
	/** When the match ended; null while it has not. */
	#endedAt: number | null = null;
	#isCoached = false;
	#viewer: Viewer | null = null;
	#callOff: () => void = () => undefined;
	/** Questions bots have been asked and not answered yet. */
	#thoughts: Thought[] = [];
	readonly #keeper: Keeper;
	/** Milliseconds before a bot's move, so that people can follow; the table's own unless told. */
	botPause: number | undefined = undefined;

	constructor(world: HostWorld) {
		this.#world = world;
		this.#keeper = new Keeper(world.store, world.onKept);
	}

	open({ game: id, options, seats, pace, lessonSeed }: LocalSetup): Opened | Refused {
		const game = this.#world.gameOf(id);
		if (game === undefined) return { refused: 'NOT_FOUND', facts: { game: id } };
		this.#isCoached = lessonSeed !== undefined;
		return this.#begin(game, null, options, seats, pace, lessonSeed);
	}

	/** Goes on from a moment of a record: photographers keep their seats, others take those of the people. */
	branch({ record, n, seat, name }: BranchSetup): Opened | Refused | RecordProblem {
		const branch = branchOf(record, n, seat, this.#world.secret(), this.#world.gameOf);
		if (isRecordProblem(branch)) return branch;
		const seats = branchSeats(branch, seat, name);
		return this.#begin(branch.game, branch.position, branch.options, seats, { kind: 'untimed' });
	}

	/** Goes on with a match that this device kept. */
	async resume(id: string): Promise<Opened | Refused> {
		const kept = await this.#world.store.load(id);
		const game = kept && this.#world.gameOf(kept.saved.game);
		if (!kept || !game) return { refused: 'NOT_FOUND', facts: { table: id } };
		this.#position = kept.position ?? null;
		this.#endedAt = kept.summary.end?.at ?? null;
		this.#isCoached = kept.summary.isCoached;
		return this.#sitDown(this.#restored(game, kept));
	}

	/** The same people and bots on the same terms, in the place of the match that lies here, which is given up. */
	async again(deal: Deal): Promise<Opened | Refused> {
		const old = this.#open();
		const { seating, game } = old;
		const plain = this.#world.gameOf(game.meta.id);
		if (plain === undefined) return { refused: 'NOT_FOUND', facts: { game: game.meta.id } };
		const { options, pace } = seating.terms;
		const isSame = deal === 'same';
		const position = isSame ? this.#position : null;
		// Lessons speak of their own deal.
		this.#isCoached &&= isSame;
		const opened = this.#begin(plain, position, options, seatsAt(old), pace, isSame ? old.save().seed : undefined);
		if ('table' in opened) await this.forget(old.id);
		return opened;
	}

	/** Whether it lies here. */
	has(table: string): boolean {
		return this.#table?.id === table;
	}

	/** Discards a match that this device keeps. */
	async forget(table: string): Promise<void> {
		if (this.has(table)) this.close();
		await this.#keeper.done;
		await this.#world.store.forget(table);
	}

	/** The people round the device look at it, or it sleeps in a pocket. */
	setPresent(isPresent: boolean): void {
		const table = this.#open();
		for (const seat of this.#people) table.setPresent(whoAt(seat), isPresent, this.#world.now());
		this.#run();
	}

	/** Tells one viewer from now on. */
	follow(viewer: Viewer): void {
		const table = this.#open();
		this.#viewer = viewer;
		this.#run();
		this.#world.onFresh(viewer, table.fresh(viewer, this.#world.now()));
	}

	/** Does what a person wants; answers when it is kept, or cannot be. */
	async command(seat: number, command: Command): Promise<Result> {
		const table = this.#open();
		const now = this.#world.now();
		const result = table.command(whoAt(seat), command, now);
		// Around one device, people have agreed before anybody presses a button.
		if (result.ok && command.type === 'takeBack') this.#agree(table, { type: 'consent', agrees: true }, now);
		if (result.ok && command.type === 'rematch' && command.agrees) this.#agree(table, command, now);
		this.#run();
		await this.#keeper.done;
		return result.ok && command.type === 'takeBack' ? { ok: true, n: table.length } : result;
	}

	record(): string | null {
		return this.#position === null ? this.#open().record() : null;
	}

	/** The record of any match this device keeps; null where there is none, or it began in the middle. */
	async recordOf(id: string): Promise<string | null> {
		const kept = await this.#world.store.load(id);
		const game = kept && this.#world.gameOf(kept.saved.game);
		if (!kept || !game || kept.position !== null) return null;
		return this.#restored(game, kept).record();
	}

	/** All matches this device keeps. Those that ended before results were kept get theirs now, once. */
	async matches(): Promise<readonly KeptMatch[]> {
		const found = await this.#world.store.list();
		return await Promise.all(found.map((match) => this.#withEnd(match)));
	}

	close(): void {
		this.#callOff();
		this.#table = null;
	}

	#begin(
		game: AnyGame,
		position: unknown,
		options: LocalSetup['options'],
		seats: readonly LocalSeat[],
		pace: LocalSetup['pace'],
		seed = hex(this.#world.secret()),
	): Opened | Refused {
		const now = this.#world.now();
		const table = Table.open({
			id: `here-${this.#text()}`,
			game: position === null ? game : begunAt(game, position),
			host: whoAt(seats.findIndex(({ kind }) => kind === 'person')),
			seats: seats.length,
			terms: { options, pace, isRated: false, allowsSpectators: true },
			seed,
			now,
			stream: this.#text(),
		});
		if (isRefusal(table)) return refusedBy(table);
		const problem = takeSeats(table, seats, now);
		if (problem) return refusedBy(problem);
		this.#position = position;
		this.#endedAt = null;
		return this.#sitDown(table);
	}

	#sitDown(table: Table): Opened {
		this.#callOff();
		this.#thoughts = [];
		this.#viewer = null;
		this.#table = table;
		this.#people = table.seating.occupants.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
		this.setPresent(true);
		return { table: table.id, people: this.#people, isBranch: this.#position !== null, isCoached: this.#isCoached };
	}

	async #withEnd(match: KeptMatch): Promise<KeptMatch> {
		if (match.stage !== 'finished' || match.end !== null) return match;
		const { store } = this.#world;
		const kept = await store.load(match.table);
		const game = kept && this.#world.gameOf(kept.saved.game);
		if (!kept || !game) return match;
		const { ending, seating } = this.#restored(game, kept);
		if (ending === null) return match;
		const isBranch = kept.position !== null;
		const found = { ...match, bots: botsOf(seating), isBranch, end: { at: match.updated, ending } };
		// Where there is no room it is worked out again the next time.
		await store.keep(found, null, [], kept.position).catch(() => undefined);
		return found;
	}

	#restored(game: AnyGame, { saved, rows, position, summary }: Kept): Table {
		const playing = position === null ? game : begunAt(game, position);
		return Table.restore(playing, saved, rows, this.#world.now(), this.#text(), summary.end?.ending ?? null);
	}

	#agree(table: Table, command: Command, now: number): void {
		for (const seat of this.#people) table.command(whoAt(seat), command, now);
	}

	/** After every change: keep, tell, let bots think, come back when something is due. */
	#run(): void {
		const table = this.#open();
		const now = this.#world.now();
		if (table.wantsRematch()) this.#openRematch(table);
		const { saved, rows, updates } = table.work(now);
		this.#keeper.keep({ summary: this.#summary(table), saved, rows, position: this.#position });
		for (const { viewer, update } of updates) if (viewer === this.#viewer) this.#world.onUpdate(viewer, update);
		this.#thoughts.push(...table.thoughts(now));
		const due = table.due();
		// Thinking takes a while, and what has just been told should be on its way before.
		if (this.#thoughts.length > 0) this.#wakeIn(0, () => this.#think(table));
		else if (due === null) this.#callOff();
		else this.#wakeIn(due - now, () => this.#tick(table));
	}

	#think(table: Table): void {
		if (!isPrepared(table.game)) {
			void prepared(table.game).then((problem) => {
				if (problem !== null) console.warn(problem);
				if (this.#table === table) this.#run();
			});
			return;
		}
		for (const thought of this.#thoughts.splice(0))
			table.answer(thought.seat, thought.key, thinkSafely(table, thought), this.#world.now(), this.botPause);
		this.#run();
	}

	#tick(table: Table): void {
		table.tick(this.#world.now());
		this.#run();
	}

	#wakeIn(milliseconds: number, act: () => void): void {
		this.#callOff();
		this.#callOff = this.#world.after(Math.min(LONGEST_WAIT, Math.max(0, milliseconds)), act);
	}

	/** The same people and bots on the same terms, at a table of its own. */
	#openRematch(table: Table): void {
		const { terms } = table.seating;
		const next = new LocalHost({ ...this.#world, onFresh() {}, onUpdate() {} });
		const plain = this.#world.gameOf(table.game.meta.id);
		const opened = plain && next.#begin(plain, null, terms.options, seatsAt(table), terms.pace);
		if (opened && 'table' in opened) {
			next.close();
			this.#keeper.join(next.#keeper);
			table.setRematch(opened.table);
		}
	}

	#summary(table: Table): KeptMatch {
		const { ending } = table;
		if (ending !== null) this.#endedAt ??= this.#world.now();
		return {
			table: table.id,
			game: table.game.meta.id,
			stage: table.stage,
			updated: this.#world.now(),
			names: table.seating.occupants.map((one) => (one.kind === 'empty' ? '' : one.name)),
			bots: botsOf(table.seating),
			people: this.#people,
			isBranch: this.#position !== null,
			end: ending === null || this.#endedAt === null ? null : { at: this.#endedAt, ending },
			isCoached: this.#isCoached,
		};
	}

	#open(): Table {
		if (this.#table === null) throw new Error('no table is open here');
		return this.#table;
	}

	/** A short name that no other table has. */
	#text(): string {
		return hex(this.#world.secret().slice(0, 8));
	}
}

/** A bot that fails is answered for by the rules' own safe move. */
function thinkSafely(table: Table, thought: Thought): Intention | undefined {
	try {
		return think(table.game, thought);
	} catch {
		return undefined;
	}
}

function botsOf({ occupants }: Table['seating']): readonly (string | null)[] {
	return occupants.map((one) => (one.kind === 'bot' ? one.bot : null));
}

function refusedBy({ code, facts }: Refusal): Refused {
	return { refused: code, facts };
}

function hex(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
