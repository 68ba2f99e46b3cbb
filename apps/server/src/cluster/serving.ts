import type { Message } from '@shutterbox/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Rates } from '../edge/rates.ts';
import type { Guest } from '../hub/api.ts';
import type { Hub } from '../hub/hub.ts';
import type { Listener } from '../hub/listener.ts';
import { codeOfFault } from '../problems.ts';
import { dispatch } from '../socket/dispatch.ts';
import { TableLost } from '../storage/errors.ts';
import { Outbox } from './outbox.ts';
import type { Asked, Renewal, Renewed, Told, Wish } from './words.ts';

/** A node that has not said for so long which of its screens follow something here is gone, in milliseconds. */
const SILENCE = 30_000;
/** An answer is kept for as long as somebody may ask for the same again. */
const MEMORY = 30_000;

type Asking = Extract<Wish, { kind: 'request' }>;

/** A screen at another node that follows a table here. */
class RemoteScreen implements Listener {
	who: Guest;
	deafTo: ReadonlySet<string>;
	readonly table: string;
	readonly #name: string;
	readonly #node: Node;

	constructor({ who, deafTo, request, screen }: Asking, node: Node) {
		this.who = who;
		this.deafTo = new Set(deafTo);
		this.table = request.table;
		this.#name = screen ?? '';
		this.#node = node;
	}

	sendText(text: string): void {
		this.#node.outbox.add(this.#name, text, false);
	}

	send(message: Message): void {
		const isLast = message.type === 'gone';
		this.#node.outbox.add(this.#name, JSON.stringify(message), isLast);
		if (isLast) this.#node.screens.delete(this.#name);
	}
}

interface Node {
	readonly outbox: Outbox;
	/** By what they are called there. */
	readonly screens: Map<string, RemoteScreen>;
	heard: number;
}

interface ServingSetup {
	readonly bus: Bus;
	readonly node: string;
	readonly hub: Hub;
	readonly rates: Rates;
	onError(error: unknown): void;
}

/** The tables of this node, for the screens of the others. */
export class Serving {
	readonly #setup: ServingSetup;
	readonly #nodes = new Map<string, Node>();
	readonly #answers = new Map<string, Promise<string>>();

	constructor(setup: ServingSetup) {
		this.#setup = setup;
	}

	/** Does what is asked, once however often it is asked. */
	async answer(text: string): Promise<string> {
		const { from, key, wish } = JSON.parse(text) as Asked;
		const node = this.#nodeOf(from);
		const name = `${from} ${key}`;
		const known = this.#answers.get(name);
		if (known !== undefined) return await known;
		const answer = this.#do(node, wish, from).then((told) => {
			// What happened is told before it is answered.
			node.outbox.flush();
			// Nothing was done: who asks again may find the table here.
			if ('moved' in told) this.#answers.delete(name);
			return JSON.stringify(told);
		});
		this.#answers.set(name, answer);
		setTimeout(() => this.#answers.delete(name), MEMORY).unref();
		return await answer;
	}

	/** Another node says which of its screens still follow something here; of others it has forgotten to say that they left. */
	renew(text: string): string {
		const { from, all } = JSON.parse(text) as Renewal;
		const node = this.#nodeOf(from);
		const following = new Set(all);
		for (const name of [...node.screens.keys()]) if (!following.has(name)) this.#end(node, name);
		const unknown = all.filter((name) => !node.screens.has(name));
		node.outbox.flush();
		return JSON.stringify({ n: node.outbox.sent, unknown } satisfies Renewed);
	}

	/** Somebody has a new name, or blocks or mutes others than before. */
	refresh(who: Guest, deafTo: ReadonlySet<string>): void {
		for (const { screens } of this.#nodes.values())
			for (const screen of screens.values()) if (screen.who.id === who.id) Object.assign(screen, { who, deafTo });
	}

	/** Nodes that are gone follow nothing any more. */
	sweep(): void {
		for (const [name, node] of this.#nodes) {
			if (performance.now() - node.heard < SILENCE) continue;
			for (const screen of [...node.screens.keys()]) this.#end(node, screen);
			this.#nodes.delete(name);
		}
	}

	/** Screens at other nodes that follow tables here. */
	get screens(): number {
		let count = 0;
		for (const { screens } of this.#nodes.values()) count += screens.size;
		return count;
	}

	#nodeOf(from: string): Node {
		const { bus, node: me } = this.#setup;
		const known = this.#nodes.get(from) ?? { outbox: new Outbox(bus, me, from), screens: new Map(), heard: 0 };
		known.heard = performance.now();
		this.#nodes.set(from, known);
		return known;
	}

	async #do(node: Node, wish: Wish, from: string): Promise<Told> {
		const { hub, onError } = this.#setup;
		try {
			if (wish.kind === 'view') return { view: await hub.viewHere(wish.who, wish.table) };
			if (wish.kind === 'request') return await this.#request(node, wish);
			await hub.letGo(wish.table, from);
			return { released: true };
		} catch (error) {
			if (error instanceof TableLost) return { moved: true };
			onError(error);
			return { reply: { problem: codeOfFault(error) } };
		}
	}

	async #request(node: Node, wish: Asking): Promise<Told> {
		const { request, screen: name } = wish;
		const isWatch = request.type === 'watch';
		const known = name === null ? undefined : node.screens.get(name);
		const screen = known ?? new RemoteScreen(wish, node);
		screen.who = wish.who;
		if (name !== null && isWatch) node.screens.set(name, screen);
		if (name !== null && request.type === 'unwatch') node.screens.delete(name);
		let isFollowing = false;
		try {
			const reply = await dispatch(this.#setup, screen, request);
			isFollowing = !('problem' in reply);
			return { reply };
		} finally {
			if (isWatch && !isFollowing && name !== null) node.screens.delete(name);
		}
	}

	#end(node: Node, name: string): void {
		const screen = node.screens.get(name);
		node.screens.delete(name);
		if (screen !== undefined) this.#setup.hub.find(screen.table)?.unwatch(screen);
	}
}
