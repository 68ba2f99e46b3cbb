import { expect, inject, test } from 'vitest';
import { arrive } from '../../apps/server/test/support/player.ts';
import { violationsOn } from '../src/axe.ts';
import { asText } from '../src/menu.ts';
import { byMouse, byText, playTogether, tableOn } from '../src/photograph.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { STRANGER, visit } from '../src/visit.ts';
import { playRated } from './support/people.ts';

test('who wants to play again is seen by the other, whose one press opens a table with the same people and options', async () => {
	const [ada, ben] = [await visit(), await visit()];
	await openTable(ada, 'Photograph', 2, 'Ada', {
		async choose(page) {
			await page.getByText('Variants and house rules').click();
			await page.getByRole('switch', { name: 'Memory aid' }).check({ force: true });
		},
	});
	await sitDownByInvitation(ada, ben);
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	await tableOn(ben).hand.waitFor();
	await asText(ben);
	await playTogether([
		[ada, byMouse],
		[ben, byText],
	]);
	const before = ada.url();

	await ada.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await ada.getByRole('button', { name: 'Link', exact: true }).click();
	await ada.getByRole('button', { name: 'Copied', exact: true }).waitFor();
	expect(await ada.evaluate(() => navigator.clipboard.readText())).toBe(before);

	await ada.keyboard.press('?');
	await ada.getByRole('dialog', { name: 'Keys' }).getByText('watch the replay').waitFor();
	await ada.keyboard.press('Escape');
	await ada.getByRole('button', { name: 'Play again' }).click();
	const dialog = ada.getByRole('dialog', { name: 'Once more' });
	await dialog.getByText('Waiting for').waitFor();
	expect(await dialog.getByRole('listitem').count()).toBe(2);
	expect(await violationsOn(ada), 'axe on the question who comes along').toEqual([]);

	await dialog.getByRole('button', { name: 'Ask' }).click();
	await ben.getByRole('region', { name: 'Talk' }).getByRole('listitem').getByText('Once more?').waitFor();
	await dialog.getByText('has been asked').waitFor();
	await dialog.getByRole('button', { name: 'Ask', disabled: true }).waitFor();

	await ben.locator('.table-bar').getByText('Ada wants to play again').waitFor();
	await expect.poll(() => ben.title()).toBe('Ada wants to play again · Photograph · Shutterbox');
	await ben.locator('.next-steps .who-wants').getByText('Ada wants to').waitFor();

	await dialog.getByRole('button', { name: 'Not today' }).click();
	await expect.poll(() => ben.title()).toBe('Photograph · Shutterbox');
	await ada.getByRole('button', { name: 'Play again' }).click();
	await ben.getByRole('button', { name: 'Play again' }).click();
	for (const page of [ada, ben]) {
		await page.waitForURL((url) => url.pathname.startsWith('/tables/') && url.href !== before);
		await tableOn(page).hand.waitFor();
	}
	expect(ben.url()).toBe(ada.url());
	const again = ada.url().split('/').at(-1);
	const kept = await ada.request.get(`/api/tables/${again}`);
	expect(await kept.text()).toContain('"memoryAid":true');
});

test('a link to a match leads a stranger to its result, and one to a private match, to nothing or to another device says what to do next', async () => {
	const address = inject('address');
	const stranger = await visit({ expected: [STRANGER, /status of 404/] });
	const ines = await arrive(address);
	const [open, closed] = [
		await playRated(address, ines, 'photograph', 3),
		await playRated(address, ines, 'photograph', 4, { allowsSpectators: false }),
	];
	await stranger.goto(`/tables/${open}`);
	await stranger.getByRole('heading', { name: /wins$|share the win$/, level: 1 }).waitFor();
	expect(await stranger.getByRole('button', { name: 'Play again' }).count()).toBe(0);
	await stranger.getByRole('link', { name: 'Watch the replay' }).click();
	await stranger.getByRole('slider', { name: 'Moment of the match' }).waitFor();
	for (const table of [closed, 'nosuchtable']) {
		await stranger.goto(`/tables/${table}`);
		await stranger.getByRole('heading', { name: 'No such table' }).waitFor();
		await stranger.getByText('Ask for the link again').waitFor();
		await stranger.getByRole('link', { name: 'To the lobby' }).waitFor();
		await stranger.goto(`/replay/${table}`);
		await stranger.getByRole('heading', { name: 'There is no record here' }).waitFor();
		await stranger.getByText('Ask whoever sent the link').waitFor();
		await stranger.getByRole('link', { name: 'To the lobby' }).waitFor();
	}
	const alone = await visit();
	await alone.goto('/play/photograph');
	await alone.waitForURL(/\/local\//);
	const { pathname } = new URL(alone.url());
	await stranger.goto(pathname);
	await stranger.getByRole('heading', { name: 'This match is not here' }).waitFor();
	await stranger.getByText('It was played on another device').waitFor();
	expect(await violationsOn(stranger), 'axe on a match of another device').toEqual([]);
	await stranger.goto(pathname.replace('/local/', '/replay/here/'));
	await stranger.getByRole('heading', { name: 'There is no record here' }).waitFor();
	await stranger.goBack();
	await stranger.getByRole('status').getByRole('link').click();
	await stranger.getByRole('heading', { name: 'Five photography games', level: 1 }).waitFor();
});
