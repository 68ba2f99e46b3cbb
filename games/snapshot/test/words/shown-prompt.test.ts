import type { Viewer } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { aloud } from '../../src/words/aloud.ts';
import { rollingPrompt, shownPrompt } from '../../src/words/shown-prompt.ts';
import { at, type SnapshotTable } from '../table.ts';
import { NAMES, RUSSIAN, voice } from './voice.ts';

const OPTIONS = { claimSeconds: 15 };

/** Everything seat 0, or whoever looks, is shown and told aloud of what has happened at a table. */
function shown(language: typeof voice, table: SnapshotTable, active: number, viewer: Viewer = 0): string[] {
	const telling = { names: NAMES, viewer, options: OPTIONS };
	return table.told(viewer).flatMap((event) => {
		const prompt = shownPrompt(language, event, { ...telling, active, after: table.state });
		return prompt === null ? [] : [`${prompt.verb}. ${prompt.sentence}`];
	});
}

function heard(language: typeof voice, table: SnapshotTable, viewer: Viewer = 0, options: object = OPTIONS): string[] {
	const telling = { names: NAMES, viewer, options: options as typeof OPTIONS, view: table.view(viewer) };
	return table.told(viewer).flatMap((event) => {
		const said = aloud(language, event, telling);
		return said === null ? [] : [`${said.isUrgent ? '! ' : ''}${said.text}`];
	});
}

const FLAMINGO =
	'2p explore 0 | shoreline greater-flamingo | plan shoreline:4 greater-flamingo:2+1 | 0: tokens 0; photos ghost-crab sea-otter';

/** The shoreline is found; then the dice for the animal. */
const explored = (position = FLAMINGO, ...dice: number[]) =>
	at(position, 2, 1, 1, 1, ...dice).play(0, 'explore shoreline');
const shot = (...dice: number[]) => explored(FLAMINGO, ...dice).play(0, 'shoot greater-flamingo');

describe('shown', () => {
	test('[SNP-41, 49, 52] a hit, and the award it brings', () => {
		expect(shown(voice, explored(), 0)).toEqual(['Found. Explored the shoreline: rolled 2, 1, 1, 1, needed 2.']);
		expect(shown(RUSSIAN, explored(), 0)).toEqual(['Нашли. Удалось исследовать берег: выпало 2, 1, 1, 1, нужно 2.']);
		expect(shown(voice, shot(5, 3), 0)).toEqual([
			'Got it. 5 + 3 + 1 token = 9, and 4 was enough.',
			'An award. Your third shoreline photo wins 5 prestige.',
		]);
		expect(shown(RUSSIAN, shot(5, 3), 0, 1)).toEqual([
			'Есть кадр. 5 + 3 + 1 жетон = 9, хватило бы 4.',
			'Награда. Третий кадр с берега приносит игроку Anna 5 очков.',
		]);
	});

	test('[SNP-50] a miss', () => {
		const position = '2p explore 0 | shoreline harbour-seal | plan shoreline:4 harbour-seal:2+1';
		const table = explored(position, 2, 1).play(0, 'shoot harbour-seal');
		expect(shown(voice, table, 0)).toEqual([
			'Got away. 2 + 1 + 1 token = 4, and Harbour Seal needed 6. Your token comes back.',
		]);
		expect(shown(RUSSIAN, table, 0, 1)).toEqual([
			'Мимо. 2 + 1 + 1 жетон = 4, а обыкновенному тюленю нужно 6. Жетон возвращается.',
		]);
	});

	test('[SNP-26] a spook', () => {
		const table = at(
			'2p research 0 | rainforest blue-morpho spider-monkey jaguar | deck scarlet-macaw * | 0: hand lion meerkat',
		).play(0, 'draw');
		expect(shown(voice, table, 0, 1)).toEqual([
			'Spooked. Scarlet Macaw has 6, less than 11. Three animals are gone and Anna’s turn ends.',
		]);
		expect(shown(RUSSIAN, table, 0)).toEqual(['Спугнули. У красного ара 6, меньше 11. Трое убежали, ваш ход окончен.']);
	});

	test('[SNP-53] the award for one of each', () => {
		const table = at(
			'2p explore 0 | shoreline ghost-crab | plan shoreline:5 ghost-crab:1 | 0: photos lion guanaco jaguar',
			...[2, 1, 1, 1, 1, 6],
		).play(0, 'explore shoreline', 'shoot ghost-crab');
		expect(shown(voice, table, 0).at(-1)).toBe('An award. Your photo of each habitat wins 6 prestige.');
		expect(shown(RUSSIAN, table, 0).at(-1)).toBe('Награда. Кадр с каждого места приносит вам 6 очков.');
	});
});

