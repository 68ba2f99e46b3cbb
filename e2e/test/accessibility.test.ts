import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { asText } from '../src/menu.ts';
import { asked, byKeys, play, tableOn } from '../src/sasquatch-snap.ts';
import { openTable } from '../src/tables.ts';
import { PHONE, visit } from '../src/visit.ts';

const SCREENS = [
	'/',
	'/lobby',
	'/tables/new',
	'/rules',
	'/rules/photograph',
	'/leaders',
	'/matches',
	'/studio',
	'/link',
	'/settings',
	'/about',
	'/gallery',
	'/replay',
	'/nowhere',
];

test('no page scrolls sideways on the smallest phone, in either language', async () => {
	for (const locale of ['en', 'ru']) {
		const page = await visit({ locale, viewport: { width: 320, height: 640 } });
		for (const path of SCREENS) {
			await page.goto(path, { waitUntil: 'networkidle' });
			await page.getByRole('heading', { level: 1 }).waitFor();
			const hidden = await page.evaluate(() => document.body.scrollWidth - innerWidth);
			expect.soft(hidden, `${path} in ${locale}`).toBeLessThanOrEqual(0);
		}
	}
});

test('axe finds nothing on any page in either theme', async () => {
	const page = await visit();
	for (const path of SCREENS) {
		await page.goto(path, { waitUntil: 'networkidle' });
		await page.getByRole('heading', { level: 1 }).waitFor();
		expect.soft(await violationsOn(page), path).toEqual([]);
	}
});

const GAMES = ['photograph', 'snapshot', 'wildlife-park', 'sasquatch-snap', 'photoshoot'];

test.for(GAMES)('axe finds nothing on a table of %s in either theme', async (game) => {
	const page = await visit();
	await page.goto(`/play/${game}`);
	const board = page.getByRole('region', { name: 'The game' });
	await board.getByRole('button').or(board.getByRole('radio')).first().waitFor();
	expect(await violationsOn(page)).toEqual([]);
	if ((await board.getAttribute('data-drawn')) === null) return;
	await asText(page);
	await page.locator('.board-region:not([data-drawn])').waitFor();
	// Nothing changes while a person is waited for.
	await page.locator('.turn-marker').waitFor();
	expect(await violationsOn(page), 'as text').toEqual([]);
});

test('axe finds nothing while tokens of Sasquatch Snap! are traded', async () => {
	const page = await visit();
	await page.goto('/play/sasquatch-snap');
	while ((await asked(tableOn(page))) !== 'whistle') expect(await play(page, byKeys, 1)).toBe(1);
	expect(await violationsOn(page)).toEqual([]);
});

test('axe finds nothing where people gather, on what opens there, and on the form around one device', async () => {
	const page = await visit();
	await openTable(page, 'Photograph', 3, 'Ada');
	expect.soft(await violationsOn(page), 'gathering').toEqual([]);
	await page.getByRole('button', { name: 'Invite', exact: true }).first().click();
	await page.getByRole('dialog', { name: 'A personal invitation' }).getByRole('img').waitFor();
	expect.soft(await violationsOn(page), 'invitation').toEqual([]);
	await page.keyboard.press('Escape');
	await page.getByText('Change the terms').click();
	expect.soft(await violationsOn(page), 'terms').toEqual([]);
	await page.goto('/play/photoshoot?pass');
	await page.getByText('Variants and house rules').click();
	expect.soft(await violationsOn(page), 'form').toEqual([]);
});

test('axe finds nothing between two hands, and nothing on the log of a phone', async () => {
	const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
	await page.goto('/play/photograph?pass');
	await page.getByRole('button', { name: /^Start the match/ }).tap();
	const take = page.getByRole('button', { name: /^I am/ });
	await take.waitFor();
	expect.soft(await violationsOn(page), 'between two hands').toEqual([]);
	await take.tap();
	await page.getByRole('button', { name: 'Log', exact: true }).tap();
	await page.getByRole('dialog', { name: 'Log' }).waitFor();
	expect.soft(await violationsOn(page), 'log').toEqual([]);
});
