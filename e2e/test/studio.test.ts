import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { latinOn } from '../src/latin.ts';
import { keyringFor } from '../src/passkeys.ts';
import { byText, play, tableOn } from '../src/photograph.ts';
import { savedBy } from '../src/records.ts';
import { PHONE, STRANGER, UNREACHABLE, visit } from '../src/visit.ts';
import { personOf, playRated } from './support/people.ts';

/** Passkeys belong to names, not to addresses of machines. */
const address = inject('address').replace('127.0.0.1', 'localhost');

test('nobody’s studio is empty and leads to a match; what they play is there, with place and points, and stays when they get a profile', async () => {
	const page = await visit({ address, expected: [STRANGER, ...UNREACHABLE], keepsCopy: true });
	await page.goto('/studio');
	await page.getByRole('heading', { name: 'No matches yet' }).waitFor();
	expect(await violationsOn(page), 'axe on the empty studio').toEqual([]);
	await page.getByRole('radio', { name: /Photograph/ }).check();
	await page.evaluate(() => localStorage.setItem('shutterbox.settings', '{"quickBots":true,"textMode":true}'));
	await page.reload();
	await page.getByRole('radio', { name: /Photograph/ }).check();
	await page.getByRole('link', { name: /Play Photograph now/ }).click();
	await play(page, byText);
	// Whoever came in behind the reader is remembered, to come back first.
	const places = page.locator('.places li');
	await places.first().waitFor();
	const isAnybodyBehind = await places.evaluateAll((all) => {
		const values = all.map((one) => (one as HTMLLIElement).value);
		return Math.max(...values) > values[all.findIndex((one) => one.classList.contains('you'))];
	});
	expect(await page.evaluate(() => localStorage.getItem('shutterbox.beaten') !== null)).toBe(isAnybodyBehind);
	await page.goto('/play/snapshot');
	await page.waitForURL(/\/local\//);

	await page.goto('/');
	await page.getByRole('link', { name: 'My studio' }).click();
	const [open, past] = listsOn(page);
	await open.getByRole('link', { name: /^Play on.*Snapshot/ }).waitFor();
	const row = past.getByRole('listitem').filter({ hasText: 'Photograph' });
	await row.getByText(/of 4$|^won$|^shared win$/).waitFor();
	await row.getByText(/\d+ points?/).waitFor();
	await row.getByText('today', { exact: true }).waitFor();
	expect(await figureOf(page, 'match')).toBe('1');
	await page.getByRole('img', { name: /^Photograph: score of the last match/ }).waitFor();
	await page.getByRole('table', { name: 'Places in 1 match against others' }).waitFor();
	expect(await violationsOn(page), 'axe on the studio').toEqual([]);
	expect(await page.context().cookies()).toEqual([]);

	const file = await savedBy(page.getByRole('button', { name: 'Save all as a file' }));
	const { matches } = JSON.parse(readFileSync(file, 'utf8'));
	expect(matches).toMatchObject([{ game: 'photograph', home: 'device' }]);
	expect(matches[0].record).toContain('"commitment"');

	await page.getByRole('link', { name: 'Profile' }).click();
	await page.getByRole('button', { name: 'Become a guest' }).click();
	await page.getByLabel('What others see').waitFor();
	await playRated(inject('address'), await personOf(page.context(), inject('address')), 'snapshot', 5);
	await keyringFor(page);
	await page.getByRole('button', { name: 'Add a passkey' }).click();
	await page.getByText('The passkey is kept. This account lasts now.').waitFor();
	await page.getByRole('link', { name: 'My studio' }).first().click();
	await expect.poll(() => past.getByRole('listitem').count()).toBe(2);
	expect(await figureOf(page, 'matches')).toBe('2');
	await past.getByRole('listitem').first().getByText('rated').waitFor();
	await page.getByText('1 rated match').waitFor();

	await page.getByRole('radio', { name: /^Photograph/ }).check({ force: true });
	await expect.poll(() => past.getByRole('listitem').count()).toBe(1);
	await open.waitFor({ state: 'detached' });
	expect(await figureOf(page, 'match')).toBe('1');
	await past.getByRole('link', { name: /^Replay.*Photograph/ }).click();
	await page.getByRole('slider', { name: 'Moment of the match' }).waitFor();
	await page.goBack();

	// Without a net what this device keeps is here, and the page says what is missing.
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.context().setOffline(true);
	await page.reload();
	await page.getByText('Matches on the server are missing from this page.').waitFor();
	await past.getByRole('link', { name: /^Replay.*Photograph/ }).waitFor();
	expect(await past.getByRole('listitem').count()).toBe(1);
	await page.context().setOffline(false);
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect.poll(() => past.getByRole('listitem').count()).toBe(2);
});

test('what only this device keeps is removed by key or by button, and only when asked twice', async () => {
	const page = await visit({ viewport: PHONE, expected: [STRANGER] });
	for (const game of ['photograph', 'wildlife-park']) {
		await page.goto(`/play/${game}`);
		await page.waitForURL(/\/local\//);
	}
	await page.goto('/studio');
	const [open] = listsOn(page);
	const rows = open.getByRole('listitem');
	await expect.poll(() => rows.count()).toBe(2);
	const question = page.getByRole('dialog', { name: 'Remove this match?' });
	const park = open.getByRole('link', { name: /Wildlife Park/ });
	await park.focus();
	await page.keyboard.press('Delete');
	await question.waitFor();
	expect(await violationsOn(page), 'axe on the question').toEqual([]);
	await page.keyboard.press('Enter');
	await question.waitFor({ state: 'detached' });
	expect(await park.evaluate((link) => link === document.activeElement)).toBe(true);
	await page.keyboard.press('Delete');
	await question.getByRole('button', { name: 'Remove it' }).click();
	await park.waitFor({ state: 'detached' });
	expect(await rows.count()).toBe(1);

	await page.getByRole('button', { name: 'Remove some' }).click();
	await open.getByRole('button', { name: /^Remove.*Photograph/ }).click();
	await question.getByRole('button', { name: 'Remove it' }).click();
	await page.getByRole('heading', { name: 'No matches yet' }).waitFor();
	await page.reload();
	await page.getByRole('heading', { name: 'No matches yet' }).waitFor();
});

test('a match that another page has open is not removed', async () => {
	const page = await visit({ expected: [STRANGER] });
	await page.goto('/play/photograph');
	await tableOn(page).picks.or(tableOn(page).winds).first().waitFor();
	const other = await page.context().newPage();
	await other.goto('/studio');
	await other.getByRole('link', { name: /Play on/ }).focus();
	await other.keyboard.press('Delete');
	await other.getByRole('button', { name: 'Remove it' }).click();
	await other.getByRole('alert').getByText('open on another page').waitFor();
	await other.getByRole('button', { name: 'Keep it' }).click();
	await other.reload();
	await other.getByRole('link', { name: /Play on/ }).waitFor();
});

test('in Russian every word of the studio is Russian', async () => {
	const names = ['Shutterbox', 'Photograph', 'Snapshot', 'Wildlife Park', 'Sasquatch Snap!', 'Photoshoot'];
	const may = [...names, 'English', /^(?:EN|RU)$/];
	const page = await visit({ locale: 'ru', expected: [STRANGER] });
	await page.goto('/studio');
	await page.getByRole('heading', { name: 'Партий пока нет' }).waitFor();
	expect.soft(await latinOn(page, may), 'empty').toEqual([]);
	await page.evaluate(() =>
		localStorage.setItem('shutterbox.settings', '{"quickBots":true,"textMode":true,"language":"en"}'),
	);
	await page.goto('/play/photograph');
	await play(page, byText);
	await page.evaluate(() => localStorage.setItem('shutterbox.settings', '{"quickBots":true}'));
	await page.goto('/play/snapshot');
	await page.waitForURL(/\/local\//);
	await page.goto('/studio');
	await page.getByRole('link', { name: /^Доиграть.*Snapshot/ }).waitFor();
	await page.getByText('в числах').click();
	expect.soft(await latinOn(page, may), 'with matches').toEqual([]);
});

function listsOn(page: Page): readonly [open: Locator, past: Locator] {
	return [page.getByRole('list', { name: 'Unfinished' }), page.getByRole('list', { name: 'Finished', exact: true })];
}

/** One of the four numbers, by its name. */
async function figureOf(page: Page, name: string): Promise<string> {
	const figure = page.locator('.four-figures > div').filter({ has: page.getByText(name, { exact: true }) });
	return await figure.getByRole('definition').innerText();
}
