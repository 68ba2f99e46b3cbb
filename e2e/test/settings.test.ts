import { expect, test } from 'vitest';
import { visit } from '../src/visit.ts';

test('what is set takes effect at once, and is kept over a reload', async () => {
	const page = await visit();
	const look = () =>
		page.evaluate(() => {
			const { lang, dataset } = document.documentElement;
			const { backgroundColor } = getComputedStyle(document.body);
			const move = getComputedStyle(document.documentElement).getPropertyValue('--d-move');
			return { lang, theme: dataset.theme, backgroundColor, isStill: Number.parseFloat(move) === 0 };
		});
	await page.goto('/settings');
	await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
	const paper = await look();
	expect(paper).toMatchObject({ lang: 'en', isStill: true });

	const choose = (group: string, answer: string) =>
		page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: answer, exact: true }).check();
	await choose('Light', 'Darkroom');
	await choose('Movement', 'Full');
	await page.getByRole('switch', { name: 'Text mode' }).check();
	await choose('Language', 'Русский');
	await page.getByRole('heading', { name: 'Настройки', level: 1 }).waitFor();
	const darkroom = await look();
	expect(darkroom).toMatchObject({ lang: 'ru', theme: 'dark', isStill: false });
	expect(darkroom.backgroundColor).not.toBe(paper.backgroundColor);

	await page.reload();
	await page.getByRole('heading', { name: 'Настройки', level: 1 }).waitFor();
	expect(await look()).toEqual(darkroom);

	await page.goto('/play/photograph');
	const board = page.locator('.board-region');
	await board.locator('.photograph-text').waitFor();
	expect(await board.getAttribute('data-drawn')).toBeNull();
});
