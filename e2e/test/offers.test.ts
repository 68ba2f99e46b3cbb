import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { visit } from '../src/visit.ts';

const decisionOn = (page: Page) => page.getByRole('region', { name: 'Your decision' });
const claimOn = (page: Page) => decisionOn(page).getByRole('button', { name: 'Claim', exact: true });
const orderOn = (page: Page) => page.getByRole('region', { name: 'When others draw' });
const countdownOn = (page: Page) => page.getByText('Time to answer');

/** Two people at Snapshot by text; the first of them has the turn. */
async function expedition(pace: 'Live' | 'By post'): Promise<readonly [active: Page, other: Page]> {
	const [ada, ben] = [await visit(), await visit()];
	await openTable(ada, 'Snapshot', 2, 'Ada', { pace });
	await sitDownByInvitation(ada, ben);
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	for (const page of [ada, ben]) {
		const text = page.getByRole('button', { name: 'Board as text' });
		await text.waitFor();
		if ((await text.getAttribute('aria-pressed')) !== 'true') await text.click();
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
