// biome-ignore-all format: drawings are rows of coordinates
import { join, rect } from '../../../../art/kit.ts';
import { REACH, total } from '../grid.ts';

const stop = (offset: number, color: string, opacity = 1) => `<stop offset="${offset}" stop-color="${color}"${
	opacity < 1 ? ` stop-opacity="${opacity}"` : ''
}/>`;

const FADE = [1, 0.92, 0.46, 0.24].map((opacity, i) => stop([0, 0.16, 0.6, 1][i], '#08080A', opacity)).join('');

/** From one side of its box to the other, film black first. */
const fade = (id: string, x1: number, y1: number, x2: number, y2: number) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${FADE}</linearGradient>`;

/** Moonlight over the floor, and the film black that the ring fades into. */
export function light(id: string, size: number) {
	const [whole, from, to] = [total(size), -REACH, size * 100];
	const moon = stop(0, '#D8FFF2', 0.25) + stop(0.5, '#8FE0DA', 0.05) + stop(1, '#011318', 0.46);
	return join(
		`<defs><radialGradient id="${id}m" cx=".45" cy=".4" r=".62">${moon}</radialGradient>`, fade(`${id}l`, 0, 0, 1, 0),
		fade(`${id}r`, 1, 0, 0, 0), fade(`${id}t`, 0, 0, 0, 1), fade(`${id}b`, 0, 1, 0, 0), '</defs>',
		rect(from, from, whole, whole, `url(#${id}m)`), rect(from, from, REACH, whole, `url(#${id}l)`),
		rect(to, from, REACH, whole, `url(#${id}r)`), rect(from, from, whole, REACH, `url(#${id}t)`),
		rect(from, to, whole, REACH, `url(#${id}b)`),
	);
}
