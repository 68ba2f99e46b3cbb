import { describe, expect, test } from 'vitest';
import { around, type Box, lead, placeNote, veilAround } from '../../src/coach/place.ts';

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const NOTE = { width: 348, height: 190 };

const meets = (a: Box, b: Box) =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('where the note lies', () => {
	const things = [0, 300, 700, 1200].flatMap((x) => [50, 300, 560].map((y) => ({ x, y, width: 90, height: 120 })));
	test.each(things)('beside a thing at %o, whole in the window, with room for the arrow', (thing) => {
		const at = { ...placeNote(thing, NOTE, LAPTOP, []), ...NOTE };
		expect(meets(at, around(thing))).toBe(false);
		expect(at.x >= 0 && at.y >= 0 && at.x + at.width <= LAPTOP.width && at.y + at.height <= LAPTOP.height).toBe(true);
		expect(lead(at, thing)).not.toBeNull();
	});
	test('not on what is to be pressed, if there is any other way', () => {
		const thing = { x: 640, y: 500, width: 90, height: 90 };
		const bar = { x: 0, y: 620, width: 1366, height: 148 };
		const right = { x: 760, y: 60, width: 606, height: 560 };
		const at = { ...placeNote(thing, NOTE, LAPTOP, [bar, right]), ...NOTE };
		expect([meets(at, bar), meets(at, right), meets(at, thing)]).toEqual([false, false, false]);
	});
	test.each([60, 300, 640])('on a phone over the width, above or below a thing at %d', (y) => {
		const note = { width: 366, height: 200 };
		const thing = { x: 150, y, width: 80, height: 100 };
		const at = { ...placeNote(thing, note, PHONE, []), ...note };
		expect(meets(at, thing)).toBe(false);
		expect(at.x >= 10 && at.x + at.width <= 380 && at.y >= 10 && at.y + at.height <= 834).toBe(true);
	});
});

test('what is spoken of is cut out of the veil, and the veil has as many corners with one hole as with two', () => {
	const one = veilAround([{ x: 100, y: 50, width: 40, height: 60 }, null], LAPTOP);
	const two = veilAround(
		[
			{ x: 100, y: 50, width: 40, height: 60 },
			{ x: 5, y: 6, width: 7, height: 8 },
		],
		LAPTOP,
	);
	expect(one).toContain('95px 45px, 145px 45px, 145px 115px, 95px 115px');
	expect(one.split(',').length).toBe(two.split(',').length);
});

test('of a thing within what it comes from nothing is veiled', () => {
	const sheet = { x: 448, y: 150, width: 460, height: 420 };
	const button = { x: 480, y: 505, width: 412, height: 44 };
	expect(veilAround([button, sheet], LAPTOP)).toBe(veilAround([sheet, null], LAPTOP));
	const beyond = { ...button, y: 560 };
	expect(veilAround([beyond, sheet], LAPTOP)).toBe(veilAround([{ ...sheet, height: 454 }, null], LAPTOP));
});

test('too near for an arrow, there is none', () => {
	expect(lead({ x: 0, y: 0, width: 100, height: 100 }, { x: 120, y: 20, width: 50, height: 50 })).toBeNull();
});
