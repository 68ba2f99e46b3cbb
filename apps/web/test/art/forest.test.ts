import { describe, expect, test } from 'vitest';
import {
	drawingOf,
	journalist,
	lair,
	PICTURE_IDS,
	SEATS,
	type Seat,
	sasquatch,
	trap,
} from '../../src/games/sasquatch-snap/art/index.ts';
import { faultIn, idsIn, referencesIn } from './markup.ts';

const SEATS_AT_TABLE: readonly Seat[] = [0, 1, 2, 3];
const TRAPS = ['basic', 'freeze', 'spike', 'super'] as const;

type Draw = (id: string) => string;
const byDay: [name: string, draw: Draw][] = [
	['lair by day', lair],
	['sasquatch by day', () => sasquatch()],
	...SEATS_AT_TABLE.flatMap((seat): [string, Draw][] => [
		[`journalist-${seat}`, () => journalist(seat)],
		...TRAPS.map((kind): [string, Draw] => [`trap-${seat}-${kind}`, (id) => trap(id, seat, kind)]),
	]),
];
const byNight = PICTURE_IDS.map((id): [string, Draw] => [id, () => drawingOf(id).body]);
const drawings = [...byDay, ...byNight];

describe.each(drawings)('%s', (name, draw) => {
	const drawing = draw(name);

	test('is well-formed SVG of a bounded size, the same each time', () => {
		expect(faultIn(drawing)).toBeNull();
		expect(drawing.length).toBeLessThan(name.startsWith('floor') ? 256 * 1024 : 24 * 1024);
		expect(draw(name)).toBe(drawing);
	});

	test('points only at its own ids', () => {
		const own = idsIn(drawing);
		expect(own.filter((id) => !id.startsWith(name))).toEqual([]);
		expect(referencesIn(drawing).filter((id) => !own.includes(id))).toEqual([]);
	});
});

test('no two drawings are alike', () => {
	const bare = drawings.map(([name, draw]) => draw(name).replaceAll(name, ''));
	expect(new Set(bare).size).toBe(drawings.length);
});

test('a seat has its own ink wherever it is drawn, and no ink of another', () => {
	const inks = SEATS.map(({ main, dark }) => [main, dark]);
	for (const id of PICTURE_IDS) {
		const seat = Number(/^(?:figure|arm|hub|hat|mark|rimmed|arrow|token-\w+)-(\d)/.exec(id)?.[1] ?? -1);
		const { body } = drawingOf(id);
		const found = inks.flatMap((own, i) => (own.some((ink) => body.includes(ink)) ? [i] : []));
		expect([id, found]).toEqual([id, seat < 0 ? [] : [seat]]);
	}
});
