import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asText } from '../src/menu.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { visit } from '../src/visit.ts';

const decisionOn = (page: Page) => page.getByRole('region', { name: 'Your decision' });
const claimOn = (page: Page) => decisionOn(page).getByRole('button', { name: 'Claim', exact: true });
const orderOn = (page: Page) => page.getByRole('region', { name: 'When others draw' });
const countdownOn = (page: Page) => page.getByText('Time to answer');

type Pace = 'Live' | 'By post';

/** Two people at Snapshot; a match has begun. */
async function together(pace: Pace): Promise<readonly [Page, Page]> {
	const [ada, ben] = [await visit(), await visit()];
	await openTable(ada, 'Snapshot', 2, 'Ada', { pace });
	await sitDownByInvitation(ada, ben);
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	return [ada, ben];
}

/** The same on the drawn board; the first of them has the turn. */
async function drawnExpedition(pace: Pace): Promise<readonly [active: Page, other: Page]> {
	const [ada, ben] = await together(pace);
	for (const page of [ada, ben]) await page.getByRole('button', { name: 'Begin', exact: true }).click();
	const mine = ada.locator('.snapshot.for-research');
	await Promise.any([ada, ben].map((page) => page.locator('.snapshot.for-research').waitFor()));
	return (await mine.isVisible()) ? [ada, ben] : [ben, ada];
}

/** Draws a card and places it; by post every key is pressed a second time, to be sure. */
async function offerOnBoard(active: Page, pace: Pace): Promise<void> {
	for (const [key, next] of [
		['d', '.for-fate'],
		['l', ':not(.for-fate)'],
	] as const) {
		if (pace === 'By post') await active.keyboard.press(key);
		await active.keyboard.press(key);
		await active.locator(`.snapshot${next}`).waitFor();
	}
}

/** Two people at Snapshot by text; the first of them has the turn. */
async function expedition(pace: Pace): Promise<readonly [active: Page, other: Page]> {
	const [ada, ben] = await together(pace);
	for (const page of [ada, ben]) {
		await asText(page);
		await orderOn(page).waitFor();
	}
	await decisionOn(ada)
		.or(ada.getByRole('region', { name: 'What happens now' }))
		.waitFor();
	return (await decisionOn(ada).isVisible()) ? [ada, ben] : [ben, ada];
}

async function offerACard(active: Page): Promise<void> {
	await decisionOn(active).getByRole('button', { name: /^Draw/ }).click();
	await decisionOn(active).getByRole('button', { name: 'Place', exact: true }).click();
}

test('by post nobody waits for an answer: a list stands from the start, and who wants to be asked has all the time', async () => {
	const [active, other] = await expedition('By post');
	const order = orderOn(other);
	await order.getByText('Claim only these animals').first().click();
	expect(await order.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(8);
	await order.getByRole('radio', { name: 'Ask me each time' }).check();
	await order.getByRole('checkbox').first().waitFor({ state: 'hidden' });

	await offerACard(active);
	await claimOn(other).waitFor();
	for (const page of [active, other]) expect(await countdownOn(page).count()).toBe(0);

	await order.getByRole('radio', { name: 'Decline them all this turn' }).check();
	await claimOn(other).waitFor({ state: 'hidden' });
	for (const page of [active, other])
		await page
			.getByText(/declined\.|came to|spooked/)
			.first()
			.waitFor();
});

test('live, an offer counts down on both screens', async () => {
	const [active, other] = await expedition('Live');
	await offerACard(active);
	await claimOn(other).waitFor();
	for (const page of [active, other]) await countdownOn(page).waitFor();
});

test('on the drawn board the list is edited on the pictures, an offer by post waits, and a turn is declined as a whole', async () => {
	const [active, other] = await drawnExpedition('By post');
	await other.keyboard.press('o');
	const order = other.getByRole('dialog', { name: 'When others draw' });
	expect(await order.getByRole('radio', { name: 'my list' }).getAttribute('aria-checked')).toBe('true');
	const wishes = order.locator('.wish[aria-pressed="true"]');
	const count = await wishes.count();
	expect(count).toBeGreaterThan(8);
	await order.locator('.wish[aria-pressed="false"]').first().click();
	await expect.poll(() => wishes.count()).toBe(count + 1);
	await order.getByRole('radio', { name: 'ask me' }).click();
	await wishes.first().waitFor({ state: 'hidden' });
	await other.keyboard.press('Escape');

	await offerOnBoard(active, 'By post');
	await other.locator('.snapshot.for-claims .tray.slip').waitFor();
	for (const page of [active, other]) expect(await page.locator('.snapshot .ring').count()).toBe(0);
	await other.locator('.ledger.order').getByRole('radio', { name: 'not this turn' }).click();
	await other.locator('.tray.slip').waitFor({ state: 'detached' });
	await active.locator('.snapshot:is(.for-research, .for-deny), .snapshot:not([class*="for-"])').waitFor();
});

test('live, an offer on the drawn board counts down for whoever is asked', async () => {
	const [active, other] = await drawnExpedition('Live');
	await offerOnBoard(active, 'Live');
	await other.locator('.snapshot .ring').waitFor();
});
