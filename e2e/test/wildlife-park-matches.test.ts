import { expect, test } from 'vitest';
import { FINGERS } from '../src/fingers.ts';
import { latinOn } from '../src/latin.ts';
import { shiftsOn, watchShifts } from '../src/shifts.ts';
import { visit } from '../src/visit.ts';
import { byKeys, byMouse, byTouch, countOn, openMatch, play, type Way } from '../src/wildlife-park.ts';

/** What is called so in Russian as well. */
const NAMES = ['Shutterbox', 'Wildlife Park', /WPK-\d+/];

/** Whatever is asked, told and heard by then is Russian. */
function inRussian(way: Way): Way {
	return async (table, question, turn) => {
		expect.soft(await latinOn(table.page, NAMES), `${question}, decision ${turn}`).toEqual([]);
		await way(table, question, turn);
	};
}

/** What is played is shown as stills; elsewhere nothing is played. */
const STILLS = { settings: { speed: 'fast' } };
const RUSSIAN = { locale: 'ru' };

/** With those of the other file, each hand plays alone, with two others and with five, and on both sides of the boards. */
test.for([
	['alone', 'the mouse, in Russian', { seats: 1, side: true }, inRussian(byMouse), RUSSIAN],
	['of three', 'fingers', { seats: 3, missions: true, side: true }, byTouch, FINGERS],
	['of three', 'the keyboard alone, in Russian', { seats: 3, missions: true, side: true }, inRussian(byKeys), RUSSIAN],
	['of six', 'the keyboard alone', { seats: 6, missions: true }, byKeys, STILLS],
	['of six', 'the mouse', { seats: 6, missions: true, side: true }, byMouse, {}],
] as const)('a whole match %s is played with %s', async ([, , terms, way, options]) => {
	const page = await visit(options);
	await watchShifts(page);
	await openMatch(page, terms);
	const made = await play(page, way);
	expect(made.filter((question) => question === 'turn')).toHaveLength(15);
	await countOn(page).waitFor();
	if ('locale' in options) expect.soft(await latinOn(page, NAMES), 'the result').toEqual([]);
	const { sum, worst } = await shiftsOn(page);
	expect(sum, JSON.stringify(worst)).toBeLessThan(0.001);
});
