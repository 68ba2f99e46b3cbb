import { MAX_STEP, VALUES } from './components.ts';
import type { BlurReason, Direction } from './events.ts';

// A film is a list of frames, left to right: a value, negative when blurred. Frame 0 is never blurred (PHO-23).

export type Film = readonly number[];

const maxStep = MAX_STEP; // for speed: see components.ts

/** 1 rising, −1 falling, 0 while fewer than two frames are face up (PHO-24). */
export function directionOf(film: Film): number {
	// At most one blurred frame can stand between the first two sharp ones (PHO-27).
	const second = film.length > 1 && film[1] < 0 ? film[2] : film[1];
	return second === undefined ? 0 : second > film[0] ? 1 : -1;
}

export function lastSharp(film: Film): number {
	let i = film.length - 1;
	while (i > 0 && film[i] < 0) i--;
	return film[i];
}

/** Why a card of this value would be blurred, or null if it goes face up (PHO-23 to PHO-28). */
export function blurOf(film: Film, value: number): BlurReason | null {
	const length = film.length;
	if (length === 0) return null;
	const last = lastSharp(film);
	const direction = directionOf(film);
	if (direction !== 0 && value > last !== direction > 0) return 'direction';
	if (film[length - 1] > 0 && Math.abs(value - last) > maxStep) return 'step'; // PHO-26 waives it after a blur
	return null;
}

export function directionName(film: Film): Direction | null {
	const direction = directionOf(film);
	return direction === 0 ? null : direction > 0 ? 'rising' : 'falling';
}

export function sharpCount(film: Film): number {
	let count = film.length;
	for (let i = 0; i < film.length; i++) count += film[i] >> 31; // −1 for each negative frame
	return count;
}

/** What a film accepts next. */
export type Fit =
	| { readonly type: 'any' }
	| { readonly type: 'above' | 'below'; readonly value: number }
	| { readonly type: 'values'; readonly values: readonly number[] }
	| { readonly type: 'none' };

/** By the rules' own judgement on every value that is not in the film yet, in the direction the film runs. */
export function fitsNext(film: Film): Fit {
	if (film.length === 0) return { type: 'any' };
	const inFilm = new Set(film.map(Math.abs));
	const values = Array.from({ length: VALUES }, (_, i) => i + 1);
	const fitting = values.filter((value) => blurOf(film, value) === null && !inFilm.has(value));
	const direction = directionOf(film);
	if (fitting.length === 0) return { type: 'none' };
	if (film[film.length - 1] > 0) return { type: 'values', values: direction < 0 ? fitting.reverse() : fitting };
	if (direction === 0) return { type: 'any' };
	return { type: direction > 0 ? 'above' : 'below', value: lastSharp(film) };
}
