/** `npm run bench -- thinking [game …]`: how long hard thinks in a worker of a browser, at the machine's speed and slowed. */
import { parseArgs } from 'node:util';
import { games } from '@shutterbox/catalogue';
import { launchChromium } from '@shutterbox/e2e/chromium';
import { isRealTime } from '@shutterbox/kernel';
import type { Page } from 'playwright-core';
import { serveSources } from './sources.ts';
import type { Thinking, thought } from './thought.ts';

const ADDRESS = 'http://sources.test';
const [WORKER, THOUGHT] = ['/bench/src/web/thinking-worker.ts', '/bench/src/web/thought.ts'];
/** The bars: milliseconds for the longest decision, by how many times the processor is slowed. */
const BARS = new Map([
	[1, 1000],
	[4, 3000],
]);

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { seconds: { type: 'string', default: '3' } },
});
const browser = await launchChromium();
try {
	const context = await browser.newContext();
	await serveSources(context, ADDRESS);
	console.log('| game | seats | processor slowed | decisions | mean | 95 of 100 below | longest |');
	console.log('|---|---|---|---|---|---|---|');
	for (const game of games.filter(
		(one) => !isRealTime(one) && (positionals.length === 0 || positionals.includes(one.meta.id)),
	)) {
		for (const seats of new Set([game.meta.seats[0], game.meta.seats.at(-1) ?? 0])) {
			for (const [slowDown, bar] of BARS) {
				const page = await context.newPage();
				await page.goto(`${ADDRESS}/`);
				const times = await thoughtIn(page, slowDown, {
					game: game.meta.id,
					seats,
					milliseconds: 1000 * Number(values.seconds),
				});
				await page.close();
				times.sort((a, b) => a - b);
				const longest = times.at(-1) ?? Number.POSITIVE_INFINITY;
				if (longest > bar) process.exitCode = 1;
				const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
				const most = times[Math.floor(0.95 * times.length)];
				const row = [game.meta.title, seats, `${slowDown} times`, times.length, ...[mean, most, longest].map(told)];
				console.log(`| ${row.join(' | ')} |`);
			}
		}
	}
} finally {
	await browser.close();
}

/** What each decision took: in a worker of the page, or where it is slowed in the page itself, as Chromium slows no workers. */
async function thoughtIn(page: Page, slowDown: number, thinking: Thinking): Promise<number[]> {
	if (slowDown === 1) return page.evaluate(inWorker, { path: WORKER, thinking });
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
	return page.evaluate(inPage, { path: THOUGHT, thinking });
}

function inWorker({ path, thinking }: { path: string; thinking: Thinking }): Promise<number[]> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(path, { type: 'module' });
		worker.addEventListener('message', ({ data }) => resolve(data));
		worker.addEventListener('error', ({ message }) => reject(new Error(message)));
		worker.postMessage(thinking);
	});
}

async function inPage({ path, thinking }: { path: string; thinking: Thinking }): Promise<number[]> {
	const module: { thought: typeof thought } = await import(path);
	return module.thought(thinking);
}

function told(milliseconds: number): string {
	return `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`;
}
