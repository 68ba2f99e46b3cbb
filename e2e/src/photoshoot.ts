/** How people play Photoshoot on its drawn board: by mouse, by fingers, by keys. */
import type { Locator, Page } from 'playwright-core';
import { playersOf, type Table, type Way as WayOf } from './drawn-board.ts';

const QUESTIONS = ['ready', 'repair', 'act', 'reply', 'judge', 'called', 'paused'] as const;
export type Question = (typeof QUESTIONS)[number];
export type Way = WayOf<Question>;

export const { tableOn, asked, play, playTogether } = playersOf<Question>('.studio', QUESTIONS, 900);

/** Side neighbours, and the digits of a number pad that choose them. */
const PAIRS: readonly (readonly [number, number])[] = [
	[0, 1],
	[4, 5],
	[6, 7],
	[1, 2],
	[3, 4],
	[7, 8],
];
const PAD = '789456123';
/** Milliseconds in which an answer that nobody overtakes is taken. */
const TAKEN = 3_000;
/** How often it is given before that is a fault. */
const TRIES = 12;

export const tileAt = ({ board }: Table, cell: number): Locator =>
	board.locator(`[data-character][data-cell="${cell}"]`);
export const pad = ({ board }: Table): Locator => board.locator('.pad');

/**
 * Does something until the table has taken it, or asks something else: in real time somebody else may act first, and
 * what was to be pressed may be gone. Who is never heard fails.
 */
async function untilTaken({ page }: Table, deed: () => Promise<void>): Promise<void> {
	const before = await page.evaluate(questionNow);
	let problem: unknown = new Error(`nobody takes an answer to "${before}"`);
	for (let tries = 0; tries < TRIES; tries++) {
		if (tries > 0 && (await page.evaluate(questionNow)) !== before) return;
		await deed().catch((cause: unknown) => {
			problem = cause;
		});
		const answer = page.waitForFunction(answerTo, before, { timeout: TAKEN });
		if (
			(await answer.then(
				(handle) => handle.jsonValue(),
				() => 'late',
			)) === 'taken'
		)
			return;
	}
	throw problem;
}

/** Its number and its kind. Runs in the page. */
function questionNow(): string {
	const number = document.querySelector<HTMLElement>('[data-question]')?.dataset.question;
	return `${number} ${/for-\w+/.exec(document.querySelector('.studio')?.className ?? '')?.[0] ?? ''}`;
}

/** By post everything is asked for once more. Runs in the page. */
function answerTo(before: string): 'taken' | 'once more' | null {
	const number = document.querySelector<HTMLElement>('[data-question]')?.dataset.question;
	const studio = document.querySelector('.studio');
	const now = `${number} ${/for-\w+/.exec(studio?.className ?? '')?.[0] ?? ''}`;
	if (now !== before) return 'taken';
	return studio?.matches('.sure') ? 'once more' : null;
}

/**
 * What acts as soon as it is touched, release and paddle, may be gone before the finger is lifted; a click that waits for
 * both would look for it again. It is pressed where it lies.
 */
export async function pressDown(thing: Locator): Promise<void> {
	const { x, y } = await middleOf(thing);
	await thing.page().mouse.click(x, y);
}

async function tapDown(thing: Locator): Promise<void> {
	const { x, y } = await middleOf(thing);
	await thing.page().touchscreen.tap(x, y);
}

interface Hand {
	press(thing: Locator): Promise<void>;
	/** What acts at once. */
	pressDown(thing: Locator): Promise<void>;
	/** Exchanges the tiles of two cells. */
	swap(table: Table, a: number, b: number): Promise<void>;
}

async function pressTwo(table: Table, press: Hand['press'], a: number, b: number): Promise<void> {
	const lifted = table.board.locator('.tile.lifted');
	if ((await lifted.count()) > 0) await press(lifted.first());
	await press(tileAt(table, a));
	await press(tileAt(table, b));
}

/** The tiles that a repair may begin with are told; of their partners, too. */
async function repair(table: Table, press: Hand['press']): Promise<void> {
	const { board } = table;
	await press(board.locator('.tile.can').first());
	await press(board.locator('.tile.can:not(.lifted)').first());
}

function wayOf({ press, pressDown, swap }: Hand): Way {
	const pressed = (name: (table: Table) => Locator) => (table: Table) =>
		untilTaken(table, () => press(name(table).first()));
	const shoot = (table: Table) => pressDown(pad(table).locator('.release-disc'));
	return {
		ready: pressed((table) => pad(table).locator('.action')),
		repair: (table) => untilTaken(table, () => repair(table, press)),
		async act(table, turn) {
			const [a, b] = PAIRS[turn % PAIRS.length];
			await untilTaken(table, () => (turn % 6 === 5 ? shoot(table) : swap(table, a, b)));
		},
		reply: pressed((table) => pad(table).locator('.key.asked')),
		async judge(table, turn) {
			const isCalled = turn % 7 === 6;
			const [paddle, fine] = ['.paddle', '.action.fine'].map((thing) => pad(table).locator(thing).first());
			await untilTaken(table, () => (isCalled ? pressDown(paddle) : press(fine)));
		},
		called: pressed((table) => pad(table).locator('.reason').last()),
		paused: pressed((table) => pad(table).locator('.action')),
	};
}

