import type { Color } from '@shutterbox/photograph/client';

/** For each frame of a story, value 1 first: its title on the edge of the film, and its part of the story. */
export type Telling = Readonly<Record<Color, readonly (readonly [title: string, clause: string])[]>>;

/** The words between the parts of a story. */
export interface Joints {
	/** Before a film that was shot from its end. */
	readonly backwards: string;
	/** In place of one or more blurred frames. */
	readonly blurred: string;
	/** Between two parts, and before the last of more. */
	readonly and: readonly [two: string, more: string];
	/** Nothing sharp in it. */
	readonly nothing: string;
}

/** Parts that make one sentence; a longer story has a second one. */
const SENTENCE = 4;

/**
 * The story of a film as it was shot: one part for each sharp frame, one for each run of blurred ones. `film` as in the
 * state: negative values are blurred.
 */
export function retold(film: readonly number[], clauseOf: (value: number) => string, joints: Joints): string {
	if (!film.some((value) => value > 0)) return joints.nothing;
	const parts = film.flatMap((value, i) => {
		if (value > 0) return [clauseOf(value)];
		return i > 0 && film[i - 1] < 0 ? [] : [joints.blurred];
	});
	const sharp = film.filter((value) => value > 0);
	const isFalling = sharp.length > 1 && sharp[1] < sharp[0];
	const isLong = parts.length > SENTENCE;
	const [first, rest] = isLong ? [parts.slice(0, SENTENCE), parts.slice(SENTENCE)] : [parts, []];
	const told = [joined(first, isLong ? null : joints.and), joined(rest, joints.and)].filter((one) => one !== '');
	const [opening, ...more] = told;
	return [isFalling ? `${joints.backwards} ${opening}` : opening, ...more].map((one) => `${capital(one)}.`).join(' ');
}

function joined(parts: readonly string[], and: Joints['and'] | null): string {
	if (parts.length < 2 || and === null) return parts.join(', ');
	return `${parts.slice(0, -1).join(', ')}${and[parts.length > 2 ? 1 : 0]}${parts[parts.length - 1]}`;
}

function capital(text: string): string {
	return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
