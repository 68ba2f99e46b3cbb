import { createHash } from 'node:crypto';
import { type AnyGame, isRefusal, type Refusal } from '@shutterbox/kernel';
import { type BodyOf, LIMITS, type ReplyOf } from '@shutterbox/protocol';
import { type Command, type LogRow, type Result, Table, type Terms } from '@shutterbox/table';
import type { Notices } from '../notices/api.ts';
import type { Storage } from '../storage/contract.ts';
import { type StoredEntry, TABLE_STAGES, type TableWithSeats } from '../storage/data.ts';
import type { ThinkingPool } from '../thinking/pool.ts';
import { type Guest, isProblem, type Problem, type TableHub } from './api.ts';
import type { HubContext } from './context.ts';
import { HostedTable } from './hosted-table.ts';
import { formerPlayer } from './kept.ts';
import { Lobby } from './lobby.ts';
import { People } from './people.ts';
import { openRematch } from './rematch.ts';
import { type Reseat, reseated } from './reseat.ts';
import { resultsOf } from './settle.ts';
import { keptIn, matchSummary } from './summaries.ts';

export interface HubSetup {
	readonly storage: Storage;
	readonly thinking: ThinkingPool;
	readonly notices: Notices;
	readonly botPause: number;
	gameOf(id: string): AnyGame | undefined;
	/** So many bytes that nobody can guess. */
	randomBytes(count: number): Buffer;
	now(): number;
	after(milliseconds: number, act: () => void): NodeJS.Timeout;
	/** Ratings and results of a match that ended, kept with its table in one step. */
	finish(hosted: HostedTable, row: TableWithSeats, results: ReturnType<typeof resultsOf>, now: number): Promise<void>;
	/** For metrics and the log. */
	onCommand(game: string, type: Command['type'], result: Result): void;
	/** What a person's screens are told by has changed: their name, or whom they do not hear. */
	onPerson(who: string): Promise<void>;
	/** A table broke and was put away; without one, the round of the tables did. */
	onFailure(game: string | null, length: number, error: unknown): void;
}

/** Tables due within this time are kept running; the others are put away when nobody looks. */
const SOON = 10 * 60_000;
const ROUND = 30_000;
const PAGE = 50;

const DEFAULT_TERMS: Terms = { options: {}, pace: { kind: 'untimed' }, isRated: false, allowsSpectators: true };

/** All tables of this server: opened, brought back, put away, and found. */
export class Hub implements TableHub {
	readonly lobbyOf = new Lobby();
	readonly people: People;
	readonly #setup: HubSetup;
	readonly #context: HubContext;
	readonly #tables = new Map<string, Promise<HostedTable | null>>();
	readonly #running = new Map<string, HostedTable>();
	/** Tables that are being put away: nobody sets them up before everything of theirs is kept. */
	readonly #leaving = new Map<string, Promise<void>>();
	#round: NodeJS.Timeout | null = null;

