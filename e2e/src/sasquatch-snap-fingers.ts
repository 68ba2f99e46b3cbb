/** How people play Sasquatch Snap! with their fingers. */
import { questionOn } from './question.ts';
import { asked, DRAGS, middleOf, own, still, type Table, taken, type Way } from './sasquatch-snap.ts';

/** A finger swipes, taps itself, taps tokens in the dock, taps a handle. */
export const byTouch: Way = {
	async whistle(table) {
		await still(table);
		await tapRelease(table);
	},
	async commit(table, turn) {
		await still(table);
		await swipe(table, turn);
		if (turn % 2 === 0) await tapHerself(table);
		await tapRelease(table);
	},
	async set(table) {
		await still(table);
		await table.board.locator('.purse-bar').getByRole('button', { disabled: false }).first().tap();
		await tapRelease(table);
	},
	async lure(table, turn) {
		await still(table);
		const ways = table.forest.getByRole('radiogroup', { name: 'His line' }).getByRole('radio');
		await ways.nth(turn % 4).tap();
		await tapRelease(table);
	},
};

/** A tap that follows another at once may be taken for one with it: then a person taps again, so many milliseconds later. */
const AGAIN = 2000;
const MOST_TAPS = 4;

async function tapRelease(table: Table): Promise<void> {
	const [question, number] = [await asked(table), await questionOn(table.page, table.end)];
	await table.release.tap();
	if (question === 'end' || number === null) return;
	await taken(table, question, number, AGAIN).catch(() => table.release.tap());
}

/** Trap!, or why it cannot be played. */
async function tapHerself(table: Table): Promise<void> {
	const { page, board } = table;
	const { x, y } = await middleOf(own(table));
	const heard = board.getByRole('switch', { name: /Trap!|«Ловушка!»/, checked: true });
	const refused = board.locator('.refusal-note').getByRole('link');
	for (let taps = 0; taps < MOST_TAPS; taps++) {
		await page.touchscreen.tap(x, y);
		const [answer] = await Promise.allSettled([heard.or(refused).first().waitFor({ timeout: AGAIN })]);
		if (answer.status === 'fulfilled') return;
	}
	throw new Error('nobody heard Trap!');
}

/** A stroke anywhere on the board, by the browser's own touch events. */
async function swipe({ page, forest }: Table, turn: number): Promise<void> {
	const box = await forest.boundingBox();
	if (box === null) throw new Error('not on the page');
	const [dx, dy] = DRAGS[turn % DRAGS.length];
	const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.75];
	const touch = await page.context().newCDPSession(page);
	const at = (by: number) => [{ x: x + dx * by, y: y + dy * by }];
	await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
	for (const by of [10, 20, 30, 40])
		await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(by) });
	await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await touch.detach();
	await forest.getByRole('radio', { checked: true }).waitFor();
}
