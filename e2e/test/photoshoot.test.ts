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

test('nobody reads off the screen whether a photo was right, unless the table assists, and control never', async () => {
	const page = await visit();
	for (const strictness of ['Judge', 'Assist']) {
		await page.goto('/play/photoshoot?pass');
		await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '4', exact: true }).check();
		for (const seat of ['Seat 3', 'Seat 4'])
			await page.getByRole('combobox', { name: seat }).selectOption({ label: 'A person here' });
		await page.getByText('Variants and house rules').click();
		await page.getByRole('radio', { name: 'No hurry' }).check();
		await page.getByRole('radio', { name: strictness, exact: true }).check();
		await page.getByRole('button', { name: /^Start the match/ }).click();
		const wanted = page.getByRole('region', { name: 'Photo wanted' });

		await takeDevice(page);
		const [id] = /P\d\d/.exec((await wanted.locator('caption').textContent()) ?? '') ?? [];
		expect(/in place/.test((await wanted.textContent()) ?? '')).toBe(strictness === 'Assist');
		await page.getByRole('button', { name: /^Photo!/ }).click();

		await takeDevice(page);
		await page.getByRole('heading', { name: 'You control' }).waitFor();
		await wanted.getByRole('table', { name: `${id}, taken and open to call` }).waitFor();
		expect(await wanted.textContent()).not.toMatch(/✓|in place/);
	}
});

/** Takes the device from whoever had it. */
async function takeDevice(page: Page): Promise<void> {
	const pass = page.getByRole('button', { name: /^Pass to/ });
	const take = page.getByRole('button', { name: /^I am/ });
	await pass.or(take).first().waitFor();
	if (await pass.isVisible()) await pass.click();
	await take.click();
}

/** Two seats, one of them a bot's, and all options in sight. */
async function openForm(page: Page): Promise<void> {
	await page.goto('/play/photoshoot?setup');
	await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '2', exact: true }).check();
	await page.getByText('Variants and house rules').click();
}
