import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asText } from '../src/menu.ts';
import { asked, byText, decide, tableOn } from '../src/photograph.ts';
import { decideAside } from '../src/text-boards.ts';
import { visit } from '../src/visit.ts';

const GAMES = ['photograph', 'snapshot', 'wildlife-park', 'sasquatch-snap'] as const;
/** So many decisions are more than any of them needs until something lies behind. */
const MOST = 12;

test.for(GAMES)('%s: the lines of a running match lead back, drawn or as text', async (game) => {
	const page = await visit();
	await page.goto(`/play/${game}`);
	await page.locator('[data-drawn]').waitFor();
	await page.keyboard.press('Escape');
	await asText(page);
	for (let i = 0; i < 2 || (i < MOST && (await logOf(page).count()) === 0); i++) await decideByText(page, game);
	await leadsBack(page);
	// Beside the forest the film leads back: `sasquatch-snap-film`.
	if (game === 'sasquatch-snap') return;
	await asText(page, false);
	await page.locator('[data-drawn]').waitFor();
	await leadsBack(page);
});

test('[R-21] looking back at Photograph shows no face of a card that somebody took since', async () => {
	const page = await visit();
	await page.goto('/play/photograph');
	await page.locator('[data-drawn]').waitFor();
	await asText(page);
	for (let i = 0; i < 4; i++) await decideByText(page, 'photograph');
	await asText(page, false);
	const open = () =>
		page.getByRole('region', { name: 'The field' }).locator('.print:not(.back)').filter({ visible: true });
	const now = await namesOf(open());
	const lines = logOf(page);
	await lines.last().click();
	await page.getByRole('region', { name: 'Looking back' }).waitFor();
	const then = await namesOf(open());
	expect(
		then.filter((name) => !now.includes(name)),
		'faces that are not in view now',
	).toEqual([]);
});

async function decideByText(page: Page, game: string): Promise<void> {
	if (game !== 'photograph') return await decideAside(page);
	const table = tableOn(page);
	const question = await asked(table);
	if (question !== 'end') await decide(table, question, byText, 0);
}

function logOf(page: Page): Locator {
	return page.getByRole('region', { name: 'Log' }).getByRole('listitem').getByRole('button');
}

async function leadsBack(page: Page): Promise<void> {
	await logOf(page).last().click();
	const bar = page.getByRole('region', { name: 'Looking back' });
	await bar.waitFor();
	await bar.getByRole('button', { name: 'Back to now' }).click();
	await bar.waitFor({ state: 'detached' });
}

/** The cards by what is read aloud, without where they lie. */
async function namesOf(cards: Locator): Promise<readonly string[]> {
	const labels = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
	return labels.map((label) => label.split(',')[0]);
}
