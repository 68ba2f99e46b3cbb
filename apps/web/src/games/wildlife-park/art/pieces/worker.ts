// biome-ignore-all format: drawings are rows of coordinates
import { COLOURS, type Worker } from '@shutterbox/wildlife-park/client';
import { at, circle, join, op, path, RADIANS, stroke, tenth } from '../../../../art/kit.ts';
import { SIGNS } from '../../signs.ts';
import { CREAM, INKS, PIP } from '../inks.ts';

const on = (angle: number) => `${tenth(24 + Math.cos(angle * RADIANS) * 22)} ${tenth(23 + Math.sin(angle * RADIANS) * 22)}`;

/** Four quarters around a cream middle. */
const manyColoured = () => join(
	circle(24, 25, 22, PIP),
	COLOURS.map((colour, i) => path(
		`M24 23L${on(i * 90 - 135)}A22 22 0 0 1 ${on(i * 90 - 45)}Z`, INKS[colour].rim,
	)),
	circle(24, 23, 16.5, CREAM),
);

function badge(worker: Worker) {
	if (worker === 'multi') return {
		disc: manyColoured(), coat: '#3A3A42', hat: PIP,
		sign: join(COLOURS.map((colour, i) => circle(15.5 + i * 5.7, 38.5, 2.5, INKS[colour].rim))),
	};
	const { dark, rim, light, edge } = INKS[worker];
	return {
		disc: join(circle(24, 25, 22, dark), circle(24, 23, 22, rim), circle(24, 23, 18.5, light)), coat: edge, hat: dark,
		sign: at(17.2, 31, path(SIGNS[worker], CREAM, { 'fill-rule': 'evenodd' }), 0.57),
	};
}

/** An enamel pin of a ranger with a broad hat. 48 × 50. */
export function worker(kind: Worker) {
	const { disc, coat, hat, sign } = badge(kind);
	return join(
		disc, path('M11 41C11 33 17 31 24 31C31 31 37 33 37 41C33 43.8 28 45 24 45C20 45 15 43.8 11 41Z', coat), sign,
		circle(24, 24, 7.2, '#E2A878'), path('M17 20.5C17 13 20 10.5 24 10.5C28 10.5 31 13 31 20.5Z', hat),
		path('M10.5 21.5Q24 15.5 37.5 21.5Q24 25 10.5 21.5Z', hat), circle(21.4, 25.6, 1.1, '#241814'),
		circle(26.6, 25.6, 1.1, '#241814'), stroke('M10 16A22 22 0 0 1 24 2.5', '#ffffff', 2.4, op(0.55)),
	);
}
