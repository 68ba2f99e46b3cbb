import { AnswerLate, type Bus, NobodyThere } from '../bus/bus.ts';
import type { Listener } from '../hub/listener.ts';
import { type Out, type Renewal, type Renewed, SUBJECTS } from './words.ts';

/** Milliseconds to wait for a renewal, and how many in a row may be late. */
const PATIENCE = 2_000;
const LATE = 2;

interface Follow {
	readonly listener: Listener;
	readonly table: string;
	/** The node that runs the table. */
	readonly node: string;
}

/**
 * The screens here that follow tables elsewhere. Each time one begins to, it has another name there: what was sent before
 * is stale. Whatever they may have missed, they are told to begin again.
 */
export class Follows {
	readonly #bus: Bus;
	readonly #me: string;
	readonly #onEnd: (listener: Listener) => void;
	readonly #byName = new Map<string, Follow>();
	/** By screen and table. */
	readonly #names = new Map<Listener, Map<string, string>>();
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
		return this.#byName.size;
	}

	/** Where a screen follows a table, and what it is called there; null where it does not. */
	at(listener: Listener, table: string): { readonly node: string; readonly name: string } | null {
		const name = this.#names.get(listener)?.get(table);
		const follow = name === undefined ? undefined : this.#byName.get(name);
		return name === undefined || follow === undefined ? null : { node: follow.node, name };
	}

	/** Begins to follow, anew if it did before; what the screen is called from now on. */
	begin(listener: Listener, table: string, node: string): string {
		this.#forget(listener, table);
		const name = String(++this.#named);
		this.#byName.set(name, { listener, table, node });
		const names = this.#names.get(listener) ?? new Map<string, string>();
		this.#names.set(listener, names.set(table, name));
		return name;
	}

	end(listener: Listener, table: string): void {
		if (this.#forget(listener, table)) this.#onEnd(listener);
	}

	/** A table where a screen asked for something runs elsewhere than where it followed it; null for here. */
	moved(listener: Listener, table: string, to: string | null): void {
		const follow = this.at(listener, table);
		if (follow !== null && follow.node !== to) this.#again(follow.name);
	}

	/** Texts from another node. */
	hear(text: string): undefined {
		const { from, n, items } = JSON.parse(text) as Out;
		const before = this.#heard.get(from) ?? 0;
		this.#heard.set(from, n);
		if (n !== before + 1) this.#missed(from);
		for (const [said, screens, isLast] of items)
			for (const name of screens) {
				const follow = this.#byName.get(name);
				follow?.listener.sendText(said);
				if (follow && isLast) this.end(follow.listener, follow.table);
			}
	}

	/** Asks every node whether it still knows who follows there, and whether everything it sent has come. */
	async renew(): Promise<void> {
		const nodes = new Set([...this.#byName.values()].map(({ node }) => node));
		await Promise.all([...nodes].map((node) => this.#renewAt(node)));
	}

	/** Everything may have been missed. */
	missedAll(): void {
		for (const node of new Set([...this.#byName.values()].map((follow) => follow.node))) this.#missed(node);
	}

	async #renewAt(node: string): Promise<void> {
		const all = [...this.#byName].flatMap(([name, follow]) => (follow.node === node ? [name] : []));
		const renewal: Renewal = { from: this.#me, all };
		try {
			const said = await this.#bus.request(SUBJECTS.follow(node), JSON.stringify(renewal), PATIENCE);
			this.#late.delete(node);
			const { n, unknown } = JSON.parse(said) as Renewed;
			if (n !== (this.#heard.get(node) ?? 0)) {
				this.#heard.set(node, n);
				this.#missed(node);
			} else for (const name of unknown) this.#again(name);
		} catch (error) {
			const late = (this.#late.get(node) ?? 0) + 1;
			this.#late.set(node, late);
			const isGone = error instanceof NobodyThere || (error instanceof AnswerLate && late >= LATE);
			if (isGone) this.#missed(node);
		}
	}

	#missed(node: string): void {
		for (const [name, follow] of [...this.#byName]) if (follow.node === node) this.#again(name);
	}

	#again(name: string): void {
		const follow = this.#byName.get(name);
		if (follow === undefined) return;
		const { listener, table } = follow;
		this.end(listener, table);
		listener.send({ type: 'gone', table, code: 'AGAIN' });
	}

	#forget(listener: Listener, table: string): boolean {
		const names = this.#names.get(listener);
		const name = names?.get(table);
		if (names === undefined || name === undefined) return false;
		names.delete(table);
		if (names.size === 0) this.#names.delete(listener);
		return this.#byName.delete(name);
	}
}
