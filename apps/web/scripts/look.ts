/**
 * Opens every page of the built site in a real browser, in both themes, on a laptop and a phone, in both languages:
 * takes a picture, runs axe, and fails on violations, console errors, requests that leave the site and sideways scroll.
 * Usage: npm run -s look:web -- <folder for the pictures>
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { visit } from './browser.ts';

const PAGES = {
	home: '/',
	gallery: '/gallery',
	settings: '/settings',
	about: '/about',
	lobby: '/lobby',
	rules: '/rules',
	missing: '/nowhere',
};
const SCREENS = {
	laptop: { width: 1366, height: 768 },
	phone: { width: 390, height: 844 },
	narrow: { width: 320, height: 640 },
};
const LOOKS = [
	{ theme: 'light', language: 'en' },
	{ theme: 'dark', language: 'ru' },
] as const;

const folder = process.argv[2] ?? join(import.meta.dirname, '../dist/.look');
mkdirSync(folder, { recursive: true });
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { browser, address, close } = await visit();

const problems: string[] = [];
for (const [screen, viewport] of Object.entries(SCREENS)) {
	for (const { theme, language } of LOOKS) {
		for (const [name, path] of Object.entries(PAGES)) {
			await look(browser, { name: `${name}-${screen}-${theme}-${language}`, path, viewport, theme, language });
		}
	}
}
await close();
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'pages: fine' : `pages: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

interface View {
	readonly name: string;
	readonly path: string;
	readonly viewport: { readonly width: number; readonly height: number };
	readonly theme: 'light' | 'dark';
	readonly language: 'en' | 'ru';
}

async function look(from: Browser, { name, path, viewport, theme, language }: View): Promise<void> {
	const context = await from.newContext({
		viewport,
		colorScheme: theme,
		locale: language,
		reducedMotion: 'reduce',
		deviceScaleFactor: viewport.width < 800 ? 2 : 1,
	});
	const page = await context.newPage();
	const report = (what: string) => problems.push(`${name}: ${what}`);
	page.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warning') report(`console: ${message.text()}`);
	});
	page.on('pageerror', (error) => report(`threw: ${error.message}`));
	page.on('request', (request) => {
		if (!request.url().startsWith(address) && !request.url().startsWith('data:')) report(`asked for ${request.url()}`);
	});
	await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' });
	await page.locator('main h1').waitFor();
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	if (overflow > 0) report(`scrolls sideways by ${overflow} px`);
	await page.screenshot({ path: join(folder, `${name}.png`) });
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await page.waitForLoadState('networkidle');
	await page.screenshot({ path: join(folder, `${name}-full.png`), fullPage: true });
	await page.evaluate(axe);
	const violations = await page.evaluate(async () => {
		const { axe } = globalThis as unknown as {
			axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
		};
		return (await axe.run()).violations.flatMap(({ id, nodes }) =>
			nodes.map(
				({ html, failureSummary }) => `axe ${id}: ${html.slice(0, 160)} ${failureSummary.replaceAll('\n', ' ')}`,
			),
		);
	});
	for (const violation of violations) report(violation);
	await context.close();
}
