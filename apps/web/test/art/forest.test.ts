import { describe, expect, test } from 'vitest';
import {
	arrow,
	BOXES,
	cardBack,
	type Direction,
	emblem,
	GROUNDS,
	ground,
	journalist,
	lair,
	pile,
	type Seat,
	sasquatch,
	snap,
	superReach,
	trap,
	trapCard,
	whistle,
} from '../../src/games/sasquatch-snap/art/index.ts';
import { faultIn, idsIn, referencesIn } from './markup.ts';

const SEATS_AT_TABLE: readonly Seat[] = [0, 1, 2, 3];
const DIRECTIONS: readonly Direction[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const TRAPS = ['basic', 'freeze', 'spike', 'super'] as const;
const POSES = ['idle', 'stomp', 'flash', 'roar'] as const;
const JOURNALIST_POSES = ['walk', 'trapped', 'tossed', 'cheering'] as const;

type Draw = (id: string) => string;
const drawings: [name: string, draw: Draw][] = [
	['lair', lair],
	['snap', snap],
	['whistle', whistle],
	['trap-card', trapCard],
	['card-back', cardBack],
	...Array.from({ length: GROUNDS }, (_, seed): [string, Draw] => [
		`ground-${seed}`,
		() => ground({ x: seed % 7, y: seed % 5, seed }),
	]),
	...[0, 1, 7, 14].map((snaps): [string, Draw] => [`pile-${snaps}`, () => pile(snaps)]),
	...POSES.map((pose): [string, Draw] => [`sasquatch-${pose}`, () => sasquatch(pose)]),
	...DIRECTIONS.map((direction): [string, Draw] => [`arrow-${direction}`, (id) => arrow(id, direction)]),
	...SEATS_AT_TABLE.flatMap((seat): [string, Draw][] => [
		[`emblem-${seat}`, () => emblem(seat)],
		[`reach-${seat}`, (id) => superReach(id, seat, 'e')],
		...TRAPS.map((kind): [string, Draw] => [`trap-${seat}-${kind}`, (id) => trap(id, seat, kind)]),
		...JOURNALIST_POSES.map((pose): [string, Draw] => [`journalist-${seat}-${pose}`, () => journalist(seat, pose)]),
	]),
];

describe.each(drawings)('%s', (name, draw) => {
	const drawing = draw(name);

	test('is well-formed SVG of a bounded size, the same each time', () => {
		expect(faultIn(drawing)).toBeNull();
		expect(drawing.length).toBeLessThan(24 * 1024);
		expect(draw(name)).toBe(drawing);
	});

	test('points only at its own ids', () => {
		const own = idsIn(drawing);
		expect(own.filter((id) => !id.startsWith(name))).toEqual([]);
		expect(referencesIn(drawing).filter((id) => !own.includes(id))).toEqual([]);
	});
});

test('no two drawings are alike', () => {
	expect(new Set(drawings.map(([, draw]) => draw('same'))).size).toBe(drawings.length);
});

test('every drawing has a box', () => {
	expect(Object.values(BOXES).every(([width, height]) => width > 0 && height > 0)).toBe(true);
	expect(Object.keys(BOXES)).toHaveLength(13);
});

test('a pile is drawn up to 14 snaps', () => {
	expect(pile(15)).toBe(pile(14));
	expect(pile(3)).not.toBe(pile(4));
});
