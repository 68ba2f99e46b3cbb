import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { photograph } from '../src/photoshoot.ts';
import { visit } from '../src/visit.ts';

test('Photoshoot is played with a bot, without a clock, from its form to the result', async () => {
	const page = await visit();
	await openForm(page);
	await page.getByRole('radio', { name: 'No hurry' }).check();
	await page.getByRole('spinbutton', { name: 'Actions per round' }).fill('8');
	await page.getByRole('button', { name: /^Start the match/ }).click();
	expect(await photograph(page)).toBeGreaterThan(3);
	await page.getByRole('region', { name: 'Places' }).waitFor();
});

test('the hourglass of Photoshoot runs in real time, and the round is over when it is empty', async () => {
	const page = await visit();
	await openForm(page);
	await page.getByRole('spinbutton', { name: 'Seconds in the hourglass' }).fill('30');
	await page.getByRole('button', { name: /^Start the match/ }).click();
	const glass = page.getByRole('progressbar', { name: 'Hourglass' });
	expect(await glass.getAttribute('value')).toBe('30000');
	await page.getByRole('button', { name: 'I am ready' }).click();
	await page.getByRole('button', { name: 'Turn the hourglass', disabled: false }).click();
	await page.getByText('running', { exact: true }).waitFor();
	const begun = performance.now();

	expect(await photograph(page, { until: page.getByText('Round 2 of 5'), waits: 0 })).toBeGreaterThan(3);
	expect(performance.now() - begun).toBeGreaterThan(29_000);
	await page.getByRole('region', { name: 'Log' }).getByText('The round is over').first().waitFor();
	expect(await glass.getAttribute('value')).toBe('30000');
});

/** Two seats, one of them a bot's, and all options in sight. */
async function openForm(page: Page): Promise<void> {
	await page.goto('/play/photoshoot?setup');
	await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '2', exact: true }).check();
	await page.getByText('Variants and house rules').click();
}
