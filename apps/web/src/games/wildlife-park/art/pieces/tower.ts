// biome-ignore-all format: drawings are rows of coordinates
import { ellipse, join, op, path, polyline, rect, stroke } from '../../../../art/kit.ts';
import type { TowerColour } from '../inks.ts';

const [WOOD, DARK] = ['#7A4E28', '#5A3718'];

const FLAG = '#C4122F';

/** Pointed, flat, domed; each with its flag. */
const ROOFS: Readonly<Record<TowerColour, () => string>> = {
	black: () => join(
		path('M-28 -84L0 -116L28 -84Z', '#2A292E'), path('M0 -116L28 -84H6Z', '#17171A'), stroke('M0 -116V-128', DARK, 3),
		path('M1.5 -128l16 5l-16 6Z', FLAG),
	),
	brown: () => join(
		path('M-29 -98H29V-86H-29Z', '#87532C'), path('M-29 -98H29V-93H-29Z', '#A56B3E'), stroke('M18 -98V-118', DARK, 3),
		path('M19.5 -118L36 -113L19.5 -107Z', FLAG),
	),
	beige: () => join(
		path('M-27 -84C-27 -104 -14 -114 0 -114C14 -114 27 -104 27 -84Z', '#EBD5A4'),
		path('M6 -113.5C18 -110 27 -101 27 -84H10C14 -94 12 -106 6 -113.5Z', '#C6A86A'), stroke('M0 -114V-126', DARK, 3),
		path('M1.5 -126l16 5l-16 6Z', FLAG),
	),
};

const cabin = () => join(
	rect(-19, -86, 38, 28, '#F2DFBA', 2), rect(-19, -86, 12, 28, '#DCC494', 2), rect(-9, -79, 9, 12, '#3A2A18', 1.5),
	rect(4, -79, 9, 12, '#3A2A18', 1.5),
	stroke('M-24 -61V-70H24V-61M-12 -70V-61M0 -70V-61M12 -70V-61', DARK, 3),
);

const deck = () => join(
	polyline([[-20, 2], [-13, -52]], DARK, 7), polyline([[20, 2], [13, -52]], DARK, 7),
	stroke('M-18 -10L15 -34M18 -10L-15 -34', WOOD, 4), stroke('M-19 -4H19', WOOD, 5), rect(-25, -60, 50, 9, WOOD, 3),
	rect(-25, -60, 50, 4, '#96653A', 2),
);

const feet = () => polyline([[-20, 2], [-17, -14]], DARK, 7) + polyline([[20, 2], [17, -14]], DARK, 7);

const standing = (...parts: readonly string[]) => ellipse(4, 5, 34, 9, '#0A0A10', op(0.3)) + join(parts);

/** A watchtower that stands on 0, 0: its feet, its deck without a roof, all of it. 80 × 148 from −40, −132. */
export const towerFeet = () => standing(feet());
export const towerDeck = () => standing(deck());
export const tower = (colour: TowerColour) => standing(deck(), cabin(), ROOFS[colour]());