	constructor(setup: HubSetup) {
		this.#setup = setup;
		this.people = new People(setup.storage, setup.notices);
		this.#context = {
			storage: setup.storage,
			botPause: setup.botPause,
			now: setup.now,
			after: setup.after,
			randomId: () => this.#randomId(),
			hash: (text) => createHash('sha256').update(text).digest('hex'),
			think: (thought) => setup.thinking.think(thought),
			settle: (hosted, row, now) => setup.finish(hosted, row, resultsOf(hosted, row, now), now),
			onChange: (hosted) => this.#changed(hosted),
			onCommand: setup.onCommand,
			onFailure: (hosted, error) => {
				this.#putAway(hosted, 'BROKEN');
				setup.onFailure(hosted.table.game.meta.id, hosted.table.length, error);
			},
		};
	}

	/** Brings back what has to go on by itself. */
	async start(): Promise<void> {
		await this.lobbyOf.load(this.#setup.storage);
		await this.#makeRound();
		this.#round = setInterval(() => this.#makeRound().catch((error) => this.#setup.onFailure(null, 0, error)), ROUND);
		this.#round.unref();
	}

	async stop(): Promise<void> {
		if (this.#round) clearInterval(this.#round);
		await Promise.all([...this.#running.values()].map((hosted) => hosted.stop('STOPPING')));
	}

	/** The table with this id, set up from what is kept if need be; null where there is none. */
	get(id: string): Promise<HostedTable | null> {
		const known = this.#tables.get(id);
		if (known) return known;
		const loading = this.#load(id);
		this.#tables.set(id, loading);
		loading.then(
			(hosted) => hosted === null && this.#tables.delete(id),
			() => this.#tables.delete(id),
		);
		return loading;
	}

	async open(who: Guest, request: BodyOf<'openTable'>): Promise<ReplyOf<'openTable'> | Problem> {
		const { storage } = this.#setup;
		const open = await storage.tablesOfUser(who.id, { stages: ['gathering', 'playing'], limit: LIMITS.tables });
		if (open.length >= LIMITS.tables) return { problem: 'TOO_MANY_TABLES' };
		const table = this.#newTable(who.id, request.game, request.seats, { ...DEFAULT_TERMS, ...request.terms });
		if ('problem' in table) return table;
		const now = this.#setup.now();
		const commands: Command[] = [
			{ type: 'sit', name: who.name, seat: 0 },
			...(request.bots ?? []).map((bot, i): Command => ({ type: 'seatBot', seat: i + 1, bot })),
			...(request.start ? [{ type: 'start' } as const] : []),
		];
		for (const command of commands) {
			const result = table.command(who.id, command, now);
			if (!result.ok) return problemOf(result.refusal);
		}
		await this.#host(table, request.isPublic);
		return { id: table.id };
	}

	lobby(): ReplyOf<'lobby'> {
		return this.lobbyOf.list();
	}

	async view(who: Guest, table: string): Promise<ReplyOf<'table'> | Problem> {
		const hosted = await this.get(table);
		const viewer = hosted?.table.viewerOf(who.id) ?? null;
		if (hosted === null || viewer === null) return { problem: 'NOT_FOUND' };
		return hosted.table.view(viewer) as ReplyOf<'table'>;
	}

	async matchesOf(who: Guest, { before, limit = PAGE }: { before?: number; limit?: number }) {
		const rows = await this.#setup.storage.tablesOfUser(who.id, {
			stages: ['gathering', 'playing', 'finished', 'frozen'],
			limit,
			...(before === undefined ? {} : { before: { updated: before, id: '' } }),
		});
		const matches = rows.map((row) => matchSummary(row, who.id));
		return matches.sort((a, b) => Number(b.isYourDecision) - Number(a.isYourDecision) || b.updated - a.updated);
	}

	async record(table: string): Promise<{ file: string; text: string } | Problem> {
		const hosted = await this.get(table);
		const text = hosted?.table.record() ?? null;
		if (hosted === null || text === null) return { problem: 'NOT_FOUND' };
		// Before the end a record would hold what is still secret: the moves that others have only committed to.
		if (hosted.table.stage !== 'finished') return { problem: 'WRONG_STAGE', facts: { stage: hosted.table.stage } };
		return { file: `${hosted.table.game.meta.id}-${table}.jsonl`, text };
	}

	/** Whether one of two people has blocked the other, among those who sit at a table. */
	async isBlockedAt(hosted: HostedTable, who: Guest): Promise<boolean> {
		const { storage } = this.#setup;
		const { occupants, host } = hosted.table.seating;
		const others = new Set(occupants.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.who] : [])));
		if (host !== null) others.add(host);
		others.delete(who.id);
		const blocks = await Promise.all([who.id, ...others].map((id) => storage.blocksOfUser(id)));
		return blocks
			.flat()
			.some(
				({ userId, otherId, kind }) =>
					kind === 'block' && ((userId === who.id && others.has(otherId)) || otherId === who.id),
			);
	}

	async blocksChanged(who: string): Promise<void> {
		await this.#setup.onPerson(who);
	}

	async rename(who: Guest): Promise<void> {
		await this.#setup.onPerson(who.id);
		await this.#reseat(who.id, ['gathering'], (occupant) => ({ ...occupant, name: who.name }));
	}

	async forget(who: string): Promise<void> {
		const nobody = formerPlayer(this.#randomId());
		await this.#reseat(who, TABLE_STAGES, (occupant) => ({ ...occupant, ...nobody }));
	}

	counts() {
		return {
			tables: this.#running.size,
			playing: [...this.#running.values()].filter(({ table }) => table.stage === 'playing').length,
			sockets: this.people.sockets,
			thinking: this.#setup.thinking.load,
		};
	}

	#newTable(host: string, game: string, seats: number, terms: Terms): Table | Problem {
		const rules = this.#setup.gameOf(game);
		if (rules === undefined) return { problem: 'NOT_FOUND', field: 'game' };
		const seed = this.#setup.randomBytes(32).toString('hex');
		const setup = {
			id: this.#randomId(),
			game: rules,
			host,
			seats,
			terms,
			seed,
			now: this.#setup.now(),
			stream: this.#randomId(),
		};
		const table = Table.open(setup);
		return isRefusal(table) ? problemOf(table) : table;
	}

	async #host(table: Table, isPublic: boolean): Promise<HostedTable> {
		const hosted = new HostedTable({ table, isPublic, invitations: {}, isSettled: false }, this.#context);
		// The log refers to the table, so the table is kept before the first entry.
		const row = hosted.row(this.#setup.now());
		await this.#setup.storage.saveTable(row.table, row.seats);
		this.#tables.set(table.id, Promise.resolve(hosted));
		this.#running.set(table.id, hosted);
		await hosted.start();
		return hosted;
	}

	async #load(id: string): Promise<HostedTable | null> {
		const { storage } = this.#setup;
		await this.#leaving.get(id);
		const row = await storage.getTable(id);
		if (row === null) return null;
		const kept = keptIn(row);
		const game = this.#setup.gameOf(row.table.game);
		if (game === undefined) return null;
		const rows = (await storage.readLog(id)).map(logRow);
		const table = Table.restore(game, kept.table, rows, this.#setup.now(), this.#randomId());
		const isSettled = row.table.stage === 'finished';
		const hosted = new HostedTable(
			{ table, isPublic: kept.isPublic, invitations: kept.invitations, isSettled },
			this.#context,
		);
		this.#running.set(id, hosted);
		await hosted.start();
		return hosted;
	}

	/** 128 bits for an address nobody can guess. */
	#randomId(): string {
		return this.#setup.randomBytes(16).toString('base64url');
	}

	/** Wakes tables whose time comes, puts away those nobody needs. */
	async #makeRound(): Promise<void> {
		const now = this.#setup.now();
		for (const { id, alarm } of await this.#setup.storage.tablesToWake()) {
			if (alarm > now + SOON) break;
			await this.get(id).catch((error) => this.#setup.onFailure(null, 0, error));
		}
		for (const hosted of this.#running.values()) {
			if (hosted.isIdle(now, SOON)) await this.#putAway(hosted, 'AGAIN');
		}
	}

	/** Stops a table; `meanwhile` nobody can set it up again. */
	async #putAway(
		hosted: HostedTable,
		code: string,
		meanwhile: () => Promise<void> = async () => undefined,
	): Promise<void> {
		const { id } = hosted;
		this.#running.delete(id);
		this.#tables.delete(id);
		const leaving = hosted.stop(code).then(meanwhile);
		this.#leaving.set(
			id,
			leaving.catch(() => undefined),
		);
		await leaving.finally(() => this.#leaving.delete(id));
	}

	#changed(hosted: HostedTable): void {
		this.lobbyOf.change(hosted.table.save(), hosted.isPublic);
		this.people.look(hosted);
		if (hosted.table.wantsRematch())
			this.#rematch(hosted).catch((error) =>
				this.#setup.onFailure(hosted.table.game.meta.id, hosted.table.length, error),
			);
	}

	async #rematch(hosted: HostedTable): Promise<void> {
		const { seating, game } = hosted.table;
		const host = seating.host ?? '';
		const next = this.#newTable(host, game.meta.id, seating.occupants.length, seating.terms);
		if (isProblem(next)) throw new Error(next.problem);
		// Said first, so that no second one is opened meanwhile.
		hosted.table.setRematch(next.id);
		openRematch(next as Table, hosted.table, this.#setup.now());
		await this.#host(next as Table, hosted.isPublic);
		await hosted.start();
	}

	/** Changes what is kept of somebody's seats; tables that run are set up anew from it. */
	async #reseat(who: string, stages: readonly TableWithSeats['table']['stage'][], change: Reseat): Promise<void> {
		const { storage } = this.#setup;
		const rows = await storage.tablesOfUser(who, { stages, limit: Number.MAX_SAFE_INTEGER });
		for (const { table } of rows) {
			const save = async () => {
				const row = await storage.getTable(table.id);
				if (row) await storage.saveTable(...reseated(row, who, change));
			};
			const running = await this.get(table.id);
			if (running) await this.#putAway(running, 'AGAIN', save);
		}
	}
}

function logRow({ note, ...entry }: StoredEntry): LogRow {
	return { ...entry, banks: note as LogRow['banks'] };
}

export function problemOf({ code, rule, facts }: Refusal): Problem {
	return { problem: code, facts, ...(rule === null ? {} : { rule }) };
}
