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

export function outcome(state: State): Outcome | null {
	if (state.phase !== 'over') return null;
	const scores: number[] = [];
	const standings: number[] = [];
	for (let seat = 0; seat < state.seats; seat++) {
		let total = 0;
		let goodShots = 0;
		let longest = 0;
		for (let i = 0; i < state.colors.length; i++) {
			const { points, faceUp, blurred, goodShot } = scoreColor(state, seat, state.colors[i]);
			total += points;
			if (goodShot) goodShots++;
			longest = Math.max(longest, state.rules.tieBreakLength === 'all' ? faceUp + blurred : faceUp);
		}
		scores.push(total);
		standings.push((total * 16 + goodShots) * 16 + longest); // PHO-58: no seat has 16 good shots or frames in a film
	}
	return { reason: 'fieldSpent', scores, places: placesOf(standings) };
}

/** PHO-58: equal seats share the better place, and the places after it are skipped (1, 1, 3). */
function placesOf(standings: readonly number[]): number[] {
	const places: number[] = [];
	for (const own of standings) {
		let place = 1;
		for (const other of standings) if (other > own) place++;
		places.push(place);
	}
	return places;
}

export function breakdown(state: State): ScoreLine[][] {
	return state.hands.map((_, seat) => scoreSheet(state, seat).colors.map(scoreLine));
}

function scoreLine({ color, points, faceUp, blurred, filmPoints, goodShot, missed }: ColorScore): ScoreLine {
	return { source: COLORS[color], points, facts: { faceUp, blurred, filmPoints, goodShot, missed } };
}
