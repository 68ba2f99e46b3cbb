/** How people play Wildlife Park on its drawn board: by mouse, by fingers, by keys. */
import type { Locator, Page } from 'playwright-core';
import { questionOn } from './question.ts';
import { type Question, type Table, taken, type Way } from './wildlife-park-table.ts';

export { asked, countOn, openMatch, parkOn, play, tableOn, type Way } from './wildlife-park-table.ts';

const SUPPLY = '.mount.round button.thing:not(.used, [aria-disabled=true])';
const DISPLAY = '.mount.mine button.thing:not(.used, [aria-disabled=true])';
const HEX = '.own-park .hit.fits';

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
	const box = await thing.boundingBox();
	if (box === null) throw new Error('not on the page');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One of them, another one each time; the first four are tried before something is thrown away. */
async function nthOf(things: Locator, turn: number): Promise<Locator> {
	return things.nth(turn % Math.max(1, await things.count()));
}

/** Both items by the given hand. */
async function both({ page }: Table, question: Question, move: (thing: Locator) => Promise<void>, turn: number) {
	const mounts =
		question === 'build' ? ['.chosen-tray .chosen:not(.gone)', '.chosen-tray .chosen:not(.gone)'] : [SUPPLY, DISPLAY];
	for (const mount of mounts) await move(await nthOf(page.locator(mount), question === 'build' ? 0 : turn));
}

/** What comes before building: marks, a swap, a side. Presses alone; every second time nothing is done. */
async function marks(
	table: Table,
	question: Question,
	press: (thing: Locator) => Promise<void>,
	turn: number,
): Promise<void> {
	const { page } = table;
	switch (question) {
		case 'reroll':
			await press(page.locator(DISPLAY).nth(2));
			return await press(page.locator(DISPLAY).nth(5));
		case 'soloReroll':
		case 'soloDiscard':
			return await press(page.locator(SUPPLY).first());
		case 'swap':
			await press(page.locator(DISPLAY).first());
			return await press(page.locator(HEX).first());
		case 'declare':
			return await press(page.locator(turn % 2 ? '.solo-frame.left .thing' : '.solo-frame.right .thing').first());
		case 'protect':
			return turn % 2 ? await press(page.locator('.crew .fitting').first()) : undefined;
		case 'choose':
			return await both(table, question, press, turn);
		case 'workers':
			return await press(page.locator('.die-step').first());
		default:
	}
}

/** Drags by turns; presses twice otherwise. */
export const byMouse: Way = async (table, question, turn) => {
	const { page, ready } = table;
	const { mouse } = page;
	const press = async (thing: Locator) => {
		const { x, y } = await middleOf(thing);
		await mouse.click(x, y);
	};
	const move = async (thing: Locator) => {
		const from = await middleOf(thing);
		await mouse.move(from.x, from.y);
		if (turn % 2) await mouse.click(from.x, from.y);
		else await mouse.down();
		await mouse.move(from.x + 12, from.y + 12, { steps: 3 });
		await page.locator('.wildlife.holding').waitFor();
		const places = page.locator(HEX);
		const place = (await places.count()) > 0 ? await nthOf(places, turn) : page.locator('.crate');
		const to = await middleOf(place);
		await mouse.move(to.x, to.y, { steps: 4 });
		if (turn % 2) await mouse.click(to.x, to.y);
		else await mouse.up();
		await page.locator('.wildlife:not(.holding)').waitFor();
	};
	if (question === 'turn' || question === 'build') await both(table, question, move, turn);
	else await marks(table, question, press, turn);
	await press(ready);
};

/** Milliseconds that a tap is waited for which may have been taken for one with the tap before: then a person taps again. */
const AGAIN = 1500;
const MOST_TAPS = 4;

