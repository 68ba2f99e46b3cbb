import type { Answer, Ask } from '@shutterbox/protocol';
import type { Ledger } from '@shutterbox/server/test/durability/ledger';
import { RandomPerson } from '@shutterbox/server/test/support/match';
import { Device, luckOf, type Person } from '@shutterbox/server/test/support/player';
import { sleep } from './attack.ts';
import { arriveFrom, granted } from './ground.ts';
import { send } from './http.ts';
import type { Trips } from './trips.ts';

/** What honest people play, and how slowly. */
export interface HonestPlan {
	readonly game: string;
	readonly seats: number;
	/** The other seats are bots. */
	readonly people: number;
	readonly options?: Readonly<Record<string, unknown>>;
	/** Milliseconds before a move: from and to. */
	readonly pause: readonly [number, number];
}

export interface Keeping {
	readonly trips: Trips;
	/** Where everything they are told is noted, to be held against the database. */
	readonly ledger?: Ledger;
}

const RETRY = 40;

/** A device that measures how long its moves are on their way. */
class TimedDevice extends Device {
	readonly #trips: Trips;

	constructor(url: string, person: Person, trips: Trips) {
		super(url, person);
		this.#trips = trips;
		this.onClose = () => setTimeout(() => this.connect().catch(() => undefined), RETRY);
	}

	override ask(request: Ask): Promise<Answer> {
		return request.type === 'move' ? this.#trips.of(super.ask(request)) : super.ask(request);
	}
}

/** People who play one match after another at their own table and know of nobody else. */
export class HonestTable {
	readonly devices: readonly Device[];
	/** The table they are at. */
	table = '';
	readonly #url: string;
	readonly #plan: HonestPlan;
	readonly #keeping: Keeping;
	readonly #luck: ReturnType<typeof luckOf>;
	#isStopped = false;
	#playing: Promise<void> = Promise.resolve();

	private constructor(url: string, plan: HonestPlan, keeping: Keeping, devices: readonly Device[], seed: number) {
		this.#url = url;
		this.#plan = plan;
		this.#keeping = keeping;
		this.devices = devices;
		this.#luck = luckOf(seed);
	}

	/** Everybody arrives from one address, as a family does, and sits down. */
	static async gather(url: string, plan: HonestPlan, keeping: Keeping, address: string, seed: number) {
		const devices: Device[] = [];
		for (let i = 0; i < plan.people; i++) {
			const device = new TimedDevice(url, await arriveFrom(url, address), keeping.trips);
			await device.connect();
			devices.push(device);
		}
		const table = new HonestTable(url, plan, keeping, devices, seed);
		await table.#begin();
		return table;
	}

	/** Plays until told to stop. */
	play(): void {
		this.#playing = this.#playOn();
	}

	/** Nobody acts any more; resolves when what is on its way has been answered or never will be. */
	async stop(): Promise<void> {
		this.#isStopped = true;
		await this.#playing;
	}

	part(): void {
		for (const device of this.devices) {
			device.onClose = () => undefined;
			device.cut();
		}
	}

	async #playOn(): Promise<void> {
		for (;;) {
			const ends = this.devices.map((device) => this.#follow(device, this.table));
			await Promise.all(ends);
			if (this.#isStopped) return;
			for (const device of this.devices) await device.client.unwatch(this.table);
			await this.#begin();
		}
	}

	async #begin(): Promise<void> {
		const { game, seats, options = {} } = this.#plan;
		const [host, ...others] = this.devices;
		const body = { game, seats, isPublic: false, terms: { options } };
		const { cookie, address = '' } = host.person;
		const sent = { method: 'POST', path: '/api/tables', address, headers: { cookie }, body };
		const opened = await persistently(() => send(this.#url, sent));
		if (opened.status !== 200) throw new Error(`no honest table: ${opened.status} ${opened.text}`);
		const table = (JSON.parse(opened.text) as { id: string }).id;
		this.#keeping.ledger?.tables.add(table);
		for (const device of this.devices) await device.watch(table);
		for (const device of others) await granted(device, { type: 'sit', table });
		await granted(host, { type: 'start', table, fill: 'easy' });
		this.table = table;
	}

	/** One person plays; resolves at the end of the match, or when everybody stops. */
	#follow(device: Device, table: string): Promise<void> {
		const { ledger, trips } = this.#keeping;
		const seat = device.seatAt(table);
		const [from, to] = this.#plan.pause;
		new RandomPerson(device, table, {
			seed: this.#luck.int(2 ** 31),
			thinksAgain: false,
			when: (act) => setTimeout(() => this.#isStopped || act(), from + this.#luck.int(to - from)),
			onAnswer: (request, answer) => {
				if (answer.type === 'error') trips.refuse(answer.code);
				ledger?.answer(table, seat, request, answer);
			},
		});
		const act = device.onTable;
		const { promise, resolve } = Promise.withResolvers<void>();
		device.onTable = (id, known, latest) => {
			if (id !== table) return;
			ledger?.tell(device, id, seat, known);
			trips.bots(id, known.table);
			act(id, known, latest);
			if (known.table.stage !== 'playing') resolve();
		};
		device.onTable(table, device.known(table), null);
		const stopped = setInterval(() => this.#isStopped && resolve(), 50);
		return promise.finally(() => clearInterval(stopped));
	}
}

/** Tries again while the server is down. */
async function persistently<T>(attempt: () => Promise<T>): Promise<T> {
	for (let tries = 0; ; tries++) {
		try {
			return await attempt();
		} catch (error) {
			if (tries > 200) throw error;
			await sleep(RETRY);
		}
	}
}
