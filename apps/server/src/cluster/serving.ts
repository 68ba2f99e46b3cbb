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
import type { Asked, Following, Renewal, Renewed, Told, Wish } from './words.ts';

/** A node that has not said for so long which of its screens follow something here is gone, in milliseconds. */
const SILENCE = 30_000;
/** An answer is kept for as long as somebody may ask for the same again. */
const MEMORY = 30_000;

/** A screen at another node that follows a table here. */
class RemoteScreen implements Listener {
	who: Guest;
	deafTo: ReadonlySet<string>;
	readonly #table: string;
	readonly #screen: string;
	readonly #outbox: Outbox;
	readonly #onGone: () => void;

	constructor(wish: Extract<Wish, { kind: 'request' }>, outbox: Outbox, onGone: () => void) {
		this.who = wish.who;
		this.deafTo = new Set(wish.deafTo);
		this.#table = wish.request.table;
		this.#screen = wish.screen;
		this.#outbox = outbox;
		this.#onGone = onGone;
	}

	sendText(text: string): void {
		this.#outbox.add(this.#table, this.#screen, text, false);
	}

	send(message: Message): void {
		const isLast = message.type === 'gone';
		this.#outbox.add(this.#table, this.#screen, JSON.stringify(message), isLast);
		if (isLast) this.#onGone();
	}
}

interface Node {
	readonly outbox: Outbox;
	/** By table and screen. */
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
		const following = new Map(all.map((each) => [keyOf(each), each]));
		for (const key of node.screens.keys()) if (!following.has(key)) this.#end(node, key);
		const unknown = [...following].filter(([key]) => !node.screens.has(key)).map(([, each]) => each);
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
			for (const key of [...node.screens.keys()]) this.#end(node, key);
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

	async #request(node: Node, wish: Extract<Wish, { kind: 'request' }>): Promise<Told> {
		const { request, screen: id } = wish;
		const key = keyOf([request.table, id]);
		const known = node.screens.get(key);
		const forget = () => {
			if (node.screens.get(key) === screen) node.screens.delete(key);
		};
		const screen = known ?? new RemoteScreen(wish, node.outbox, forget);
		screen.who = wish.who;
		if (request.type === 'watch') {
			screen.deafTo = new Set(wish.deafTo);
			node.screens.set(key, screen);
		}
		if (request.type === 'unwatch') node.screens.delete(key);
		try {
			const reply = await dispatch(this.#setup, screen, request);
			if (known === undefined && request.type === 'watch' && 'problem' in reply) forget();
			return { reply };
		} catch (error) {
			if (known === undefined && request.type === 'watch') forget();
			throw error;
		}
	}

	#end(node: Node, key: string): void {
		const screen = node.screens.get(key);
		node.screens.delete(key);
		const [table] = key.split(' ', 1);
		if (screen !== undefined) this.#setup.hub.find(table)?.unwatch(screen);
	}
}

function keyOf([table, screen]: Following): string {
	return `${table} ${screen}`;
}
