import type { Game, GameEvent, GameMove, Outcome, Policy } from '@shutterbox/kernel';
import { winShare } from './judgement/thinker.ts';
import { Series } from './series.ts';
import { Checksum } from './tally.ts';

/** One bot against another that has all the other seats. */
export interface Contest<State, Move, Options> {
	readonly seats: number;
	readonly options: Options;
	readonly a: string;
	readonly b: string;
	readonly seed: number;
	/** Who plays under the two names, where it is not the game's own players. */
	readonly players?: { readonly a: Policy<State, Move>; readonly b: Policy<State, Move> };
}

/** What came of one deal, played from every seat. */
export interface Deal {
	/** Of all comparisons of the one with one of the others, the share it came out better in; level ones count half. */
	readonly score: number;
	/** Its share of the wins. */
	readonly wins: number;
	/** By game, by seat: whether the one has it, and its place. Who plays alone is set beside what the other made of it. */
	readonly games: readonly { readonly isOne: readonly boolean[]; readonly places: readonly number[] }[];
	readonly checksum: number;
}

/**
 * Deals from…to of a contest, each with the one at every seat, and where there are teams in every team. The same seed deals
 * the same everywhere. Who has nobody to play against is compared with what the other makes of the same deal alone.
 */
export function dealsPlayed<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	{ seats, options, a, b, seed, players }: Contest<State, Move, Options>,
	from: number,
	to: number,
): Deal[] {
	const teams = game.teams?.(seats) ?? Array.from({ length: seats }, (_, seat) => seat);
	const sides = [...new Set(teams)];
	const isAlone = sides.length === 1;
	const seriesWith = (isOne: (seat: number) => boolean) => {
		const at = <T>(one: T, other: T) => Array.from({ length: seats }, (_, seat) => (isOne(seat) ? one : other));
		const setup = { options, bots: at(a, b), seed, keepsRecords: false };
		return new Series(game, players === undefined ? setup : { ...setup, players: at(players.a, players.b) });
	};
	const lineups = sides.map((side) => {
		const isOne = teams.map((team) => team === side);
		return { isOne, series: seriesWith((seat) => isOne[seat]) };
	});
	const others = isAlone ? seriesWith(() => false) : null;
	const deals: Deal[] = [];
	for (let deal = from; deal < to; deal++) {
		const sum = new Checksum();
		const ended = (series: Series<State, Move, Event, Options>): Outcome => {
			series.play(deal);
			if (series.outcome === null) throw new Error('a game without an end');
			for (const score of series.outcome.scores) sum.add(score);
			return series.outcome;
		};
		const played = lineups.map(({ isOne, series }) => ({ isOne, outcome: ended(series) }));
		const wins = mean(played.map(({ isOne, outcome }) => winShare(outcome, isOne.indexOf(true))));
		const games =
			others === null
				? played.map(({ isOne, outcome: { places } }) => ({ isOne, places }))
				: [{ isOne: [true, false], places: placesAlone(played[0].outcome, ended(others)) }];
		const score = mean(games.map(scoreOf));
		deals.push({ score, wins, games, checksum: Number.parseInt(sum.text().slice(0, 8), 16) });
	}
	return deals;
}

function scoreOf({ isOne, places }: Deal['games'][number]): number {
	const own = places[isOne.indexOf(true)];
	const others = places.filter((_, seat) => !isOne[seat]);
	return mean(others.map((place) => (place > own ? 1 : place === own ? 0.5 : 0)));
}

/** A win first, then the points. */
function placesAlone(one: Outcome, other: Outcome): number[] {
	const more = other.places[0] - one.places[0] || one.scores[0] - other.scores[0];
	return more > 0 ? [1, 2] : more < 0 ? [2, 1] : [1, 1];
}

/** A mean with its interval. */
interface Share {
	readonly mean: number;
	readonly low: number;
	readonly high: number;
}

export interface Deals {
	readonly games: number;
	readonly score: Share;
	readonly wins: Share;
	readonly checksum: string;
}

/** What deals add up to, with 95 % intervals unless told. A deal is one observation: its games share their luck. */
export function standing(deals: readonly Deal[], confidence = 0.95): Deals {
	const sum = new Checksum();
	for (const { checksum } of deals) sum.add(checksum);
	return {
		games: deals.reduce((total, { games }) => total + games.length, 0),
		score: shareOf(
			deals.map(({ score }) => score),
			confidence,
		),
		wins: shareOf(
			deals.map(({ wins }) => wins),
			confidence,
		),
		checksum: sum.text(),
	};
}

/** By the spread of the deals, never narrower than one more deal of either kind would make it. */
function shareOf(values: readonly number[], confidence: number): Share {
	const n = values.length;
	if (n === 0) return { mean: 0.5, low: 0, high: 1 };
	const middle = mean(values);
	const widened = [...values, 0, 1];
	const around = mean(widened);
	const variance = widened.reduce((total, value) => total + (value - around) ** 2, 0) / (n + 1);
	const half = deviations(confidence) * Math.sqrt(variance / n);
	return { mean: middle, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** How many standard deviations either way hold so much of a normal distribution: its density, added up in small steps. */
function deviations(confidence: number): number {
	const step = 0.001;
	let held = 0;
	let at = 0;
	while (held < confidence && at < 8) {
		held += 2 * step * Math.exp(-((at + step / 2) ** 2) / 2) * (1 / Math.sqrt(2 * Math.PI));
		at += step;
	}
	return at;
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
