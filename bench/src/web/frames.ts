import * as photoshoot from '@shutterbox/e2e/photoshoot';
import * as sasquatchSnap from '@shutterbox/e2e/sasquatch-snap';
import * as snapshot from '@shutterbox/e2e/snapshot';
import * as wildlifePark from '@shutterbox/e2e/wildlife-park';
import type { Browser, Page } from 'playwright-core';
import { makeRoom } from './watch.ts';

/** Milliseconds: 60 pictures a second, and a picture that comes later than the next one was due. */
const LATE = 25;
const DECISIONS = 24;

/** One decision by keys; whether the match goes on. */
type Decide = (page: Page) => Promise<boolean>;

/** Boards that play what happens. */
const STAGED: Readonly<Record<string, Decide>> = {
	snapshot: decideBy(snapshot),
	'wildlife-park': decideBy(wildlifePark),
	'sasquatch-snap': decideBy(sasquatchSnap),
	photoshoot: decideBy(photoshoot),
};

function decideBy<Table, Way>(game: {
	tableOn(page: Page): Table;
	asked(table: Table): Promise<string>;
	play(page: Page, way: Way, most: number): Promise<unknown>;
	readonly byKeys: Way;
}): Decide {
	return async (page) => {
		if ((await game.asked(game.tableOn(page))) === 'end') return false;
		await page.waitForFunction(() => document.querySelector('[data-playing]') === null);
		await game.play(page, game.byKeys, 1);
		return true;
	};
}

export interface Frames {
	readonly game: string;
	/** Pictures drawn while something was played. */
	readonly drawn: number;
	readonly late: number;
}

/** How smoothly boards play what happens, at the machine's own speed: everything is watched to its end. */
export async function* measureFrames(
	browser: Browser,
	address: string,
	games: readonly string[],
): AsyncGenerator<Frames> {
	for (const [game, decide] of Object.entries(STAGED)) {
		if (games.length > 0 && !games.includes(game)) continue;
		const context = await browser.newContext({
			baseURL: address,
			locale: 'en',
			viewport: { width: 1366, height: 768 },
		});
		const page = await context.newPage();
		await makeRoom(page);
		await page.addInitScript(takeNote);
		await page.goto(`/play/${game}`);
		await page.locator('[data-question]').waitFor();
		await page.keyboard.press('Escape');
		let made = 0;
		while (made < DECISIONS && (await decide(page))) made++;
		const pictures = await page.evaluate(() => (globalThis as unknown as { pictures: number[] }).pictures);
		await context.close();
		yield { game, drawn: pictures.length, late: pictures.filter((length) => length > LATE).length };
	}
}

/** Runs in the page: how long each picture took while something was played. */
function takeNote(): void {
	const pictures: number[] = [];
	Object.assign(globalThis, { pictures });
	let last: number | null = null;
	const tick = (now: number) => {
		const isPlaying = document.querySelector('[data-playing]') !== null;
		if (isPlaying && last !== null) pictures.push(now - last);
		last = isPlaying ? now : null;
		requestAnimationFrame(tick);
	};
	requestAnimationFrame(tick);
}