describe('while dice tumble', () => {
	const rolling = (language: typeof voice, table: SnapshotTable) =>
		table.told(0).flatMap((event) => {
			const prompt = rollingPrompt(language, event);
			return prompt === null ? [] : [`${prompt.verb}. ${prompt.sentence}`];
		});

	test('[SNP-41, 49] only what they need is told, the same whatever they will show', () => {
		expect(rolling(voice, explored())).toEqual(['Rolling. One die has to show 2 or more.']);
		expect(rolling(RUSSIAN, explored())).toEqual(['Бросок. Хотя бы на одном кубике нужно 2 или больше.']);
		for (const dice of [
			[5, 3],
			[1, 1],
		]) {
			expect(rolling(voice, shot(...dice))).toEqual(['Rolling. Greater Flamingo needs 4, 1 token helps.']);
			expect(rolling(RUSSIAN, shot(...dice))).toEqual(['Бросок. Фламинго нужно 4, 1 жетон помогает.']);
		}
	});

	test('[SNP-42] one die is rolled again', () => {
		const table = at('2p explore 0 | mountain guanaco | plan mountain:2 guanaco:4 | 0: tokens 2', 1, 3, 5)
			.play(0, 'explore mountain')
			.play(0, 'reroll 0 supply:2');
		expect(rolling(voice, table)).toEqual(['Rolling. The die has to show 4 or more.']);
		expect(rolling(RUSSIAN, table)).toEqual(['Бросок. На кубике нужно 4 или больше.']);
	});
});

describe('read aloud', () => {
	test('[SNP-13, 25] a card with what it needs, and that it would spook', () => {
		const table = at('2p research 0 | savannah lion | deck meerkat *').play(0, 'draw');
		expect(heard(voice, table, 1)).toEqual(['Anna drew Meerkat, needs 3. It would spook the savannah.']);
		expect(heard(RUSSIAN, table)).toEqual(['Вы тянете суриката, нужно 3. Спугнёт всех в саванне.']);
	});

	test('[SNP-41, 48] rolls in words', () => {
		expect(heard(voice, explored())).toEqual(['Shoreline explored with 2.']);
		expect(heard(RUSSIAN, explored())).toEqual(['Берег: нашли, выпало 2.']);
		expect(heard(voice, shot(5, 3)).slice(0, 2)).toEqual([
			'Shot Greater Flamingo: 5 plus 3 plus 1 token is 9, needed 4.',
			'Photographed, 2 prestige.',
		]);
		expect(heard(RUSSIAN, shot(5, 3)).slice(0, 2)).toEqual([
			'Снимок: фламинго, 5 плюс 3 плюс 1 жетон, всего 9, нужно 4.',
			'Есть кадр, 2 очка.',
		]);
		const failed = at('2p explore 0 | mountain guanaco | plan mountain:2 guanaco:4', 1, 3).play(0, 'explore mountain');
		expect(heard(voice, failed, 1)[0]).toBe('Mountain not found with 1 and 3.');
		expect(heard(RUSSIAN, failed, 1)[0]).toBe('Горы: не нашли, выпало 1 и 3.');
	});

	test('[SNP-18, 19] an offer at once, to those who are asked, with its seconds where there are any', () => {
		const table = at('3p research 0 | deck bornean-orangutan * | 1: tokens 1').play(0, 'draw', 'place');
		expect(heard(voice, table, 1).at(-1)).toBe('! Offer: Bornean Orangutan for 1 token, 15 seconds.');
		expect(heard(RUSSIAN, table, 1).at(-1)).toBe('! Предложение: орангутан за 1 жетон, 15 секунд.');
		expect(heard(voice, table, 1, { claimSeconds: 0 }).at(-1)).toBe('! Offer: Bornean Orangutan for 1 token.');
		expect(heard(voice, table, 2)).toEqual([]);
	});

	test('the own turn, when it comes', () => {
		const table = at('2p research 0').play(0, 'pass');
		expect(heard(voice, table, 1)).toEqual(['Anna passed.', 'Your turn.']);
		expect(heard(RUSSIAN, table, 1)).toEqual(['Anna пасует.', 'Ваш ход.']);
		expect(heard(voice, table, 0).at(-1)).toBe('You ended the turn without a photo and took 3 tokens.');
	});
});
