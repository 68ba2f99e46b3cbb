/**
 * Takes the pictures of the README from real play: `npm run screenshots`, or those whose names begin with a word given after it.
 * The luck of the matches is fixed, so they hardly change.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildPage } from '@shutterbox/web/build-page';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { asked, byMouse, byTouch, decide, middlesOf, play, tableOn, type Way } from './photograph.ts';
import * as studio from './photoshoot.ts';
import * as forest from './sasquatch-snap.ts';
import { TestServer } from './server.ts';
import * as wild from './snapshot.ts';
import * as park from './wildlife-park.ts';

const FOLDER = join(import.meta.dirname, '../../docs/images');
const LARGEST = 500 * 1024;
const LAPTOP = { width: 1280, height: 720 };
/** Put before the script of the page's own worker: the same bytes at every run. */
const FIXED_LUCK = `crypto.getRandomValues = (bytes) => bytes.map((_, i) => (i * 37 + 11) % 256);`;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Trades for Supers where it can, and sets the best it has: there is more to see. */
const richly: forest.Way = {
	...forest.byKeys,
	async whistle({ page, release }) {
		for (const key of ['1', '1', '1', '1', 'Shift+Digit4']) await page.keyboard.press(key);
		if ((await release.getAttribute('aria-disabled')) === 'true') await page.keyboard.press('Escape');
		await page.keyboard.press('Enter');
	},
};

/** By the beginning of their names. */
const PICTURES: readonly (readonly [string, () => Promise<unknown>])[] = [
	['home', () => home('home', 'light')],
	['home-dark', () => home('home-dark', 'dark')],
	['table-dark', () => table('table-dark', { colorScheme: 'dark' }, byMouse)],
	['table-phone', () => table('table-phone', PHONE, byTouch)],
	['table', wholeMatch],
	['forest', () => forestTable('forest', {}, 'commit', 14)],
	['forest-dark', () => forestTable('forest-dark', { colorScheme: 'dark' }, 'lure', 12)],
	['forest-phone', () => forestTable('forest-phone', PHONE, 'commit', 6)],
	['forest-catch', () => forestCatch('forest-catch')],
	['forest-trade', () => forestTable('forest-trade', {}, 'whistle', 4)],
	['park', () => parkTable('park', {}, { seats: 6, decisions: 14 })],
	['park-dark', () => parkTable('park-dark', { colorScheme: 'dark' }, { seats: 5, decisions: 12 })],
	['park-phone', () => parkTable('park-phone', PHONE, { seats: 6, decisions: 12 })],
	['studio', () => studioTable('studio', {}, 'Amber')],
	['studio-dark', () => studioTable('studio-dark', { colorScheme: 'dark' }, 'Violet')],
	['studio-phone', () => studioTable('studio-phone', PHONE, 'Amber')],
	['wild', () => wildTable('wild', {}, 'research', 12)],
	['wild-dark', () => wildTable('wild-dark', { colorScheme: 'dark' }, 'explore', 12)],
	['wild-offer', () => wildTable('wild-offer', {}, 'claims', 0)],
	['wild-phone', () => wildTable('wild-phone', PHONE, 'research', 12)],
];
const words = process.argv.slice(2);
const isAsked = (name: string) => words.length === 0 || words.some((word) => name.startsWith(word));

await buildPage();
mkdirSync(FOLDER, { recursive: true });
const server = new TestServer();
await server.start();
const browser = await launchChromium();
try {
	for (const [name, shoot] of PICTURES) if (isAsked(name)) await shoot();
} finally {
	await browser.close();
	await server.discard();
}

async function home(name: string, colorScheme: 'light' | 'dark'): Promise<void> {
	const page = await opened(browser, { colorScheme });
	await page.goto('/', { waitUntil: 'networkidle' });
	await take(page, name);
}

/** A match of Photograph, its result and its replay. */
async function wholeMatch(): Promise<void> {
	const page = await table('table', {}, byMouse);
	await play(page, byMouse);
	await page.getByRole('img', { name: 'How the scores went' }).waitFor();
	await take(page, 'result');
	await page.getByRole('link', { name: 'Watch the replay' }).click();
	await page.getByRole('slider', { name: 'Moment of the match' }).fill('30');
	await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ index: 2 });
	await page.getByRole('region', { name: 'Your hand' }).waitFor();
	await take(page, 'replay');
}

