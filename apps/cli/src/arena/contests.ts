import { type Deal, type Deals, standing } from '@shutterbox/bots';
import type { AnyGame } from '@shutterbox/kernel';
import { Crew, pieces } from '../crew.ts';
import { Progress } from '../progress.ts';
import type { Bout } from './worker.ts';

export interface ArenaPlan {
	readonly game: AnyGame;
	readonly players: number;
	readonly options: object;
	readonly bots: readonly string[];
	/** Of each pair, at most, in whole deals. */
	readonly games: number;
	readonly seed: number;
	readonly threads: number;
	/** A pair is done with when it is so certain who of the two is better; null plays on. */
	readonly until: number | null;
}

/** Two bots and every deal they met in. */
export interface Pair {
	readonly a: string;
	readonly b: string;
	readonly deals: readonly Deal[];
	readonly standing: Deals;
}

/** Deals between two looks at whether a pair is decided: the same however many threads there are. */
const ROUND = 24;
const DEALS_AT_ONCE = 2;

/** Every bot against every other one, all pairs side by side. */
export async function contested(plan: ArenaPlan): Promise<Pair[]> {
	const { game, players, options, bots, seed, threads } = plan;
	const pairs = bots.flatMap((a, i) => bots.slice(i + 1).map((b) => ({ a, b, deals: [] as Deal[] })));
	const most = Math.ceil(plan.games / gamesOfDeal(game, players));
	const crew = new Crew<Bout, Deal[]>(threads, new URL('./worker.ts', import.meta.url));
	const progress = new Progress('arena', 'deal', most * pairs.length);
	let before = 0;
	try {
		for (let open = pairs; open.length > 0; open = open.filter((pair) => isOpen(pair.deals, most, plan.until))) {
			const tasks = open.flatMap(({ a, b, deals }) =>
				pieces(deals.length, Math.min(most, deals.length + ROUND), DEALS_AT_ONCE).map((piece) => ({
					...{ game: game.meta.id, seats: players, options, a, b, seed },
					...piece,
				})),
			);
			let played = 0;
			const results = await crew.work(tasks, (_, deals: Deal[]) => {
				played += deals.length;
				progress.update(before + played);
			});
			before += played;
			for (const [i, { a, b }] of tasks.entries())
				open.find((pair) => pair.a === a && pair.b === b)?.deals.push(...results[i]);
		}
	} finally {
		progress.clear();
		await crew.close();
	}
	return pairs.map((pair) => ({ ...pair, standing: standing(pair.deals) }));
}

/** Every deal is played from every seat, or by every team. */
function gamesOfDeal(game: AnyGame, players: number): number {
	return new Set(game.teams?.(players) ?? Array.from({ length: players }, (_, seat) => seat)).size;
}

function isOpen(deals: readonly Deal[], most: number, until: number | null): boolean {
	if (deals.length >= most) return false;
	if (until === null) return true;
	const { low, high } = standing(deals, until).score;
	return low <= 0.5 && high >= 0.5;
}
