import { breakAndCheck, type Fault, type FaultPlan } from '@shutterbox/server/test/durability/faults';
import { Nats } from '@shutterbox/server/test/support/nats';
import { Postgres } from '@shutterbox/server/test/support/postgres';
import type { BenchOptions } from './main.ts';

const SECONDS = 300;
const TABLES = 100;
/** So long a person without a server may be, at the 99th percentile, in milliseconds. */
const RECONNECTED_BY = 3_000;

const TABLE_PLANS: FaultPlan['companies'] = [
	{ game: 'photograph', seats: 4, people: 2, isRated: false, isWatched: false },
	{ game: 'snapshot', seats: 2, people: 2, isRated: true, isWatched: false },
	{ game: 'photograph', seats: 2, people: 2, isRated: true, isWatched: false },
	{ game: 'wildlife-park', seats: 2, people: 2, isRated: true, isWatched: false },
	{ game: 'sasquatch-snap', seats: 4, people: 2, isRated: false, isWatched: true },
];

/** Again and again, with both engines once each on the way. */
const ROUND: readonly Fault[] = [
	'kill',
	'pause',
	'cut off from NATS',
	'drain',
	'kill',
	'cut off from PostgreSQL',
	'long pause',
];

function* faultsFor(seconds: number): Generator<Fault> {
	const begun = performance.now();
	const share = () => (performance.now() - begun) / 1000 / seconds;
	const engines: Fault[] = ['NATS', 'PostgreSQL'];
	for (let i = 0; share() < 1; i++) {
		const due = share() > (3 - engines.length) / 3 ? engines.shift() : undefined;
		yield due ?? ROUND[i % ROUND.length];
	}
	// However slow the machine was.
	yield* engines;
}

/** Three nodes, everything that can happen to them, and whether all that anybody was told is so; then whether a fault is found. */
export async function cluster({ seconds = SECONDS, matches = TABLES }: BenchOptions): Promise<void> {
	const stops: (() => Promise<void>)[] = [];
	const [postgres, nats] = [
		await Postgres.start((stop) => stops.push(stop)),
		await Nats.start((stop) => stops.push(stop)),
	];
	try {
		if (postgres === null || nats === null) throw new Error('the bench of nodes needs PostgreSQL and NATS');
		const companies = Array.from({ length: matches }, (_, i) => TABLE_PLANS[i % TABLE_PLANS.length]);
		const engines = { nodes: 3, postgres, nats, onFault: (fault: Fault) => console.error(fault) };
		const usual = { ...engines, companies, seed: 1, between: 2_000, thought: 2_000, slow: 2_000 };
		await report({ ...usual, faults: faultsFor(seconds) });
		const few = { ...engines, companies: companies.slice(0, 20), seed: 2, between: 2_000, thought: 300 };
		await findPlanted({ ...few, planted: 'lock', faults: Array<Fault>(12).fill('kill'), slow: 30 });
	} catch (error) {
		console.error(error);
		process.exitCode = 1;
	} finally {
		for (const stop of stops) await stop();
	}
}

async function report(plan: FaultPlan): Promise<void> {
	const told = await breakAndCheck(plan);
	const { faults, takeovers, matches, acknowledged, refused, entries, settled, absences } = told;
	const [median, late] = [0.5, 0.99].map((share) => absences[Math.floor(share * absences.length)] ?? 0);
	const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
	console.log(
		'| faults | takeovers | matches ended | acknowledged | refused | entries kept | all screens right after | away, median | p99 |',
	);
	console.log('|---|---|---|---|---|---|---|---|---|');
	const figures = [faults, takeovers, matches, acknowledged, refused, entries, ...[settled, median, late].map(seconds)];
	console.log(`| ${figures.join(' | ')} |`);
	if (late > RECONNECTED_BY) throw new Error(`p99 of reconnecting is ${seconds(late)}`);
}

/** What the checker says of entries that were written without the right to. */
const FOUND = /did not own the table|epochs fall along a log/;

/** The checker is worth something where it finds what was broken on purpose. */
async function findPlanted(plan: FaultPlan): Promise<void> {
	const found = await breakAndCheck(plan).then(
		() => null,
		(error) => (error instanceof Error ? error.message : String(error)),
	);
	if (found === null || !FOUND.test(found)) throw new Error(`without the ${plan.planted}, it was not found: ${found}`);
	console.log(`without the ${plan.planted}: ${found.slice(0, 160)}`);
}
