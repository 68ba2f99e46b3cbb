import { createHash } from 'node:crypto';
import { isRefusal, type Refusal } from '@shutterbox/kernel';
import { type BodyOf, LIMITS, type ReplyOf } from '@shutterbox/protocol';
import { type Command, Table, type Terms } from '@shutterbox/table';
import type { Ban } from '../storage/conduct.ts';
import { TABLE_STAGES } from '../storage/data.ts';
import { TableElsewhere, TableLost, UnknownOwner } from '../storage/errors.ts';
import { type Guest, isProblem, type Problem, type TableHub } from './api.ts';
import { Archive, clockOf, mayReadRecord } from './archive.ts';
import { Bans } from './bans.ts';
import type { HubContext } from './context.ts';
import { type News, NODES_ROUND } from './elsewhere.ts';
import type { HostedTable } from './hosted-table.ts';
import type { Listener } from './listener.ts';
import { Lobby } from './lobby.ts';
import { People } from './people.ts';
import { Registrar } from './registrar.ts';
import { openRematch, rematchGuests } from './rematch.ts';
import { RunningTables } from './running.ts';
import { Serial } from './serial.ts';
import { endOf } from './settle.ts';
import type { HubSetup } from './setup.ts';
import { lobbyTable, matchSummary } from './summaries.ts';

/** Tables due within this time are kept running; the others are put away when nobody looks. */
const SOON = 10 * 60_000;
const ROUND = 30_000;
const PAGE = 50;

const DEFAULT_TERMS: Terms = { options: {}, pace: { kind: 'untimed' }, isRated: false, allowsSpectators: true };

/** All tables of this server: opened, brought back, put away, and found. */
export class Hub implements TableHub {
	readonly lobbyOf = new Lobby();
	readonly people: People;
	readonly #bans: Bans;
	readonly #setup: HubSetup;
	readonly #archive: Archive;
	readonly #running: RunningTables;
	/** One person opens one table after the other, so that they can be counted. */
	readonly #opening = new Serial();
	readonly #registrar: Registrar;
	#round: NodeJS.Timeout | null = null;
	#archiving: Promise<void> = Promise.resolve();

