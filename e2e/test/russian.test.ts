import { afterAll, beforeAll, expect, test } from 'vitest';
import { latinOn } from '../src/latin.ts';
import { TestServer } from '../src/server.ts';
import { visit } from '../src/visit.ts';
import { personOf, playRated } from './support/people.ts';

/** A server of this file's own: nobody else's tables with their names are on the first page. */
const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.discard());

/** Names stay as they are: ours, those of the games and of the languages. */
const NAMES = ['Shutterbox', 'Photograph', 'Snapshot', 'Wildlife Park', 'Sasquatch Snap!', 'Photoshoot'];
const LANGUAGES = ['English', /^(?:EN|RU)$/];
/** In the rules also those of people, of rules, and of a format. */
const IN_RULES = [
	...['Saashi', 'Wind the Film!', 'JSON', 'Eilif Svensson', 'Åsmund Svensson', 'Chilifox Games'],
	/(?:PHO|SSQ|WPK|RUL|R|X)-\d+/g,
];

test('in Russian every word of the first page, a table, its result and its rules is Russian', async () => {
	const page = await visit({ address: server.address, locale: 'ru' });
	await page.goto('/', { waitUntil: 'networkidle' });
	await page.getByRole('heading', { level: 1 }).waitFor();
	expect(await page.getAttribute('html', 'lang')).toBe('ru');
	expect.soft(await latinOn(page, [...NAMES, ...LANGUAGES]), 'on the first page').toEqual([]);

	await page.goto('/play/photograph');
	await page.getByRole('region', { name: 'Ваша рука' }).waitFor();
	expect.soft(await latinOn(page, NAMES), 'on a table').toEqual([]);

	await page.goto('/rules/photograph');
	await page.locator('#PHO-1').waitFor();
	expect.soft(await latinOn(page, [...NAMES, ...LANGUAGES, ...IN_RULES]), 'in the rules').toEqual([]);

	await page.goto('/play/sasquatch-snap');
	await page.getByRole('heading', { name: /Дайте свисток|Выберите путь/ }).waitFor();
	expect.soft(await latinOn(page, [...NAMES, /SSQ-\d+/]), 'on a table of Sasquatch Snap!').toEqual([]);

	await page.goto('/rules/sasquatch-snap');
	await page.locator('#SSQ-1').waitFor();
	expect
		.soft(await latinOn(page, [...NAMES, ...LANGUAGES, ...IN_RULES]), 'in the rules of Sasquatch Snap!')
		.toEqual([]);

	await page.goto('/play/wildlife-park');
	await page.getByRole('region', { name: 'Ваш парк' }).waitFor();
	expect.soft(await latinOn(page, [...NAMES, /WPK-\d+/]), 'on a table of Wildlife Park').toEqual([]);

	await page.goto('/rules/wildlife-park');
	await page.locator('#WPK-1').waitFor();
	expect.soft(await latinOn(page, [...NAMES, ...LANGUAGES, ...IN_RULES]), 'in the rules of Wildlife Park').toEqual([]);

	await page.request.post('/api/session');
	const ines = await personOf(page.context(), server.address);
	await playRated(server.address, ines, 'photograph', 1);
	await page.goto('/me');
	const replay = page.locator('a[href^="/replay/"]');
	const table = (await replay.getAttribute('href'))?.split('/').at(-1);
	await page.goto(`/tables/${table}`);
	await page.getByRole('img', { name: 'Как шёл счёт' }).waitFor();
	const people = await page.getByRole('region', { name: 'Места' }).locator('.name').allInnerTexts();
	expect(people).toHaveLength(2);
	expect.soft(await latinOn(page, [...NAMES, ...people]), 'on the result').toEqual([]);
});
