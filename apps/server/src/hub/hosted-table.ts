import type { Command, Result, Table, Work } from '@shutterbox/table';
import type { StoredEntry, TableNow, TableWithSeats } from '../storage/data.ts';
import { StorageBusy, TableLost } from '../storage/errors.ts';
import type { Guest } from './api.ts';
import { clockOf } from './archive.ts';
import { TableChat } from './chat.ts';
import type { HubContext } from './context.ts';
import { InOrder } from './in-order.ts';
import type { Listener } from './listener.ts';
import { type Place, Screens, type Telling } from './screens.ts';
import { type KeptTable, rowOf } from './stored-table.ts';

/** The longest a timer can wait. */
const TIMER_MAX = 2 ** 31 - 1;

const NOTHING = Promise.resolve();
const FORGOTTEN: Result = { ok: false, refusal: { code: 'NO_SESSION', rule: null, facts: {} } };

/** The table was put away meanwhile, and nothing was done; whoever still has it asks the hub for the new one. */
export class TableGone extends Error {
	override readonly name = 'TableGone';
}

export interface HostedSetup {
	readonly table: Table;
	readonly isPublic: boolean;
	readonly invitations: Readonly<Record<number, string>>;
	/** The table is kept as finished, with results and ratings. */
	readonly isSettled: boolean;
	readonly spectatorsMayTalk: boolean;
}

/**
 * A table on this server: it keeps what happened before anybody is told, tells every screen what its viewer may know,
 * wakes the table when something is due, and has its bots think elsewhere.
 */
export class HostedTable {
	readonly table: Table;
	readonly isPublic: boolean;
	readonly chat: TableChat;
	readonly #context: HubContext;
	readonly #screens: Screens;
	#invitations: Readonly<Record<number, string>>;
	#isSettled: boolean;
	readonly #tellings = new InOrder();
	#timer: NodeJS.Timeout | null = null;
	#thinking = 0;
	#isGone = false;
	/** Something changed that the table itself does not know of. */
	#isUnkept = false;
	#waiting: TableNow['waiting'] = [];

	constructor({ table, isPublic, invitations, isSettled, spectatorsMayTalk }: HostedSetup, context: HubContext) {
		this.table = table;
		this.isPublic = isPublic;
		this.#invitations = invitations;
		this.#isSettled = isSettled;
		this.#context = context;
		this.chat = new TableChat(table, context, spectatorsMayTalk);
		this.#screens = new Screens(table, this.chat, context.onUnfollowed);
	}

	get id(): string {
		return this.table.id;
	}

