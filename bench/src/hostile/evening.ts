import { readArchive } from '@shutterbox/server/test/durability/archive';
import { Ledger } from '@shutterbox/server/test/durability/ledger';
import { until } from '@shutterbox/server/test/support/player';
import { Noise } from '../server/noise.ts';
import { FELT, toldOf } from './alone.ts';
import { type Attack, sleep } from './attack.ts';
import { ATTACKS } from './attacks/index.ts';
import type { Besieged } from './besieged.ts';
import type { HostileCompany } from './company.ts';
import { type HonestPlan, HonestTable } from './honest.ts';
import { Trips } from './trips.ts';

/** The server's process may hold so much, whatever is done to it. Megabytes. */
const MEMORY = 800;
/** Seconds between two of the same attack, and after one that could not even begin. */
const BREATH = 1;
const TURNED_AWAY = 10;

const PAUSE = [1000, 2000] as const;
const PLANS: readonly HonestPlan[] = [
	{ game: 'photograph', seats: 2, people: 2, pause: PAUSE },
	{ game: 'snapshot', seats: 2, people: 2, options: { claimSeconds: 0 }, pause: PAUSE },
	{ game: 'wildlife-park', seats: 2, people: 2, pause: PAUSE },
	{ game: 'sasquatch-snap', seats: 4, people: 3, pause: PAUSE },
	{ game: 'photoshoot', seats: 2, people: 2, options: { pace: 'untimed' }, pause: PAUSE },
	{ game: 'photograph', seats: 3, people: 2, pause: PAUSE },
	{ game: 'snapshot', seats: 3, people: 2, options: { claimSeconds: 0 }, pause: PAUSE },
	{ game: 'wildlife-park', seats: 3, people: 2, pause: PAUSE },
	{ game: 'sasquatch-snap', seats: 4, people: 4, pause: PAUSE },
	{ game: 'photoshoot', seats: 4, people: 4, options: { pace: 'untimed' }, pause: PAUSE },
];

export interface EveningPlan {
	readonly seconds: number;
	readonly tables: number;
	readonly attacks?: readonly Attack[];
	/** How long the honest tables are among themselves before. */
	readonly calmSeconds: number;
	/** Where the database is one of this version, everything that was said is held against it. */
	readonly isOwnVersion: boolean;
	onMinute?(text: string): void;
}

/** What one attack came to over an evening. */
interface Tried {
	readonly runs: number;
	readonly turnedAway: number;
	readonly failed: readonly string[];
	/** The worst of all runs. */
	readonly worst: number;
}

export interface EveningReport {
	/** Before anybody hostile came. */
	readonly calm: Trips['summary'];
	readonly moves: number;
	readonly unanswered: number;
	readonly heldBack: number;
	readonly trips: Trips['summary'];
	readonly noise: number;
	/** Processors the server's process used on average, its bots included; nonsense where it ended. */
	readonly load: number;
	readonly ends: number;
	/** Megabytes of the process: at the beginning, the most, at the end. */
	readonly memory: readonly [before: number, most: number, after: number];
	/** Megabytes of objects and buffers in use, before and after. */
	readonly used: readonly [before: number, after: number];
	readonly tried: ReadonlyMap<string, Tried>;
	readonly complaints: readonly string[];
	/** Acknowledged moves found in the database; null where nobody looked. */
	readonly kept: number | null;
	readonly breaches: readonly string[];
}

