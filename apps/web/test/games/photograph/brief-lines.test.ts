import { cardWithBack, type Event, photo } from '@shutterbox/photograph/client';
import { type ComponentChildren, isValidElement } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { briefLines } from '../../../src/games/photograph/brief-lines.tsx';
import { words } from '../../../src/games/photograph/words.ts';
import { turnTo } from '../../../src/i18n/area.ts';

const NAMES = ['Ada', 'Ben'];
const [BLUE, RED] = [0, 1];

beforeAll(() => words.load());

/** What somebody who hears the page is told. */
function heard(node: ComponentChildren): string {
	if (Array.isArray(node)) return node.map(heard).join('');
	if (typeof node === 'string' || typeof node === 'number') return String(node);
	if (!isValidElement(node)) return '';
	const { type, props } = node as { type: unknown; props: Record<string, unknown> };
	if (typeof type === 'function') return heard(type(props));
	return props['aria-hidden'] ? '' : heard(props.children as ComponentChildren);
}

const linesOf = (events: readonly Event[]) => briefLines(events, NAMES, 0).map(({ seat, line }) => [seat, heard(line)]);

const played = (seat: number, color: number, value: number, isSharp: boolean): Event => ({
	type: 'played',
	seat,
	card: photo(color, value),
	face: isSharp ? 'up' : 'down',
	direction: null,
	reason: isSharp ? null : 'step',
});

test('what was taken is told by its faces and backs', () => {
	const cards = [
		{ place: 4, card: photo(RED, 11) },
		{ place: 5, card: cardWithBack(BLUE * 2 + 1) },
	];
	expect(linesOf([{ type: 'picked', seat: 1, row: 1, side: 'left', cards }])).toEqual([
		[1, 'took red 11 blue 7–12 from row 2'],
	]);
});

test('what one seat shoots is one line, also where a good shot is won in between', () => {
	const events: Event[] = [
		{ type: 'wound', seat: 1, from: 0, to: 2 },
		played(1, RED, 4, true),
		{ type: 'goodShot', seat: 1, color: RED },
		played(1, BLUE, 9, true),
		played(0, BLUE, 2, true),
	];
	expect(linesOf(events)).toEqual([
		[1, 'shot red 4 blue 9'],
		[1, 'won the red good shot, +5'],
		[0, 'shot blue 2'],
	]);
	expect(briefLines(events, NAMES, 0).map(({ isRecord }) => isRecord ?? false)).toEqual([false, true, false]);
});

test('a blurred card keeps its colour and loses its value (R-21)', () => {
	const shown = briefLines([played(1, RED, 7, false)], NAMES, 0);
	expect(shown.map(({ line }) => heard(line))).toEqual(['shot red, blurred']);
	expect(JSON.stringify(linesOf([played(1, RED, 7, false)]))).not.toContain('7');
});

test('what the table tells has nobody beside it', () => {
	expect(linesOf([{ type: 'sunset', free: 3 }])).toEqual([
		[null, 'Sunset. Everyone winds one card in secret and shoots two.'],
	]);
});

test('every brief line is there in Russian', async () => {
	await turnTo('ru');
	expect(linesOf([played(0, RED, 4, true), { type: 'committed', seat: 1 }])).toEqual([
		[0, 'снято: красная 4'],
		[1, 'выбор сделан'],
	]);
	await turnTo('en');
});
