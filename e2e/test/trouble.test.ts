import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asText } from '../src/menu.ts';
import { netOf } from '../src/net.ts';
import { asked, byMouse, play, playTogether, tableOn } from '../src/photograph.ts';
import { asked as askedInForest, byKeys, tableOn as forestOn, play as playForest } from '../src/sasquatch-snap.ts';
import { TestServer } from '../src/server.ts';
import { openTable, seatPhotographers, sitDownByInvitation } from '../src/tables.ts';
import { playByText, snapshot } from '../src/text-boards.ts';
import { UNREACHABLE, visit } from '../src/visit.ts';

/** A server of this file's own: it is stopped on purpose. */
const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.discard());

test('after one visit the page needs no server: it loads and plays a match on this device', async () => {
	const page = await visit({ address: server.address, expected: UNREACHABLE, keepsCopy: true });
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

test('a connection that is lost in the middle of an act ends it, and the match goes on from where it is', async () => {
	const page = await visit({ address: server.address, expected: UNREACHABLE, reducedMotion: 'no-preference' });
	const sockets: WebSocketRoute[] = [];
	await page.routeWebSocket('**/ws', (socket) => {
		socket.connectToServer();
		sockets.push(socket);
	});
	await openTable(page, 'Sasquatch Snap!', null, 'Ada');
	await page.getByRole('button', { name: /^Start with photographers/ }).click();
	const board = page.locator('.sasquatch');
	const played = () => board.getAttribute('data-playing');
	// Until all cards are shown: four walks follow.
	while ((await played()) !== 'revealed') {
		const question = await askedInForest(forestOn(page));
		if (question === 'commit') {
			await page.keyboard.press('n');
			await page.keyboard.press('Enter');
			await board.and(page.locator('[data-playing=revealed]')).waitFor();
		} else await playForest(page, byKeys, 1);
	}
	await Promise.all(sockets.map((socket) => socket.close()));
	await board.and(page.locator(':not([data-playing=revealed])')).waitFor();
	expect(await played()).toBeNull();
	expect(await playForest(page, byKeys, 4)).toBe(4);
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

test('who plans on a card of Snapshot stays on it when the card lies elsewhere after the server was gone', async () => {
	const page = await visit({ address: server.address, expected: UNREACHABLE });
	const net = await netOf(page);
	const elsewhere = await page.context().newPage();
	let moved: string | undefined;
	while (moved === undefined) {
		await openTable(page, 'Snapshot', 2, 'Ada');
		await seatPhotographers(page, 'Zoya, bot, easy');
		await page.getByRole('button', { name: /^Start the match/ }).click();
		await asText(page);
		await elsewhere.goto(page.url());
		// Cards move up now and then: so the page is behind by one turn again and again, until one of its cards has.
		while (moved === undefined) {
			await net.cut();
			const before = await placesOn(page);
			await playByText(elsewhere, snapshot, async () => isOther(await placesOn(elsewhere), before));
			const isOver = await elsewhere.getByRole('link', { name: 'Watch the replay' }).isVisible();
			const after = await placesOn(elsewhere);
			moved = [...before.keys()].find((card) => after.has(card) && after.get(card) !== before.get(card));
			if (moved !== undefined) {
				await page.getByRole('spinbutton', { name: moved }).focus();
				// A server that was away tells no single news: the page begins again.
				await server.stop();
				await server.start();
			}
			await net.mend();
			if (isOver) break;
			await expect.poll(() => placesOn(page)).toEqual(after);
		}
	}
	expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(moved);
});

/** Where the cards lie on which dice can be placed now: each by the name of its dice, with its number in its habitat. */
async function placesOn(page: Page): Promise<ReadonlyMap<string, string>> {
	const dice = page.locator('.habitat li').getByRole('spinbutton', { name: /^Dice on/ });
	const places = await dice.evaluateAll((all) =>
		all.map((one): [string, string] => {
			const card = one.closest('li');
			return [
				one.getAttribute('aria-label') ?? '',
				`${[...(card?.parentElement?.children ?? [])].indexOf(card as Element)}`,
			];
		}),
	);
	return new Map(places);
}

/** Whether there is something to plan, and it does not lie as it did. */
function isOther(places: ReadonlyMap<string, string>, before: ReadonlyMap<string, string>): boolean {
	return places.size > 0 && [...places].join() !== [...before].join();
}
