import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { asText } from '../src/menu.ts';
import { byMouse, byText, playTogether } from '../src/photograph.ts';
import { savedBy, verify } from '../src/records.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { PHONE, visit } from '../src/visit.ts';

test('two people meet by an invitation, a third watches, one reloads, one loses the net, and all see the same end', async () => {
	const [ada, ben, cleo] = [await visit(), await visit({ keepsCopy: true }), await visit({ viewport: PHONE })];
	await openTable(ada, 'Photograph', 2, 'Ada');
	await sitDownByInvitation(ada, ben);
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	await cleo.goto(ada.url());
	await cleo.getByText('You are watching').waitFor();

	await asText(ben);
	const people = [
		[ada, byMouse],
		[ben, byText],
	] as const;
	await playTogether(people, 6);
	await expect.poll(() => cardsOn(cleo)).toEqual(await cardsOn(ada));
	expect(await cleo.getByRole('region', { name: 'Your hand' }).count()).toBe(0);
	expect(await violationsOn(cleo), 'axe on a table that is watched').toEqual([]);
	const say = ada.getByRole('textbox', { name: 'Say something' });
	await say.fill('Do they see this?');
	await say.press('Enter');
	await cleo.getByRole('button', { name: 'Talk, 1 new line' }).click();
	const heard = cleo.getByRole('dialog', { name: 'Talk' }).getByRole('listitem');
	await heard.filter({ hasText: 'Do they see this?' }).waitFor();
	await cleo.keyboard.press('Escape');
	await cleo.getByRole('button', { name: 'Talk', exact: true }).click();
	await cleo.getByRole('dialog', { name: 'Talk' }).waitFor();
	// Who watches is counted, and their lines are marked.
	await cleo.getByRole('dialog', { name: 'Talk' }).getByRole('textbox').fill('Every card of it.');
	await cleo.keyboard.press('Enter');
	const talk = ada.getByRole('region', { name: 'Talk' });
	await talk
		.getByRole('listitem')
		.filter({ hasText: 'Every card of it.' })
		.getByText('watches', { exact: true })
		.waitFor();
	await talk.getByText('One person is watching.').waitFor();
	expect(await violationsOn(cleo), 'axe on the talk of a phone').toEqual([]);
	await cleo.keyboard.press('Escape');

	await ada.reload();
	await playTogether(people, 4);

	await ben.context().setOffline(true);
	await ben.getByText('This device is offline.').waitFor();
	await ben.context().setOffline(false);
	await ben.getByText('This device is offline.').waitFor({ state: 'hidden' });
	await playTogether(people);

	const places = await placesOn(ada);
	expect(await placesOn(ben)).toEqual(places);
	expect(await placesOn(cleo)).toEqual(places);
	await ada.getByRole('img', { name: 'How the scores went' }).waitFor();
	expect(await violationsOn(ada), 'axe on the result').toEqual([]);
	const record = await savedBy(ada.getByRole('button', { name: 'Save the record' }));
	expect(verify(record)).toMatchObject({ isFine: true });
});

/** Which cards lie where on the drawn field. */
async function cardsOn(page: Page): Promise<string[]> {
	const field = page.locator('.board-region[data-drawn]').getByRole('region', { name: 'The field' });
	await field.waitFor();
	const cards = field.locator('[data-place]');
	return await cards.evaluateAll((all) =>
		all.map((one) => `${one.getAttribute('data-place')} ${one.textContent} ${one.getAttribute('data-suit')}`),
	);
}

/** Who has which place with how many points. */
async function placesOn(page: Page): Promise<string[]> {
	const places = page.getByRole('region', { name: 'Places' }).getByRole('listitem');
	await places.first().waitFor();
	return await places.evaluateAll((all) =>
		all.map((one) =>
			['.place-number', '.name', '.points'].map((part) => one.querySelector(part)?.textContent).join(' '),
		),
	);
}
