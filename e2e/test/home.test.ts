import { expect, inject, test } from 'vitest';
import { arrive } from '../../apps/server/test/support/player.ts';
import { violationsOn } from '../src/axe.ts';
import { TestServer } from '../src/server.ts';
import { shiftsOn, watchShifts } from '../src/shifts.ts';
import { PHONE, STRANGER, UNREACHABLE, visit } from '../src/visit.ts';
import { guestAt, hostTable, personOf } from './support/people.ts';

const DAY = 86_400_000;

test('a stranger sees the open tables and is nobody; when the server has gone, the page says so', async ({
	onTestFinished,
}) => {
	const server = new TestServer();
	onTestFinished(() => server.discard());
	await server.start();
	const host = await arrive(server.address);
	const pace = { kind: 'correspondence', turn: DAY };
	await hostTable(server.address, host, { game: 'snapshot', isPublic: true, pace }, 3);
	const page = await visit({ address: server.address, expected: [STRANGER, ...UNREACHABLE], keepsCopy: true });
	await page.goto('/');
	await page
		.getByRole('region', { name: 'Open tables' })
		.getByText(`opened by ${host.name}, 1 day a turn, by post`, { exact: true })
		.waitFor();
	await page.getByText('No matches yet').waitFor();
	expect(await page.context().cookies()).toEqual([]);

	await page.evaluate(() => navigator.serviceWorker.ready);
	await server.stop();
	await page.reload();
	await page.getByText('No server answers right now').waitFor();
	await page.getByRole('link', { name: 'Profile' }).click();
	await page.getByText('The server does not answer').waitFor();
	await page.context().setOffline(true);
	await page.getByRole('button', { name: 'Try again' }).click();
	await page.getByText('This device has no connection').waitFor();
});

test('a match that waits comes first, and the bar and the tab say so', async () => {
	const address = inject('address');
	const page = await guestAt(address);
	const person = await personOf(page.context(), address);
	const pace = { kind: 'correspondence', turn: 2 * DAY };
	const table = await hostTable(address, person, { game: 'wildlife-park', bots: ['noor'], pace }, 2);
	await page.goto('/');
	const first = page.getByRole('region', { name: 'Your matches' }).getByRole('listitem').first();
	await first.getByText('Your turn').waitFor();
	await first.getByText('Noor').waitFor();
	expect(await first.getByRole('link').getAttribute('href')).toBe(`/tables/${table}`);
	await page.getByRole('status').getByRole('link', { name: 'Your turn' }).waitFor();
	await expect.poll(() => page.title()).toMatch(/^● Your turn/);
	expect(await violationsOn(page), 'axe on the first page').toEqual([]);
	await page.goto('/matches');
	await page.getByRole('heading', { name: 'Your matches', level: 1 }).waitFor();
	expect(await violationsOn(page), 'axe on the matches').toEqual([]);

	// On the smallest phone, too, the bar has room for it, and a finger for the way there.
	await page.setViewportSize({ width: 320, height: 640 });
	const call = page.getByRole('status').getByRole('link', { name: 'Your turn' });
	expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	expect(await page.evaluate(() => document.body.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	await call.click();
	await page.waitForURL(`**/tables/${table}`);
});

test('on a phone, matches come before the pictures as soon as there are any, and push nothing aside', async () => {
	const page = await visit({ viewport: PHONE });
	await watchShifts(page);
	await page.goto('/');
	await page.getByText('No matches yet').waitFor();
	const isFirst = () =>
		page.evaluate(() => {
			const [list, reel] = ['.first-matches', '.reel'].map((part) => document.querySelector(part));
			return list && reel && list.getBoundingClientRect().bottom <= reel.getBoundingClientRect().top;
		});
	expect(await isFirst()).toBe(null);
	await page.goto('/play/photograph');
	await page.locator('[data-drawn]').waitFor();
	await page.goto('/');
	await page.getByRole('region', { name: 'Your matches' }).getByRole('link', { name: /^Play/ }).waitFor();
	expect(await isFirst()).toBe(true);
	expect((await shiftsOn(page)).sum).toBe(0);
});

test('the lobby always opens a table, records have a way to them, and no matches are told on their own page', async () => {
	const page = await visit();
	await page.goto('/lobby');
	await page.getByRole('link', { name: 'Open a table' }).first().waitFor();
	await page.goto('/matches');
	await page.getByText('They gather here from the first picture you press.').waitFor();
	await page.getByRole('link', { name: 'Watch a record from a file' }).click();
	await page.getByRole('heading', { name: 'Watch a record' }).waitFor();
});