/** Every attack at once and again and again, beside honest tables that know nothing of it. */
export async function evening(besieged: Besieged, company: HostileCompany, plan: EveningPlan): Promise<EveningReport> {
	const { seconds, tables: count, attacks = ATTACKS, calmSeconds, isOwnVersion } = plan;
	const trips = new Trips();
	const ledger = isOwnVersion ? new Ledger() : null;
	const tables: HonestTable[] = [];
	for (let i = 0; i < count; i++) {
		const keeping = { trips, ...(ledger ? { ledger } : {}) };
		tables.push(await HonestTable.gather(besieged.url, PLANS[i % PLANS.length], keeping, `127.3.0.${i + 1}`, i));
	}
	for (const table of tables) table.play();
	await sleep(1000 * calmSeconds);
	const calm = trips.take();
	await besieged.forget();
	const usedBefore = await besieged.inUse();
	const { resident: before, cpu } = besieged;
	const begun = performance.now();
	const noise = new Noise();
	const end = performance.now() + 1000 * seconds;
	const telling = setInterval(() => plan.onMinute?.(soFar()), 60_000);
	const tried = new Map(
		await Promise.all(attacks.map(async (attack) => [attack.name, await tireless(attack)] as const)),
	);
	clearInterval(telling);
	const late = await noise.p99();
	await noise.stop();
	for (const table of tables) await table.stop();
	for (let i = 0; i < 100 && trips.unanswered > 0; i++) await sleep(50);
	const { ends, most, resident, complaints } = besieged;
	const usedAfter = await besieged.inUse();
	const load = (1000 * (besieged.cpu - cpu)) / (performance.now() - begun);
	const { summary, unanswered, heldBack } = trips;
	if (ledger) await comeBack(besieged, tables, ledger);
	for (const table of tables) table.part();
	const report = {
		calm,
		moves: summary.count,
		unanswered,
		heldBack,
		trips: summary,
		noise: late,
		load,
		ends,
		memory: [before, most, resident] as const,
		used: [usedBefore, usedAfter] as const,
		tried,
		complaints,
		kept: ledger?.acknowledged ?? null,
	};
	return { ...report, breaches: breachesOf(report, attacks) };

	/** The same attack until the end; what is not over then is not waited for. */
	async function tireless(attack: Attack): Promise<Tried> {
		let [runs, turnedAway, worst] = [0, 0, 0];
		const failed: string[] = [];
		for (let left = seconds; left > 0; left = Math.floor((end - performance.now()) / 1000)) {
			// With less time than it needs an attack says nothing; the first may be cut short.
			if (runs > 0 && left < attack.seconds) break;
			const run = company.run(attack, besieged.place, Math.min(attack.seconds, left));
			const report = await Promise.race([run, sleep(end - performance.now()).then(() => null)]);
			runs++;
			if (report === null) break;
			if ('outcome' in report) worst = Math.max(worst, report.outcome.got);
			else if ('turnedAway' in report) turnedAway++;
			else failed.push(toldOf(report));
			await sleep(1000 * ('turnedAway' in report ? TURNED_AWAY : BREATH));
		}
		await sleep(end - performance.now());
		return { runs, turnedAway, failed, worst };
	}

	function soFar(): string {
		const { count, trip } = trips.summary;
		const memory = `${besieged.resident.toFixed(0)} MB, ${besieged.most.toFixed(0)} at most`;
		return `${count} honest moves, p99 ${trip.p99.toFixed(0)} ms, most ${trip.most.toFixed(0)} ms; ${memory}; ${besieged.ends} ends`;
	}
}

/** The power fails; what anybody was told is on the disk, and everybody finds their table again as it was. */
async function comeBack(besieged: Besieged, tables: readonly HonestTable[], ledger: Ledger): Promise<void> {
	const lengths = tables.map(({ devices, table }) => devices[0].known(table).table.length);
	await besieged.killed(async () => {
		const archive = readArchive(besieged.folder);
		await ledger.check(archive).finally(() => archive.close());
	});
	const isBack = ({ devices, table }: HonestTable, i: number) =>
		devices.every((device) => device.closed === null && device.known(table).table.length >= lengths[i]);
	await until('everybody is back at their table', () => tables.every(isBack), 30_000);
}

type Found = Omit<EveningReport, 'breaches'>;

function breachesOf({ unanswered, heldBack, trips, memory, ends, tried }: Found, attacks: readonly Attack[]): string[] {
	const through = attacks.filter(({ name, most, isOfAll }) => !isOfAll && (tried.get(name)?.worst ?? 0) > most);
	// One that never came to anything would prove nothing.
	const failed = [...tried].filter(([, { runs, failed }]) => runs > 0 && failed.length === runs);
	return [
		...(unanswered > 0 ? [`${unanswered} honest moves without an answer`] : []),
		...(heldBack > 0 ? [`${heldBack} honest moves taken for a flood`] : []),
		...(trips.trip.p99 > FELT ? [`p99 ${trips.trip.p99.toFixed(0)} ms`] : []),
		...(memory[1] > MEMORY ? [`${memory[1].toFixed(0)} MB in memory`] : []),
		...(ends > 0 ? [`the server ended ${ends} times`] : []),
		...through.map(({ name, unit }) => `${name}: ${tried.get(name)?.worst} ${unit}`),
		...failed.map(([name, { failed }]) => `${name}: ${failed[0]}`),
	];
}
