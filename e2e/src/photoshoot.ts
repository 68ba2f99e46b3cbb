/** How a person photographs with bots: ready, two neighbours swapped when it is their turn, the shutter now and then. */
import type { Locator, Page } from 'playwright-core';
import { unlessOvertaken } from './question.ts';

const MOST_STEPS = 600;

/** Neighbours on the stage, which has three rows of three. */
const PAIRS: readonly (readonly [number, number])[] = [
	[0, 1],
	[4, 5],
	[6, 7],
	[1, 2],
	[3, 4],
	[7, 8],
];

export interface Manners {
	/** What one plays for; the end of the match unless said otherwise. */
	readonly until?: Locator;
	/** For so many actions one waits for one's turn; then acts out of turn too, and is whistled back. */
	readonly waits?: number;
}

/** Plays until the end; the number of swaps and photos made. */
export async function photograph(page: Page, manners: Manners = {}): Promise<number> {
	const { until = page.getByRole('link', { name: 'Watch the replay' }), waits = 2 } = manners;
	const part = page.getByRole('region', { name: /^You (?:photograph|control)/ });
	const main = part.locator('.main').getByRole('button', { disabled: false });
	const shutter = part.getByRole('button', { name: /^Photo!/, disabled: false });
	const tiles = page.getByRole('region', { name: 'Stage', exact: true }).getByRole('button');
	const yourTurn = page.getByText(/It is your turn\.|All are in place\./);
	const touchable = tiles.and(page.getByRole('button', { disabled: false }));
	let made = 0;
	for (let step = 0; step < MOST_STEPS; step++) {
		const open = made < waits ? yourTurn : touchable;
		await main.or(open).or(until).first().waitFor();
		if (await until.isVisible()) return made;
		const before = await positionOn(page);
		if (await main.isVisible()) {
			await unlessOtherwise(page, before, (signal) => main.click({ signal }));
			continue;
		}

		const isMade = await unlessOtherwise(page, before, async (signal) => {
			if (step % 5 === 4) await shutter.click({ signal });
			else for (const cell of PAIRS[step % PAIRS.length]) await tiles.nth(cell).click({ signal });
		});
		if (!isMade) continue;
		await changed(page, before);
		made++;
	}
	throw new Error(`no end after ${MOST_STEPS} steps`);
}

/** A step may fail only if the position has changed meanwhile: bots act too. */
function unlessOtherwise(page: Page, before: string, deed: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
	return unlessOvertaken((signal) => changed(page, before, signal), deed);
}

async function positionOn(page: Page): Promise<string> {
	return (await page.evaluate(positionOtherThan, '')) ?? '';
}

async function changed(page: Page, before: string, signal?: AbortSignal): Promise<void> {
	await page.waitForFunction(positionOtherThan, before, signal && { signal, timeout: 0 });
}

/** One's own question, the stage, what was done last; null if all is as before. Runs in the page. */
function positionOtherThan(before: string): string | null {
	const parts = document.querySelectorAll('.stage .name, .part .last, .part .main, .head ul');
	const question = document.querySelector('[data-question]')?.getAttribute('data-question') ?? 'none';
	const now = [question, ...[...parts].map(({ textContent }) => textContent)].join('|');
	return now === before ? null : now;
}
