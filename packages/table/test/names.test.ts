import { gameOf } from '@shutterbox/catalogue';
import { describe, expect, test } from 'vitest';
import { distinctName } from '../src/index.ts';
import { TestHost } from './host.ts';

describe('two people of one name', () => {
	test.each([
		['the same letters', 'Anna'],
		['small letters', 'anna'],
		['Cyrillic letters that look alike', 'Аnnа'],
		['Greek letters that look alike', 'Αnna'],
		['full-width letters', 'Ａｎｎａ'],
		['blanks between', 'A n n a'],
		['a character without width', 'An\u2060na'],
		['an accent', 'Ánna'],
	])('are told apart by a number: %s', (_, name) => {
		expect(distinctName(name, ['Bob', 'Anna'])).toBe(`${name} 2`);
	});

	test.each([
		['Bill', 'BiII'],
		['Olga', '0lga'],
		['Соня', 'Coня'],
		['Straße', 'STRASSE'],
	])('%s and %s look alike', (one, other) => {
		expect(distinctName(other, [one])).toBe(`${other} 2`);
	});

	test.each([
		['Anna', 'Anne'],
		['Маша', 'Миша'],
		['Anna', 'Anna 2'],
		['李', '王'],
	])('%s and %s do not', (one, other) => {
		expect(distinctName(other, [one])).toBe(other);
	});

	test('the number is the first that is free', () => {
		expect(distinctName('Anna', ['anna', 'Anna2', 'Anna 4'])).toBe('Anna 3');
	});

	test('a name of nothing to see is a name like any other', () => {
		expect(distinctName('\u2060', ['\u2061'])).toBe('\u2060 2');
	});
});

describe('at a table', () => {
	test('the second Anna sits down as "Anna 2", and so does whoever has a bot’s name', () => {
		const host = new TestHost({ game: gameOf('snapshot'), people: ['ann', 'bob', 'cid', 'dee'] });
		for (const who of ['bob', 'cid', 'dee']) host.as(who, { type: 'leave' });
		host.as('bob', { type: 'sit', name: 'Ann' });
		host.as('cid', { type: 'sit', name: 'Аnn' });
		host.as('dee', { type: 'sit', name: 'Easy' });
		expect(host.client('spectator').seats.map(({ name }) => name)).toEqual(['ann', 'Ann 2', 'Аnn 3', 'Easy 2']);
	});
});
