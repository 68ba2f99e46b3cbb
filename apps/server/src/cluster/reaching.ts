import { setTimeout as pause } from 'node:timers/promises';
import type { ReplyOf } from '@shutterbox/protocol';
import { AnswerLate, type Bus, BusAway, NobodyThere } from '../bus/bus.ts';
import type { Rates } from '../edge/rates.ts';
import type { Guest, Problem } from '../hub/api.ts';
import type { Hub } from '../hub/hub.ts';
import type { Listener } from '../hub/listener.ts';
import { type AtTable, dispatch, type Reply } from '../socket/dispatch.ts';
import type { Tables } from '../socket/tables.ts';
import { StorageBusy, TableElsewhere, TableLost } from '../storage/errors.ts';
import type { Membership } from '../storage/nodes.ts';
import type { Follows } from './follows.ts';
import { type Asked, SUBJECTS, type Told, type Wish, WORDS_VERSION } from './words.ts';

/** Milliseconds: for one answer, for all attempts together, for all while the bus is away. */
const ANSWER = 1_500;
const PATIENCE = 15_000;
const AWAY = 5_000;
/** Between two attempts. */
const PAUSE = 150;
/** A node is asked again after this before it is believed to be gone; nobody is, so soon after a reconnection. */
const SECOND_THOUGHT = 300;
const JUST_BACK = 2_000;

interface ReachingSetup {
	readonly bus: Bus;
	readonly membership: Membership;
	readonly hub: Hub;
	readonly rates: Rates;
	readonly follows: Follows;
}

/** What is tried until it is done: where the table was last known to run, and how that went. */
interface Attempt {
	readonly key: string;
	readonly begun: number;
	/** A node that was asked may have done it, without a word. */
	isUnsure: boolean;
	asked: string | null;
	/** The node that nobody answered for. */
	nobody: string | null;
}

/** The tables of all nodes, as the screens and pages of this one reach them: here, or by asking the node that runs them. */
export class Reaching implements Tables {
	readonly #setup: ReachingSetup;
	/** By table: the node that ran it when we last looked. */
	readonly #routes = new Map<string, string>();
	#asked = 0;
	#backSince = Number.NEGATIVE_INFINITY;

	constructor(setup: ReachingSetup) {
		this.#setup = setup;
		setup.bus.onBack(() => {
			this.#backSince = performance.now();
		});
	}

	isHere(table: string): boolean {
		return this.#setup.hub.find(table) !== null;
	}

