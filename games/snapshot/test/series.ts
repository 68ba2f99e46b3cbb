import { FastChance, type Policy, seatsOf, seedOfGame } from '@shutterbox/kernel';
import { type Move, type State, snapshot } from '../src/index.ts';

const OPTIONS = {
	firstPlayer: 'random',
	cardToken: 'everyCard',
	denial: 'onRequest',
	reservedCards: 'faceDown',
	helps: 'allowed',
	claimSeconds: 0,
} as const;

/** Random play through a policy's eyes. */
export const random: Policy<State, Move> = {
	choose: (view, seat, chance) => snapshot.randomMove(view, seat, chance),
};

export interface Series {
	readonly moves: number[];
	readonly rounds: number[];
	readonly scores: number[];
	readonly best: number[];
	readonly wins: number[];
	readonly counts: Map<string, number>;
}

/** Whole matches of policies, one per seat, with what happened in them counted by event and move. */
export function play(games: number, policies: readonly Policy<State, Move>[], options: object = {}): Series {
	const series: Series = {
		moves: [],
		rounds: [],
		scores: [],
		best: [],
		wins: policies.map(() => 0),
		counts: new Map(),
	};
	const count = (what: string, by = 1) => series.counts.set(what, (series.counts.get(what) ?? 0) + by);
	for (let game = 0; game < games; game++) {
		const chance = new FastChance(seedOfGame(14, game));
		const players = new FastChance(seedOfGame(14, game, 1));
		const ctx = {
			chance,
			emit: (event: { type: string; photos?: number } | null) => count(event?.type ?? '', event?.photos ?? 1),
		};
		const state = snapshot.setup({ seats: policies.length, options: { ...OPTIONS, ...options } }, { chance });
		let moves = 0;
		for (let acting = seatsOf(snapshot.toMove(state)); acting.length > 0; acting = seatsOf(snapshot.toMove(state))) {
			const seat = acting[players.int(acting.length)];
			const move = policies[seat].choose(snapshot.view(state, seat), seat, players);
			const entry = { actor: seat, move, at: 0 };
			const refusal = snapshot.check(state, entry);
			if (refusal) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(refusal)}`);
			count(`move ${move.type}`);
			chance.at(++moves);
			snapshot.play(state, entry, ctx);
		}
		const outcome = snapshot.outcome(state);
		if (outcome === null) throw new Error('not over');
		series.moves.push(moves);
		series.rounds.push(state.round);
		series.scores.push(...outcome.scores);
		series.best.push(Math.max(...outcome.scores));
		outcome.places.forEach((place, seat) => {
			if (place === 1) series.wins[seat]++;
		});
	}
	return series;
}
