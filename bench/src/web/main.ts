/**
 * `npm run bench -- web`: how large the page is, how still it stands, how soon it answers, and what Lighthouse thinks of it;
 * with games, only how their boards do.
 */
import { parseArgs } from 'node:util';
import { launchChromium } from '@shutterbox/e2e/chromium';
import { TestServer } from '@shutterbox/e2e/server';
import { buildPage } from '@shutterbox/web/build-page';
import { measureBoards } from './boards.ts';
import { measureFrames } from './frames.ts';
import { lighthouse } from './lighthouse.ts';
import { sizes } from './sizes.ts';
import type { Seen } from './watch.ts';

const SLOW_DOWN = 4;
/** On each board. What else the machine does makes single matches slow: the middle one counts, as with Lighthouse. */
const MATCHES = '3';
const PAGES = ['/', '/rules', '/lobby'];
/** The bars: a thousandth of the window in a whole match, milliseconds for three presses of four, points of a hundred. */
const [STILL, PROMPT, GOOD] = [0.001, 100, 95];

const { values, positionals: games } = parseArgs({
	allowPositionals: true,
	options: { rounds: { type: 'string', default: MATCHES } },
});
await buildPage();
let isFine = true;
for (const { name, bytes, allowed } of sizes()) {
	isFine &&= bytes <= allowed;
	row(name, `${bytes} bytes gzip, of ${allowed} allowed`);
}
const server = new TestServer();
await server.start();
try {
	const browser = await launchChromium();
	for await (const { board, matches } of measureBoards(browser, server.address, {
		slowDown: SLOW_DOWN,
		count: Number(values.rounds),
		games,
	})) {
		const shifts = matches.map(({ layoutShift }) => layoutShift);
		const most = matches.map(({ presses }) => threeOfFour(presses));
		isFine &&= shifts.every((shift) => shift < STILL) && middle(most) < PROMPT;
		row(`${board}: layout shift`, `${shifts.map((shift) => shift.toFixed(4)).join(', ')} over a match`);
		for (const { worst } of matches.filter(({ layoutShift }) => layoutShift >= STILL))
			for (const { value, moved } of worst) row('', `${value.toFixed(4)} ${moved.join('; ')}`);
		row(
			`${board}: press to picture`,
			`${middle(most)} ms at 75 %, of ${most.join(', ')}; ${longestWords(matches)}, CPU slowed ${SLOW_DOWN} times`,
		);
	}
	for await (const { game, drawn, late } of measureFrames(browser, server.address, games))
		row(`${game}: pictures of acts`, `${late} of ${drawn} later than 25 ms, CPU not slowed`);
	await browser.close();
	for (const path of games.length === 0 ? PAGES : []) {
		const scores = lighthouse(`${server.address}${path}`);
		const words =
			scores &&
			Object.entries(scores)
				.map(([name, score]) => `${name} ${score}`)
				.join(', ');
		isFine &&= scores !== null && Object.values(scores).every((score) => score >= GOOD);
		row(`Lighthouse ${path}`, words ?? 'not measured');
	}
} finally {
	await server.discard();
}
process.exitCode = isFine ? 0 : 1;

function longestWords(visits: readonly Seen[]): string {
	const all = visits.flatMap(({ presses }) => presses);
	return `${Math.max(...all)} ms at most, ${all.length} presses`;
}

/** What three of four presses took at most. */
function threeOfFour(presses: readonly number[]): number {
	return presses[Math.floor(presses.length * 0.75)] ?? Number.POSITIVE_INFINITY;
}

function middle(figures: readonly number[]): number {
	return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.POSITIVE_INFINITY;
}

function row(name: string, figure: string): void {
	console.log(`${name.padEnd(44)}${figure}`);
}
