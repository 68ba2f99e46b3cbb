// biome-ignore-all format: drawings are rows of coordinates
import { circle, type Drawing, element, ellipse, group, join, op, path } from '../../kit.ts';

export const INK = '#241814';

export const eye = (x: number, y: number, r = 3.6) => circle(x, y, r, INK)
	+ circle(x + r * 0.34, y - r * 0.36, r * 0.34, '#fff');

export const clip = (id: string, ...outlines: readonly string[]) => element('defs', {}, element('clipPath', { id }, join(
	outlines.map((d) => path(d, '#000')),
)));

export const within = (id: string, kids: Drawing) => group(kids, { 'clip-path': `url(#${id})` });

export const shade = (x: number, rx: number, ry = 6) => ellipse(x, 219, rx, ry, '#4A2A12', op(0.2));
