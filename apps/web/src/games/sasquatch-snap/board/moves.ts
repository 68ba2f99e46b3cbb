/** What moves in the forest, event by event. Distances are units of the board: to measure it would lay it out. */
import type { Seat } from '@shutterbox/kernel';
import { DIRECTIONS, type Direction, type Square } from '@shutterbox/sasquatch-snap/client';
import { columnOf, rowOf, type Spot, spotOf, stepBetween } from './copies.ts';
import { type SceneAct, styleOf } from './motion.ts';

interface At {
	readonly x: number;
	readonly y: number;
}

export type Move = (element: HTMLElement, act: SceneAct, at: At) => readonly Animation[];

const OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const IN_OUT = 'cubic-bezier(0.5, 0, 0.3, 1)';
const NOTHING: readonly Animation[] = [];

/** How a direction leads over the grid. */
export const STEPS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
	N: [0, -1],
	E: [1, 0],
	S: [0, 1],
	W: [-1, 0],
};

export function turnOf(dir: Direction): number {
	return 90 * DIRECTIONS.indexOf(dir);
}

/** She hops from square to square, is shaken while she is held, and flies to the lair. */
export function moveJournalist(size: number, seat: Seat): Move {
	return (element, act, { x, y }) => {
		const { event, before, ms } = act;
		if (!('seat' in event) || event.seat !== seat) return NOTHING;
		if (event.type === 'stepped') {
			const { dx, dy } = stepBetween(size, event.from, event.to);
			const way = [spotOf(size, x - dx, y - dy), spotOf(size, x, y)];
			return [along(element, way, ms), hop(element, 9, ms)];
		}
		if (event.type === 'tossed') {
			const { dx, dy } = stepOver(size, before.journalists[seat], event.to);
			const way = [spotOf(size, x - dx, y - dy), spotOf(size, x, y)];
			return [along(element, way, ms), hop(element, 130, ms, 360)];
		}
		if (event.type === 'held' || event.type === 'entrapped') return [shake(element, ms)];
		return NOTHING;
	};
}

/** He runs along his line, over the edge and in again from the other side. */
export function moveHim(size: number): Move {
	return (element, { event, ms }, { x, y }) => {
		if (event.type === 'lured') {
			const [dx, dy] = STEPS[event.dir];
			const way = Array.from({ length: event.dist + 1 }, (_, i) => {
				const left = event.dist - i;
				return spotOf(size, x - dx * left, y - dy * left);
			});
			return [along(element, way, ms, IN_OUT), stamp(element, event.dist, ms)];
		}
		if (event.type === 'mauled')
			return [inner(element, [{ scale: 1 }, { scale: 1.08, offset: 0.4 }, { scale: 1 }], ms)];
		return NOTHING;
	};
}

/** A tile that is set comes down with a small squash. */
export function moveTile(square: Square): Move {
	return (element, { event, ms }) => {
		if (event.type !== 'trapSet' || event.square !== square) return NOTHING;
		const frames = [
			{ opacity: 0, scale: '1.3 1.3', offset: 0 },
			{ opacity: 0, scale: '1.3 1.3', offset: 0.45 },
			{ opacity: 1, scale: '1.06 0.94', offset: 0.6 },
			{ opacity: 1, scale: '1 1', offset: 1 },
		];
		return [inner(element, frames, ms)];
	};
}

/** Any way between two squares, not only along a line. */
function stepOver(size: number, from: Square, to: Square): { readonly dx: number; readonly dy: number } {
	return { dx: columnOf(size, to) - columnOf(size, from), dy: rowOf(size, to) - rowOf(size, from) };
}

function along(element: HTMLElement, way: readonly Spot[], ms: number, easing = OUT): Animation {
	return element.animate(way.map(styleOf), { duration: ms, easing });
}

function inner(element: HTMLElement, frames: Keyframe[], ms: number): Animation {
	const body = element.firstElementChild ?? element;
	return body.animate(frames, { duration: ms, easing: OUT });
}

function hop(element: HTMLElement, height: number, ms: number, turn = 0): Animation {
	return inner(
		element,
		[
			{ translate: '0 0', rotate: '0deg' },
			{ translate: `0 calc(${-height} * var(--u))`, offset: 0.45 },
			{ translate: '0 0', rotate: `${turn}deg` },
		],
		ms,
	);
}

/** Once for every square he runs over. */
function stamp(element: HTMLElement, times: number, ms: number): Animation {
	const body = element.firstElementChild ?? element;
	return body.animate([{ rotate: '-3deg' }, { rotate: '3deg' }, { rotate: '-3deg' }], {
		duration: ms / Math.max(1, Math.ceil(times / 2)),
		iterations: Math.max(1, Math.ceil(times / 2)),
	});
}

function shake(element: HTMLElement, ms: number): Animation {
	return inner(
		element,
		[0, 2, -2, 2, -2, 0].map((by) => ({ translate: `${by}px 0` })),
		ms,
	);
}
