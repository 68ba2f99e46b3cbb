import { describe, expect, test } from 'vitest';
import { cleanName, personsName } from '../../src/identity/names.ts';
import { isReadable } from '../../src/identity/text.ts';

const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const PLAIN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const named = (code: number) => `U+${code.toString(16).padStart(4, '0')}`;

test('of all characters, those that hide, turn or break a text are refused in names and in chat, no others', () => {
	const wrong: string[] = [];
	for (let code = 0; code <= 0x10ffff; code++) {
		const character = String.fromCodePoint(code);
		const isHidden = HIDDEN.test(character) || !character.isWellFormed();
		for (const text of [`ab${character}cd`, `${character}ab`, `ab${character}`]) {
			if (isHidden && (isReadable(text) || cleanName(text) !== null)) wrong.push(`${named(code)} is let in`);
			if (!isHidden && PLAIN.test(character) && !isReadable(text)) wrong.push(`${named(code)} is kept out`);
		}
		if (!PLAIN.test(character) && isReadable(character)) wrong.push(`${named(code)} alone is let in`);
	}
	expect(wrong).toEqual([]);
}, 60_000);

describe('people may write', () => {
	test.each([
		'Well seen!',
		'?!',
		'что ж, поехали…',
		'Zoë & José',
		'مرحبا بالجميع',
		'שָׁלוֹם לְכֻלָּם',
		'ที่นี่ดีมาก',
		'မြို့တော်',
		'नमस्ते दोस्तों',
		'Việt Nam đẹp quá',
		'👩‍👩‍👧‍👦 ❤️ 🏳️‍🌈 👍🏽 3️⃣',
		'🧑🏿‍🚀',
	])('%s', (text) => expect(isReadable(text)).toBe(true));
});

describe('nobody may write', () => {
	test.each([
		['a line break', 'one\ntwo'],
		['a bell', 'one\u0007'],
		['a direction override', '\u202egnp.exe'],
		['an isolate', 'a\u2066b'],
		['a mark of direction', 'a\u200fb'],
		['an Arabic mark of direction', 'a\u061cb'],
		['a zero-width space', 'a\u200bb'],
		['a joiner between letters', 'a\u200db'],
		['a loose mark of variation', 'a\ufe0f'],
		['tags', '🏴\u{e0067}\u{e0062}\u{e007f}'],
		['marks without a letter', ' \u0301\u0302'],
		['blanks alone', ' \u00a0\u3000'],
		['a tower of marks', `h\u0315\u031b\u0321\u0322e`],
		['a mark again and again', 'ก\u0e49\u0e49\u0e49'],
		['half a character', 'a\ud800'],
		['a character of private use', 'a\ue000'],
	])('%s', (_, text) => expect(isReadable(text)).toBe(false));
});

test('nobody is called like a bot, or like nobody', () => {
	for (const name of ['easy', 'Greedy', 'rаndom', 'RANDOM', 'Former player', 'former  player', 'Table', 'spectator'])
		expect(personsName(name)).toBeNull();
	for (const name of ['Easygoing Otter', 'Ada', 'Tablet']) expect(personsName(name)).toBe(name);
	expect(cleanName('Table')).toBe('Table');
});
