import { gameOf } from '@shutterbox/catalogue';
import { type FastChance, isRealTime } from '@shutterbox/kernel';
import type { Time } from '../../src/server.ts';
import { openTable, RandomPerson, type Temper } from '../support/match.ts';
import { PlanningPerson } from '../support/planner.ts';
import { arrive, Device, luckOf } from '../support/player.ts';
import type { Ledger } from './ledger.ts';

/** Who plays what together, one match after another. */
export interface CompanyPlan {
	readonly game: string;
	readonly seats: number;
	/** The other seats are bots; nobody may be rated with those. */
	readonly people: number;
	readonly isRated: boolean;
	/** Whether somebody without a seat watches. */
	readonly isWatched: boolean;
}

/** How they play; they note everything in the ledger. */
export interface Manner extends Temper {
	readonly ledger: Ledger;
	/** The server's, for games against the clock. */
	readonly time?: Time;
}

const RETRY = 40;
const LONGEST_MATCH = 900_000;

/** People who play on whatever happens to their server, and note everything it tells them. */
export class Company {
	readonly plan: CompanyPlan;
	readonly devices: readonly Device[];
	/** The tables they have played to the end. */
	readonly finished: string[] = [];
	readonly #url: string;
	readonly #manner: Manner;
	readonly #luck: FastChance;

	private constructor(url: string, plan: CompanyPlan, manner: Manner, devices: readonly Device[]) {
		this.#url = url;
		this.plan = plan;
		this.#manner = manner;
		this.#luck = luckOf(manner.seed);
		this.devices = devices;
	}

	static async meet(url: string, plan: CompanyPlan, manner: Manner): Promise<Company> {
		const devices: Device[] = [];
		for (let i = 0; i < plan.people + Number(plan.isWatched); i++) {
			const device = new Device(url, await arrive(url));
			device.onClose = () => setTimeout(() => device.connect().catch(() => undefined), RETRY);
			await device.connect();
			devices.push(device);
		}
		return new Company(url, plan, manner, devices);
	}

	/** Plays until told that it is enough; the match that is on then is played to its end. */
	async play(isEnough: () => boolean): Promise<void> {
		do await this.#playMatch();
		while (!isEnough());
	}

	part(): void {
		for (const device of this.devices) {
			device.onClose = () => undefined;
			device.close();
		}
	}

	async #playMatch(): Promise<void> {
		const [host] = this.devices;
		const table = await persistently(() => openTable(this.#url, host.person, this.plan));
		this.#manner.ledger.tables.add(table);
		for (const [i, device] of this.devices.entries()) {
			await device.watch(table);
			if (i > 0 && i < this.plan.people) await this.#ask(device, { type: 'sit', table }, 'ALREADY_SEATED');
		}
		await this.#ask(host, { type: 'start', table, fill: 'easy' }, 'WRONG_STAGE');
		const ends = this.devices.map((device) => this.#follow(device, table));
		await within(LONGEST_MATCH, `the end of ${table} (${this.plan.game})`, Promise.all(ends));
		this.finished.push(table);
		for (const device of this.devices) await device.client.unwatch(table);
	}

	/** Asks for what may have been done already, by a server that was killed before it could say so. */
	async #ask(device: Device, request: Parameters<Device['ask']>[0], ifDone: string): Promise<void> {
		const answer = await device.ask(request);
		if (answer.type === 'error' && answer.code !== ifDone) throw new Error(JSON.stringify({ request, answer }));
	}

	/** Plays or watches; resolves when this device knows of the end. */
	#follow(device: Device, table: string): Promise<void> {
		const { ledger, time, onAnswer, ...temper } = this.#manner;
		const seat = device.seatAt(table);
		const seed = this.#luck.int(2 ** 31);
		const noted: Temper['onAnswer'] = (request, answer, milliseconds) => {
			ledger.answer(table, seat, request, answer);
			onAnswer?.(request, answer, milliseconds);
		};
		if (seat === -1) device.onTable = () => undefined;
		else if (time && isRealTime(gameOf(this.plan.game) ?? {}))
			new PlanningPerson(device, table, { seed, time, bot: 'easy', onAnswer: noted });
		else new RandomPerson(device, table, { ...temper, seed, onAnswer: noted });
		const act = device.onTable;
		const { promise, resolve } = Promise.withResolvers<void>();
		device.onTable = (id, known, latest) => {
			if (id !== table) return;
			ledger.tell(device, id, seat === -1 ? 'spectator' : seat, known);
			act(id, known, latest);
			if (known.table.stage === 'finished') resolve();
		};
		device.onTable(table, device.known(table), null);
		return promise;
	}
}

async function within(milliseconds: number, what: string, promise: Promise<unknown>): Promise<void> {
	const { promise: late, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new Error(`waited in vain for: ${what}`)), milliseconds).unref();
	await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Tries again as long as nobody is there to ask. */
async function persistently<T>(attempt: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await attempt();
		} catch (error) {
			if (!(error instanceof TypeError)) throw error;
			await new Promise((resolve) => setTimeout(resolve, RETRY));
		}
	}
}
