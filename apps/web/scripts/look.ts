/**
 * Opens every page of the built site in a real browser, in both themes, on a laptop and a phone, in both languages:
 * takes a picture, runs axe, and fails on violations, console errors, requests that leave the site and sideways scroll.
 * Usage: npm run -s look:web -- <folder for the pictures>
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { faultsOf } from './axe.ts';
import { visit } from './browser.ts';

const PAGES = {
	home: '/',
	gallery: '/gallery',
	settings: '/settings',
	about: '/about',
	lobby: '/lobby',
	rules: '/rules',
	'rules-photograph': '/rules/photograph',
	'rules-snapshot': '/rules/snapshot',
	'rules-wildlife-park': '/rules/wildlife-park',
	'rules-sasquatch-snap': '/rules/sasquatch-snap',
	'rules-photoshoot': '/rules/photoshoot',
	matches: '/matches',
	profile: '/me',
	link: '/link',
	leaders: '/leaders',
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
	await page.screenshot({ path: join(folder, `${name}.png`) });
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await page.waitForLoadState('networkidle');
	await page.screenshot({ path: join(folder, `${name}-full.png`), fullPage: true });
	for (const fault of await faultsOf(page)) report(fault);
	await context.close();
}
