import type { Voice } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { previewsOf } from '../../src/analysis/previews.ts';
import { type Face, itemOf } from '../../src/rules/items.ts';
import { layoutOf } from '../../src/rules/park.ts';
import {
	builtAloud,
	entranceAloud,
	heldAloud,
	hexAloud,
	itemAloud,
	placedAloud,
	readyAloud,
} from '../../src/words/aloud.ts';
import type { Key } from '../../src/words/names.ts';
import { sketch } from '../table.ts';
import { NAMES, RUSSIAN, voice } from './telling.ts';

const both = (say: (language: Voice<Key>) => string) => [say(voice), say(RUSSIAN)];
const view = sketch({
	park: 'b4 ibex.brown@1=4; c4 wild-yak.brown@3=5; a2 lion.beige@5=5; b3 penguin.heart',
	when: 'turn 10',
}).view(0);
const [park] = view.parks;
const hexNamed = (name: string) => layoutOf(park).names.indexOf(name);
const eagle: Face = { tile: 'common.golden-eagle.brown' };

function offered(face: Face, name: string) {
	const [way] = previewsOf(view, 0, face)[hexNamed(name)].ways;
	return { park, hex: hexNamed(name), offer: { item: itemOf(face), way } };
}

test('a hex: what is on it, and what the item in hand would do there', () => {
	expect(both((language) => hexAloud(language, offered(eagle, 'b5')))).toEqual([
		'b5, free, entrance. Eagle here: no points, closes a brown tower',
		'b5, свободно, вход. Орёл сюда: без очков, замкнётся коричневая вышка',
	]);
	expect(both((language) => hexAloud(language, offered({ die: 'blue', value: 3 }, 'b3')))).toEqual([
		'b3, African penguin (blue, heart). Blue 3 here: plus 2 points, with blue worker as 2',
		'b3, африканский пингвин (синяя, сердце). Синяя 3 сюда: плюс 2 очка, помогает синий работник, станет 2',
	]);
	expect(both((language) => hexAloud(language, { park, hex: hexNamed('a2'), isPlanned: true }))).toEqual([
		'a2, lion (orange, beige part), north-east, die 5, planned',
		'a2, лев (оранжевая, бежевая часть), на северо-востоке, кубик 5, намечено',
	]);
	expect(hexAloud(voice, { park, hex: hexNamed('d3') })).toBe('d3, free, start 2');
	const { offer } = offered(eagle, 'b5');
	const worse = { ...offer, way: { ...offer.way, parts: 1, gain: { total: -1 } } };
	expect(hexAloud(voice, { park, hex: hexNamed('a1'), offer: worse })).toBe('a1, free. Eagle here: minus 1 point');
});

test('items', () => {
	const four = itemOf({ die: 'grey', value: 4 });
	expect(both((language) => itemAloud(language, four, false))).toEqual([
		'Grey die 4, fits nowhere yet',
		'Серый кубик 4, пока некуда',
	]);
	expect(itemAloud(voice, four, true)).toBe('Grey die 4');
	expect(both((language) => heldAloud(language, itemOf(eagle), 5))).toEqual([
		'Eagle in hand, 5 hexes',
		'Орёл в руке, 5 клеток',
	]);
	const placed = { item: itemOf(eagle), to: 'b5', corner: 5 };
	expect(both((language) => placedAloud(language, placed, true))).toEqual([
		'Eagle planned on b5, north-east, brown tower',
		'Орёл: намечено на b5, на северо-востоке, коричневая вышка',
	]);
	expect(placedAloud(voice, { ...placed, corner: 0 }, false)).toBe('Eagle planned on b5, east');
	expect(placedAloud(voice, { item: four, to: 'b5' }, false)).toBe('Grey 4 planned on b5');
	expect(both((language) => placedAloud(language, { item: four, to: null }, false))).toEqual([
		'Grey 4 into the crate',
		'Серая 4 в ящик',
	]);
});

test('what happens at the table', () => {
	const reader = { names: NAMES, viewer: 0 };
	expect(both((language) => readyAloud(language, reader, 1, [2]))).toEqual([
		'Bo is ready, waiting for Chen',
		'Готово: Bo. Ждём: Chen',
	]);
	expect(readyAloud(voice, reader, 1, [])).toBe('Bo is ready');
	expect(both((language) => builtAloud(language, 36, 110))).toEqual([
		'All built. You: +36, 110 points',
		'Всё построено. У вас +36, 110 очков',
	]);
	expect(both((language) => entranceAloud(language, reader, 0, 32))).toEqual(['Entrance: 32', 'Вход: 32']);
	expect(both((language) => entranceAloud(language, reader, 1, 7))).toEqual(['Entrance of Bo: 7', 'Вход (Bo): 7']);
});
