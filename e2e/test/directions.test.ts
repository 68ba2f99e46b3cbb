import { expect, inject, test } from 'vitest';
import { looseNames } from '../src/directions.ts';
import { asText } from '../src/menu.ts';
import { byText, playTogether } from '../src/photograph.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { visit } from '../src/visit.ts';
import { guestAt } from './support/people.ts';

const DINA = 'דינה כהן';
const SARA = 'سارة';

test('names from right to left turn nothing around them: at the table, in its log and talk, in result, replay and lobby', async () => {
	const [dina, sara, watcher] = [await visit(), await guestAt(inject('address')), await visit()];
	const field = sara.getByRole('textbox', { name: 'What others see' });
	await field.fill('Sara\u202e');
	await field.press('Enter');
	await sara.getByRole('alert').getByText('There is a hidden sign in this name').waitFor();
	await field.fill(SARA);
	await field.press('Enter');
	await sara.getByRole('heading', { level: 1, name: SARA }).waitFor();
	const clean = async (page: typeof dina, where: string) => {
		for (const name of [DINA, SARA]) expect(await looseNames(page, name), `${name}: ${where}`).toEqual([]);
	};
	await clean(sara, 'profile');

	await openTable(dina, 'Photograph', 2, DINA, { isPublic: true });
	await watcher.goto('/lobby');
	await watcher.getByText(DINA).first().waitFor();
	await clean(watcher, 'lobby');
	await sitDownByInvitation(dina, sara);
	await dina.getByRole('list', { name: 'Seats' }).getByText(SARA).first().waitFor();
	await clean(dina, 'gathering');
	await dina.getByRole('textbox', { name: 'Say something' }).fill('שלום!');
	await dina.keyboard.press('Enter');
	await sara.getByRole('listitem').filter({ hasText: 'שלום!' }).waitFor();
	expect(await looseNames(sara, 'שלום!'), 'talk').toEqual([]);

	await dina.getByRole('textbox', { name: 'Say something' }).fill('plain\u202equux');
	await dina.keyboard.press('Enter');
	await dina.getByRole('alert').getByText('Others could not read this.').waitFor();
	expect(await sara.getByText('quux').count()).toBe(0);
	await dina.getByRole('textbox', { name: 'Say something' }).fill('');

	await dina.getByRole('button', { name: /^Start the match/ }).click();
	for (const page of [dina, sara]) await asText(page);
	const people = [
		[dina, byText],
		[sara, byText],
	] as const;
	await playTogether(people, 4);
	await clean(sara, 'text board');
	await asText(sara, false);
	await sara.locator('.board-region[data-drawn]').waitFor();
	await clean(sara, 'drawn board');
	await asText(sara);
	await playTogether(people);
	await dina.getByRole('img', { name: 'How the scores went' }).waitFor();
	await clean(dina, 'result');
	await dina.getByRole('link', { name: 'Watch the replay' }).click();
	await dina.getByRole('slider', { name: 'Moment of the match' }).waitFor();
	await clean(dina, 'replay');
	await dina.goto('/me');
	await dina.getByRole('heading', { level: 1, name: DINA }).waitFor();
	await clean(dina, 'profile');
	await dina.goto('/studio');
	await dina.getByRole('list', { name: 'Finished' }).getByRole('listitem').first().waitFor();
	await clean(dina, 'studio');
});
