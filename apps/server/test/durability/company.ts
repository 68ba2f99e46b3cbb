import { gameOf } from '@shutterbox/catalogue';
import { type FastChance, isRealTime } from '@shutterbox/kernel';
import type { Time } from '../../src/server.ts';
import { openTable, RandomPerson, type Temper } from '../support/match.ts';
import { PlanningPerson } from '../support/planner.ts';
import { arrive, Device, luckOf, until } from '../support/player.ts';
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
	/** How long somebody was without a server. */
	readonly onBack?: (milliseconds: number) => void;
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
	/** The table at which a match is on. */
	playing: string | null = null;
	readonly #where: () => string;
	readonly #manner: Manner;
	readonly #luck: FastChance;

	private constructor(where: () => string, plan: CompanyPlan, manner: Manner, devices: readonly Device[]) {
		this.#where = where;
		this.plan = plan;
		this.#manner = manner;
		this.#luck = luckOf(manner.seed);
		this.devices = devices;
	}

	/** `where` says at which address the server is to be tried next. */
	static async meet(where: () => string, plan: CompanyPlan, manner: Manner): Promise<Company> {
		const devices: Device[] = [];
		for (let i = 0; i < plan.people + Number(plan.isWatched); i++) {
			const device = new Device(where(), await arrive(where()));
			keepConnected(device, where, manner.onBack);
			await device.connect();
			devices.push(device);
		}
		return new Company(where, plan, manner, devices);
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
		const table = await persistently(() => openTable(this.#where(), host.person, this.plan));
		this.#manner.ledger.tables.add(table);
		for (const [i, device] of this.devices.entries()) {
			await persistently(() => watching(device, table));
			if (i > 0 && i < this.plan.people) await this.#ask(device, { type: 'sit', table }, 'ALREADY_SEATED');
		}
		await this.#ask(host, { type: 'start', table, fill: 'easy' }, 'WRONG_STAGE');
		const ends = this.devices.map((device) => this.#follow(device, table));
		this.playing = table;
		await within(LONGEST_MATCH, `the end of ${table} (${this.plan.game})`, Promise.all(ends));
		this.playing = null;
		this.finished.push(table);
		for (const device of this.devices) await device.client.unwatch(table);
	}

	/** Asks for what may have been done already, by a server that was killed before it could say so. */
	async #ask(device: Device, request: Parameters<Device['ask']>[0], ifDone: string): Promise<void> {
		let answer = await device.ask(request);
		while (answer.type === 'error' && answer.code === 'BUSY') answer = await device.ask(request);
		if (answer.type === 'error' && answer.code !== ifDone) throw new Error(JSON.stringify({ request, answer }));
	}

	/** Plays or watches; resolves when this device knows of the end. */
	#follow(device: Device, table: string): Promise<void> {
		const { ledger, time, onAnswer, onBack: _, ...temper } = this.#manner;
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

/** What is to be seen may come after the answer, where the table has to be set up anew meanwhile. */
async function watching(device: Device, table: string): Promise<void> {
	const answer = await device.client.watch(table);
	if (answer.type === 'error') throw new Error(`may not watch: ${answer.code}`);
	await until('the table', () => device.client.known(table) !== null);
}

function keepConnected(device: Device, where: () => string, onBack: Manner['onBack']): void {
	let lost: number | null = null;
	device.onClose = () => {
		const since = lost ?? performance.now();
		lost = since;
		setTimeout(async () => {
			const said = await device.connect(where()).catch(() => null);
			if (said?.type !== 'welcome') return;
			lost = null;
			onBack?.(performance.now() - since);
		}, RETRY);
	};
}

async function within(milliseconds: number, what: string, promise: Promise<unknown>): Promise<void> {
	const { promise: late, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new Error(`waited in vain for: ${what}`)), milliseconds).unref();
	await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Tries again as long as nobody is there to ask, or whoever is there cannot reach what it keeps everything in. */
async function persistently<T>(attempt: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await attempt();
		} catch (error) {
			if (!(error instanceof TypeError) && !/BUSY|STOPPING/.test(String(error))) throw error;
			await new Promise((resolve) => setTimeout(resolve, RETRY));
		}
	}
}
