/** How a person photographs with bots: ready, two tiles swapped, the shutter, and on after every whistle. */
import type { Page } from 'playwright-core';

const MOST_STEPS = 600;

/** Plays until the match is over; the number of swaps made. */
export async function photograph(page: Page): Promise<number> {
	const part = page.getByRole('region', { name: /^You (?:photograph|control)/ });
	const main = part.locator('.main').getByRole('button', { disabled: false });
	const shutter = part.getByRole('button', { name: /^Photo!/, disabled: false });
	const tiles = page.getByRole('region', { name: 'Stage', exact: true }).getByRole('button', { disabled: false });
	const end = page.getByRole('link', { name: 'Watch the replay' });
	let swaps = 0;
	for (let step = 0; step < MOST_STEPS; step++) {
		if (await end.isVisible()) return swaps;
		if (await main.isVisible()) await main.click(SOON).catch(gone);
		else if (step % 5 === 4 && (await shutter.isVisible())) await shutter.click(SOON).catch(gone);
		else if ((await tiles.count()) > 1) {
			const picked = await tiles
				.nth(step % 9)
				.click(SOON)
				.then(() => true, gone);
			if (
				picked &&
				(await tiles
					.nth((step + 1) % 9)
					.click(SOON)
					.then(() => true, gone))
			)
				swaps++;
		}
		await page.waitForTimeout(60);
	}
	throw new Error(`no end after ${MOST_STEPS} steps`);
}

/** What was there a moment ago may have gone: bots act in between. */
const SOON = { timeout: 500 };

function gone(): false {
	return false;
}
