import type { Reply } from '../../server/api.ts';

export type Result = Reply<'playerMatches'>[number];

/** How somebody fares in one game. */
export interface GameStats {
	readonly game: string;
	readonly matches: number;
	readonly wins: number;
	readonly best: number;
	readonly average: number;
	/** How often each place was taken, the first place first. */
	readonly places: readonly number[];
	/** Scores in the order they were played. */
	readonly scores: readonly number[];
}

/** Sums results up by game, the most played first. */
export function statsOf(results: readonly Result[]): readonly GameStats[] {
	const byGame = Map.groupBy(
		results.toSorted((a, b) => a.finished - b.finished),
		({ game }) => game,
	);
	return [...byGame]
		.map(([game, own]) => {
			const scores = own.map(({ score }) => score);
			const last = Math.max(...own.map(({ seats, place }) => Math.max(seats, place)));
			return {
				game,
				matches: own.length,
				wins: own.filter(({ place }) => place === 1).length,
				best: Math.max(...scores),
				average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
				places: Array.from({ length: last }, (_, i) => own.filter(({ place }) => place === i + 1).length),
				scores,
			};
		})
		.sort((a, b) => b.matches - a.matches);
}

export interface Standing {
	/** The most likely strength. */
	readonly estimate: number;
	/** How far off it may well be, to either side. */
	readonly doubt: number;
	/** What it almost surely is not below; leaderboards go by it. */
	readonly sure: number;
}

/** A rating as people can read it: three sigma to either side hold nearly all that is possible. */
export function standingOf({ mu, sigma }: { readonly mu: number; readonly sigma: number }): Standing {
	return { estimate: mu, doubt: 3 * sigma, sure: mu - 3 * sigma };
}
