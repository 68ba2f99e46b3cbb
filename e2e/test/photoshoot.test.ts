import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { photograph } from '../src/photoshoot.ts';
import { savedBy } from '../src/records.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
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

test('[PST-60] two people play Photoshoot by post, each on their turn, to the same result', async () => {
	const [ada, ben] = [await visit(), await visit()];
	const choose = async (page: Page) => {
		await page.getByText('Variants and house rules').click();
		expect(await page.getByRole('radio', { name: 'No hurry' }).count()).toBe(0);
		await page.getByRole('spinbutton', { name: 'Actions per round' }).fill('8');
	};
	await openTable(ada, 'Photoshoot', 2, 'Ada', { pace: 'By post', choose });
	await ada.getByText(/ a turn, by post$/).waitFor();
	await sitDownByInvitation(ada, ben);
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	await Promise.all([ada, ben].map((page) => photograph(page, { waits: Number.POSITIVE_INFINITY })));
	const record = readFileSync(await savedBy(ada.getByRole('button', { name: 'Save the record' })), 'utf8');
	const actions = record.match(/^\[\d+,[01],\d+,\{"type":"(?:swap|photo)"/gm) ?? [];
	expect(actions).toHaveLength(5 * 8);
	const places = ada.getByRole('region', { name: 'Places' });
	expect(await ben.getByRole('region', { name: 'Places' }).textContent()).toBe(await places.textContent());
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

test('only a table that assists tells how far the wanted photo has come, and never those who judge it', async () => {
	const page = await visit();
	const wanted = page.getByRole('region', { name: 'Photo wanted' });
	for (const [strictness, first, part] of [
		['Judge', 'Amber', 'You photograph'],
		['Assist', 'Amber', 'You photograph'],
		['Assist', 'Violet', 'You control'],
	] as const) {
		await openForm(page, 4);
		await page.getByRole('radio', { name: 'No hurry' }).check();
		await page.getByRole('radio', { name: strictness, exact: true }).check();
		await page.getByRole('radio', { name: first, exact: true }).check();
		await page.getByRole('button', { name: /^Start the match/ }).click();
		await page.getByRole('heading', { name: part }).waitFor();
		await wanted.getByRole('table', { name: /^P\d\d/ }).waitFor();
		const isTold = strictness === 'Assist' && first === 'Amber';
		expect(/✓|in place/.test((await wanted.textContent()) ?? ''), `${strictness}, ${first}`).toBe(isTold);
	}
});

/** So many seats, all but one of them bots', and all options in sight. */
async function openForm(page: Page, seats = 2): Promise<void> {
	await page.goto('/play/photoshoot?setup');
	const choice = page.getByRole('radiogroup', { name: 'Seats' });
	await choice.getByRole('radio', { name: String(seats), exact: true }).check();
	await page.getByText('Variants and house rules').click();
}
