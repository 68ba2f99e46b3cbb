import { expect, test } from 'vitest';
import { violationsOn } from '../src/axe.ts';
import { openTable } from '../src/tables.ts';
import { visit } from '../src/visit.ts';

const SCREENS = ['/', '/lobby', '/tables/new', '/rules', '/settings', '/about', '/gallery', '/replay', '/nowhere'];

test.for(SCREENS)('axe finds nothing on %s in either theme', async (path) => {
	const page = await visit();
	await page.goto(path, { waitUntil: 'networkidle' });
	await page.getByRole('heading', { level: 1 }).waitFor();
	expect(await violationsOn(page)).toEqual([]);
});

const GAMES = ['photograph', 'snapshot', 'wildlife-park', 'sasquatch-snap', 'photoshoot'];

test.for(GAMES)('axe finds nothing on a table of %s in either theme', async (game) => {
	const page = await visit();
	await page.goto(`/play/${game}`);
	const board = page.getByRole('region', { name: 'The game' });
	await board.getByRole('button').or(board.getByRole('radio')).first().waitFor();
	expect(await violationsOn(page)).toEqual([]);
	await page.getByRole('button', { name: 'Board as text' }).click();
	expect(await violationsOn(page)).toEqual([]);
});

test('axe finds nothing where people gather, and nothing on the form around one device', async () => {
	const page = await visit();
	await openTable(page, 'Photograph', 3, 'Ada');
	expect(await violationsOn(page)).toEqual([]);
	await page.goto('/play/photoshoot?pass');
	await page.getByText('Variants and house rules').click();
	expect(await violationsOn(page)).toEqual([]);
});