	/** No screen follows it, no bot thinks, no clock ticks, and nothing is due soon: it may be put away. */
	isIdle(soon: number): boolean {
		if (this.isWatched || this.#thinking > 0 || this.table.isTicking()) return false;
		const due = this.table.due();
		return due === null || (this.#isByCalendar && due > this.#now() + soon);
	}

	/** The calendar may have jumped past what a timer waits for. */
	wakeIfDue(): void {
		const due = this.table.due();
		if (due !== null && due <= this.#now()) this.#pumpAlone();
	}

	get isWatched(): boolean {
		return this.#screens.count > 0;
	}

	isFollowedBy(listener: Listener): boolean {
		return this.#screens.follows(listener);
	}

	/** Begins to run: bots think, timers are set, and what was not settled is. */
	async start(): Promise<void> {
		await this.#pump();
	}

	/** Does what somebody asks for, at once. The answer comes when it is kept for good. */
	command(who: Guest, command: Command): Promise<Result> {
		if (this.#context.isForgotten(who.id)) return Promise.resolve(FORGOTTEN);
		const result = this.table.command(who.id, command, this.#now());
		return this.#pump().then(() => {
			this.#context.onCommand(this.table.game.meta.id, command.type, result);
			return result;
		});
	}

	/** Lets a screen follow: from where it was if that is known, or from the beginning. */
	async watch(listener: Listener, from: Place | null, lastChat: number): Promise<boolean> {
		await this.chat.open(listener, lastChat);
		const viewer = this.table.viewerOf(listener.who.id);
		if (viewer === null) return false;
		this.table.setPresent(listener.who.id, true, this.#now());
		await this.#pump((now) => this.#screens.begin(listener, viewer, from, now));
		return true;
	}

	unwatch(listener: Listener): void {
		if (!this.#screens.end(listener) || this.#isGone) return;
		const { id } = listener.who;
		if (this.#screens.has(id)) return;
		this.table.setPresent(id, false, this.#now());
		this.#pumpAlone();
	}

	/** Passes on a line of chat, and files it with the rules where they mind. */
	async say(listener: Listener, kind: 'text' | 'reaction', text: string): Promise<Result> {
		const { who } = listener;
		if (this.#isGone) throw new TableGone();
		if (this.#context.isForgotten(who.id)) return FORGOTTEN;
		const viewer = this.table.viewerOf(who.id);
		if (viewer === null) return { ok: false, refusal: { code: 'NOT_FOUND', rule: null, facts: {} } };
		const refusal = this.chat.mayNotSay(viewer, text);
		if (refusal) return { ok: false, refusal };
		const filed = this.chat.filed(viewer);
		if (filed !== null && viewer !== 'spectator') {
			const { decision } = this.table.view(viewer);
			const request = `chat-${this.#context.randomId()}`;
			const result = await this.command(who, { type: 'move', move: filed, decision: decision ?? 0, request });
			if (!result.ok) return result;
		}
		await this.chat.add(who, viewer, kind, text, this.#context.now());
		this.#screens.tellChat();
		return { ok: true, n: this.table.length };
	}

	/** Lines were changed from outside. */
	async talkChanged(): Promise<void> {
		await this.chat.review();
		this.#screens.tellChat();
	}

	/** Lets people without a seat talk, or no longer. */
	async letSpectatorsTalk(who: Guest, isOn: boolean): Promise<Result> {
		if (this.table.seating.host !== who.id) return { ok: false, refusal: { code: 'NOT_HOST', rule: null, facts: {} } };
		this.chat.spectatorsMayTalk = isOn;
		this.#isUnkept = true;
		await this.#pump();
		this.#screens.tellTalk();
		return { ok: true, n: this.table.length };
	}

	/** Reserves a seat for whoever has the invitation. */
	async invite(who: Guest, seat: number): Promise<Result & { invitation?: string }> {
		const result = this.table.command(who.id, { type: 'reserve', seat }, this.#now());
		if (!result.ok) return result;
		const invitation = this.#context.randomId();
		this.#invitations = { ...this.#invitations, [seat]: this.#context.hash(invitation) };
		this.#isUnkept = true;
		await this.#pump();
		return { ...result, invitation };
	}

	/** The seat an invitation is for; null for none. */
	invitedTo(invitation: string): number | null {
		const hash = this.#context.hash(invitation);
		const found = Object.entries(this.#invitations).find(([, kept]) => kept === hash);
		return found ? Number(found[0]) : null;
	}

	/** Stops here. Everything is kept; nobody is told any more. */
	async stop(code: string): Promise<void> {
		this.#isGone = true;
		if (this.#timer) clearTimeout(this.#timer);
		await this.#tellings.done();
		this.#screens.sendAway(code);
	}

	row(table = this.table.save()): TableWithSeats {
		const kept: KeptTable = {
			table,
			isPublic: this.isPublic,
			invitations: this.#invitations,
			outcome: this.table.outcome,
			spectatorsMayTalk: this.chat.spectatorsMayTalk,
		};
		return rowOf(kept, this.#rowNow());
	}

	#rowNow(): TableNow {
		const updated = this.#context.now();
		return { updated, alarm: this.#alarm(updated), waiting: this.#waiting };
	}

	/** By which clock the table is run. */
	#now(): number {
		return clockOf(this.table.seating.terms.pace, this.#context)();
	}

	/** When the table must run. One that people sit down for runs whenever something is to come, whatever the calendar says. */
	#alarm(now: number): number | null {
		const due = this.table.due();
		if (this.#isByCalendar) return due ?? (this.table.waitsForBots() ? now : null);
		return due !== null || this.table.waitsForBots() ? 0 : null;
	}

	get #isByCalendar(): boolean {
		return this.table.seating.terms.pace.kind === 'correspondence';
	}

	#pumpAlone(): void {
		this.#pump().catch(() => undefined);
	}

	/** After every change: keep it, then tell it; ask the bots, set the alarm. */
	#pump(begin?: (now: number) => Telling): Promise<void> {
		if (this.#isGone) return Promise.reject(new TableGone());
		try {
			const now = this.#now();
			this.table.tick(now);
			const work = this.table.work(now);
			if (work.rows.length > 0) this.#context.onEntries(this.table.game.meta.id, work.rows.length);
			const behind = this.#context.now() - now;
			const waited = this.table.waitedFor();
			this.#waiting = waited.map(({ who, deadline }) => ({
				who,
				deadline: deadline === null ? null : deadline + behind,
			}));
			const kept = this.#keep(work);
			const tellings = [...this.#screens.updates(work), ...this.#screens.moved(now), ...(begin ? [begin(now)] : [])];
			this.#askBots(now);
			this.#setTimer(now);
			const tell = () => {
				for (const each of tellings) each();
				this.#screens.tellChat();
				this.#context.onChange(this, waited);
			};
			return this.#tellings.add(kept, tell).catch((error) => this.#fail(error));
		} catch (error) {
			return Promise.resolve().then(() => this.#fail(error));
		}
	}

	#keep({ rows, saved }: Work): Promise<unknown> {
		const isToSettle = this.table.stage === 'finished' && !this.#isSettled;
		const isChanged = saved !== null || isToSettle || this.#isUnkept;
		if (rows.length === 0 && !isChanged) return NOTHING;
		this.#isUnkept = false;
		const entries = rows.map(({ banks, ...entry }): StoredEntry => ({ ...entry, note: banks }));
		const { storage } = this.#context;
		if (!isChanged) return storage.append(this.id, entries, this.#rowNow());
		const row = this.row(saved ?? undefined);
		if (isToSettle) {
			this.#isSettled = true;
			return this.#context.settle(this, row, entries, row.table.updated);
		}
		return entries.length > 0 ? storage.append(this.id, entries, row) : storage.saveTable(row.table, row.seats);
	}

	#askBots(now: number): void {
		for (const thought of this.table.thoughts(now)) {
			const { seat, key } = thought;
			const isOpen = () => !this.#isGone && this.table.awaits(seat, key);
			const person = this.table.seating.host ?? this.id;
			this.#thinking++;
			void this.#context.think({ thought, table: this.id, person, isOpen }).then((intention) => {
				this.#thinking--;
				if (this.#isGone) return;
				this.table.answer(seat, key, intention, this.#now(), this.#context.botPause);
				this.#pumpAlone();
			});
		}
	}

	#setTimer(now: number): void {
		if (this.#timer) clearTimeout(this.#timer);
		const due = this.table.due();
		const wait = due === null ? null : Math.min(Math.max(0, due - now), TIMER_MAX);
		this.#timer = wait === null ? null : this.#context.after(wait, () => this.#pumpAlone());
		this.#timer?.unref();
	}

	/** Nothing of this table was told that is not kept; it is put away and set up from what is. */
	#fail(error: unknown): never {
		if (!this.#isGone) {
			this.#isGone = true;
			if (this.#timer) clearTimeout(this.#timer);
			// A table that was lost to another process, or whose database went away, is soon to be had again.
			const isBack = error instanceof StorageBusy || error instanceof TableLost;
			this.#screens.sendAway(isBack ? 'AGAIN' : 'BROKEN');
			this.#context.onFailure(this, error);
		}
		throw error;
	}
}