/** Slides every third tile, taps the others. */
export const byMouse: Way = wayOf({
	press: (thing) => thing.click({ timeout: TAKEN }),
	async swap(table, a, b) {
		if ((a + b) % 3 > 0) return await pressTwo(table, (thing) => thing.click({ timeout: TAKEN }), a, b);
		await slide(table, a, b);
	},
	pressDown,
});

export const byTouch: Way = wayOf({
	press: (thing) => thing.tap({ timeout: TAKEN }),
	pressDown: tapDown,
	swap: (table, a, b) => pressTwo(table, (thing) => thing.tap({ timeout: TAKEN }), a, b),
});

export const byKeys: Way = {
	...wayOf({
		press: (thing) => thing.press('Enter', { timeout: TAKEN }),
		pressDown: async (thing) => {
			await thing.page().keyboard.press('Space');
		},
		swap: ({ page }, a, b) => swapByKeys(page, a, b),
	}),
	async ready(table) {
		const { page } = table;
		const isTurn = (await pad(table).locator('.action.turn').count()) > 0;
		await untilTaken(table, () => page.keyboard.press(isTurn ? 'Enter' : 'Space'));
	},
	judge: (table) => untilTaken(table, () => table.page.keyboard.press('o')),
	called: (table) => untilTaken(table, () => table.page.keyboard.press('1')),
	paused: (table) => untilTaken(table, () => table.page.keyboard.press('Enter')),
};

/** Two digits of a number pad; whatever was in hand before is let go. */
export async function swapByKeys(page: Page, a: number, b: number): Promise<void> {
	if ((await page.locator('.studio .tile.lifted').count()) > 0) await page.keyboard.press('Escape');
	for (const cell of [a, b]) await page.keyboard.press(PAD[cell]);
}

/** Two cells that no rule lets exchange their tiles: not side by side, and not both friends', which go anywhere. */
export async function forbiddenPair(page: Page): Promise<readonly [number, number]> {
	const friends = await page
		.locator('.studio [data-character]:has(.friend)')
		.evaluateAll((all) => all.map((tile) => Number(tile.getAttribute('data-cell'))));
	const pairs = [
		[0, 8],
		[2, 6],
		[1, 7],
	] as const;
	const pair = pairs.find(([a, b]) => !(friends.includes(a) && friends.includes(b)));
	// Three friends are too few for two of these.
	if (!pair) throw new Error('friends everywhere');
	return pair;
}

/** A tile stays on the paper from one cell to the other. */
export async function slide(table: Table, a: number, b: number): Promise<void> {
	const [from, to] = await Promise.all([middleOf(tileAt(table, a)), middleOf(tileAt(table, b))]);
	const { mouse } = table.page;
	await mouse.move(from.x, from.y);
	await mouse.down();
	await mouse.move(from.x + (to.x - from.x) / 3, from.y + (to.y - from.y) / 3, { steps: 3 });
	await mouse.move(to.x, to.y, { steps: 4 });
	await mouse.up();
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
	const box = await thing.boundingBox({ timeout: TAKEN });
	if (!box) throw new Error('nothing to take hold of');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Who stands where, as the screen has it. */
export async function stageOn(page: Page): Promise<string> {
	return await page.locator('.studio [data-character]').evaluateAll((all) =>
		all
			.map((tile) => [Number(tile.getAttribute('data-cell')), tile.getAttribute('data-character')] as const)
			.toSorted(([a], [b]) => a - b)
			.map(([, who]) => who)
			.join(' '),
	);
}

/** So many people around one device. */
export async function openBetween(page: Page, seats: number, options: (form: Page) => Promise<void>): Promise<void> {
	await page.goto('/play/photoshoot?pass');
	await page
		.getByRole('radiogroup', { name: 'Seats' })
		.getByRole('radio', { name: String(seats), exact: true })
		.check();
	for (let seat = 1; seat <= seats; seat++)
		await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption('person');
	await page.getByText('Variants and house rules').click();
	await options(page);
	await page.getByRole('button', { name: /^Start the match/ }).click();
	await page.locator('.studio').waitFor();
}

/** So many seats, all but one of them bots'. */
export async function openAgainstBots(
	page: Page,
	{ seats = 2, options }: { seats?: number; options?: (form: Page) => Promise<void> } = {},
): Promise<void> {
	await page.goto('/play/photoshoot?setup');
	const choice = page.getByRole('radiogroup', { name: 'Seats' });
	await choice.getByRole('radio', { name: String(seats), exact: true }).check();
	await page.getByText('Variants and house rules').click();
	await options?.(page);
	await page.getByRole('button', { name: /^Start the match/ }).click();
	await page.locator('.studio').waitFor();
}

/** No clock, and short rounds. */
export async function unhurried(form: Page): Promise<void> {
	await form.getByRole('radio', { name: 'No hurry' }).check();
	await form.getByRole('spinbutton', { name: 'Actions per round' }).fill('8');
}
