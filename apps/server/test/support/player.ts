import { randomBytes } from 'node:crypto';
import { gameOf } from '@shutterbox/catalogue';
import { FastChance, type Seat, seedOfGame, type View } from '@shutterbox/kernel';
import { type Answer, type Ask, type Message, type Messages, ProtocolClient } from '@shutterbox/protocol';
import type { Fresh, TableEvent } from '@shutterbox/table';
import { WebSocket } from 'ws';

export interface Person {
	readonly id: string;
	readonly name: string;
	readonly cookie: string;
	/** The address of this machine they come from, where it is not the usual one. */
	readonly address?: string;
}

/** A guest with a cookie, over plain HTTP. */
export async function arrive(url: string): Promise<Person> {
	const reply = await fetch(`${url}/api/session`, { method: 'POST' });
	if (!reply.ok) throw new Error(`no session: ${reply.status} ${await reply.text()}`);
	const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
	const { id, name } = (await reply.json()) as { id: string; name: string };
	return { id, name, cookie };
}

export async function call(url: string, person: Person | null, method: string, path: string, body?: unknown) {
	const reply = await fetch(`${url}${path}`, {
		method,
		headers: {
			...(person ? { cookie: person.cookie } : {}),
			...(body === undefined ? {} : { 'content-type': 'application/json' }),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	const isJson = /^application\/json(?:;|$)/.test(reply.headers.get('content-type') ?? '');
	return { status: reply.status, body: isJson ? await reply.json() : await reply.text() };
}

/** One device of a person: a socket, and what it was sent. */
export class Device {
	readonly person: Person;
	/** What was said beside answers and tables. */
	readonly heard: Message[] = [];
	/** Whether devices remember everything they are sent; a thousand of them had better not. */
	static keepsTexts = false;
	readonly texts: string[] = [];
	/** Called with every message as it comes. */
	onText: (text: string) => void = () => undefined;
	readonly client: ProtocolClient;
	/** Called whenever a followed table has changed. */
	onTable: (id: string, known: Fresh, latest: readonly TableEvent[] | null) => void = () => undefined;
	/** Called whenever a socket is gone, one that never opened included. */
	onClose: () => void = () => undefined;
	/** Why the last socket was closed. */
	closed: { code: number; reason: string } | null = null;
	#url: string;
	#socket: WebSocket | null = null;

	constructor(url: string, person: Person) {
		this.#url = url;
		this.person = person;
		this.client = new ProtocolClient(randomBytes(6).toString('base64url'), {
			onTable: (id, known, latest) => this.onTable(id, known, latest),
			onMessage: (message) => this.heard.push(message),
		});
	}

	static async open(url: string, person?: Person): Promise<Device> {
		const device = new Device(url, person ?? (await arrive(url)));
		await device.connect();
		return device;
	}

	get socket(): WebSocket {
		if (this.#socket === null) throw new Error('not connected');
		return this.#socket;
	}

	/** Opens a socket and says hello; what was missed comes by itself. */
	async connect(url = this.#url): Promise<Messages['welcome'] | Messages['error']> {
		this.#url = url;
		const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
			headers: { cookie: this.person.cookie, origin: url },
			...(this.person.address === undefined ? {} : { localAddress: this.person.address }),
		});
		this.#socket = socket;
		this.closed = null;
		socket.on('message', (data) => {
			const text = String(data);
			if (Device.keepsTexts) this.texts.push(text);
			this.onText(text);
			this.client.receive(text);
		});
		socket.on('close', (code, reason) => {
			this.closed = { code, reason: String(reason) };
			if (this.#socket !== socket) return;
			this.client.disconnect();
			this.onClose();
		});
		await new Promise<void>((resolve, reject) => {
			socket.once('open', resolve);
			socket.once('error', reject);
			socket.once('unexpected-response', (_, response) => {
				reject(new Error(`refused: ${response.statusCode}`));
				socket.terminate();
			});
		});
		socket.on('error', () => undefined);
		return await this.client.connect((text) => socket.readyState === WebSocket.OPEN && socket.send(text));
	}

	/** The connection is cut, without a word. */
	cut(): void {
		this.client.disconnect();
		this.#socket?.terminate();
	}

	close(): void {
		this.client.disconnect();
		this.#socket?.close();
	}

	ask(request: Ask): Promise<Answer> {
		return this.client.ask(request);
	}

	/** Asks for something that has to be granted. */
	async must(request: Ask): Promise<Messages['ok']> {
		const answer = await this.ask(request);
		if (answer.type === 'error') throw new Error(`${request.type} refused: ${JSON.stringify(answer)}`);
		return answer;
	}

	async watch(table: string): Promise<Fresh> {
		const answer = await this.client.watch(table);
		if (answer.type === 'error') throw new Error(`may not watch: ${answer.code}`);
		return this.known(table);
	}

	known(table: string): Fresh {
		const known = this.client.known(table);
		if (known === null) throw new Error('nothing is known of this table');
		return known;
	}

	seatAt(table: string): Seat {
		return this.known(table).table.seats.findIndex(({ who }) => who === this.person.id);
	}
}

/** Waits until something holds; fails with the name of what did not. */
export async function until(what: string, holds: () => boolean, milliseconds = 60_000): Promise<void> {
	const end = performance.now() + milliseconds;
	while (!holds()) {
		if (performance.now() > end) throw new Error(`waited in vain for: ${what}`);
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
}

/** A move somebody could make, by luck of their own; drawn from what this person knows. */
export function randomMoveOf(known: Fresh, seat: Seat, luck: FastChance): unknown {
	const game = gameOf(known.table.game);
	if (game === undefined) throw new Error(`no game "${known.table.game}"`);
	return game.randomMove(known.table.view as View<unknown>, seat, luck);
}

export function luckOf(seed: number): FastChance {
	return new FastChance(seedOfGame(seed, 0));
}
