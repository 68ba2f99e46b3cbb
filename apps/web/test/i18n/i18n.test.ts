import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsOf, audit, describeCatalogues } from '@shutterbox/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { area, language, preferred, turnTo } from '../../src/i18n/area.ts';
import { date, duration, list, number, relative, span } from '../../src/i18n/format.ts';
import { messages as en } from '../../src/i18n/shell/en.ts';
import { messages as ru } from '../../src/i18n/shell/ru.ts';

const source = join(import.meta.dirname, '../../src');
const sources = globSync('**/*.{ts,tsx}', { cwd: source })
	.filter((file) => !file.startsWith('i18n/shell/'))
	.map((file) => readFileSync(join(source, file), 'utf8'));

afterEach(() => turnTo('en'));

describeCatalogues('the catalogues of the shell', { en, ru }, sources);

describe('the audit', () => {
	const first = {
		'a.one': 'One',
		'a.many': '{count, plural, one {# frame} other {# frames}}',
		'a.left': '{time} left',
	};
	test('finds a key that one language lacks', () => {
		const { 'a.one': _, ...rest } = first;
		expect(audit({ en: first, ru: rest }, []).missing).toEqual(['ru: a.one']);
	});
	test('finds keys that no source names, and understands a computed last part', () => {
		expect(audit({ en: first }, ["t('a.one')", 'nothing else']).unused).toEqual(['a.many', 'a.left']);
		expect(audit({ en: first }, [`t(\`a.\${name}\`)`]).unused).toEqual([]);
		expect(audit({ en: { 'a.x.help': 'Help', 'a.x': 'X' } }, [`t(\`a.\${name}.help\`)`]).unused).toEqual(['a.x']);
	});
	test('finds messages whose arguments differ', () => {
		const other = { ...first, 'a.left': 'осталось {count}' };
		expect(audit({ en: first, ru: other }, []).unequal).toEqual(['ru: a.left (count) ≠ (time)']);
	});
	test('looks into plurals, selections and tags', () => {
		expect(argumentsOf('{n, plural, one {<b>{who}</b>} other {#}} {kind, select, a {{x}} other {}}')).toBe(
			'b, kind, n, who, x',
		);
	});
});

test('numbers, days, lists and times are written as the language writes them', async () => {
	const day = new Date(Date.UTC(2026, 4, 9, 12));
	expect([number(12345), date(day, { dateStyle: 'long', timeZone: 'UTC' })]).toEqual(['12,345', 'May 9, 2026']);
	expect([list(['a', 'b', 'c']), span(2, 4), span(4, 4)]).toEqual(['a, b, and c', '2–4', '4']);
	expect([relative(-2 * 86_400_000), relative(3 * 3_600_000), relative(0)]).toEqual([
		'2 days ago',
		'in 3 hours',
		'now',
	]);
	expect([duration(14 * 3_600_000), duration(42_000)]).toEqual(['14 hr', '42 sec']);
	await turnTo('ru');
	expect([number(1234.5), date(day, { dateStyle: 'long', timeZone: 'UTC' })]).toEqual([
		'1\u00a0234,5',
		'9 мая 2026 г.',
	]);
	expect([list(['а', 'б', 'в']), relative(-2 * 86_400_000), duration(42_000)]).toEqual([
		'а, б и в',
		'позавчера',
		'42 с',
	]);
});

describe('an area', () => {
	const words = area<'frames' | 'rule'>({
		en: async () => ({
			messages: { frames: '{count, plural, one {# frame} other {# frames}}', rule: 'See <rule>PHO-18</rule>.' },
		}),
		ru: async () => ({
			messages: {
				frames: '{count, plural, one {# кадр} few {# кадра} many {# кадров} other {# кадра}}',
				rule: 'См. <rule>PHO-18</rule>.',
			},
		}),
	});
	test('says that its words are not there before they are loaded', () => {
		expect(() => words.t('frames', { count: 1 })).toThrow('"frames" are not loaded');
	});
	test('counts as each language counts', async () => {
		await words.load();
		expect([1, 2, 5].map((count) => words.t('frames', { count }))).toEqual(['1 frame', '2 frames', '5 frames']);
		await turnTo('ru');
		expect(language()).toBe('ru');
		expect([1, 2, 5, 21].map((count) => words.t('frames', { count }))).toEqual([
			'1 кадр',
			'2 кадра',
			'5 кадров',
			'21 кадр',
		]);
	});
	test('hands what stands between tags to a function', async () => {
		await words.load();
		expect(words.rich('rule', { rule: (inside) => `[${inside}]` })).toEqual('See [PHO-18].');
	});
	test('stays in its language when the words of the other do not arrive', async () => {
		const broken = area<'a'>({
			en: async () => ({ messages: { a: 'A' } }),
			ru: () => Promise.reject(new Error('offline')),
		});
		await broken.load();
		await expect(turnTo('ru')).rejects.toThrow('offline');
		expect([language(), broken.t('a')]).toEqual(['en', 'A']);
	});
});

test('the language is the first one of the reader that the page speaks', () => {
	expect(preferred(['de-DE', 'ru-RU', 'en'])).toBe('ru');
	expect(preferred(['en-GB', 'ru'])).toBe('en');
	expect(preferred(['ja'])).toBe('en');
	expect(preferred([])).toBe('en');
});
