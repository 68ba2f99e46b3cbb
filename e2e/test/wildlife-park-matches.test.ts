import { expect, test } from 'vitest';
import { shiftsOn, watchShifts } from '../src/shifts.ts';
import { PHONE, visit } from '../src/visit.ts';
import { byKeys, byMouse, byTouch, openMatch, play } from '../src/wildlife-park.ts';

const FINGERS = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** With those of the other file, each hand plays alone, with two others and with five, and on both sides of the boards. */
test.for([
	['alone', 'the mouse', { seats: 1, side: true }, byMouse, {}],
	['of three', 'fingers', { seats: 3, missions: true, side: true }, byTouch, FINGERS],
	['of three', 'the keyboard alone', { seats: 3, missions: true, side: true }, byKeys, {}],
	['of six', 'the keyboard alone', { seats: 6, missions: true }, byKeys, {}],
	['of six', 'the mouse', { seats: 6, missions: true, side: true }, byMouse, {}],
] as const)('a whole match %s is played with %s', async ([, , terms, way, options]) => {
	const page = await visit({ ...options, settings: { speed: 'fast' } });
	await watchShifts(page);
	await openMatch(page, terms);
	const made = await play(page, way);
	expect(made.filter((question) => question === 'turn')).toHaveLength(15);
	await page.getByRole('heading', { name: 'Where the points came from' }).waitFor();
	const { sum, worst } = await shiftsOn(page);
	expect(sum, JSON.stringify(worst)).toBeLessThan(0.001);
});
