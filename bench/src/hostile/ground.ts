import { readFileSync } from 'node:fs';
import type { Answer, Ask } from '@shutterbox/protocol';
import { Device, luckOf, type Person, randomMoveOf, until } from '@shutterbox/server/test/support/player';
import { sleep, TurnedAway } from './attack.ts';
import { type Reply, send } from './http.ts';

export interface Place {
	readonly url: string;
	/** The data folder, for attacks on what is left in it. */
	readonly folder: string;
	readonly pid: number;
}

export interface MatchPlan {
	readonly game: string;
	/** Who plays; the first is the host. Other seats are bots. */
	readonly people: readonly Person[];
	readonly seats?: number;
	readonly terms?: Readonly<Record<string, unknown>>;
	readonly isPublic?: boolean;
}

export interface Played {
	readonly id: string;
	readonly devices: readonly Device[];
}

/** Milliseconds for a socket to be welcomed. */
const GREETING = 5_000;

/** What one attack has to work with: addresses and guests of its own, and the server. */
export class Ground {
	seconds = 0;
	#place: Place = { url: '', folder: '', pid: 0 };
	/** The second and third number of its addresses. */
	readonly #net: string;
	readonly #guests = new Map<string, Promise<Person>>();
	#devices: Device[] = [];

	constructor(net: string) {
		this.#net = net;
	}

	/** Where the server is now, and how long to go on. */
	aim(place: Place, seconds: number): this {
		this.#place = place;
		this.seconds = seconds;
		return this;
	}

	get url(): string {
		return this.#place.url;
	}

	get folder(): string {
		return this.#place.folder;
	}

	address(index = 0): string {
		return `127.${this.#net}.${index + 1}`;
	}

	/** Megabytes the server's process holds. */
	resident(): number {
		const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.#place.pid}/status`, 'utf8')) ?? [];
		return Number(kilobytes) / 1024;
	}

	/** The same guest every time; who was deleted is another one the next time. */
	guest(index = 0, from = 0): Promise<Person> {
		const key = `${from}/${index}`;
		const known = this.#guests.get(key);
		if (known) return known;
		const arriving = arriveFrom(this.url, this.address(from));
		this.#guests.set(key, arriving);
		arriving.catch(() => this.#guests.delete(key));
		return arriving;
	}

	guests(count: number, from = 0): Promise<Person[]> {
		return Promise.all(Array.from({ length: count }, (_, i) => this.guest(i, from)));
	}

	forget(): void {
		this.#guests.clear();
	}

	async device(person: Person): Promise<Device> {
		const device = new Device(this.url, person);
		this.#devices.push(device);
		const closed = until('its end', () => device.closed !== null, GREETING).then(
			() => Promise.reject(new TurnedAway(`closed with ${device.closed?.code}`)),
			() => Promise.reject(new TurnedAway('not greeted')),
		);
		const greeted = device.connect().catch((error: Error) => {
			throw /refused: (429|503)/.test(error.message) ? new TurnedAway(error.message) : error;
		});
		closed.catch(() => undefined);
		const greeting = await Promise.race([greeted, closed]);
		if (greeting.type === 'error') throw new TurnedAway(greeting.code);
		return device;
	}

	call(person: Person | null, method: string, path: string, body?: unknown): Promise<Reply> {
		const headers = person ? { cookie: person.cookie } : {};
		return send(this.url, { method, path, address: person?.address ?? this.address(), headers, body });
	}

	async open({ game, people, seats = people.length, terms = {}, isPublic = false }: MatchPlan): Promise<string> {
		const { status, text } = await this.call(people[0], 'POST', '/api/tables', { game, seats, isPublic, terms });
		if (status === 429 || text.includes('TOO_MANY')) throw new TurnedAway(text);
		if (status !== 200) throw new Error(`no table: ${status} ${text}`);
		return (JSON.parse(text) as { id: string }).id;
	}

	/** Everybody is at the table and the match has begun. */
	async match(plan: MatchPlan): Promise<Played> {
		const id = await this.open(plan);
		const devices = await Promise.all(plan.people.map((person) => this.device(person)));
		for (const device of devices) await granted(device, { type: 'watch', table: id });
		for (const device of devices.slice(1)) await granted(device, { type: 'sit', table: id });
		await granted(devices[0], { type: 'start', table: id, fill: 'easy' });
		await until('the match', () => devices.every((device) => device.known(id).table.stage === 'playing'));
		return { id, devices };
	}

	/** Whether the server answers at all. */
	async isUp(): Promise<boolean> {
		const { status } = await send(this.url, { path: '/healthz', address: this.address(250) }).catch(() => ({
			status: 0,
		}));
		return status === 200;
	}

	/** Leaves: what was opened is closed. */
	depart(): void {
		for (const device of this.#devices) {
			device.onClose = () => undefined;
			device.cut();
		}
		this.#devices = [];
	}
}

export async function arriveFrom(url: string, address: string): Promise<Person> {
	const { status, text, headers } = await send(url, { method: 'POST', path: '/api/session', address });
	if (status === 429) throw new TurnedAway(text);
	if (status !== 200) throw new Error(`no session: ${status} ${text}`);
	const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
	const { id, name } = JSON.parse(text) as { id: string; name: string };
	return { id, name, cookie, address };
}

/** Asks, and waits where it is told to. */
export async function patiently(device: Device, request: Ask): Promise<Answer> {
	for (let tries = 0; ; tries++) {
		// What is watched by the client itself is known to it afterwards.
		const answer = await (request.type === 'watch' ? device.client.watch(request.table) : device.ask(request));
		if (answer.type === 'ok' || answer.code !== 'TOO_MANY' || tries === PATIENCE) return answer;
		await sleep(1000 * (answer.retryAfter ?? 1) + 20);
	}
}

const PATIENCE = 20;

export async function granted(device: Device, request: Ask): Promise<void> {
	const answer = await patiently(device, request);
	if (answer.type === 'ok') return;
	throw answer.code.startsWith('TOO_MANY')
		? new TurnedAway(answer.code)
		: new Error(JSON.stringify({ request, answer }));
}

const luck = luckOf(1);

/** A legal move of somebody who is asked; null for who is not. */
export function moveOf(device: Device, table: string): { readonly decision: number; readonly move: object } | null {
	const known = device.known(table);
	const { decision, toMove, stage } = known.table;
	const seat = device.seatAt(table);
	if (stage !== 'playing' || decision === null || !toMove.includes(seat)) return null;
	return { decision, move: randomMoveOf(known, seat, luck) as object };
}

/** Somebody who is asked, once their screen knows it. */
export async function asked({ devices, id }: Played): Promise<Device> {
	const found = () => devices.find((device) => moveOf(device, id) !== null);
	await until('somebody to move', () => found() !== undefined, 15_000);
	return found() as Device;
}

/** One legal move of whoever is asked. */
export async function step(played: Played): Promise<Answer> {
	const device = await asked(played);
	const found = moveOf(device, played.id);
	if (found === null) throw new Error('nobody is asked');
	const answer = await patiently(device, { type: 'move', table: played.id, ...found });
	if (answer.type === 'ok')
		await until('the move on the screen', () => device.known(played.id).table.length >= (answer.n ?? 0));
	return answer;
}
