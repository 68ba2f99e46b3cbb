import { LIMITS, misfitOf, Shape } from '@shutterbox/protocol';
import { describe, expect, test } from 'vitest';
import { cleanName, inventedName } from '../../src/identity/names.ts';

test.each(['en', 'ru'] as const)(
	'an invented name is one that anybody could choose, in their language: %s',
	(language) => {
		const names = Array.from({ length: 500 }, () => inventedName(language));
		for (const name of names) {
			expect(misfitOf(Shape.Name, name)).toBeNull();
			expect(cleanName(name)).toBe(name);
			expect(name).toMatch(language === 'ru' ? /^[А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+$/ : /^[A-Z][a-z]+ [A-Z][a-z]+$/);
		}
		expect(new Set(names).size).toBeGreaterThan(300);
	},
);

describe('a name is taken as it is', () => {
	test.each([
		'Ada',
		'ада лавлейс',
		'Zoë',
		'José-María',
		"O'Brien",
		'李雷',
		'しゃしん',
		'محمد',
		'Ada 2',
		'Otter ❤️',
		'🦊',
		'Αθηνά',
	])('%s', (name) => expect(cleanName(name)).toBe(name));
	test('but composed, so that one name has one spelling', () => {
		expect(cleanName('Zoe\u0308')).toBe('Zo\u00eb');
	});
});

describe('a name is refused that', () => {
	test.each([
		['mixes Latin and Cyrillic in a word', 'Аdа'],
		['mixes Latin and Greek in a word', 'Οtter'],
		['is written in letters that only look like letters', '𝐀𝐝𝐚'],
		['is written in wide letters', 'Ａｄａ'],
		['holds a ligature', 'ﬁnch'],
		['holds an invisible letter', 'Ada\u3164'],
		['holds a soft hyphen', 'Ad\u00ada'],
		['holds a zero-width joiner', 'Ad\u200da'],
		['turns its direction', 'Ada\u202etxt'],
		['holds a loose mark of variation', 'Ada\ufe0f'],
		['holds a tag', 'Ada\u{e0041}'],
		['piles up marks', 'A\u0323\u0324\u0325\u0326da'],
		['begins with a mark', '\u0301Ada'],
		['has two spaces running', 'Ada  Otter'],
		['has an odd space', 'Ada\u2003Otter'],
		['has a no-break space', 'Ada\u00a0Otter'],
		['has nothing to read', '...'],
		['has half a character', 'Ada\ud800'],
		['has an unassigned or private character', 'Ada\ue000'],
		['has a line break', 'Ada\nOtter'],
	])('%s', (_, name) => expect(cleanName(name)).toBeNull());

	test('is longer in bytes than any name of its length', () => {
		expect(cleanName('🦊\u0323\u0324'.repeat(LIMITS.name))).toBeNull();
	});
});
