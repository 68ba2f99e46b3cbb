import { Noise } from '../server/noise.ts';
import { type Attack, sleep } from './attack.ts';
import type { Report } from './attackers.ts';
import type { Besieged } from './besieged.ts';
import type { HostileCompany } from './company.ts';
import { type HonestPlan, HonestTable } from './honest.ts';
import { Trips } from './trips.ts';

/** Nobody honest may feel more than this. Milliseconds. */
export const FELT = 250;
/** Megabytes one attack may add. */
const GROWN = 250;

/** Some attacks are over in no time; their neighbours are watched longer. Milliseconds. */
const LEAST = 5_000;

const PEOPLE: HonestPlan = { game: 'snapshot', seats: 2, people: 2, options: { claimSeconds: 0 }, pause: [80, 160] };
/** Tables beside every attack: people among themselves, quick enough for a 99th percentile, and somebody with a bot. */
const NEIGHBOURS: readonly HonestPlan[] = [
	...Array<HonestPlan>(4).fill(PEOPLE),
	{ game: 'photograph', seats: 2, people: 1, pause: [80, 160] },
];

export interface Row {
	readonly attack: Attack;
	readonly report: Report;
	readonly ends: number;
	readonly trips: Trips['summary'];
	readonly unanswered: number;
	readonly before: number;
	readonly most: number;
	readonly complaints: readonly string[];
	/** What other work on this machine adds to every figure, in milliseconds. */
	readonly noise: number;
	/** Why this is not good enough; empty where it is. */
	readonly breaches: readonly string[];
}

let homes = 0;

/** One attack, with honest people beside it. */
export async function alone(
	attack: Attack,
	besieged: Besieged,
	company: HostileCompany,
	seconds = attack.seconds,
): Promise<Row> {
	const trips = new Trips();
	const neighbours: HonestTable[] = [];
	for (const plan of NEIGHBOURS) {
		const address = `127.2.0.${1 + homes++}`;
		neighbours.push(await HonestTable.gather(besieged.url, plan, { trips }, address, homes));
	}
	for (const neighbour of neighbours) neighbour.play();
	await besieged.forget();
	const before = besieged.resident;
	const idle = new Noise();
	const [report] = await Promise.all([company.run(attack, besieged.place, seconds), sleep(LEAST)]);
	// What was set off last may still be felt.
	await sleep(500);
	for (const neighbour of neighbours) await neighbour.stop();
	for (let i = 0; i < 40 && trips.unanswered > 0; i++) await sleep(50);
	for (const neighbour of neighbours) neighbour.part();
	const noise = await idle.p99();
	await idle.stop();
	const { ends, most, complaints } = besieged;
	const row = {
		attack,
		report,
		ends,
		trips: trips.summary,
		unanswered: trips.unanswered,
		before,
		most,
		complaints,
		noise,
	};
	return { ...row, breaches: breachesOf(row) };
}

function breachesOf({ attack, report, ends, trips, unanswered, before, most }: Omit<Row, 'breaches'>): string[] {
	const through = 'outcome' in report ? report.outcome.got > attack.most : true;
	return [
		...(through ? [`${attack.name}: ${toldOf(report)}`] : []),
		...(ends > 0 ? [`${attack.name}: the server ended`] : []),
		...(unanswered > 0 ? [`${attack.name}: ${unanswered} honest moves without an answer`] : []),
		...(trips.trip.p99 > FELT ? [`${attack.name}: p99 ${trips.trip.p99.toFixed(0)} ms for others`] : []),
		...(most - before > GROWN ? [`${attack.name}: ${(most - before).toFixed(0)} MB more in memory`] : []),
	];
}

export function toldOf(report: Report): string {
	if ('failed' in report) return `failed: ${report.failed}`;
	if ('turnedAway' in report) return `turned away: ${report.turnedAway}`;
	return `${report.outcome.got}${report.outcome.note ? ` (${report.outcome.note})` : ''}`;
}
