import type { AnyGame } from '@shutterbox/kernel';
import type { ReplyOf } from '@shutterbox/protocol';
import { type Bus, BusError } from '../bus/bus.ts';
import type { Rates } from '../edge/rates.ts';
import type { Guest, Problem } from '../hub/api.ts';
import type { Elsewhere, News } from '../hub/elsewhere.ts';
import type { Hub } from '../hub/hub.ts';
import type { Storage } from '../storage/contract.ts';
import { StorageBusy } from '../storage/errors.ts';
import type { Membership } from '../storage/nodes.ts';
import type { Crew } from '../thinking/helpers.ts';
import type { ThinkingPool } from '../thinking/pool.ts';
import { Follows } from './follows.ts';
import { Reaching } from './reaching.ts';
import { Serving } from './serving.ts';
import { Asking, answerThoughts } from './thinkers.ts';
import { type Bulletin, SUBJECTS } from './words.ts';

/** Milliseconds between two renewals of the lease, of who follows what elsewhere, and between two looks at the database. */
const LEASE = 3_000;
const FOLLOWS = 5_000;
const REVIEW = 30_000;
/** So long after its last renewal, in milliseconds, a node counts its tables as others'. */
const LAPSED = 10_000;

interface ClusterSetup {
	readonly bus: Bus;
	readonly membership: Membership;
	readonly storage: Storage;
	readonly rates: Rates;
	readonly games: readonly AnyGame[];
	onError(error: unknown): void;
}

/** The sockets of this node, for what happens to their people at others. */
interface Sockets {
	refresh(who: string): Promise<void>;
	endSessions(userId: string, session: string | null): void;
}

interface Parts {
	readonly hub: Hub;
	readonly sockets: Sockets;
	readonly serving: Serving;
	readonly follows: Follows;
	readonly reaching: Reaching;
}

/** This process as one of the nodes of a server: any of them serves any screen, each table is run by one. */
export class Cluster implements Elsewhere {
	readonly #setup: ClusterSetup;
	readonly #timers: NodeJS.Timeout[] = [];
	#parts: Parts | null = null;
	#news: News[] = [];

	constructor(setup: ClusterSetup) {
		this.#setup = setup;
	}

