import { FastChance, seedOfGame } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { blurOf, directionName, directionOf, fitsNext, lastSharp, sharpCount } from '../../src/rules/film.ts';
import { shootRed, verdicts } from '../table.ts';

interface Frame {
	value: number;
	up: boolean;
}

/** The legality function of the specification, line by line. */
function faceUp(film: readonly Frame[], v: number): { up: boolean; reason: string | null } {
	const yes = { up: true, reason: null };
	if (film.length === 0) return yes;
	const sharp = film.filter((entry) => entry.up);
	const L = sharp[sharp.length - 1].value;
	const dir = sharp.length === 1 ? 0 : Math.sign(sharp[1].value - sharp[0].value);
	if (dir !== 0 && Math.sign(v - L) !== dir) return { up: false, reason: 'direction' };
	if (film[film.length - 1].up && Math.abs(v - L) > 3) return { up: false, reason: 'step' };
	return yes;
}

/** The specification's table of film states: the values a film accepts face up. */
function acceptedBy(film: readonly Frame[]): (v: number) => boolean {
	if (film.length === 0) return () => true;
	const sharp = film.filter((entry) => entry.up).map((entry) => entry.value);
	const L = sharp[sharp.length - 1];
	const endsSharp = film[film.length - 1].up;
	if (sharp.length === 1) return endsSharp ? (v) => Math.abs(v - L) >= 1 && Math.abs(v - L) <= 3 : () => true;
	const isRising = sharp[1] > sharp[0];
	if (isRising && L === 12) return () => false;
	if (!isRising && L === 1) return () => false;
	if (isRising) return endsSharp ? (v) => L < v && v <= L + 3 : (v) => v > L;
	return endsSharp ? (v) => L - 3 <= v && v < L : (v) => v < L;
}

const numbers = (film: readonly Frame[]) => film.map(({ value, up }) => (up ? value : -value));

/** Compares the rules with both statements of the specification for every card that could come next. */
function agree(film: readonly Frame[]): void {
	const own = numbers(film);
	for (let v = 1; v <= 12; v++) {
		if (film.some(({ value }) => value === v)) continue;
		const { up, reason } = faceUp(film, v);
		const judged = blurOf(own, v);
		if (judged !== reason || (judged === null) !== up || acceptedBy(film)(v) !== up)
			throw new Error(`${own.join(' ')} + ${v}: ${judged}, but the specification says ${reason}`);
	}
}

function directionBySpec(film: readonly Frame[]): number {
	const [first, second] = film.filter((entry) => entry.up);
	return second === undefined ? 0 : Math.sign(second.value - first.value);
}

function grow(film: readonly Frame[], longest: number, visit: (film: readonly Frame[]) => void): void {
	visit(film);
	if (film.length === longest) return;
	for (let value = 1; value <= 12; value++) {
		if (film.some((entry) => entry.value === value)) continue;
		grow([...film, { value, up: faceUp(film, value).up }], longest, visit);
	}
}

describe('the legality function', () => {
	test('[PHO-23 to 29] agrees with the specification on every film of up to 4 cards and every next card', () => {
		let films = 0;
		grow([], 4, (film) => {
			films++;
			agree(film);
		});
		expect(films).toBe(1 + 12 + 12 * 11 + 12 * 11 * 10 + 12 * 11 * 10 * 9);
	});

	test('[PHO-23 to 31] agrees on random films grown to all twelve cards', () => {
		const luck = new FastChance(seedOfGame(6, 0));
		for (let i = 0; i < 2000; i++) {
			const values = Array.from({ length: 12 }, (_, v) => v + 1);
			luck.shuffle(values);
			const film: Frame[] = [];
			for (const value of values) {
				film.push({ value, up: blurOf(numbers(film), value) === null });
				agree(film);
			}
		}
	});

	test('[PHO-24, 27] direction, last face-up card and their number follow from the face-up cards alone', () => {
		grow([], 4, (film) => {
			if (film.length === 0) return;
			const sharp = film.filter((entry) => entry.up);
			expect(directionOf(numbers(film))).toBe(directionBySpec(film));
			expect(lastSharp(numbers(film))).toBe(sharp[sharp.length - 1].value);
			expect(sharpCount(numbers(film))).toBe(sharp.length);
			expect(film[0].up).toBe(true);
			if (sharp.length === 1) expect(film.length).toBeLessThanOrEqual(2); // PHO-27
		});
	});
});

