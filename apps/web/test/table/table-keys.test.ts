import { expect, test } from 'vitest';
import { lettersOf, tableKeyOf } from '../../src/table/menu/use-table-keys.ts';

test('a key is known by its letter on any Latin keyboard, by its place on others, and nothing else is a letter', () => {
	const pressed = [
		{ key: 'm', code: 'KeyM' },
		{ key: 'M', code: 'KeyM' },
		{ key: 'r', code: 'KeyO' },
		{ key: 'к', code: 'KeyR' },
		{ key: 'ь', code: 'KeyM' },
		{ key: '?', code: 'Digit7' },
		{ key: 'Enter', code: 'Enter' },
		{ key: 'Dead', code: 'KeyT' },
	];
	expect(pressed.map(tableKeyOf)).toEqual(['M', 'M', 'R', 'R', 'M', '?', '', '']);
});

test('a board keeps the letters it uses by themselves, and none of those it uses with Control', () => {
	const does = '';
	const keys = ['D', 'T ⇧T', 'Ctrl+R', '← →', 'Home', '1 – 5', 'Y N'].map((keys) => ({ keys, does }));
	expect([...lettersOf(keys)]).toEqual(['D', 'T', 'Y', 'N']);
});