/** A finger taps source and target, or drags; what is handed in is pressed twice, but for releases. */
export const byTouch: Way = async (table, question, turn) => {
	const { page, ready } = table;
	const press = (thing: Locator) => tap(page, thing);
	const move = async (thing: Locator) => {
		if (turn % 3 === 2) return await dragByFinger(page, thing);
		await press(thing);
		await page.locator('.wildlife.holding').waitFor();
		const places = page.locator(HEX);
		await press((await places.count()) > 0 ? await nthOf(places, turn) : page.locator('.crate'));
		await page.locator('.wildlife:not(.holding)').waitFor();
	};
	if (question === 'turn' || question === 'build') await both(table, question, move, turn);
	else await marks(table, question, press, turn);
	const number = await questionOn(page, table.end);
	// The first of two taps only arms it.
	const armed = ready.filter({ hasText: /\?$/ });
	for (let taps = 0; taps < MOST_TAPS && number !== null; taps++) {
		await press(ready);
		const last = taken(table, question, number, taps + 1 < MOST_TAPS ? AGAIN : undefined).catch(() => false);
		const first = armed.waitFor({ timeout: AGAIN }).then(
			() => false,
			() => last,
		);
		if (await (taps === 0 ? Promise.race([last, first]) : last)) return;
	}
};

/** A machine with much else to do holds a finger down so long that it reads about the thing and presses nothing: then it taps again. */
async function tap(page: Page, thing: Locator): Promise<void> {
	for (let isTold = true; isTold; ) {
		const { x, y } = await middleOf(thing);
		await page.touchscreen.tap(x, y);
		isTold = await page.evaluate(async () => {
			for (let pictures = 0; pictures < 2; pictures++) await new Promise(requestAnimationFrame);
			return document.querySelector('.about-card') !== null;
		});
	}
}

/** Floats a thing over the first hex where it may go, by the browser's own touch events. */
async function dragByFinger(page: Page, thing: Locator): Promise<void> {
	const touch = await page.context().newCDPSession(page);
	const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
		touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
	const from = await middleOf(thing);
	await send('touchStart', [from]);
	await send('touchMove', [{ x: from.x, y: from.y - 6 }]);
	await send('touchMove', [{ x: from.x, y: from.y - 20 }]);
	await page.locator('.wildlife.holding').waitFor();
	const places = page.locator(HEX);
	const isPlace = (await places.count()) > 0;
	const to = await middleOf(isPlace ? places.first() : page.locator('.crate'));
	// What a finger holds is above it.
	for (const y of [to.y + 90, to.y + 57]) await send('touchMove', [{ x: to.x, y }]);
	if (isPlace) await page.locator('.loupe').waitFor();
	await send('touchEnd', []);
	await touch.detach();
	await page.locator('.wildlife:not(.holding)').waitFor();
}

/** The focus goes where the next thing is to be done; Enter takes and puts, Control and Enter hand in. */
export const byKeys: Way = async ({ page }, question, turn) => {
	const { keyboard } = page;
	const move = async () => {
		await keyboard.press('Enter');
		await page.locator('.wildlife.holding').waitFor();
		if (turn % 2) await keyboard.press('ArrowDown');
		await keyboard.press('Enter');
		await page.locator('.wildlife:not(.holding)').waitFor();
	};
	await reach(page, START[question]);
	switch (question) {
		case 'turn':
		case 'build':
			await move();
			if (turn % 3 === 0) await keyboard.press('r');
			await move();
			break;
		case 'choose':
			await keyboard.press('Enter');
			await page.locator('.mount.round .marked').waitFor();
			await keyboard.press('Enter');
			await page.locator('.mount.mine .marked').waitFor();
			break;
		case 'swap':
			await move();
			break;
		case 'workers':
			await keyboard.press('ArrowUp');
			await keyboard.press('+');
			break;
		case 'protect':
			if (turn % 2) await keyboard.press('Enter');
			break;
		default:
			await keyboard.press('Enter');
	}
	await keyboard.press('Control+Enter');
};

/** As the board's own hints would have it: who plays so builds a park worth looking at. */
export const byHint: Way = async ({ page, ready }) => {
	const hint = page.locator('.dock .hint button');
	if ((await hint.count()) > 0) await hint.click();
	await ready.click();
};

/** Where each question begins. */
const START: Readonly<Record<Question, string>> = {
	reroll: '.mount.mine .own .thing',
	swap: '.tile-windows .thing',
	soloReroll: '.solo-frame.left .thing',
	soloDiscard: '.solo-frame.right .thing',
	declare: '.solo-frame.left .thing',
	protect: '.crew .pin',
	turn: '.mount.round .thing',
	choose: '.mount.round .thing',
	build: '.chosen-tray .chosen',
	workers: '.hexes .hit',
};

/** By the Tab key alone, unless the focus is there already. */
async function reach(page: Page, where: string): Promise<void> {
	for (let presses = 0; presses < 40; presses++) {
		if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, where)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`the keyboard does not reach ${where}`);
}