	constructor(setup: HubSetup) {
		this.#setup = setup;
		this.people = new People(setup.storage, setup.notices, setup.elsewhere);
		const { storage, gameOf, now, steady, elsewhere } = setup;
		this.#bans = new Bans({ storage, now, onBanned: (who) => setup.onBanned(who) });
		const randomId = () => this.#randomId();
		this.#archive = new Archive({ storage, gameOf: (id) => gameOf(id), now, steady, randomId });
		const context: HubContext = {
			storage,
			botPause: setup.botPause,
			now,
			steady,
			after: setup.after,
			randomId: () => this.#randomId(),
			hash: (text) => createHash('sha256').update(text).digest('hex'),
			think: (question) => setup.thinking.think(question),
			isForgotten: (who) => this.#registrar.isForgotten(who),
			settle: (hosted, row, entries, now) => setup.finish(hosted, endOf(hosted, row, entries, now)),
			onChange: (hosted, waited) => this.#changed(hosted, waited),
			onUnfollowed: (listener) => this.people.catchUp(listener),
			onEntries: setup.onEntries,
			onCommand: setup.onCommand,
			onFailure: (hosted, error) => {
				void this.#running.putAway(hosted, 'BROKEN');
				setup.onFailure(hosted.table.game.meta.id, hosted.table.length, error);
			},
		};
		const [archive, lobby] = [this.#archive, this.lobbyOf];
		this.#running = new RunningTables(storage, archive, context, elsewhere);
		const running = this.#running;
		const rules = { gameOf: (id: string) => gameOf(id) };
		this.#registrar = new Registrar({ storage, running, archive, lobby, steady, randomId, elsewhere, ...rules });
	}

	/** Brings back what has to go on by itself. */
	async start(): Promise<void> {
		await this.#bans.load();
		await this.lobbyOf.load(this.#setup.storage, this.#setup.steady());
		await this.#makeRound();
		this.#comeAround();
		this.#archiving = this.#completeArchive().catch((error) => this.#setup.onFailure(null, 0, error));
	}

	/** Puts every table away; screens hear why. */
	async stop(code?: string): Promise<void> {
		if (this.#round) clearTimeout(this.#round);
		this.#round = null;
		await this.#archiving;
		await this.#running.stop(code);
	}

	/** Lets go of a table, for any node or the one named; its screens begin again there. */
	letGo(id: string, to?: string): Promise<void> {
		return this.#running.release(id, to);
	}

	/** Others may have them all by now. */
	async letGoOfAll(): Promise<void> {
		await Promise.all(this.#running.all.map(({ id }) => this.letGo(id)));
	}

	/** What another node says. */
	hear(news: News, isFollowedBy: (screen: Listener, table: string) => boolean): void {
		if (news.kind === 'lobby')
			this.lobbyOf.change(news.table, { now: this.#setup.steady(), isHostHere: news.isHostHere });
		if (news.kind === 'waited') {
			const { who, table, game, is } = news;
			this.people.heard(who, table, game, is, (screen) => isFollowedBy(screen, table));
		}
		if (news.kind === 'forgotten') this.#registrar.heardForgotten(news.who);
		const heard = news.kind === 'talk' ? this.#tellTalk(news.table) : news.kind === 'ban' ? this.#bans.load() : null;
		heard?.catch((error) => this.#setup.onFailure(null, 0, error));
	}

	/** Looks for what has happened at other nodes unheard. */
	async review(): Promise<void> {
		await this.#bans.load();
		await this.lobbyOf.review(this.#setup.storage);
		await this.people.review();
	}

	/** The table with this id, set up from what is kept if need be; null where there is none. */
	get(id: string): Promise<HostedTable | null> {
		return this.#running.get(id);
	}

	/** The table with this id if it runs now. */
	find(id: string): HostedTable | null {
		return this.#running.find(id);
	}

	open(who: Guest, request: BodyOf<'openTable'>): Promise<ReplyOf<'openTable'> | Problem> {
		return this.#opening.run(who.id, () => this.#open(who, request));
	}

	async #open(who: Guest, request: BodyOf<'openTable'>): Promise<ReplyOf<'openTable'> | Problem> {
		const { storage } = this.#setup;
		const open = await storage.tablesOfUser(who.id, { stages: ['gathering', 'playing'], limit: LIMITS.tables });
		if (open.length >= LIMITS.tables) return { problem: 'TOO_MANY_TABLES' };
		const table = this.#newTable(who.id, request.game, request.seats, { ...DEFAULT_TERMS, ...request.terms });
		if ('problem' in table) return table;
		const now = clockOf(table.seating.terms.pace, this.#setup)();
		const commands: Command[] = [
			{ type: 'sit', name: who.name, seat: 0 },
			...(request.bots ?? []).map((bot, i): Command => ({ type: 'seatBot', seat: i + 1, bot })),
			...(request.start ? [{ type: 'start' } as const] : []),
		];
		for (const command of commands) {
			const result = table.command(who.id, command, now);
			if (!result.ok) return problemOf(result.refusal);
		}
		if (this.#registrar.isForgotten(who.id)) return { problem: 'NO_SESSION' };
		await this.#running.host(table, request.isPublic);
		return { id: table.id };
	}

	lobby(): ReplyOf<'lobby'> {
		return this.lobbyOf.list();
	}

	async view(who: Guest, table: string): Promise<ReplyOf<'table'> | Problem> {
		const { elsewhere } = this.#setup;
		try {
			return await this.viewHere(who, table);
		} catch (error) {
			if (!(error instanceof TableElsewhere) || elsewhere === null) throw error;
			return await elsewhere.view(who, table);
		}
	}

	/** The same, of a table that no other node runs. */
	async viewHere(who: Guest, table: string): Promise<ReplyOf<'table'> | Problem> {
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
		const matches = rows.map((row) => matchSummary(row, who.id, this.#setup.gameOf(row.table.game)));
		return matches.sort((a, b) => Number(b.isYourDecision) - Number(a.isYourDecision) || b.updated - a.updated);
	}

	async record(who: Guest | null, id: string): Promise<{ file: string; text: string } | Problem> {
		const row = await this.#setup.storage.getTable(id);
		if (row === null || !mayReadRecord(row, who)) return { problem: 'NOT_FOUND' };
		const { stage, game } = row.table;
		// Before the end a record would hold what is still secret: the moves that others have only committed to.
		if (stage !== 'finished') return { problem: 'WRONG_STAGE', facts: { stage } };
		const kept = await this.#setup.storage.getFinished(id);
		const text = kept?.record ?? (await this.#running.inTurn(id, (fresh) => this.#archive.record(fresh)));
		return text === null ? { problem: 'NOT_FOUND' } : { file: `${game}-${id}.jsonl`, text };
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

	closeAbandoned(updatedBefore: number): Promise<number> {
		return this.#registrar.closeAbandoned(updatedBefore);
	}

	async rename(who: Guest): Promise<void> {
		await this.#setup.onPerson(who.id);
		await this.#registrar.rename(who);
	}

	async renameEverywhere(who: Guest): Promise<void> {
		await this.#setup.onPerson(who.id);
		// Before tables are set up anew, where screens go on behind the last line they have had.
		await this.#changeTalk(null);
		await this.#registrar.rename(who, TABLE_STAGES);
	}

	talkChanged(table: string): Promise<void> {
		return this.#changeTalk(table);
	}

	banOf(who: string): Ban | null {
		return this.#bans.of(who);
	}

	async banChanged(who: string): Promise<void> {
		const { storage, elsewhere, leave } = this.#setup;
		await this.#bans.load();
		elsewhere?.announce({ kind: 'ban' });
		if (this.banOf(who) === null) return;
		const rows = await storage.tablesOfUser(who, { stages: ['gathering', 'playing'], limit: Number.MAX_SAFE_INTEGER });
		const guest = { id: who, name: '' };
		// The ban holds; where they cannot leave now, a bot takes over as for anybody who is gone.
		for (const { table } of rows)
			await leave(guest, table.id).catch((error) => this.#setup.onFailure(table.game, 0, error));
	}

	/** The host sends somebody away from a table for good. */
	async sendAway(table: string, who: string): Promise<void> {
		await this.#setup.storage.keepKick(table, who).catch((error) => {
			// Their account is gone meanwhile, and they with it.
			if (!(error instanceof UnknownOwner)) throw error;
		});
	}

	async isSentAway(table: string, who: string): Promise<boolean> {
		return (await this.#setup.storage.kicksOfTable(table)).includes(who);
	}

	forget(who: string): Promise<void> {
		return this.#registrar.forget(who);
	}

	counts() {
		return {
			tables: this.#running.all.length,
			playing: this.#running.all.filter(({ table }) => table.stage === 'playing').length,
			sockets: this.people.sockets,
			thinking: this.#setup.thinking.load,
		};
	}

	async #changeTalk(table: string | null): Promise<void> {
		this.#setup.elsewhere?.announce({ kind: 'talk', table });
		await this.#tellTalk(table);
	}

	/** Tells the screens of one table that runs here, or of all, which lines are others now. */
	async #tellTalk(table: string | null): Promise<void> {
		const all = this.#running.all.filter(({ id }) => table === null || id === table);
		await Promise.all(all.map((hosted) => hosted.talkChanged()));
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

	/** 128 bits for an address nobody can guess. */
	#randomId(): string {
		return this.#setup.randomBytes(16).toString('base64url');
	}

	#comeAround(): void {
		this.#round = this.#setup.after(this.#setup.elsewhere === null ? ROUND : NODES_ROUND, () => {
			if (this.#round === null) return;
			this.#makeRound()
				.catch((error) => this.#setup.onFailure(null, 0, error))
				.finally(() => this.#round && this.#comeAround());
		});
		this.#round.unref();
	}

	/** Wakes tables whose time comes, puts away those nobody needs. */
	async #makeRound(): Promise<void> {
		const now = this.#setup.now();
		for (const { id, alarm } of await this.#setup.storage.tablesToWake()) {
			if (alarm > now + SOON) break;
			await this.get(id).catch((error) => {
				// Another node was first.
				if (!(error instanceof TableLost)) this.#setup.onFailure(null, 0, error);
			});
		}
		this.lobbyOf.sweep(this.#setup.steady());
		for (const hosted of this.#running.all) {
			if (hosted.isIdle(SOON)) await this.#running.putAway(hosted, 'AGAIN');
			else hosted.wakeIfDue();
		}
	}

	/** Makes the records of matches that ended before records were kept, one by one, with room for others in between. */
	async #completeArchive(): Promise<void> {
		for (const id of await this.#setup.storage.tablesWithoutRecord()) {
			await new Promise((resolve) => setImmediate(resolve));
			if (this.#round === null) return;
			await this.#running
				.inTurn(id, (row) => this.#archive.record(row))
				.catch((error) => {
					if (!(error instanceof TableLost)) throw error;
				});
		}
	}

	#changed(hosted: HostedTable, waited: ReturnType<Table['waitedFor']>): void {
		const { host } = hosted.table.seating;
		const isHostHere = host !== null && hosted.table.isPresent(host);
		if (hosted.isPublic) this.#show(lobbyTable(hosted.table.save()), isHostHere);
		this.people.look(hosted, waited);
		if (hosted.table.wantsRematch())
			this.#rematch(hosted).catch((error) =>
				this.#setup.onFailure(hosted.table.game.meta.id, hosted.table.length, error),
			);
	}

	#show(table: ReturnType<typeof lobbyTable>, isHostHere: boolean): void {
		const isNews = this.lobbyOf.change(table, { now: this.#setup.steady(), isHostHere });
		if (isNews) this.#setup.elsewhere?.announce({ kind: 'lobby', table, isHostHere });
	}

	async #rematch(hosted: HostedTable): Promise<void> {
		const { seating, game } = hosted.table;
		const guests = rematchGuests(hosted.table, (who) => !this.#registrar.isForgotten(who));
		const host = guests.some(({ who }) => who === seating.host) ? seating.host : guests[0]?.who;
		if (host == null) return;
		const next = this.#newTable(host, game.meta.id, seating.occupants.length, seating.terms);
		if (isProblem(next)) throw new Error(next.problem);
		// Said first, so that no second one is opened meanwhile.
		hosted.table.setRematch(next.id);
		openRematch(next as Table, hosted.table, guests, clockOf(seating.terms.pace, this.#setup)());
		await this.#running.host(next as Table, hosted.isPublic);
		await hosted.start();
	}
}

export function problemOf({ code, rule, facts }: Refusal): Problem {
	return { problem: code, facts, ...(rule === null ? {} : { rule }) };
}