describe('on the table', () => {
	test('[PHO-23] the first card of a film is face up, whatever its value', () => {
		for (let value = 1; value <= 12; value++)
			expect(shootRed('', value)).toEqual({ film: String(value), fell: 'up undirected' });
	});

	test.each([
		['a lone card', '6', { up: '3 4 5 7 8 9', step: '1 2 10 11 12', direction: '' }],
		['one face up, one blurred', '6 x1', { up: '2 3 4 5 7 8 9 10 11 12', step: '', direction: '' }],
		['rising', '3 5', { up: '6 7 8', step: '9 10 11 12', direction: '1 2 4' }],
		['rising, ends blurred', '3 5 x12', { up: '6 7 8 9 10 11', step: '', direction: '1 2 4' }],
		['falling', '10 8', { up: '5 6 7', step: '1 2 3 4', direction: '9 11 12' }],
		['falling, ends blurred', '10 8 x2', { up: '1 3 4 5 6 7', step: '', direction: '9 11 12' }],
		['rising at 12', '10 12', { up: '', step: '', direction: '1 2 3 4 5 6 7 8 9 11' }],
		['falling at 1', '3 1', { up: '', step: '', direction: '2 4 5 6 7 8 9 10 11 12' }],
	])('[PHO-24 to 28] what goes face up on a film: %s', (_, film, expected) => {
		expect(verdicts(film)).toEqual(expected);
	});

	test('[PHO-24] a direction once set never changes', () => {
		expect(shootRed('6 7', 5).fell).toBe('down direction');
		expect(shootRed('6 7 x5', 4).fell).toBe('down direction');
		expect(shootRed('6 7 x5 x4', 9)).toEqual({ film: '6 7 x5 x4 9', fell: 'up rising' });
		expect(directionName([6, 7, -5, -4, 9])).toBe('rising');
		expect(directionName([6, 5, -12])).toBe('falling');
		expect([directionName([]), directionName([6]), directionName([6, -12])]).toEqual([null, null, null]);
	});

	test('[PHO-25] a difference of exactly 3 is allowed, one of 4 is not', () => {
		expect(shootRed('6 7', 10).fell).toBe('up rising');
		expect(shootRed('6 7', 11).fell).toBe('down step');
		expect(shootRed('7 6', 3).fell).toBe('up falling');
		expect(shootRed('7 6', 2).fell).toBe('down step');
	});

	test('[PHO-25] a card that breaks both limits is blurred because of its direction', () => {
		expect(shootRed('6 7', 1).fell).toBe('down direction');
		expect(shootRed('7 6', 12).fell).toBe('down direction');
	});
});

describe('what fits next', () => {
	test.each([
		['[PHO-23] nothing yet: any', [], { type: 'any' }],
		['[PHO-25] one card: up to 3 away, either way', [7], { type: 'values', values: [4, 5, 6, 8, 9, 10] }],
		['[PHO-28] a lone 12 is no dead end', [12], { type: 'values', values: [9, 10, 11] }],
		['[PHO-27] a blur in second place: any', [7, -1], { type: 'any' }],
		['[PHO-25] rising: the next three', [2, 4], { type: 'values', values: [5, 6, 7] }],
		['[PHO-25] falling: the next three, downward', [10, 7], { type: 'values', values: [6, 5, 4] }],
		['[PHO-26] rising with a blurred end: any above', [2, 4, -1], { type: 'above', value: 4 }],
		['[PHO-26] falling with a blurred end: any below', [9, 7, -12], { type: 'below', value: 7 }],
		['[PHO-28] rising at 12: full stop', [11, 12], { type: 'none' }],
		['[PHO-28] falling at 1 with a blur: full stop', [3, 1, -7], { type: 'none' }],
		['a value that lies blurred in the film cannot come again', [2, 4, -7, 5], { type: 'values', values: [6, 8] }],
	] as const)('%s', (_, film, fit) => expect(fitsNext(film)).toEqual(fit));
});
