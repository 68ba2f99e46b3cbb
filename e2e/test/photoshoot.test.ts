import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
	byKeys,
	byMouse,
	byTouch,
	forbiddenPair,
	openAgainstBots,
	openBetween,
	play,
	playTogether,
	pressDown,
	stageOn,
	unhurried,
} from '../src/photoshoot.ts';
import { savedBy } from '../src/records.ts';
import { resultOn } from '../src/result.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { PHONE, visit } from '../src/visit.ts';

const FINGERS = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const TABLET = { width: 820, height: 1180 };

test('a whole match is played with the mouse without hurry: tiles lifted and slid, with everything in motion', async () => {
	const page = await visit({ reducedMotion: 'no-preference' });
	await openAgainstBots(page, { options: unhurried });
	expect(await play(page, byMouse)).toBeGreaterThan(15);
	await resultOn(page, '.photoshoot-result .studio img');
});

test('a whole match of three with many effects is played on a phone with fingers', async () => {
	const page = await visit(FINGERS);
	await openBetween(page, 3, async (form) => {
		await unhurried(form);
		await form.getByRole('radio', { name: 'Level 4' }).check();
	});
	await readBadge(page);
	expect(await page.locator('.studio-standing').innerText()).toBe('The team\n0');
	expect(await play(page, byTouch)).toBeGreaterThan(30);
	await page.getByRole('region', { name: 'Places' }).waitFor();
});

test('two people around one device play a whole match without hurry with the keyboard alone, and its replay is wound', async () => {
	const page = await visit({ viewport: TABLET });
	await openBetween(page, 2, async (form) => {
		await form.getByRole('textbox', { name: 'Name on seat 1' }).fill('Ada');
		await form.getByRole('textbox', { name: 'Name on seat 2' }).fill('Ben');
		await unhurried(form);
	});
	// It lies between them, and plays for the seat on turn.
	const verb = page.locator('.prompt-bar .verb');
	await expect.poll(() => verb.innerText()).toBe('Ada');
	await play(page, byKeys, 1);
	await expect.poll(() => verb.innerText()).toBe('Ben');
	// Forty actions in five rounds, and nobody was ever out of turn.
	expect(await play(page, byKeys)).toBeGreaterThan(30);
	await page.getByRole('region', { name: 'Places' }).getByText('Ben').waitFor();
	await page.getByRole('link', { name: 'Watch the replay' }).press('Enter');
	const moment = page.getByRole('slider', { name: 'Moment of the match' });
	await moment.waitFor();
	await moment.press('End');
	const end = await stageOn(page);
	for (let steps = 0; steps < 30; steps++) await moment.press('ArrowLeft');
	await expect.poll(() => stageOn(page)).not.toBe(end);
	await moment.press('End');
	await expect.poll(() => stageOn(page)).toBe(end);
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
	await playTogether([
		[ada, byMouse],
		[ben, byKeys],
	]);
	const record = readFileSync(await savedBy(ada.getByRole('button', { name: 'Save the record' })), 'utf8');
	const actions = record.match(/^\[\d+,[01],\d+,\{"type":"(?:swap|photo)"/gm) ?? [];
	expect(actions).toHaveLength(5 * 8);
	const places = ada.getByRole('region', { name: 'Places' });
	expect(await ben.getByRole('region', { name: 'Places' }).textContent()).toBe(await places.textContent());
});

test('two teams have their edges of one device: control calls from the far one', async () => {
	const page = await visit({ viewport: TABLET });
	await openBetween(page, 4, (form) => form.getByRole('radio', { name: 'Amber', exact: true }).check());
	const [near, far] = [page.locator('.layout > .pad'), page.locator('.far-edge')];
	await near.locator('.action.ready').click();
	await far.locator('.action.turn[aria-disabled=false]').click();
	await page.locator('.studio.for-act').waitFor();
	const before = await stageOn(page);
	for (const cell of await forbiddenPair(page)) await page.locator(`[data-character][data-cell="${cell}"]`).click();
	await expect.poll(() => stageOn(page)).not.toBe(before);
	await pressDown(far.locator('.paddle'));
	await far.getByRole('button', { name: /^Not allowed swap/ }).click();
	await page.locator('.verdict.right').waitFor();
	await expect.poll(() => stageOn(page)).toBe(before);
	await far.locator('.action').click();
	await page.locator('.studio.for-act').waitFor();
});

/** A finger that rests on a badge reads its card, for as long as it lies there, and lifts nothing. */
async function readBadge(page: Page): Promise<void> {
	const card = page.locator('.effect-reveal');
	await page.keyboard.press('Escape');
	await card.waitFor({ state: 'detached' });
	const badge = page.locator('.tile .badge').first();
	const finger = { pointerType: 'touch', isPrimary: true, bubbles: true };
	await badge.dispatchEvent('pointerdown', finger);
	await card.waitFor();
	await badge.dispatchEvent('pointerup', finger);
	await badge.dispatchEvent('click');
	await card.waitFor({ state: 'detached' });
	expect(await page.locator('.tile.lifted').count()).toBe(0);
}
