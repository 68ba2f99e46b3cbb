import type { Browser, Page } from 'playwright-core';
import { byFinger, playCalmly } from './calm.ts';
import {
	type Choices,
	PHOTOSHOOT,
	playPressesCalmly,
	SASQUATCH_SNAP,
	SNAPSHOT,
	WILDLIFE_PARK,
} from './calm-presses.ts';
import { pressAt, tapAt } from './press.ts';
import { type Seen, seenOn, watchedPage } from './watch.ts';

const LAPTOP = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const byPresses =
	(choices: Choices, press = pressAt) =>
	(page: Page) =>
		playPressesCalmly(page, choices, press);

const BOARDS = [
	['photograph', 'photograph', LAPTOP, (page: Page) => playCalmly(page)],
	['photograph, phone', 'photograph', PHONE, (page: Page) => playCalmly(page, byFinger)],
	['snapshot', 'snapshot', LAPTOP, byPresses(SNAPSHOT)],
	['snapshot, phone', 'snapshot', PHONE, byPresses(SNAPSHOT, tapAt)],
	['wildlife park', 'wildlife-park', LAPTOP, byPresses(WILDLIFE_PARK)],
	['wildlife park, phone', 'wildlife-park', PHONE, byPresses(WILDLIFE_PARK, tapAt)],
	['sasquatch snap', 'sasquatch-snap', LAPTOP, byPresses(SASQUATCH_SNAP)],
	['sasquatch snap, phone', 'sasquatch-snap', PHONE, byPresses(SASQUATCH_SNAP, tapAt)],
	['photoshoot', 'photoshoot', LAPTOP, byPresses(PHOTOSHOOT)],
	['photoshoot, phone', 'photoshoot', PHONE, byPresses(PHOTOSHOOT, tapAt)],
] as const;

export interface BoardFigures {
	readonly board: string;
	readonly matches: readonly Seen[];
}

interface Measured {
	/** So many times slower than it is. */
	readonly slowDown: number;
	/** Matches on each board. */
	readonly count: number;
	/** Whose boards; all if none is named. */
	readonly games: readonly string[];
}

/** Matches on each board, with bots at their usual pace, on a slower processor. */
export async function* measureBoards(
	browser: Browser,
	address: string,
	{ slowDown, count, games }: Measured,
): AsyncGenerator<BoardFigures> {
	for (const [board, game, device, playOn] of BOARDS) {
		if (games.length > 0 && !games.includes(game)) continue;
		const matches: Seen[] = [];
		while (matches.length < count) {
			const page = await watchedPage(browser, { baseURL: address, ...device });
			const debug = await page.context().newCDPSession(page);
			await page.goto(`/play/${game}`);
			await debug.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
			await playOn(page);
			matches.push(await seenOn(page));
			await page.context().close();
		}
		yield { board, matches };
	}
}