/** A match of Photograph some rounds on, with a card in the air. */
async function table(name: string, options: BrowserContextOptions, way: Way): Promise<Page> {
	const page = await opened(browser, options);
	await page.goto('/play/photograph');
	await play(page, way, 4);
	const shown = tableOn(page);
	if ((await asked(shown)) === 'pick') await decide(shown, 'pick', way, 4);
	await shown.winds.first().waitFor();
	const [from, , to] = await middlesOf(shown.winds);
	if (options.hasTouch) {
		await page.touchscreen.tap(from.x, from.y);
		await page.touchscreen.tap(to.x, to.y);
	} else {
		await page.mouse.click(from.x, from.y);
		await page.mouse.move(to.x, to.y);
	}
	await take(page, name);
	await page.keyboard.press('Escape');
	return page;
}

/** A match of Sasquatch Snap! some decisions on, with a draft for one of its questions on the board. */
async function forestTable(
	name: string,
	options: BrowserContextOptions,
	question: forest.Question,
	decisions: number,
): Promise<void> {
	const page = await opened(browser, options);
	await page.goto('/play/sasquatch-snap');
	const table = forest.tableOn(page);
	await forest.play(page, richly, decisions);
	// Where Trap! can be played at all.
	const barred = page.locator('.trap-card[aria-disabled="true"]');
	for (let asked = await forest.asked(table); asked !== question || (await barred.isVisible()); ) {
		if (asked === 'end') throw new Error(`${name}: the match was over before ${question} was asked`);
		await forest.play(page, richly, 1);
		asked = await forest.asked(table);
	}
	await page.keyboard.press('Escape');
	for (const key of { whistle: ['1', '0', 'Shift+Digit2'], commit: ['n', 't'], set: ['3', '1'], lure: ['e'] }[question])
		await page.keyboard.press(key);
	await take(page, name);
}

/** The first catch of a match. */
async function forestCatch(name: string): Promise<void> {
	const page = await opened(browser, {});
	await page.goto('/play/sasquatch-snap');
	const { board } = forest.tableOn(page);
	// With him in it.
	const photo = page.locator('.front-photo .him');
	while (!(await photo.isVisible())) {
		// Everything that follows a decision is watched to its end.
		if ((await board.getAttribute('data-playing')) === null) await forest.play(page, forest.byKeys, 1);
	}
	await take(page, name);
}

/** A match of Wildlife Park some decisions on, with a tile in hand over one of its hexes. */
async function parkTable(
	name: string,
	options: BrowserContextOptions,
	{ seats, decisions }: { readonly seats: number; readonly decisions: number },
): Promise<void> {
	const page = await opened(browser, options);
	await park.openMatch(page, { seats, missions: true, side: true });
	await park.play(page, park.byHint, decisions);
	await park.asked(park.tableOn(page));
	await page.waitForFunction(() => document.querySelector('.wildlife[data-playing]') === null);
	// The first one that would gain something.
	const tiles = await page.locator('.mount button.tile-thing').all();
	for (const tile of tiles) {
		await tile.press('Enter');
		await page.locator('.own-park .hit.fits').first().waitFor();
		if ((await page.locator('.own-park .map-chip.plus').count()) > 1) break;
		await page.keyboard.press('Escape');
	}
	await take(page, name);
}

