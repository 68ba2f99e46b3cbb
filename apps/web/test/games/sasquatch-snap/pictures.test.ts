import { DIRECTIONS, TILE_TYPES } from '@shutterbox/sasquatch-snap/client';
import { describe, expect, test } from 'vitest';
import { drawingOf, PICTURE_IDS } from '../../../src/games/sasquatch-snap/art/index.ts';
import { bulbsOn } from '../../../src/games/sasquatch-snap/board/bulbs.ts';
import { doesBleed, type PictureId } from '../../../src/games/sasquatch-snap/board/picture-ids.ts';

const SEATS = [0, 1, 2, 3];

/** Every picture that the rules can ask for. */
const ASKED: readonly PictureId[] = [
	...[7, 9, 11].flatMap((size) => [`floor-${size}`, `light-${size}`] as const),
	...SEATS.flatMap((seat) => [
		...(['walk', 'trapped', 'tossed', 'cheering'] as const).map((pose) => `figure-${seat}-${pose}` as const),
		...TILE_TYPES.map((type) => `token-${type}-${seat}` as const),
		...DIRECTIONS.map((side) => `arm-${seat}-${side}` as const),
		...(['hub', 'hat', 'mark', 'rimmed', 'arrow'] as const).map((thing) => `${thing}-${seat}` as const),
	]),
	...(['idle', 'stomp', 'flash', 'roar'] as const).map((pose) => `big-${pose}` as const),
	...DIRECTIONS.map((way) => `steps-${way}` as const),
	...Array.from({ length: 15 }, (_, count) => `pile-${count}` as const),
	...(['lair', 'bulb-lit', 'bulb-out', 'flare', 'instant-night', 'trap-mark', 'undeveloped', 'claw'] as const),
	...(['claw-ink', 'burst', 'whistle', 'snap', 'compass', 'box'] as const),
	...(['scales-stand', 'scales-beam', 'scales-pan'] as const),
];

test('every picture has a drawing, and every drawing is a picture', () => {
	expect(PICTURE_IDS.toSorted()).toEqual(ASKED.toSorted());
	expect(() => drawingOf('pile-15')).toThrow('no picture is called pile-15');
});

test('people are cut out of paper; he and the things of the forest are not', () => {
	const cut = PICTURE_IDS.filter((id) => (drawingOf(id).border ?? 0) > 0);
	expect(cut).toEqual(PICTURE_IDS.filter((id) => id.startsWith('figure-')));
});

test('what bleeds has an eighth of its box more on each side', () => {
	expect(drawingOf('figure-0-walk')).toMatchObject({ viewBox: '-12.5 -13.75 125 137.5', width: 200 });
	expect(drawingOf('hub-0')).toMatchObject({ viewBox: '0 0 100 100' });
	expect([doesBleed('figure-0-walk'), doesBleed('hub-0')]).toEqual([true, false]);
});

test('pictures are sharp: a pixel for each that a square has on the densest phone, or more', () => {
	// 37.3 px a square at three pixels each; a floor of 9 × 9 fills the phone from edge to edge.
	const perUnit = (id: PictureId) => Number(drawingOf(id).width) / Number(drawingOf(id).viewBox.split(' ')[2]);
	for (const id of ['floor-7', 'floor-9'] as const) expect(perUnit(id)).toBeGreaterThan(1.11);
	for (const id of ['figure-1-walk', 'token-super-2', 'arm-3-E', 'big-idle', 'lair'] as const)
		expect([id, perUnit(id) >= 1.11]).toEqual([id, true]);
});

describe.each([5, 8, 10])('a hat for %i snaps', (target) => {
	test.each(SEATS)('of seat %i has a bulb for each, as many burning as told, all of them on the band', (seat) => {
		for (const lit of [0, 1, target - 1, target]) {
			const bulbs = bulbsOn(seat, target, lit);
			expect(bulbs.map(({ isLit }) => isLit)).toEqual(Array.from({ length: target }, (_, i) => i < lit));
			const middles = bulbs.map(({ left, width }) => left + width / 2);
			expect(middles[0] + middles[target - 1]).toBeCloseTo(100);
			expect(middles).toEqual(middles.toSorted((a, b) => a - b));
			// The band goes from 44 to 196 of 240.
			expect(middles[0]).toBeGreaterThan(18.4);
		}
	});
});

test('more snaps than bulbs make no more bulbs', () => {
	expect(bulbsOn(0, 5, 9).filter(({ isLit }) => isLit)).toHaveLength(5);
});

test('a burning bulb stands a little higher than one that is out', () => {
	const [lit, out] = [bulbsOn(2, 8, 8)[3], bulbsOn(2, 8, 0)[3]];
	expect(out.top - lit.top).toBeCloseTo((1.5 / 96) * 100);
});
