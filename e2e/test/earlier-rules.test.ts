import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { call } from '../../apps/server/test/support/player.ts';
import { violationsOn } from '../src/axe.ts';
import { savedBy, verify } from '../src/records.ts';
import { TestServer } from '../src/server.ts';
import { guestAt, personOf, playRated } from './support/people.ts';

test('a match that ended under earlier rules keeps its result and its record, and says why there is no board', async () => {
	const server = new TestServer();
	await server.start();
	onTestFinished(() => server.discard());
	const page = await guestAt(server.address);
	const person = await personOf(page.context(), server.address);
	await playRated(server.address, person, 'snapshot', 7);
	const { body } = await call(server.address, person, 'GET', '/api/me/matches');
	const [{ id }] = body as { id: string }[];

	await page.goto(`/tables/${id}`);
	const places = page.getByRole('region', { name: 'Places' }).getByRole('listitem');
	await places.first().waitFor();
	const before = await places.allTextContents();
	await page.getByRole('button', { name: 'Look at the board' }).waitFor();

	await page.goto('about:blank');
	await server.stop();
	const data = new DatabaseSync(server.database);
	data.exec(`UPDATE tables SET saved = json_set(saved, '$.table.rulesVersion', 0)`);
	data.close();
	await server.start();
	await page.goto(`/tables/${id}`);
	await page.getByText('This match was played by earlier rules.').waitFor();
	expect(await places.allTextContents()).toEqual(before);
	await page.getByRole('heading', { name: 'Where the prestige came from' }).waitFor();
	for (const name of ['Look at the board', 'Watch the replay', 'Play again'])
		expect(await page.getByText(name, { exact: true }).count(), name).toBe(0);
	expect(await violationsOn(page), 'axe on a result of earlier rules').toEqual([]);
	expect(verify(await savedBy(page.getByRole('button', { name: 'Save the record' })))).toMatchObject({ isFine: true });
});
