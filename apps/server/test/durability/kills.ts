import { deepStrictEqual as same } from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf } from '@shutterbox/catalogue';
import { type FastChance, hashText, isRecordProblem, verify } from '@shutterbox/kernel';
import { call, luckOf, type Person } from '../support/player.ts';
import { fastTime } from '../support/serve.ts';
import { ServerProcess } from '../support/server-process.ts';
import { type Archive, readArchive } from './archive.ts';
import { Company, type CompanyPlan } from './company.ts';
import { Ledger } from './ledger.ts';

export interface KillPlan {
	readonly kills: number;
	readonly companies: readonly Omit<CompanyPlan, 'isWatched'>[];
	readonly seed: number;
	/** The address of a database to keep everything in; a data folder unless given. */
	readonly database?: string | undefined;
	onKill?(kills: number, ledger: Ledger): void;
}

export interface KillReport {
	readonly kills: number;
	readonly matches: number;
	readonly rated: number;
	/** Requests answered with ok, each found in the log once, as it was sent. */
	readonly acknowledged: number;
	readonly refused: number;
	/** Entries of all logs, bots' included. */
	readonly entries: number;
	/** Entries that were kept when the server was killed before it could say so. */
	readonly lostAnswers: number;
	/** Over all logs, in the order of their tables. */
	readonly checksum: string;
}

/** Of so many kills one comes as soon as the server has started. */
const WHILE_STARTING = 6;
/** So many times faster than on the wall, for the game against the hourglass; what is due for the others comes sooner too. */
const SPEED = 10;
const PACE = { SHUTTERBOX_BOT_PAUSE: String(20 * SPEED), SPEED: String(SPEED) };

/** Kills a server again and again while people and bots play on it; throws where anything it said is not so. */
export async function killAndCheck(plan: KillPlan): Promise<KillReport> {
	const folder = mkdtempSync(join(tmpdir(), 'shutterbox-kills-'));
	const { database = null } = plan;
	const settings = { ...PACE, DATABASE_URL: database ?? '' };
	const ledger = new Ledger();
	const luck = luckOf(plan.seed);
	let server = await ServerProcess.serving(folder, 0, settings);
	const { port, url } = server;
	let kills = 0;
	// Not faster than a socket may be.
	const when = (act: () => boolean) => setTimeout(act, 40 + luck.int(40));
	const companies = await Promise.all(
		plan.companies.map((company, i) =>
			Company.meet(
				() => url,
				{ ...company, isWatched: true },
				{ ledger, seed: 1000 * plan.seed + i, when, time: fastTime(SPEED) },
			),
		),
	);
	try {
		const playing = Promise.all(companies.map((company) => company.play(() => kills >= plan.kills)));
		const killing = async () => {
			while (kills < plan.kills) {
				await moment(kills, ledger, luck);
				await server.kill();
				kills++;
				same(server.logged, []);
				await withArchive(readArchive(folder, database), (archive) => ledger.check(archive));
				plan.onKill?.(kills, ledger);
				server = await ServerProcess.serving(folder, port, settings);
			}
		};
		await Promise.all([playing, killing()]);
		await withArchive(readArchive(folder, database), async (archive) => {
			await ledger.check(archive);
			await checkResults(archive, companies, url);
		});
		same(server.logged, []);
	} finally {
		for (const company of companies) company.part();
		await server.kill();
		rmSync(folder, { recursive: true, force: true });
	}
	return report(kills, companies, ledger);
}

function report(kills: number, companies: readonly Company[], ledger: Ledger): KillReport {
	const matches = companies.flatMap(({ finished }) => finished);
	const logs = [...ledger.logs].sort(([a], [b]) => (a < b ? -1 : 1));
	return {
		kills,
		matches: matches.length,
		rated: companies.flatMap(({ plan, finished }) => (plan.isRated ? finished : [])).length,
		acknowledged: ledger.acknowledged,
		refused: ledger.refusals,
		entries: ledger.entries,
		lostAnswers: ledger.lostAnswers,
		checksum: hashText(JSON.stringify(logs)).slice(0, 16),
	};
}

/** By turns the very moment of an answer and some time after one; now and then as soon as the server has started. */
async function moment(kills: number, ledger: Ledger, luck: FastChance): Promise<void> {
	if (kills % WHILE_STARTING !== WHILE_STARTING - 1) await ledger.acknowledges(1 + luck.int(60));
	if (kills % 2 === 1) await new Promise((resolve) => setTimeout(resolve, luck.int(15)));
}

async function withArchive(archive: Archive, look: (archive: Archive) => Promise<void>): Promise<void> {
	try {
		await look(archive);
	} finally {
		archive.close();
	}
}

/** Every match has its record and its results once, and every rated one counts once for everybody who played it. */
async function checkResults(archive: Archive, companies: readonly Company[], url: string): Promise<void> {
	for (const { plan, finished, devices } of companies) {
		for (const table of finished) await checkMatch(archive, table, plan, url, devices[0].person);
		for (const { person } of devices.slice(0, plan.people)) {
			const ratings = await archive.ratings(person.id);
			same(
				ratings.map(({ game, matches }) => ({ game, matches })),
				plan.isRated ? [{ game: plan.game, matches: finished.length }] : [],
			);
		}
	}
}

async function checkMatch(
	archive: Archive,
	table: string,
	{ seats, isRated }: CompanyPlan,
	url: string,
	player: Person,
): Promise<void> {
	const record = await call(url, player, 'GET', `/api/tables/${table}/record`);
	const verified = verify(record.body as string, gameOf);
	if (isRecordProblem(verified)) throw new Error(`the record of ${table}: ${JSON.stringify(verified)}`);
	const log = await archive.log(table);
	same(
		verified.record.entries,
		log.map(({ n, actor, at, move }) => ({ n, actor, at, move })),
	);
	same((await archive.table(table)).table.stage, 'finished');
	const { scores, places } = verified.outcome;
	same(
		(await archive.results(table)).map(({ seat, score, place, rating }) => ({ seat, score, place, isRated: !!rating })),
		Array.from({ length: seats }, (_, seat) => ({ seat, score: scores[seat], place: places[seat], isRated })),
	);
}
