import { AnswerLate, type Bus, NobodyThere } from '../bus/bus.ts';
import type { Listener } from '../hub/listener.ts';
import { type Following, type Out, type Renewal, type Renewed, SUBJECTS } from './words.ts';

/** Milliseconds to wait for a renewal, and how many in a row may be late. */
const PATIENCE = 2_000;
const LATE = 2;

interface Follow {
	readonly listener: Listener;
	readonly table: string;
	/** The node that runs the table. */
	readonly node: string;
}

/** The screens here that follow tables elsewhere. Whatever they may have missed, they are told to begin again. */
export class Follows {
	readonly #bus: Bus;
	readonly #me: string;
	readonly #onEnd: (listener: Listener) => void;
	/** By table and screen. */
	readonly #all = new Map<string, Follow>();
	readonly #names = new WeakMap<Listener, string>();
	#named = 0;
	/** By node: the number of its last message. */
	readonly #heard = new Map<string, number>();
	readonly #late = new Map<string, number>();

	constructor(bus: Bus, me: string, onEnd: (listener: Listener) => void) {
		this.#bus = bus;
		this.#me = me;
		this.#onEnd = onEnd;
	}

	get count(): number {
		return this.#all.size;
	}

	/** What a screen is called at other nodes. */
	nameOf(listener: Listener): string {
		const known = this.#names.get(listener) ?? String(++this.#named);
		this.#names.set(listener, known);
		return known;
	}

	/** The node at which a screen follows a table; null where it does not. */
	at(listener: Listener, table: string): string | null {
		return this.#all.get(this.#keyOf(listener, table))?.node ?? null;
	}

	begin(listener: Listener, table: string, node: string): void {
		this.#all.set(this.#keyOf(listener, table), { listener, table, node });
	}

	end(listener: Listener, table: string): void {
		if (this.#all.delete(this.#keyOf(listener, table))) this.#onEnd(listener);
	}

	/** A table where a screen asked for something runs elsewhere than where it followed it; null for here. */
	moved(listener: Listener, table: string, to: string | null): void {
		const node = this.at(listener, table);
		if (node !== null && node !== to) this.#again([table, this.nameOf(listener)], node);
	}

	/** Texts from another node. What does not come from where a screen follows is stale. */
	hear(text: string): undefined {
		const { from, n, items } = JSON.parse(text) as Out;
		const before = this.#heard.get(from) ?? 0;
		this.#heard.set(from, n);
		if (n !== before + 1) this.#missed(from);
		for (const [table, said, screens, isLast] of items)
			for (const screen of screens) {
				const follow = this.#all.get(`${table} ${screen}`);
				if (follow?.node !== from) continue;
				follow.listener.sendText(said);
				if (isLast) this.end(follow.listener, table);
			}
	}

	/** Asks every node whether it still knows who follows there, and whether everything it sent has come. */
	async renew(): Promise<void> {
		const nodes = new Set([...this.#all.values()].map(({ node }) => node));
		await Promise.all([...nodes].map((node) => this.#renewAt(node)));
	}

	/** Everything may have been missed. */
	missedAll(): void {
		for (const node of new Set([...this.#all.values()].map((follow) => follow.node))) this.#missed(node);
	}

	async #renewAt(node: string): Promise<void> {
		const all = [...this.#all].filter(([, follow]) => follow.node === node);
		const renewal: Renewal = { from: this.#me, all: all.map(([key]) => key.split(' ') as [string, string]) };
		try {
			const said = await this.#bus.request(SUBJECTS.follow(node), JSON.stringify(renewal), PATIENCE);
			this.#late.delete(node);
			const { n, unknown } = JSON.parse(said) as Renewed;
			if (n !== (this.#heard.get(node) ?? 0)) {
				this.#heard.set(node, n);
				this.#missed(node);
			} else for (const each of unknown) this.#again(each, node);
		} catch (error) {
			const late = (this.#late.get(node) ?? 0) + 1;
			this.#late.set(node, late);
			const isGone = error instanceof NobodyThere || (error instanceof AnswerLate && late >= LATE);
			if (isGone) this.#missed(node);
		}
	}

	#missed(node: string): void {
		for (const [key, follow] of [...this.#all])
			if (follow.node === node) this.#again(key.split(' ') as unknown as Following, node);
	}

	#again([table, screen]: Following, node: string): void {
		const follow = this.#all.get(`${table} ${screen}`);
		if (follow?.node !== node) return;
		this.end(follow.listener, table);
		follow.listener.send({ type: 'gone', table, code: 'AGAIN' });
	}

	#keyOf(listener: Listener, table: string): string {
		return `${table} ${this.nameOf(listener)}`;
	}
}