	async bring(table: string): Promise<boolean> {
		if (this.#routes.has(table)) return false;
		try {
			await this.#setup.hub.get(table);
			return true;
		} catch (error) {
			if (error instanceof TableLost) return false;
			throw error;
		}
	}

	async do(listener: Listener, request: AtTable): Promise<Reply> {
		const { hub, rates, follows } = this.#setup;
		const { table } = request;
		const isWatch = request.type === 'watch';
		const here = async () => {
			if (isWatch) follows.end(listener, table);
			const reply = await dispatch({ hub, rates }, listener, request);
			follows.moved(listener, table, null);
			return { reply };
		};
		// By node, so that what is asked again is the same.
		const begun = new Map<string, string>();
		const wish = (node: string): Wish => {
			if (!isWatch) follows.moved(listener, table, node);
			else if (!begun.has(node)) begun.set(node, follows.begin(listener, table, node));
			const screen = begun.get(node) ?? follows.at(listener, table)?.name ?? null;
			const deafTo = isWatch ? [...listener.deafTo] : [];
			return { kind: 'request', screen, who: listener.who, deafTo, request };
		};
		const told = await this.#tell(table, here, wish, request.type === 'chat' || request.type === 'react');
		const reply = 'reply' in told ? told.reply : {};
		const isOver = request.type === 'unwatch' || (isWatch && 'problem' in reply);
		if (isOver) follows.end(listener, table);
		return reply;
	}

	async leave(listener: Listener, table: string): Promise<void> {
		const { hub, bus, follows } = this.#setup;
		const follow = follows.at(listener, table);
		if (follow === null) return hub.find(table)?.unwatch(listener);
		const request: AtTable = { id: 'gone', type: 'unwatch', table };
		const wish: Wish = { kind: 'request', screen: follow.name, who: listener.who, deafTo: [], request };
		follows.end(listener, table);
		// Who cannot be told hears it by the next renewal.
		await bus.request(SUBJECTS.do(follow.node), this.#words(this.#newKey(), wish), ANSWER).catch(() => undefined);
	}

	async view(who: Guest, table: string): Promise<ReplyOf<'table'> | Problem> {
		const here = async () => ({ view: await this.#setup.hub.viewHere(who, table) });
		const told = await this.#tell(table, here, () => ({ kind: 'view', who, table }), false);
		return ('view' in told ? told.view : { problem: 'BUSY' }) as ReplyOf<'table'> | Problem;
	}

	/** Has a node let go of a table, if it can be reached. */
	async release(table: string, node: string | null): Promise<void> {
		if (node === null) return;
		const attempt = this.#newAttempt();
		await this.#ask(node, { kind: 'release', table }, attempt).catch(() => undefined);
	}

	/** Here, unless another node runs the table; where nobody does, it is taken. Again, until it is done or nobody waits any more. */
	async #tell(table: string, here: () => Promise<Told>, wish: (node: string) => Wish, isOnce: boolean): Promise<Told> {
		const attempt = this.#newAttempt();
		for (;;) {
			const node = this.isHere(table) ? null : (this.#routes.get(table) ?? null);
			// What would be done twice is not asked of somebody else.
			if (isOnce && attempt.isUnsure && attempt.asked !== node) throw new StorageBusy();
			const found = node === null ? await this.#here(here) : { node };
			if ('told' in found) return found.told;
			if (found.node !== null) {
				this.#routes.set(table, found.node);
				const told = await this.#ask(found.node, wish(found.node), attempt);
				if (told !== null && !('moved' in told)) return told;
				// The database knows whether that node still has it.
				this.#routes.delete(table);
			}
			if (performance.now() - attempt.begun > PATIENCE) throw new StorageBusy();
			await pause(PAUSE);
		}
	}

	async #here(here: () => Promise<Told>): Promise<{ readonly told: Told } | { readonly node: string | null }> {
		try {
			return { told: await here() };
		} catch (error) {
			if (!(error instanceof TableElsewhere)) return await this.#lost(error);
			const node = error.node ?? (await this.#anyNode());
			// Nobody takes tables any more.
			if (node === null) throw new StorageBusy({ cause: error });
			return { node };
		}
	}

	/** It was taken from here meanwhile, and nothing was done. */
	async #lost(error: unknown): Promise<{ readonly node: null }> {
		if (error instanceof TableLost) return { node: null };
		throw error;
	}

	/** One that takes tables, for a node that takes none any more. */
	async #anyNode(): Promise<string | null> {
		const others = (await this.#setup.membership.others()).filter(({ drains }) => !drains);
		return others.at(Math.floor(performance.now()) % Math.max(1, others.length))?.node ?? null;
	}

	/** Null where there was no answer. */
	async #ask(node: string, wish: Wish, attempt: Attempt): Promise<Told | null> {
		const { bus } = this.#setup;
		attempt.asked = node;
		try {
			const said = await bus.request(SUBJECTS.do(node), this.#words(attempt.key, wish), ANSWER);
			return JSON.parse(said) as Told;
		} catch (error) {
			if (error instanceof NobodyThere) return await this.#nobody(node, attempt);
			attempt.isUnsure = true;
			const isAway = error instanceof BusAway && performance.now() - attempt.begun > AWAY;
			if (isAway || !(error instanceof BusAway || error instanceof AnswerLate)) throw error;
			return null;
		}
	}

	/** Twice nobody, a moment apart, and not just after we were cut off ourselves: the node is gone. */
	async #nobody(node: string, attempt: Attempt): Promise<null> {
		const isSure = attempt.nobody === node && performance.now() - this.#backSince > JUST_BACK;
		attempt.nobody = node;
		if (isSure) this.#setup.membership.believeGone(node);
		else await pause(SECOND_THOUGHT);
		return null;
	}

	#newAttempt(): Attempt {
		return { key: this.#newKey(), begun: performance.now(), isUnsure: false, asked: null, nobody: null };
	}

	#newKey(): string {
		return String(++this.#asked);
	}

	#words(key: string, wish: Wish): string {
		const asked: Asked = { v: WORDS_VERSION, from: this.#setup.membership.node, key, wish };
		return JSON.stringify(asked);
	}
}
