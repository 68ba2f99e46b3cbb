// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, type Drawing, ellipse, group, join, op, path, stroke } from '../../kit.ts';

export const INK = '#1E1714';

export const WHITE = '#FFFDF4';

/** The right half and its mirror about x = 120. */
export const both = (k: Drawing) => k + group(k, { transform: 'matrix(-1 0 0 1 240 0)' });

export const eye = (x: number, y: number, r = 4.5, c = INK) => circle(x, y, r, c)
	+ circle(x + r * 0.34, y - r * 0.38, r * 0.34, WHITE);

export const grad = (
	id: string, stops: readonly (readonly [offset: number, color: string, opacity?: number])[],
	o = { x1: 0, y1: 0, x2: 0, y2: 1 }
) => `<linearGradient id="${id}" x1="${o.x1}" y1="${o.y1}" x2="${o.x2}" y2="${o.y2}">${stops.map(([k, c, a]) => `<stop offset="${k}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`).join('')}</linearGradient>`;

export const defs = (...k: readonly string[]) => `<defs>${k.join('')}</defs>`;

export const clip = (id: string, d: string) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;

export const clipped = (id: string, k: Drawing) => group(k, { 'clip-path': `url(#${id})` });

/** A leaf from 0,0 to the right, l long, w wide, with its shaded half and rib. */
export const leaf = (x: number, y: number, l: number, w: number, rot: number, a: string, b: string, rib?: string) => at(
	x, y,
	join(
		path(
			`M0 0C${l * 0.25} ${-w * 0.7} ${l * 0.7} ${-w * 0.6} ${l} 0C${l * 0.7} ${w * 0.6} ${l * 0.25} ${w * 0.7} 0 0Z`,
			a,
		),
		path(`M0 0Q${l * 0.5} ${w * 0.12} ${l} 0C${l * 0.7} ${w * 0.6} ${l * 0.25} ${w * 0.7} 0 0Z`, b),
		rib ? stroke(`M2 0Q${l * 0.5} ${w * 0.12} ${l * 0.94} 0`, rib, Math.max(1, l * 0.018)) : '',
	),
	1, rot,
);

export const shadow = (x: number, w: number) => ellipse(x, 218.5, w, 5.5, '#0B3327', op(0.28));

export const BARK = '#8A5A3C';

export const BARK2 = '#6B4230';

export const BARKL = '#B58157';

export const MOSS = '#6FA83E';

export const catEye = (x: number, y: number, c: string, r = 5.6) => circle(x, y, r + 2, '#2B1A14') + circle(x, y, r, c)
	+ circle(x, y + 0.3, r * 0.64, INK) + circle(x + r * 0.34, y - r * 0.36, r * 0.28, WHITE);
