import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tabTo } from '../src/photograph.ts';
import { answered, questionOn } from '../src/question.ts';
import { visit } from '../src/visit.ts';

test('who reads the supply of Wildlife Park by keyboard is still there when the turn has gone on', async () => {
	const page = await visit();
	await page.goto('/play/wildlife-park');
	const supply = page.getByRole('region', { name: 'Supply', exact: true });
	await supply.waitFor();
	const before = await supply.innerText();
	await tabTo(supply);
	while ((await supply.innerText()) === before) await decideAside(page);
	expect(await hasFocus(supply)).toBe(true);
});

/** Answers the open question by a form's own events, which leave the focus where it is. */
async function decideAside(page: Page): Promise<void> {
	const decision = page.getByRole('region', { name: 'Your decision' });
	await decision.waitFor();
	const question = await questionOn(page, page.getByRole('link', { name: 'Watch the replay' }));
	if (question === null) throw new Error('the match is over');
	const open = decision.getByRole('group').filter({ hasNot: page.locator(':checked') });
	const answers = open.getByRole('radio', { disabled: false });
	while ((await answers.count()) > 0) await answers.first().dispatchEvent('click');
	await decision.locator('button.main').dispatchEvent('click');
	await answered(page, question);
}

function hasFocus(part: Locator): Promise<boolean> {
	return part.evaluate((element) => element.contains(document.activeElement));
}
