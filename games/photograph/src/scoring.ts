import type { Outcome, ScoreLine, Seat } from '@shutterbox/kernel';
import { BLURRED_POINTS, COLORS, type ColorIndex, colorOf, filmPoints, GOOD_SHOT_POINTS } from './components.ts';
import type { MissedShot } from './events.ts';
import { sharpCount } from './film.ts';
import { filmIndex, NO_CARD, type State } from './state.ts';

// Scoring and end: PHO-54 to PHO-62.

/** One colour of one seat, as it counts (PHO-61: a missed colour reads 0, 0, −3, no good shot). */
export interface ColorScore {
	readonly color: ColorIndex;
	readonly faceUp: number;
	readonly blurred: number;
	readonly filmPoints: number;
	readonly goodShot: boolean;
	readonly missed: boolean;
	readonly points: number;
}

export interface ScoreSheet {
	readonly colors: readonly ColorScore[];
	readonly total: number;
}

/** What a seat would score if the match ended now. */
export function scoreSheet(state: State, seat: Seat): ScoreSheet {
	const colors = state.colors.map((color) => scoreColor(state, seat, color));
	let total = 0;
	for (const { points } of colors) total += points;
	return { colors, total };
}

function scoreColor(state: State, seat: Seat, color: ColorIndex): ColorScore {
	const missed = color === missedColor(state, seat);
	const film = state.films[filmIndex(seat, color)];
	const faceUp = missed ? 0 : sharpCount(film);
	const blurred = missed ? 0 : film.length - faceUp;
	const goodShot = !missed && state.goodShots[color] === seat;
	const forFilm = filmPoints(faceUp);
	const points = forFilm + blurred * BLURRED_POINTS + (goodShot ? GOOD_SHOT_POINTS : 0);
	return { color, faceUp, blurred, filmPoints: forFilm, goodShot, missed, points };
}

/** PHO-60: the colour of the last card, with the variant; −1 otherwise. */
function missedColor(state: State, seat: Seat): ColorIndex {
	const last = state.lastCards[seat];
	return state.rules.missedShot && last !== NO_CARD ? colorOf(last) : -1;
}

export function missedShotOf(state: State, seat: Seat): MissedShot | null {
	const color = missedColor(state, seat);
	if (color === -1) return null;
	return { color, film: state.films[filmIndex(seat, color)].slice(), goodShot: state.goodShots[color] === seat };
}

/** What a match is decided by (PHO-57, 58): points, then good shots, then the longest film. */
interface Standing {
	total: number;
	goodShots: number;
	longest: number;
}

function standingOf(state: State, seat: Seat): Standing {
	const standing: Standing = { total: 0, goodShots: 0, longest: 0 };
	const countsBlurs = state.rules.tieBreakLength === 'all';
	for (const color of state.colors) {
		const { points, faceUp, blurred, goodShot } = scoreColor(state, seat, color);
		standing.total += points;
		if (goodShot) standing.goodShots++;
		standing.longest = Math.max(standing.longest, countsBlurs ? faceUp + blurred : faceUp);
	}
	return standing;
}

function isAhead(a: Standing, b: Standing): boolean {
	return (a.total - b.total || a.goodShots - b.goodShots || a.longest - b.longest) > 0;
}

export function outcome(state: State): Outcome | null {
	if (state.phase !== 'over') return null;
	const standings = state.hands.map((_, seat) => standingOf(state, seat));
	return {
		reason: 'fieldSpent',
		scores: standings.map(({ total }) => total),
		places: standings.map((own) => 1 + standings.filter((other) => isAhead(other, own)).length), // 1, 1, 3
	};
}

export function breakdown(state: State): ScoreLine[][] {
	return state.hands.map((_, seat) => scoreSheet(state, seat).colors.map(scoreLine));
}

function scoreLine({ color, points, faceUp, blurred, filmPoints, goodShot, missed }: ColorScore): ScoreLine {
	return { source: COLORS[color], points, facts: { faceUp, blurred, filmPoints, goodShot, missed } };
}
