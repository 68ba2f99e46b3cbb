import type { BenchOptions } from '../main.ts';
import { boardgameIoCrowd } from './boardgame-io.ts';
import { type Crowd, type CrowdSetup, SEATS } from './crowd.ts';
import { Noise } from './noise.ts';
import { Pacer } from './pacer.ts';
import { shutterboxCrowd } from './shutterbox.ts';
import { sizes } from './sizes.ts';
import { Tally } from './tally.ts';

const SOCKETS = 1000;
const IDLE = 2000;
/** What the first sockets bring with them, code that runs for the first time and room to work in, is the process's own. */
const FIRST = 1000;
const RATE = 500;
const SECONDS = 15;
const WARM_UP = 4;
/** Time for what is on its way when the load stops, in milliseconds. */
const REST = 1500;
const COLUMNS = [
	'server',
	'asked for',
	'moves/s',
	'round trip median',
	'p99',
	'most',
	'idle thread late, p99',
	'update median',
	'p99',
	'KB/s',
	'CPU',
	'CPU per move',
];

/** What one server process carries: idle sockets beside people who play at a steady rate, and then as fast as it goes. */
export async function server({ withPeers, rate = RATE, seconds = SECONDS, ...asked }: BenchOptions): Promise<void> {
	const matches = asked.matches ?? Math.ceil((asked.sockets ?? SOCKETS) / SEATS);
	await sizes();
	const people = SEATS * matches;
	console.log(`\n${FIRST + IDLE} idle sockets, then ${people} people at ${matches} tables of Photograph beside them\n`);
	const makers = [shutterboxCrowd, ...(withPeers ? [boardgameIoCrowd] : [])];
	for (const make of makers) {
		const [pacer, tally] = [new Pacer(), new Tally()];
		const crowd = await make({ pacer, tally });
		if (crowd !== null) await measure(crowd, { pacer, tally }, { matches, rate, seconds }).finally(() => crowd.close());
		pacer.stop();
	}
}

async function measure(
	crowd: Crowd,
	{ pacer, tally }: CrowdSetup,
	{ matches, rate, seconds }: { matches: number; rate: number; seconds: number },
): Promise<void> {
	await showMemory(crowd);
	await crowd.gather(matches);
	const noise = new Noise();
	console.log(`| ${COLUMNS.join(' | ')} |\n|${'---|'.repeat(COLUMNS.length)}`);
	for (const asked of [rate, Number.POSITIVE_INFINITY]) {
		pacer.rate = asked;
		await sleep(WARM_UP * 1000);
		const before = await crowd.server.figures('now');
		tally.clear();
		await noise.p99();
		const begun = performance.now();
		await sleep(seconds * 1000);
		const took = (performance.now() - begun) / 1000;
		const { trips, trip, update, bytes } = tally.summary;
		const late = await noise.p99();
		const after = await crowd.server.figures('now');
		const figures = [
			crowd.name,
			asked === Number.POSITIVE_INFINITY ? 'all it can' : `${asked}/s`,
			(trips / took).toFixed(0),
			...[trip.median, trip.p99, trip.most, late].map((ms) => `${ms.toFixed(1)} ms`),
			`${update.median} B`,
			`${update.p99} B`,
			(bytes / took / 1000).toFixed(0),
			`${((100 * (after.cpu - before.cpu)) / took).toFixed(0)} %`,
			`${((1000 * (after.cpu - before.cpu)) / trips).toFixed(2)} ms`,
		];
		console.log(`| ${figures.join(' | ')} |`);
		pacer.rate = 0;
		await sleep(REST);
	}
	await noise.stop();
	console.log(`\n${crowd.name}: ${tally.moves} moves, checksum \`${await crowd.check()}\`\n`);
}

async function showMemory(crowd: Crowd): Promise<void> {
	await crowd.connectIdle(FIRST);
	await sleep(REST);
	const before = await crowd.server.figures('after collecting garbage');
	await crowd.connectIdle(IDLE);
	await sleep(REST);
	const after = await crowd.server.figures('after collecting garbage');
	const each = (part: 'resident' | 'heap' | 'external') => ((after[part] - before[part]) / IDLE / 1024).toFixed(1);
	console.log(
		`${crowd.name}: an idle socket takes ${each('resident')} KiB of resident memory, ${each('heap')} KiB of heap and ${each('external')} KiB of buffers; the process ${(after.resident / 2 ** 20).toFixed(0)} MiB with ${FIRST + IDLE} of them\n`,
	);
}

function sleep(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
