import type { BenchOptions } from '../main.ts';
import { alone, type Row, toldOf } from './alone.ts';
import { ATTACKS } from './attacks/index.ts';
import { Besieged } from './besieged.ts';
import { HostileCompany } from './company.ts';
import { type EveningReport, evening } from './evening.ts';

const EVENING = 'evening';
const SECONDS = 60;
const TABLES = 50;
const CALM = 30;
const COLUMNS = [
	'attack',
	'what got through',
	'at most',
	'server ended',
	'others: median',
	'p99',
	'most',
	'their bots, most',
	'memory before, most',
	'errors logged',
	'idle thread late, p99',
];

/**
 * What hostile people do to a server, each alone and then all at once, beside honest tables; loopback alone, bounded in
 * rate, number and time. Exits with 1 when a bar is missed.
 */
export async function hostile({ seconds = SECONDS, matches = TABLES, server, only }: BenchOptions): Promise<void> {
	const chosen = ATTACKS.filter(({ name }) => only === undefined || only.includes(name));
	const breaches: string[] = [];
	const withServer = async (act: (besieged: Besieged, company: HostileCompany) => Promise<void>) => {
		const besieged = await Besieged.start(server);
		const company = new HostileCompany();
		await act(besieged, company).finally(async () => {
			await company.close();
			await besieged.close();
		});
	};
	if (chosen.length > 0) console.log(`| ${COLUMNS.join(' | ')} |\n|${'---|'.repeat(COLUMNS.length)}`);
	for (const attack of chosen) {
		await withServer(async (besieged, company) => {
			const row = await alone(attack, besieged, company);
			console.log(`| ${cellsOf(row).join(' | ')} |`);
			breaches.push(...row.breaches);
		});
	}
	if (only === undefined || only.includes(EVENING)) {
		await withServer(async (besieged, company) => {
			const onMinute = (text: string) => console.error(text);
			const plan = { seconds, tables: matches, calmSeconds: CALM, isOwnVersion: server === undefined, onMinute };
			const report = await evening(besieged, company, plan);
			show(report, seconds, matches);
			breaches.push(...report.breaches);
		});
	}
	for (const breach of breaches) console.error(`missed: ${breach}`);
	if (breaches.length > 0) process.exitCode = 1;
}

function cellsOf({ attack, report, ends, trips, before, most, complaints, noise }: Row): string[] {
	const { trip, bot } = trips;
	return [
		attack.name,
		`${toldOf(report)} ${attack.unit}`,
		String(attack.most),
		String(ends),
		...[trip.median, trip.p99, trip.most, bot.most].map((ms) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`),
		`${before.toFixed(0)}, ${most.toFixed(0)} MB`,
		String(complaints.length),
		`${noise.toFixed(0)} ms`,
	];
}

function show(report: EveningReport, seconds: number, tables: number): void {
	const { trips, memory, tried, calm } = report;
	console.log(
		`\n${CALM} s of the honest tables alone: ${calm.count} moves, p99 ${calm.trip.p99.toFixed(1)} ms, most ${calm.trip.most.toFixed(1)} ms`,
	);
	console.log(`\n${seconds} s of everything at once beside ${tables} honest tables\n`);
	console.log(
		'| honest moves | unanswered | median | p99 | most | bots, p99 | memory before, most, after | of it in use before, after | server ended | kept |',
	);
	console.log(`|${'---|'.repeat(10)}`);
	const cells = [
		report.moves,
		report.unanswered,
		...[trips.trip.median, trips.trip.p99, trips.trip.most, trips.bot.p99].map((ms) => `${ms.toFixed(1)} ms`),
		...[memory, report.used].map((each) => `${each.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB`),
		report.ends,
		report.kept ?? 'not looked',
	];
	console.log(`| ${cells.join(' | ')} |\n`);
	console.log(
		`refused: ${trips.refused || 'nothing'}; a thread that only waits woke ${report.noise.toFixed(1)} ms late (p99)${report.ends > 0 ? '' : `; the server used ${report.load.toFixed(2)} processors`}`,
	);
	console.log(
		`errors logged: ${report.complaints.length}${report.complaints[0] ? `, e.g. ${report.complaints[0].slice(0, 300)}` : ''}\n`,
	);
	console.log('| attack | runs | turned away | came to nothing | worst |\n|---|---|---|---|---|');
	for (const { name, unit } of ATTACKS) {
		const { runs = 0, turnedAway = 0, failed = [], worst = 0 } = tried.get(name) ?? {};
		console.log(`| ${name} | ${runs} | ${turnedAway} | ${failed.length} | ${worst} ${unit} |`);
		if (failed[0]) console.error(`${name}, ${failed.length} times, e.g. ${failed[0]}`);
	}
}