	/** `BusError` where the others have other rules. */
	async join(): Promise<void> {
		const { membership, games } = this.#setup;
		for (const { drains, games: theirs } of await membership.others()) {
			const other = games.find(({ meta }) => theirs[meta.id] !== undefined && theirs[meta.id] !== meta.rulesVersion);
			if (other === undefined || drains) continue;
			const { id, rulesVersion } = other.meta;
			throw new BusError(
				`another node has version ${theirs[id]} of the rules of ${id}, this one has ${rulesVersion}; update all nodes, or stop the others first`,
			);
		}
		await membership.renew(this.#versions());
	}

	/** The tables of all nodes, for the screens of this one. */
	over(hub: Hub, sockets: Sockets): Reaching {
		const { bus, membership, rates, onError } = this.#setup;
		const follows = new Follows(bus, membership.node, (listener) => hub.people.catchUp(listener));
		const serving = new Serving({ bus, node: membership.node, hub, rates, onError });
		const reaching = new Reaching({ bus, membership, hub, rates, follows });
		this.#parts = { hub, sockets, serving, follows, reaching };
		return reaching;
	}

	/** Who may think for the bots of this node. */
	helpers(): Required<Pick<Crew, 'workers' | 'nodes'>> {
		const { bus, games } = this.#setup;
		return { workers: new Asking(bus, 'workers', games), nodes: new Asking(bus, 'nodes', games) };
	}

	/** Begins to answer the others, and to think for them where it has time. */
	async open(pool: Pick<ThinkingPool, 'help'>): Promise<void> {
		const { hub, serving, follows } = this.#whole;
		const { bus, membership, games } = this.#setup;
		const { node } = membership;
		await bus.subscribe(SUBJECTS.do(node), (text) => serving.answer(text));
		await bus.subscribe(SUBJECTS.follow(node), (text) => serving.renew(text));
		await bus.subscribe(SUBJECTS.out(node), (text) => follows.hear(text));
		await bus.subscribe(SUBJECTS.news, (text) => this.#hear(text));
		await answerThoughts(bus, 'nodes', pool, games);
		bus.onBack(() => {
			follows.missedAll();
			this.#attempt(hub.review());
		});
		let renewed = performance.now();
		this.#every(LEASE, async () => {
			serving.sweep();
			// Whoever follows them from another node would wait here, cut off or just woken, for what happens elsewhere.
			if (performance.now() - renewed > LAPSED) this.#attempt(hub.letGoOfAll());
			const lost = await membership.renew(this.#versions());
			renewed = performance.now();
			for (const id of lost) await hub.letGo(id);
		});
		this.#every(FOLLOWS, () => follows.renew());
		this.#every(REVIEW, () => hub.review());
	}

	/** Takes no tables any more. */
	async drain(): Promise<void> {
		await this.#setup.membership.drain().catch(this.#setup.onError);
	}

	/** Everything is handed over, and nobody is told any more. */
	async leave(): Promise<void> {
		for (const timer of this.#timers) clearInterval(timer);
		await this.#setup.membership.leave().catch(this.#setup.onError);
		await this.#setup.bus.close();
	}

	/** For health and metrics. */
	figures() {
		const { serving, follows } = this.#whole;
		const { bus, membership } = this.#setup;
		return { isUp: bus.isUp, served: serving.screens, followed: follows.count, taken: membership.taken };
	}

	view(who: Guest, table: string): Promise<ReplyOf<'table'> | Problem> {
		return this.#whole.reaching.view(who, table);
	}

	release(table: string, node: string | null): Promise<void> {
		return this.#whole.reaching.release(table, node);
	}

	/** Somebody here has a new name, or blocks or mutes others than before. */
	async personChanged(who: string): Promise<void> {
		this.announce({ kind: 'person', who });
		await this.#refresh(who, this.#whole.serving);
	}

	/** All of a turn in one message. */
	announce(news: News): void {
		if (this.#news.push(news) > 1) return;
		queueMicrotask(() => {
			const bulletin: Bulletin = { from: this.#setup.membership.node, news: this.#news };
			this.#news = [];
			this.#setup.bus.publish(SUBJECTS.news, JSON.stringify(bulletin));
		});
	}

	#hear(text: string): undefined {
		const { from, news } = JSON.parse(text) as Bulletin;
		if (from === this.#setup.membership.node) return;
		const { hub, sockets, serving, follows } = this.#whole;
		for (const each of news) {
			hub.hear(each, (screen, table) => follows.at(screen, table) !== null);
			if (each.kind === 'ended') sockets.endSessions(each.who, each.session);
			if (each.kind !== 'person') continue;
			this.#attempt(sockets.refresh(each.who));
			this.#attempt(this.#refresh(each.who, serving));
		}
	}

	/** Their screens elsewhere that follow tables here. */
	async #refresh(who: string, serving: Serving): Promise<void> {
		const { storage } = this.#setup;
		const [user, blocks] = await Promise.all([storage.getUser(who), storage.blocksOfUser(who)]);
		if (user !== null) serving.refresh({ id: who, name: user.name }, new Set(blocks.map(({ otherId }) => otherId)));
	}

	get #whole(): Parts {
		if (this.#parts === null) throw new Error('this node has no tables yet');
		return this.#parts;
	}

	#versions(): Readonly<Record<string, number>> {
		return Object.fromEntries(this.#setup.games.map(({ meta }) => [meta.id, meta.rulesVersion]));
	}

	#every(milliseconds: number, act: () => Promise<void>): void {
		this.#timers.push(setInterval(() => this.#attempt(act()), milliseconds).unref());
	}

	/** What fails now is tried again the next time. */
	#attempt(work: Promise<void>): void {
		work.catch((error) => {
			if (!(error instanceof StorageBusy)) this.#setup.onError(error);
		});
	}
}
