import { expect, inject, test } from 'vitest';
import { arrive } from '../../apps/server/test/support/player.ts';
import { violationsOn } from '../src/axe.ts';
import { TestServer } from '../src/server.ts';
import { STRANGER, UNREACHABLE, visit } from '../src/visit.ts';
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
	const page = await visit({ address: server.address, expected: [STRANGER, ...UNREACHABLE] });
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
	const table = await hostTable(address, person, { game: 'wildlife-park', bots: ['easy'], pace }, 2);
	await page.goto('/');
	const first = page.getByRole('region', { name: 'Your matches' }).getByRole('listitem').first();
	await first.getByText('Your turn').waitFor();
	await first.getByText('bot f/11').waitFor();
	expect(await first.getByRole('link').getAttribute('href')).toBe(`/tables/${table}`);
	await page.getByRole('status').getByRole('link', { name: 'Your turn' }).waitFor();
	await expect.poll(() => page.title()).toMatch(/^● Your turn/);
	expect(await violationsOn(page), 'axe on the first page').toEqual([]);
	await page.goto('/matches');
	await page.getByRole('heading', { name: 'Your matches', level: 1 }).waitFor();
	expect(await violationsOn(page), 'axe on the matches').toEqual([]);
});
