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
	...[
		'Saashi',
		'Wind the Film!',
		'Paper Boat Games',
		'JSON',
		'Eilif Svensson',
		'Åsmund Svensson',
		'Chilifox Games',
		'Funnyfox',
	],
	/(?:PHO|SNP|SSQ|WPK|PST|RUL|R|X)-\d+/g,
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

	await page.goto('/play/snapshot');
	const begin = page.getByRole('button', { name: 'Начать', exact: true });
	await begin.waitFor();
	expect.soft(await latinOn(page, NAMES), 'on an assignment of Snapshot').toEqual([]);
	await begin.click();
	await page.keyboard.press('o');
	const order = page.getByRole('dialog', { name: 'Когда тянут другие' });
	await order.getByRole('radio', { name: 'мой список' }).click();
	await order.getByRole('button', { name: 'Ягуар' }).waitFor();
	expect.soft(await latinOn(page, [...NAMES, /SNP-\d+/]), 'on a table of Snapshot, under its order').toEqual([]);

	await page.goto('/rules/snapshot');
	await page.locator('#SNP-1').waitFor();
	expect.soft(await latinOn(page, [...NAMES, ...LANGUAGES, ...IN_RULES]), 'in the rules of Snapshot').toEqual([]);

	await page.request.post('/api/session');
	const ines = await personOf(page.context(), server.address);
	await playRated(server.address, ines, 'photograph', 1);
	// The page knows that it is somebody, as if it had signed in by itself.
	await page.evaluate(() => localStorage.setItem('shutterbox.known', 'yes'));
	await page.goto('/studio');
	const replay = page.locator('a[href^="/replay/"]');
	const table = (await replay.getAttribute('href'))?.split('/').at(-1);
	await page.goto(`/tables/${table}`);
	await page.getByRole('img', { name: 'Как шёл счёт' }).waitFor();
	const people = await page.getByRole('region', { name: 'Места' }).locator('.name').allInnerTexts();
	expect(people).toHaveLength(2);
	expect.soft(await latinOn(page, [...NAMES, ...people]), 'on the result').toEqual([]);
});

test('in Russian every word of Photoshoot as text is Russian: its form, a turn, a judgement and its rules', async () => {
	const page = await visit({ address: server.address, locale: 'ru', settings: { textMode: true } });
	const names = [...NAMES, /PST-\d+/];
	/** Two who judge each other: nobody is faster than the reader. */
	const open = async (level: string) => {
		await page.goto('/play/photoshoot?setup');
		await page.getByRole('radiogroup', { name: 'Места' }).getByRole('radio', { name: '2', exact: true }).check();
		await page.getByText('Варианты и домашние правила').click();
		for (const choice of [level, 'Без спешки', 'Игроки'])
			await page.getByRole('radio', { name: choice, exact: true }).check();
		expect.soft(await latinOn(page, names), 'in the form').toEqual([]);
		await page.getByRole('button', { name: /^Начать партию/ }).click();
		await page.getByRole('heading', { name: 'Вы снимаете и судите друг друга' }).waitFor();
		await page
			.getByRole('region', { name: 'Сцена', exact: true })
			.getByRole('button', { disabled: false })
			.first()
			.waitFor();
		expect.soft(await latinOn(page, names), `before a turn, ${level}`).toEqual([]);
	};
	await open('Уровень 4: Хаос на площадке');
	await open('Уровень 1: Основы');
	const tiles = page.getByRole('region', { name: 'Сцена', exact: true }).getByRole('button');
	for (const cell of [0, 1]) await tiles.nth(cell).click();
	// The bot has judged it, made an action of its own, and waits for a judgement.
	const mistake = page.getByRole('button', { name: /^Ошибка!/, disabled: false });
	await mistake.waitFor();
	expect.soft(await latinOn(page, names), 'before a judgement').toEqual([]);
	await mistake.click();
	const reasons = page.getByRole('group', { name: 'Что было не так?' });
	await reasons.waitFor();
	expect.soft(await latinOn(page, names), 'when a mistake is named').toEqual([]);
	await reasons.getByRole('button', { name: 'Разговор' }).click();
	await page
		.getByText(/Мимо, этого не было: разговор\./)
		.first()
		.waitFor();
	expect.soft(await latinOn(page, names), 'after a judgement').toEqual([]);

	await page.goto('/rules/photoshoot');
	await page.locator('#PST-1').waitFor();
	expect.soft(await latinOn(page, [...NAMES, ...LANGUAGES, ...IN_RULES]), 'in the rules').toEqual([]);
});
