// biome-ignore-all format: drawings are rows of coordinates
import type { Colour } from '@shutterbox/wildlife-park/client';
import type { Draw } from '../../../art/animals/habitat.ts';
import { type Attributes, at, circle, group, join, op, path, polygon, RADIANS, rect, stroke, tenth, times } from '../../../art/kit.ts';
import type { TileFace } from '../board/tile-face.ts';
import { corner, HEART, hexPath, ROOFS, towards, written } from '../hex.ts';
import { SIGNS } from '../signs.ts';
import type { Species } from '../species.ts';
import { CREAM, INKS, type TowerColour } from './inks.ts';
import { TERRAIN } from './terrain.ts';

/** The middle of each head in its drawing of 240 × 240, and how large it is on a tile. */
const HEADS: Readonly<Record<Species, readonly [x: number, y: number, scale: number]>> = {
	orangutan: [120, 84, 0.84], sloth: [96, 94, 1.06], tiger: [120, 86, 0.8], 'giant-panda': [120, 84, 0.8],
	'sea-otter': [166, 104, 1.08], 'sea-turtle': [176, 132, 0.86], seal: [180, 96, 1.1], penguin: [136, 62, 0.95],
	'golden-eagle': [124, 96, 0.74], vicuna: [92, 66, 0.92], 'wild-yak': [182, 118, 0.92], ibex: [158, 72, 0.78],
	giraffe: [166, 64, 0.92], lion: [164, 112, 0.78], zebra: [170, 84, 0.86], elephant: [152, 98, 0.64],
	saola: [168, 70, 0.84], gorilla: [176, 78, 0.88], vaquita: [166, 122, 0.78], 'blue-whale': [146, 128, 0.62],
	'snow-leopard': [176, 118, 1.06], 'black-rhino': [182, 100, 0.78],
};

/** How deep a tile is. */
const DEPTH = 14;
const SIDE = `M-99 0V${DEPTH}L-49.5 ${85.7 + DEPTH}H49.5L99 ${DEPTH}V0Z`;

/** The head stands a little above the middle; the body runs down behind the die. */
function head(species: Species, draw: string) {
	const [x, y, scale] = HEADS[species];
	return group(draw, { transform: `translate(${tenth(-x * scale)} ${tenth(-16 - y * scale)}) scale(${scale})` });
}

const star = (tip: number, valley: number) => times(10, (i) => {
	const [angle, r] = [(-90 + i * 36) * RADIANS, i % 2 ? valley : tip];
	return [Math.cos(angle) * r, Math.sin(angle) * r];
});

const corners = (ink: string, width: number, more: Attributes = {}) => stroke(
	'M-24 36V26H-14M14 26H24V36M24 64V74H14M-14 74H-24V64', ink, width,
	{ 'stroke-linecap': 'square', 'stroke-linejoin': 'miter', ...more },
);

/** Where its die will stand. */
const PLACES: Readonly<Record<TileFace['kind'], () => string>> = {
	heart: () => at(
		0, 52, path(HEART, CREAM, { transform: 'scale(1.62)' }) + path(HEART, '#E4557F', { transform: 'scale(1.36)' }),
	),
	star: () => at(0, 50, polygon(star(36, 17), CREAM) + polygon(star(29, 13), '#E8B23A')),
	// On a shade of their own: penguins are as white as the corners.
	part: () => rect(-24, 26, 48, 48, CREAM, 8, op(0.34)) + corners('#16171A', 8, op(0.2)) + corners(CREAM, 4.6),
};

/** A tile without its part and its die: thick cardboard, terrain and head. 208 × 200 from −104, −92. */
export function tile(word: string, { species, kind, colour }: TileFace, animal: Draw) {
	const { edge, dark, rim } = INKS[colour];
	return join(
		`<defs><clipPath id="${word}hex">${path(hexPath(87, 4), '#000')}</clipPath></defs>`,
		path(hexPath(99), edge, { transform: `translate(0 ${DEPTH})` }), path(SIDE, edge),
		path(`M-49.5 85.7L-49.5 ${85.7 + DEPTH}H49.5V85.7Z`, dark, op(0.35)), path(hexPath(99), rim),
		path(hexPath(99), 'none', { stroke: '#ffffff', 'stroke-width': 2.4, opacity: 0.34 }),
		group([TERRAIN[colour](), head(species, animal(word))], { 'clip-path': `url(#${word}hex)` }),
		path(hexPath(88, 4) + hexPath(kind === 'star' ? 83 : 85, 4), kind === 'star' ? '#F3C64E' : CREAM, {
			'fill-rule': 'evenodd',
		}),
		PLACES[kind](),
	);
}

/** Its back: the sign of its habitat on the colour of its rim. */
export function tileBack(colour: Colour) {
	const { edge, rim, light } = INKS[colour];
	return join(
		path(hexPath(99), edge, { transform: `translate(0 ${DEPTH})` }), path(SIDE, edge), path(hexPath(99), rim),
		path(hexPath(80, 4), edge, op(0.35)),
		at(-44, -44, path(SIGNS[colour], light, { 'fill-rule': 'evenodd' }), 3.66),
	);
}

/** Roofs tell the colour to eyes that do not. */
const PARTS: Readonly<Record<TowerColour, { readonly fill: string; readonly ink: string; readonly roof: string }>> = {
	black: { fill: '#2A292E', ink: CREAM, roof: ROOFS.black },
	brown: { fill: '#87532C', ink: '#FFF3DC', roof: ROOFS.brown },
	beige: { fill: '#EBD5A4', ink: '#4A3A1E', roof: ROOFS.beige },
};
const REACH = 40;

/** Third of a circle at a corner: the part of a watchtower. In the space of its tile. */
export function part(colour: TowerColour, c: number) {
	const here = corner(c, 96);
	const [from, to] = [towards(here, corner(c + 5, 96), REACH), towards(here, corner(c + 1, 96), REACH)];
	const { fill, ink, roof } = PARTS[colour];
	return join(
		path(`M${written(here)}L${written(from)}A${REACH} ${REACH} 0 0 0 ${written(to)}Z`, fill, {
			stroke: CREAM, 'stroke-width': 4, 'stroke-linejoin': 'round',
		}),
		at(...corner(c, 96 - REACH * 0.56), path(roof, ink)),
	);
}

/** The whole circle under a finished tower. 88 × 88 around 0, 0. */
export const footing = (colour: TowerColour) => join(
	circle(0, 0, REACH, PARTS[colour].fill, { stroke: CREAM, 'stroke-width': 4 }),
	circle(0, 0, REACH - 9, 'none', {
		stroke: CREAM, 'stroke-width': 2.5, 'stroke-dasharray': '5 6', opacity: 0.55,
	}),
);

/** A heart that has a die grows behind it, so that it stays visible. 98 × 90 from −49, −50; 42 below the middle of its tile. */
export const grownHeart = () => path(HEART, CREAM, { transform: 'scale(2.25)' })
	+ path(HEART, '#E4557F', { transform: 'scale(1.98)' });
