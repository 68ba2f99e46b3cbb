import { ok } from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastChance } from '@shutterbox/kernel';
import { Link } from '../support/link.ts';
import type { Nats } from '../support/nats.ts';
import { luckOf } from '../support/player.ts';
import type { Postgres } from '../support/postgres.ts';
import { ServerProcess } from '../support/server-process.ts';
import { readArchive } from './archive.ts';
import { type Audited, beginAudit, checkAudit } from './audit.ts';
import { Company, type CompanyPlan } from './company.ts';
import { Ledger } from './ledger.ts';
import type { Planted } from './plants.ts';

export type Fault =
	| 'kill'
	| 'pause'
	| 'long pause'
	| 'drain'
	| 'cut off from NATS'
	| 'cut off from PostgreSQL'
	| 'NATS'
	| 'PostgreSQL';

export interface FaultPlan {
	readonly nodes: number;
	readonly companies: readonly CompanyPlan[];
	readonly seed: number;
	/** In this order, each when the one before is over. */
	readonly faults: Iterable<Fault>;
	/** Milliseconds between two of them, and that a person thinks. */
	readonly between: number;
	readonly thought: number;
	readonly postgres: Postgres;
	readonly nats: Nats;
	/** Of so many commits of entries one is slow. */
	readonly slow: number;
	/** A fault that is planted in the nodes, to see that it is found. */
	readonly planted?: Planted;
	onFault?(fault: Fault): void;
}

export interface FaultReport extends Audited {
	readonly faults: number;
	readonly acknowledged: number;
	readonly refused: number;
	readonly matches: number;
	/** Milliseconds after the last fault until every screen showed what its log leads to. */
	readonly settled: number;
	/** Milliseconds each person was without a server, each time, ascending. */
	readonly absences: readonly number[];
}

/** So long screens may take until they show what is kept, in milliseconds. */
const SETTLED_BY = 15_000;
/** More than a lease, and than others take to notice. */
const LONG = 18_000;

const PLANTS = join(import.meta.dirname, 'plants.ts');

/** One node, by links that can be cut. */
class Node {
	readonly toDatabase: Link;
	readonly toNats: Link;
	readonly #name: string;
	readonly #database: string;
	readonly #planted: Planted | undefined;
	#process: ServerProcess | null = null;
	#port = 0;
	#generation = 0;

	constructor(name: string, database: string, links: { toDatabase: Link; toNats: Link }, planted: Planted | undefined) {
		this.#name = name;
		this.#database = database;
		this.#planted = planted;
		this.toDatabase = links.toDatabase;
		this.toNats = links.toNats;
	}

	get url(): string {
		return `http://127.0.0.1:${this.#port}`;
	}

