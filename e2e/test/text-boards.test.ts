import { expect, test } from 'vitest';
import { form, playByText, type Step, snapshot } from '../src/text-boards.ts';
import { visit } from '../src/visit.ts';

const GAMES: readonly (readonly [title: string, step: Step])[] = [
	['Snapshot', snapshot],
	['Wildlife Park', form],
	['Sasquatch Snap!', form],
];

test.for(GAMES)('%s is played from the first page to the result by its text board', async ([title, step]) => {
	const page = await visit();
	await page.goto('/');
	await page.getByRole('radio', { name: new RegExp(`^${title}`) }).check({ force: true });
	await page
		.getByRole('link', { name: `Play ${title} now` })
		.first()
		.click();
	expect(await playByText(page, step)).toBeGreaterThan(10);
	await page.getByRole('heading', { name: /^Where the (?:points|prestige|snaps) came from$/ }).waitFor();
});