/** A match of Snapshot some decisions on, when something is asked with much on the table; dice are laid where that is a plan. */
async function wildTable(
	name: string,
	options: BrowserContextOptions,
	question: wild.Question,
	decisions: number,
): Promise<void> {
	const page = await opened(browser, options);
	await page.addInitScript(() => localStorage.setItem('shutterbox.settings', '{"quickBots":true}'));
	await page.goto('/play/snapshot?setup');
	await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '4', exact: true }).check();
	await page.getByRole('button', { name: /^Start the match/ }).click();
	await page.getByRole('button', { name: 'Begin', exact: true }).click();
	const table = wild.tableOn(page);
	const { board } = table;
	// Nobody offers a card to a full bag.
	const press = (key: string) => () => page.keyboard.press(key);
	const way = question === 'claims' ? { ...wild.byKeys, fate: press('l'), claims: press('n') } : wild.fully;
	await wild.play(page, way, decisions);
	const isRich = async () => {
		if (question === 'claims') return (await board.locator('.animal').count()) > 1;
		if (question === 'explore') return (await board.locator('.animal.planned').count()) > 1;
		return await wild.isFull(table);
	};
	for (let asked = await wild.asked(table); asked !== question || !(await isRich()); asked = await wild.asked(table)) {
		if (asked === 'end') throw new Error(`${name}: the match was over before ${question} was asked`);
		if (asked === 'research' && question === 'explore' && (await wild.isFull(table))) {
			await wild.layDice(table);
			await page.keyboard.press('Control+Enter');
			await board.and(page.locator('.for-explore')).waitFor();
		} else await wild.play(page, way, 1);
	}
	if (question === 'research') await wild.layDice(table);
	await page.mouse.move(2, 2);
	await take(page, name);
}

/** A round of Photoshoot with many effects: Amber's photographer holds a tile, its control has just called a mistake. */
async function studioTable(name: string, options: BrowserContextOptions, first: 'Amber' | 'Violet'): Promise<void> {
	const page = await opened(browser, options);
	await page.goto('/play/photoshoot?setup');
	await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '6', exact: true }).check();
	await page.getByText('Variants and house rules').click();
	await page.getByRole('radio', { name: 'Level 4' }).check();
	await page.getByRole('radio', { name: first, exact: true }).check();
	await page.getByRole('button', { name: /^Start the match/ }).click();
	const table = studio.tableOn(page);
	const thing = studio
		.pad(table)
		.locator(first === 'Amber' ? '.release-disc' : '.paddle')
		.and(page.locator(':not([aria-disabled=true])'));
	const action = studio.pad(table).locator('.action');
	for (;;) {
		await thing.or(action).first().waitFor();
		if (await thing.isVisible()) break;
		await studio.play(page, studio.byKeys, 1);
	}
	// Some sand has run.
	await page.waitForTimeout(12_000);
	await thing.waitFor();
	await page.keyboard.press(first === 'Violet' ? 'Enter' : '7');
	await page
		.locator(first === 'Violet' ? '.pad .reason' : '.tile.lifted')
		.first()
		.waitFor();
	// What was called is seen again first.
	await page.locator('.set > .stills').waitFor({ state: 'hidden' });
	await take(page, name);
}

async function opened(from: Browser, options: BrowserContextOptions): Promise<Page> {
	const context = await from.newContext({
		baseURL: server.address,
		viewport: LAPTOP,
		locale: 'en',
		colorScheme: 'light',
		reducedMotion: 'reduce',
		...options,
	});
	// The service worker would answer for the script below.
	await context.addInitScript(() => {
		Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
	});
	await context.route('**/assets/local-worker-*.js', async (route) => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, body: `${FIXED_LUCK}\n${await answer.text()}` });
	});
	return await context.newPage();
}

async function take(page: Page, name: string): Promise<void> {
	await page.evaluate(() => document.fonts.ready);
	await page.waitForLoadState('networkidle');
	// Every picture is developed.
	await page.waitForFunction(() => document.querySelector('span.drawn') === null);
	// The night, the park, the studio and the wild are too rich for a PNG.
	const isRich = ['forest', 'park', 'studio', 'wild'].some((rich) => name.startsWith(rich));
	const path = join(FOLDER, `${name}.${isRich ? 'jpg' : 'png'}`);
	const kind = isRich ? ({ type: 'jpeg', quality: 86 } as const) : {};
	// Sand that ran to its end would not be what the counter says.
	const animations = name.startsWith('studio') ? 'allow' : 'disabled';
	const { length: size } = await page.screenshot({ path, ...kind, animations, caret: 'hide' });
	console.log(`${name.padEnd(14)}${String(Math.round(size / 1024)).padStart(5)} KB`);
	if (size > LARGEST) throw new Error(`${path} is larger than ${LARGEST} bytes`);
}
