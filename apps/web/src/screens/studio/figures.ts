import { type Fate, fateOf, pointsOf } from './fate.ts';
import { inOrder, type PastMatch } from './past.ts';

/** What matches add up to. */
export interface Figures {
	/** That were played to the end. */
	readonly matches: number;
	readonly won: number;
	/** Won one after the other, up to the latest. */
	readonly row: number;
	/** The longest row ever. */
	readonly longest: number;
	/** How often each place was taken where people played against each other, the first place first. */
	readonly places: readonly number[];
	/** Where nobody played against anybody. */
	readonly together: { readonly won: number; readonly lost: number };
}

/** A match has to be played from its beginning to its end to count. */
function counted(matches: readonly PastMatch[]): readonly PastMatch[] {
	return inOrder(matches).filter(({ isBranch, outcome }) => !isBranch && outcome !== null);
}

export function figuresOf(matches: readonly PastMatch[]): Figures {
	const fates = counted(matches).map(fateOf);
	// Nobody's fate is nobody's win and breaks no row.
	const decided = fates.filter(({ is }) => is !== 'several');
	let [row, longest, won] = [0, 0, 0];
	for (const { is } of decided) {
		row = is === 'won' ? row + 1 : 0;
		won += is === 'won' ? 1 : 0;
		longest = Math.max(longest, row);
	}
	const places = fates.map(placeIn).filter((place) => place !== null);
	return {
		...{ matches: fates.length, won, row, longest },
		places: Array.from({ length: Math.max(0, ...places) }, (_, i) => places.filter((place) => place === i + 1).length),
		together: {
			won: fates.filter((fate) => fate.is === 'won' && fate.isTogether).length,
			lost: fates.filter(({ is }) => is === 'lost').length,
		},
	};
}

function placeIn(fate: Fate): number | null {
	if (fate.is === 'placed') return fate.place;
	return fate.is === 'won' && !fate.isTogether ? 1 : null;
}

interface Played {
	readonly game: string;
}

/** The games that were played, the most played first; what is only begun does not count. */
export function playedGames(
	finished: readonly Played[],
	begun: readonly Played[] = [],
): readonly { readonly game: string; readonly count: number }[] {
	const games = [...new Set([...finished, ...begun].map(({ game }) => game))];
	const byGame = games.map((game) => ({ game, count: finished.filter((match) => match.game === game).length }));
	return byGame.sort((a, b) => b.count - a.count || (a.game < b.game ? -1 : 1));
}

/** A match and what it brought. */
export interface Scored {
	readonly match: PastMatch;
	readonly points: number;
}

/** Matches with points of the reader's own, the first first. Who left has none: somebody else made them. */
export function scoredIn(matches: readonly PastMatch[]): readonly Scored[] {
	return counted(matches).flatMap((match) => {
		const points = match.hasLeft ? null : pointsOf(match);
		return points === null ? [] : [{ match, points }];
	});
}

/** The most points of each game. A first match breaks no record, and whoever only reaches one does not either. */
export function recordsIn(matches: readonly PastMatch[]): readonly Scored[] {
	return recordsBy(matches, ({ game }) => game);
}

/** The most points of one game with each number of players, the fewest players first. */
export function recordsBySeats(matches: readonly PastMatch[]): readonly Scored[] {
	return recordsBy(matches, ({ players }) => String(players.length)).toSorted(
		(a, b) => a.match.players.length - b.match.players.length,
	);
}

function recordsBy(matches: readonly PastMatch[], kindOf: (match: PastMatch) => string): readonly Scored[] {
	const kinds = Map.groupBy(scoredIn(matches), ({ match }) => kindOf(match));
	return [...kinds.values()].filter(({ length }) => length > 1).map(best);
}

function best(scored: readonly Scored[]): Scored {
	return scored.reduce((most, one) => (one.points > most.points ? one : most));
}

/** The average of each value and the four before it, as far as there are any. */
export function averages(values: readonly number[]): readonly number[] {
	return values.map((_, i) => {
		const last = values.slice(Math.max(0, i - 4), i + 1);
		return last.reduce((sum, value) => sum + value, 0) / last.length;
	});
}