	get process(): ServerProcess {
		if (this.#process === null) throw new Error('the node does not run');
		return this.#process;
	}

	async start(): Promise<void> {
		const name = `${this.#name}-${++this.#generation}`;
		const settings = {
			DATABASE_URL: `postgresql://postgres@127.0.0.1:${this.toDatabase.port}/${this.#database}?application_name=${name}`,
			NATS_URL: `nats://127.0.0.1:${this.toNats.port}`,
			SHUTTERBOX_BOT_PAUSE: '50',
			...(this.#planted === undefined ? {} : { PLANTED: this.#planted, NODE_OPTIONS: `--import ${PLANTS}` }),
		};
		this.#process = await ServerProcess.serving(join(tmpdir(), 'nowhere'), this.#port, settings);
		this.#port = this.#process.port;
	}

	async drain(): Promise<void> {
		this.process.signal('SIGTERM');
		while (this.process.isAlive) await pause(20);
	}
}

/** Breaks nodes and engines one after another while people play; throws where anything anybody was told is not so. */
export async function breakAndCheck(plan: FaultPlan): Promise<FaultReport> {
	const { postgres, nats, seed } = plan;
	const folder = mkdtempSync(join(tmpdir(), 'shutterbox-faults-'));
	const database = await postgres.database();
	const name = new URL(database).pathname.slice(1);
	const nodes: Node[] = [];
	for (let i = 0; i < plan.nodes; i++) {
		const toDatabase = await Link.to({ path: postgres.socket });
		const toNats = await Link.to({ host: '127.0.0.1', port: Number(new URL(nats.url).port) });
		const node = new Node(`node${i}`, name, { toDatabase, toNats }, plan.planted);
		nodes.push(node);
		await node.start();
	}
	await beginAudit(database, plan.slow);
	const ledger = new Ledger();
	const absences: number[] = [];
	const people = new People(plan.thought, luckOf(seed));
	let turn = 0;
	const where = () => nodes[turn++ % nodes.length].url;
	const companies = await Promise.all(
		plan.companies.map((company, i) =>
			Company.meet(where, company, {
				ledger,
				seed: 1000 * seed + i,
				when: (act) => people.think(act),
				onBack: (milliseconds) => absences.push(milliseconds),
			}),
		),
	);
	const broken: unknown[] = [];
	const playing = companies.map((company) => company.play(() => people.isResting).catch((error) => broken.push(error)));
	let faults = 0;
	try {
		const luck = luckOf(seed + 1);
		for (const fault of plan.faults) {
			await pause(plan.between);
			if (broken.length > 0) throw broken[0];
			plan.onFault?.(fault);
			await inflict(fault, nodes, luck, plan);
			faults++;
		}
		const settled = await settle(companies, people, database);
		const archive = readArchive(folder, database);
		await ledger.check(archive);
		archive.close();
		if (broken.length > 0) throw broken[0];
		const audited = await checkAudit(database);
		const matches = companies.reduce((sum, { finished }) => sum + finished.length, 0);
		const { acknowledged, refusals: refused } = ledger;
		return { faults, acknowledged, refused, matches, settled, absences: absences.sort((a, b) => a - b), ...audited };
	} catch (error) {
		// Who wrote to what was another's says more than what came of it.
		await checkAudit(database);
		throw error;
	} finally {
		for (const company of companies) company.part();
		void Promise.allSettled(playing);
		for (const node of nodes) {
			await node.process.kill();
			node.toDatabase.close();
			node.toNats.close();
		}
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Breaks something, and mends it. */
async function inflict(
	fault: Fault,
	nodes: readonly Node[],
	luck: FastChance,
	{ postgres, nats }: FaultPlan,
): Promise<void> {
	const node = nodes[luck.int(nodes.length)];
	if (fault === 'kill') {
		await node.process.kill();
		await pause(luck.int(3_000));
		await node.start();
	} else if (fault === 'drain') {
		await node.drain();
		await node.start();
	} else if (fault === 'pause' || fault === 'long pause') {
		node.process.signal('SIGSTOP');
		// Until the others have taken its tables over, or not.
		await pause(fault === 'pause' ? 2_000 : LONG);
		node.process.signal('SIGCONT');
	} else if (fault === 'NATS') {
		await nats.stop();
		await pause(1_000);
		await nats.resume();
	} else if (fault === 'PostgreSQL') {
		await postgres.stop(luck.int(2) === 0 ? 'SIGINT' : 'SIGKILL');
		await pause(500);
		await postgres.resume();
	} else {
		const link = fault === 'cut off from NATS' ? node.toNats : node.toDatabase;
		link.cut();
		await pause(luck.int(2) === 0 ? 4_000 : LONG);
		link.mend();
	}
}

/** People put their hands down: nothing moves any more but what is on its way, and every screen comes to show what is kept. */
async function settle(companies: readonly Company[], people: People, database: string): Promise<number> {
	const begun = performance.now();
	people.rest();
	const archive = readArchive('', database);
	try {
		for (;;) {
			const behind = (await Promise.all(companies.map((company) => screensBehind(company, archive)))).flat();
			const settled = performance.now() - begun;
			if (behind.length === 0) return settled;
			ok(settled < SETTLED_BY, `screens do not show what is kept: ${JSON.stringify(behind.slice(0, 10))}`);
			await pause(100);
		}
	} finally {
		archive.close();
	}
}

async function screensBehind({ playing, devices }: Company, archive: ReturnType<typeof readArchive>) {
	if (playing === null) return [];
	const length = (await archive.log(playing)).length;
	return devices.flatMap((device, i) => {
		const shown = device.client.known(playing)?.table.length;
		return shown === length ? [] : [{ table: playing, device: i, shown, length }];
	});
}

/** Who thinks for a while before each move, until all of them rest. */
class People {
	isResting = false;
	readonly #thought: number;
	readonly #luck: FastChance;

	constructor(thought: number, luck: FastChance) {
		this.#thought = thought;
		this.#luck = luck;
	}

	think(act: () => boolean): void {
		setTimeout(() => !this.isResting && act(), this.#thought / 2 + this.#luck.int(this.#thought));
	}

	rest(): void {
		this.isResting = true;
	}
}
