import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, byKeys, openAgainstBots, play, tableOn, unhurried } from '../src/photoshoot.ts';
import { visit } from '../src/visit.ts';

const SIZES = [
	['a large screen', 1920, 1080],
	['a laptop', 1366, 768],
	['a tablet', 768, 1024],
	['a phone', 390, 844],
	['a phone on its side', 844, 390],
	['the smallest phone', 320, 640],
] as const;

test.for(SIZES)(
	'on %s everything that is pressed is within reach of both roles, nothing scrolls, and role and points are told whole',
	async ([name, width, height]) => {
		const isTouched = width < 900;
		const page = await visit({ viewport: { width, height }, ...(isTouched && { hasTouch: true, isMobile: true }) });
		await openAgainstBots(page, {
			seats: 6,
			options: async (form) => {
				await unhurried(form);
				await form.getByRole('radio', { name: 'Level 4: Chaos on set' }).check();
			},
		});
		const table = tableOn(page);
		for (let decisions = 0; decisions < 16; decisions++) {
			const question = await asked(table);
			if (question === 'end') break;
			await keepsItsPlace(page, `${question} on ${name}`);
			await play(page, byKeys, 1);
		}
	},
);

async function keepsItsPlace(page: Page, moment: string): Promise<void> {
	// What is left of a play, and cards that are shown large, lie over things for a moment.
	await expect.poll(() => page.evaluate(faultsNow), { message: moment }).toEqual([]);
}

/** Runs in the page. */
function faultsNow(): string[] {
	const { scrollHeight, scrollWidth } = document.documentElement;
	const [bar, ...told] = ['.turn', '.turn-marker', '.standing'].map((part) =>
		document.querySelector(`.table-bar ${part}`)?.getBoundingClientRect(),
	);
	const faults = [
		...(scrollHeight > innerHeight || scrollWidth > innerWidth ? ['the page scrolls'] : []),
		...(bar && told.some((part) => part && part.right > bar.right + 1) ? ['the bar is cut'] : []),
	];
	for (const button of document.querySelectorAll('.studio :is(.pad, .prompt-region, .stage:has(.tile.can)) button')) {
		const { left, top, width, height } = button.getBoundingClientRect();
		if (width === 0) continue;
		const [x, y] = [left + width / 2, top + height / 2];
		const isHit = button.contains(document.elementFromPoint(x, y));
		if (!isHit || Math.min(width, height) < 30)
			faults.push(`${button.className} at ${Math.round(x)}, ${Math.round(y)}`);
	}
	return faults;
}
