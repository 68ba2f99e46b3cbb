/** `npm run bench -- web`: how large the page is, how still it stands, how soon it answers, and what Lighthouse thinks of it. */

import { CHROMIUM_ARGS, findChromium } from '@shutterbox/e2e/chromium';
import { TestServer } from '@shutterbox/e2e/server';
import { buildPage } from '@shutterbox/web/build-page';
import { chromium } from 'playwright-core';
import { lighthouse } from './lighthouse.ts';
import { measureMatch } from './match.ts';
import { sizes } from './sizes.ts';

const SLOW_DOWN = 4;
const PAGES = ['/', '/rules', '/lobby'];

await buildPage();
let isFine = true;
for (const { name, bytes, allowed } of sizes()) {
	isFine &&= bytes <= allowed;
	row(name, `${bytes} bytes gzip, of ${allowed} allowed`);
}
const server = new TestServer();
await server.start();
try {
	const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
	const match = await measureMatch(browser, server.address, SLOW_DOWN);
	await browser.close();
	row('layout shift', `${match.layoutShift.toFixed(4)} over a match of ${match.decisions} decisions`);
	row(
		'press to picture',
		`${match.usual} ms at 75 %, ${match.slowest} ms at most, ${match.presses} presses, CPU slowed ${SLOW_DOWN} times`,
	);
	for (const path of PAGES) {
		const scores = lighthouse(`${server.address}${path}`);
		const words =
			scores &&
			Object.entries(scores)
				.map(([name, score]) => `${name} ${score}`)
				.join(', ');
		row(`Lighthouse ${path}`, words ?? 'not measured');
	}
} finally {
	await server.discard();
}
process.exitCode = isFine ? 0 : 1;

function row(name: string, figure: string): void {
	console.log(`${name.padEnd(30)}${figure}`);
}
