import { expect, test } from 'vitest';
import { letterOf } from '../../src/board/keys.ts';

test.each([
	['d', 'KeyD', 'd'],
	['T', 'KeyT', 't'],
	// Russian letters stand where Latin ones do.
	['в', 'KeyD', 'd'],
	['Е', 'KeyT', 't'],
	// Where letters lie otherwise, what is written counts.
	['d', 'KeyE', 'd'],
	['Home', 'Home', 'home'],
	['+', 'Equal', '+'],
	[' ', 'Space', ' '],
	['ж', 'Semicolon', 'ж'],
])('the key that writes %s at %s is %s', (key, code, letter) => {
	expect(letterOf({ key, code })).toBe(letter);
});
