// biome-ignore-all format: drawings are rows of coordinates
import { circle, ellipse, join, path, rect, stroke } from '../../../../art/kit.ts';
import type { Inks } from './inks.ts';

export const ROLL_BOX = [640, 40] as const;

/** The crossbar with the roll of paper. */
export function roll(ink: Inks): string {
	const [w] = ROLL_BOX;
	return join(
		rect(0, 4, w, 9, '#2A2A2F', 4), rect(0, 4, w, 3, '#4A4A52', 2),
		[6, w - 20].map((x) => join(rect(x, 0, 14, 18, '#17171A', 3), circle(x + 7, 8.5, 3.6, '#8C928C'))),
		rect(26, 8, w - 52, 24, ink.roll, 3), rect(26, 8, w - 52, 7, ink.light, 3), rect(26, 26, w - 52, 6, ink.shade, 2),
		[20, w - 26].map((x) => rect(x, 5, 6, 30, '#3A3A40', 2)), ellipse(26, 20, 4, 12, ink.light),
		ellipse(w - 26, 20, 4, 12, ink.shade),
	);
}

export const SWEEP_BOX = [592, 632] as const;

/** The paper behind the tiles, down to where it bends into the floor. */
export function sweep(ink: Inks): string {
	const [w, h] = SWEEP_BOX;
	const bend = `M0 ${h * 0.86}Q${w / 2} ${h * 0.8} ${w} ${h * 0.86}`;
	return join(
		rect(0, 0, w, h, ink.paper), path(`M0 0H${w * 0.3}L${w * 0.72} ${h}H${w * 0.3}Z`, ink.beam, { opacity: 0.55 }),
		path(`M${w} 0H${w * 0.74}L${w * 0.36} ${h}H${w * 0.8}L${w} ${h * 0.5}Z`, ink.beam, { opacity: 0.4 }),
		path(`${bend}V${h}H0Z`, ink.floor),
		path(`${bend}v4Q${w / 2} ${h * 0.806} 0 ${h * 0.867}Z`, ink.shade, { opacity: 0.16 }),
	);
}

export const FLOOR_BOX = [1366, 170] as const;

/** The paper flows out over the whole table from between the roll's edges. */
export function floor(ink: Inks): string {
	const [w, h] = FLOOR_BOX;
	return outflow(w, h, 260, 852, ink);
}

export const NARROW_FLOOR_BOX = [390, 220] as const;

/** The same under a column for the thumb. */
export function narrowFloor(ink: Inks): string {
	const [w, h] = NARROW_FLOOR_BOX;
	return outflow(w, h, 15, 325, ink);
}

function outflow(w: number, h: number, left: number, right: number, ink: Inks): string {
	return join(
		path(
			`M${left} 0V${h * 0.12}C${left} ${h * 0.5} ${left - 70} ${h * 0.6} ${left - 150} ${h * 0.64}S0 ${h * 0.68} 0 ${h * 0.68}V${h}H${w}V${h * 0.68}S${right + 190} ${h * 0.68} ${right + 130} ${h * 0.64}S${right} ${h * 0.5} ${right} ${h * 0.12}V0Z`,
			ink.floor,
		),
		path(
			`M0 ${h * 0.68}S${left - 220} ${h * 0.67} ${left - 150} ${h * 0.64}C${left - 70} ${h * 0.6} ${left} ${h * 0.5} ${left} ${h * 0.12}V${h * 0.2}C${left + 4} ${h * 0.56} ${left - 66} ${h * 0.66} ${left - 146} ${h * 0.69}S0 ${h * 0.73} 0 ${h * 0.73}Z`,
			ink.light,
		),
		path(
			`M${w} ${h * 0.68}S${right + 190} ${h * 0.68} ${right + 130} ${h * 0.64}S${right} ${h * 0.5} ${right} ${h * 0.12}V${h * 0.2}C${right - 4} ${h * 0.56} ${right + 60} ${h * 0.66} ${right + 130} ${h * 0.69}S${w} ${h * 0.73} ${w} ${h * 0.73}Z`,
			ink.light,
		),
	);
}

export const CLIP_BOX = [72, 40] as const;

/** The bulldog clip that holds the wanted photo. */
export function clip(): string {
	return join(
		stroke('M24 16C22 2 30 2 36 2S50 2 48 16', '#7B8079', 4.4), path('M12 12H60L66 36Q67 40 63 40H9Q5 40 6 36Z', '#26262B'),
		path('M12 12H60L61.5 18H10.5Z', '#55555E'), rect(26, 24, 20, 5, '#F2A33A', 2.5),
	);
}
