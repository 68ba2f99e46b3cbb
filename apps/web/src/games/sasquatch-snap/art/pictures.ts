/** Every picture of the board: how it is drawn, which part of the drawing is seen, how large it is printed. */
import { DIRECTIONS, TILE_TYPES } from '@shutterbox/sasquatch-snap/client';
import type { Drawing } from '../../../darkroom/drawing.ts';
import {
	BIG_POSES,
	BLEED,
	doesBleed,
	FIGURE_POSES,
	FOREST_SIZES,
	MOST_PILED,
	type PictureId,
} from '../board/picture-ids.ts';
import { figure } from './forest/journalist.ts';
import { REACH, total } from './grid.ts';
import { big, nightLair } from './night/cast.ts';
import { floor } from './night/floor.ts';
import { light } from './night/light.ts';
import type { Seat } from './seats.ts';
import { darkBulb, flare, hat, litBulb } from './tokens/hat.ts';
import { CREAM, INK } from './tokens/inks.ts';
import { arrow, forestPhoto, sheen, trapMark } from './tokens/instant.ts';
import { flatMark, rimmedMark } from './tokens/marks.ts';
import { arm, hub } from './tokens/net.ts';
import { pile, snapsBox, snapshot } from './tokens/pile.ts';
import { beam, pan, stand } from './tokens/scales.ts';
import { burst, claw, compass, steps, whistle } from './tokens/things.ts';
import { token } from './tokens/trap.ts';

type Box = readonly [x: number, y: number, width: number, height: number];
/** How wide it is printed, in pixels; its box; the drawing, all its ids beginning with the given word. */
type Picture = readonly [width: number, box: Box, draw: (word: string) => string, border?: number];

const SEATS: readonly Seat[] = [0, 1, 2, 3];
const SQUARE: Box = [0, 0, 100, 100];
const BALANCE: Box = [0, 0, 232, 96];
/** The white border of what is cut out of paper, in units of its drawing. */
const BORDER = 2.3;

const around = (reach: number): Box => [-reach, -reach, 2 * reach, 2 * reach];
const whole = (size: number): Box => [-REACH, -REACH, total(size), total(size)];

type Entry = readonly [id: PictureId, picture: Picture];

function ofSeat(seat: Seat): readonly Entry[] {
	return [
		...FIGURE_POSES.map(
			(pose): Entry => [`figure-${seat}-${pose}`, [200, [0, 0, 100, 110], () => figure(seat, pose), BORDER]],
		),
		...TILE_TYPES.map((type): Entry => [`token-${type}-${seat}`, [150, SQUARE, (word) => token(word, seat, type)]]),
		...DIRECTIONS.map((side): Entry => [`arm-${seat}-${side}`, [150, SQUARE, (word) => arm(word, seat, side)]]),
		[`hub-${seat}`, [150, SQUARE, () => hub(seat)]],
		[`hat-${seat}`, [500, [0, 0, 240, 96], () => hat(seat)]],
		[`mark-${seat}`, [96, [0, 0, 40, 40], () => flatMark(seat)]],
		[`rimmed-${seat}`, [80, [0, 0, 40, 40], () => rimmedMark(seat)]],
		[`arrow-${seat}`, [180, around(42), () => arrow(seat)]],
	];
}

const PICTURES: ReadonlyMap<PictureId, Picture> = new Map<PictureId, Picture>([
	...FOREST_SIZES.flatMap((size): readonly Entry[] => [
		[`floor-${size}`, [1240, whole(size), (word) => floor(word, size)]],
		[`light-${size}`, [620, whole(size), (word) => light(word, size)]],
	]),
	...SEATS.flatMap(ofSeat),
	...BIG_POSES.map((pose): Entry => [`big-${pose}`, [pose === 'flash' ? 500 : 260, [0, 0, 100, 120], () => big(pose)]]),
	...DIRECTIONS.map((way): Entry => [`steps-${way}`, [120, SQUARE, () => steps(way)]]),
	...Array.from(
		{ length: MOST_PILED + 1 },
		(_, count): Entry => [`pile-${count}`, [300, [0, 0, 120, 84], () => pile(count)]],
	),
	['lair', [150, SQUARE, nightLair]],
	['bulb-lit', [72, around(20), litBulb]],
	['bulb-out', [72, around(20), darkBulb]],
	['flare', [108, around(30), flare]],
	['instant-night', [180, [8, 8, 84, 88], forestPhoto]],
	['undeveloped', [180, [8, 8, 84, 88], sheen]],
	['trap-mark', [120, around(22), trapMark]],
	['claw', [160, [0, 0, 60, 60], () => claw(CREAM)]],
	['claw-ink', [60, [0, 0, 60, 60], () => claw(INK)]],
	['burst', [240, SQUARE, burst]],
	['whistle', [150, [0, 0, 72, 56], whistle]],
	['snap', [90, [0, 0, 30, 36], snapshot]],
	['compass', [120, [0, 0, 60, 60], compass]],
	['box', [260, [0, 0, 120, 84], snapsBox]],
	['scales-stand', [480, BALANCE, stand]],
	['scales-beam', [480, BALANCE, beam]],
	['scales-pan', [150, [0, 0, 72, 52], pan]],
]);

export const PICTURE_IDS: readonly PictureId[] = [...PICTURES.keys()];

export function drawingOf(id: PictureId): Drawing {
	const picture = PICTURES.get(id);
	if (!picture) throw new Error(`no picture is called ${id}`);
	const [pixels, box, draw, border = 0] = picture;
	const bleed = doesBleed(id) ? BLEED : 0;
	const [x, y, width, height] = box;
	return {
		body: draw(`${id}-`),
		viewBox: [x - bleed * width, y - bleed * height, width * (1 + 2 * bleed), height * (1 + 2 * bleed)].join(' '),
		width: pixels,
		border,
	};
}
