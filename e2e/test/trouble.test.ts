import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, byMouse, play, playTogether, tableOn } from '../src/photograph.ts';
import { TestServer } from '../src/server.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { visit } from '../src/visit.ts';

/** A server of this file's own: it is stopped on purpose. */
const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.discard());

/** What a browser says by itself when nobody answers. */
const UNREACHABLE = [/net::ERR_/, /WebSocket connection to/];

test('after one visit the page needs no server: it loads and plays a match on this device', async () => {
	const page = await visit({ address: server.address, expected: UNREACHABLE });
	await page.goto('/');
	await page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		if (active?.state !== 'activated')
			await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
	});
	await server.stop();
	await page.reload();
	await page.getByRole('link', { name: 'Play Photograph now' }).first().click();
	expect(await play(page, byMouse, 6)).toBe(6);
	await page.reload();
	expect(await play(page, byMouse, 2)).toBe(2);
	await server.start();
});

test('when the server goes away during a match the page says so, and goes on by itself when it is back', async () => {
	const [ada, ben] = await Promise.all([
		visit({ address: server.address, expected: UNREACHABLE }),
		visit({ address: server.address, expected: UNREACHABLE }),
	]);
	await openTable(ada, 'Photograph', 2, 'Ada');
	await sitDownByInvitation(ada, ben);
	await ada.getByRole('button', { name: /^Start the match/ }).click();
	const people = [
		[ada, byMouse],
		[ben, byMouse],
	] as const;
	await playTogether(people, 3);
	await server.stop();
	const note = ada.getByText('The server does not answer. Your match is safe there; this page keeps trying.');
	await note.waitFor();
	await server.start();
	await note.waitFor({ state: 'hidden' });
	expect(await playTogether(people, 3)).toBe(3);
});

test('a page that is older than its server is told to load again', async () => {
	const page = await visit({ address: server.address, expected: UNREACHABLE });
	await page.routeWebSocket('**/ws', (socket) => {
		const real = socket.connectToServer();
		socket.onMessage((message) => real.send(String(message).replace(/"version":\d+/, '"version":99')));
	});
	await page.goto('/lobby');
	await page.getByText('A newer Shutterbox is here.').waitFor();
	await page.getByRole('button', { name: 'Load again' }).waitFor();
});

test('a browser that has no room left says so, and the match goes on', async () => {
	const page = await visit({ address: server.address });
	const debug = await page.context().newCDPSession(page);
	await debug.send('Storage.overrideQuotaForOrigin', { origin: server.address, quotaSize: 1 });
	await page.goto('/play/photograph');
	await page.getByText('This browser keeps nothing for this page now').waitFor();
	const table = tableOn(page);
	expect(await asked(table)).not.toBe('end');
	expect(await play(page, byMouse, 4)).toBe(4);
});
