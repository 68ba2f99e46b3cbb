import type { BySeat, Seat } from '@shutterbox/kernel';

/** Everybody's points at the start and after each entry. */
export type Scores = readonly BySeat<number>[];

export interface Moment {
	/** The entry that brought it. */
	readonly n: number;
	readonly seat: Seat;
	readonly points: number;
	/** From it on nobody was level with this seat any more. */
	readonly isDecisive: boolean;
}

/** Points below which an entry is nobody's moment. */
const LEAST = 2;

/** The entry that brought a seat the most, the first of equals; null where no entry brought much. */
export function bestMoment(scores: Scores, seat: Seat): Moment | null {
	let best = { n: 0, points: 0 };
	for (let n = 1; n < scores.length; n++) {
		const points = scores[n][seat] - scores[n - 1][seat];
		if (points > best.points) best = { n, points };
	}
	return best.points < LEAST ? null : { ...best, seat, isDecisive: best.n === leadsFrom(scores, seat) };
}

/** The entry from which on a seat had more than everybody else; null if it ended otherwise, or it was so from the start. */
export function leadsFrom(scores: Scores, seat: Seat): number | null {
	const last = scores.findLastIndex((all) => all.some((points, other) => other !== seat && points >= all[seat]));
	return last === -1 || last === scores.length - 1 ? null : last + 1;
}
