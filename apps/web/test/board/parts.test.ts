import { expect, test } from 'vitest';
import { placeAt } from '../../src/board/carry.ts';
import { drawings } from '../../src/board/drawings.ts';
import { wayBetween } from '../../src/board/flights.ts';

test('a finger means the nearest place within its reach, a mouse the one it is on', () => {
	const places = [
		['give', { left: 0, top: 0, right: 50, bottom: 50 }],
		['get', { left: 100, top: 0, right: 150, bottom: 50 }],
	] as const;
	const at = (pointerType: string, clientX: number, clientY: number) =>
		placeAt({ pointerType, clientX, clientY }, places);
	expect(at('touch', 90, 20)).toBe('get');
	expect(at('touch', 70, 20)).toBe('give');
	expect(at('touch', 150 + 32, 50 + 32)).toBe(null);
	expect(at('mouse', 90, 20)).toBe(null);
	expect(at('mouse', 120, 50)).toBe('get');
});

test('a flight goes from middle to middle, and lands as large as its place', () => {
	const way = wayBetween({ x: 0, y: 0, width: 20, height: 40 }, { x: 200, y: 100, width: 40, height: 40 }, {});
	expect(way.map(({ transform }) => transform)).toEqual([
		'translate(-10px, 0px) rotate(0deg) scale(0.5)',
		undefined,
		'translate(95px, 50px) rotate(0deg) scale(0.75)',
		'translate(200px, 100px) rotate(0deg) scale(1)',
	]);
	expect(way.map(({ opacity }) => opacity)).toEqual([0, 1, undefined, 1]);
});

test('a flight turns on its way, and is lifted half way', () => {
	const box = { x: 0, y: 0, width: 40, height: 40 };
	const way = wayBetween(box, { ...box, x: 100 }, { turn: 360, scale: 1.4 });
	expect(way.slice(2).map(({ transform }) => transform)).toEqual([
		'translate(50px, 0px) rotate(180deg) scale(1.4)',
		'translate(100px, 0px) rotate(360deg) scale(1)',
	]);
});

test('what is thrown flies higher than straight on, and lands where it belongs', () => {
	const box = { x: 0, y: 50, width: 40, height: 40 };
	const way = wayBetween(box, { ...box, x: 100 }, { lift: 28 });
	expect(way.slice(2).map(({ transform }) => transform)).toEqual([
		'translate(50px, 22px) rotate(0deg) scale(1)',
		'translate(100px, 50px) rotate(0deg) scale(1)',
	]);
});

test('drawings are sent for once', async () => {
	let times = 0;
	const { art, bring } = drawings(async () => ++times);
	expect(art.value).toBe(null);
	await Promise.all([bring(), bring()]);
	await bring();
	expect([art.value, times]).toEqual([1, 1]);
});

test('drawings that did not arrive are sent for again', async () => {
	let times = 0;
	const { art, bring } = drawings(async () => {
		if (++times === 1) throw new Error('offline');
		return 'the forest';
	});
	await bring();
	expect(art.value).toBe(null);
	await bring();
	expect(art.value).toBe('the forest');
});
