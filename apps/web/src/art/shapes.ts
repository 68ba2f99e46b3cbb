/**
 * Shapes as SVG text. Every picture's space is 300 × 400, y down; forms have no outline, thin things are round strokes.
 */
export const WIDTH = 300;
export const HEIGHT = 400;

/** SVG text, possibly nested and with gaps where something is not drawn. */
export type Drawing = string | number | boolean | null | undefined | readonly Drawing[];
export type Point = readonly [x: number, y: number];
export type Attributes = Readonly<Record<string, string | number | false | null | undefined>>;

/** One decimal is finer than a pixel at any size a picture is shown. */
export const tenth = (value: number): string => String(Math.round(value * 10) / 10);

export function join(...parts: readonly Drawing[]): string {
	let text = '';
	for (const part of parts) {
		if (typeof part === 'string') text += part;
		else if (Array.isArray(part)) text += join(...part);
	}
	return text;
}

export function element(tag: string, attributes: Attributes = {}, content = ''): string {
	let text = `<${tag}`;
	for (const [name, value] of Object.entries(attributes)) {
		if (value === undefined || value === null || value === false) continue;
		text += ` ${name}="${typeof value === 'number' ? tenth(value) : value}"`;
	}
	return content ? `${text}>${content}</${tag}>` : `${text}/>`;
}

export const rect = (
	x: number,
	y: number,
	width: number,
	height: number,
	fill: string,
	rx = 0,
	more: Attributes = {},
) => element('rect', { x, y, width, height, fill, rx: rx || undefined, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
	element('circle', { cx, cy, r, fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
	element('ellipse', { cx, cy, rx, ry, fill, ...more });

export const path = (d: string, fill = 'none', more: Attributes = {}) => element('path', { d, fill, ...more });

const through = (points: readonly (readonly number[])[]) => `M${points.map((p) => p.map(tenth).join(' ')).join('L')}`;

export const polygon = (points: readonly (readonly number[])[], fill: string, more: Attributes = {}) =>
	path(`${through(points)}Z`, fill, more);

export const stroke = (d: string, color: string, width: number, more: Attributes = {}) =>
	path(d, 'none', {
		stroke: color,
		'stroke-width': width,
		'stroke-linecap': 'round',
		'stroke-linejoin': 'round',
		...more,
	});

export const polyline = (points: readonly (readonly number[])[], color: string, width: number, more: Attributes = {}) =>
	stroke(through(points), color, width, more);

/** Shines through: 1 hides what is behind, 0 is not there. */
export const op = (opacity: number) => ({ opacity });

export const group = (content: Drawing, attributes: Attributes = {}) => element('g', attributes, join(content));

/** Moves, turns (degrees), scales and mirrors what is drawn around 0, 0. */
export function at(x: number, y: number, content: Drawing, scale = 1, turn = 0, flip = false): string {
	const size = Math.round(scale * 1000) / 1000;
	const turned = turn ? ` rotate(${tenth(turn)})` : '';
	const scaled = scale !== 1 || flip ? ` scale(${flip ? -size : size} ${size})` : '';
	return group(content, { transform: `translate(${tenth(x)} ${tenth(y)})${turned}${scaled}` });
}

/** A smooth closed (or open) curve through the points. */
export function curve(points: readonly (readonly number[])[], closed = true, tension = 0.5): string {
	const count = points.length;
	const point = (i: number) => (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]);
	const t = tension / 3;
	let d = `M${tenth(points[0][0])} ${tenth(points[0][1])}`;
	for (let i = 0; i < (closed ? count : count - 1); i++) {
		const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
		const leave = `${tenth(p1[0] + (p2[0] - p0[0]) * t)} ${tenth(p1[1] + (p2[1] - p0[1]) * t)}`;
		const arrive = `${tenth(p2[0] - (p3[0] - p1[0]) * t)} ${tenth(p2[1] - (p3[1] - p1[1]) * t)}`;
		d += `C${leave} ${arrive} ${tenth(p2[0])} ${tenth(p2[1])}`;
	}
	return d + (closed ? 'Z' : '');
}

/** The same drawing for each number from 0 up to, not including, the count. */
export const times = <T>(count: number, draw: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, index) => draw(index));

/** A vertical gradient for a sky; the stops are evenly spread unless told. */
export function skyGradient(id: string, colors: readonly string[], offsets?: readonly number[]): string {
	const stops = colors.map((color, i) => {
		const offset = offsets?.[i] ?? i / (colors.length - 1);
		return `<stop offset="${offset}" stop-color="${color}"/>`;
	});
	return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** Noise from a seed: the same frame is the same drawing everywhere. */
export function noise(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}
