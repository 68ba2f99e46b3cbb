import { styleText } from 'node:util';
import { expect, test } from 'vitest';
import { cut, table, wrap } from '../src/text.ts';

test('columns stand below each other, whatever the names are written in', () => {
	const rows = [
		['Ann', '3'],
		['写真', '4'],
		['🦊', '5'],
		[styleText('red', 'Ben', { validateStream: false }), '6'],
	];
	expect(table(rows, ['left', 'right'])).toEqual([
		'Ann   3',
		'写真  4',
		'🦊    5',
		`${styleText('red', 'Ben', { validateStream: false })}   6`,
	]);
});

test('a line is broken before it is too wide for the eye', () => {
	expect(wrap('写真 写真 写真', 2, 10)).toBe('写真 写真\n  写真');
});

test.each([
	['Ann', 3, 'Ann'],
	['Annabel', 4, 'Ann…'],
	['写真写真', 6, '写真…'],
	['写真写真', 8, '写真写真'],
])('%s in the room of %i is %s', (text, width, shown) => {
	expect(cut(text, width)).toBe(shown);
});
