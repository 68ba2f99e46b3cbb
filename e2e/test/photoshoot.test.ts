import { expect, test } from 'vitest';
import { photograph } from '../src/photoshoot.ts';
import { visit } from '../src/visit.ts';

test('Photoshoot is played with a bot, without a clock, from its form to the result', async () => {
	const page = await visit();
	await page.goto('/play/photoshoot?setup');
	await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '2', exact: true }).check();
	await page.getByText('Variants and house rules').click();
	await page.getByRole('radio', { name: 'No hurry' }).check();
	await page.getByRole('spinbutton', { name: 'Actions per round' }).fill('8');
	await page.getByRole('button', { name: /^Start the match/ }).click();
	expect(await photograph(page)).toBeGreaterThan(3);
	await page.getByRole('region', { name: 'Places' }).waitFor();
});
