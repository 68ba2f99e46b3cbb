import { games } from '@shutterbox/catalogue';
import { type AnyGame, FastChance, type GameMove, type Seat, seatsOf, seedOfGame, type View } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { botNames, intentionOf, policyOf, prepared } from '../src/index.ts';

/** In how many positions of a match all bots are asked, some moves apart. */
const POSITIONS = 4;
const APART = 9;

interface Pair {
	readonly seat: Seat;
	readonly at: number;
	readonly view: View<unknown>;
	/** The same seat's view of another state it cannot tell from the real one. */
	readonly twin: View<unknown>;
}

function* pairs(game: AnyGame, seats: number): Generator<Pair> {
	let asked = 0;
	for (const { state, n, at } of walk(game, { seats }, 6)) {
		if (n % APART !== 1) continue;
		for (const seat of seatsOf(game.toMove(state)).slice(0, 2)) {
			const view = game.view(state, seat);
			const sampled = game.sample(view, seat, new FastChance(seedOfGame(n, 1)));
			yield { seat, at, view, twin: game.view(sampled, seat) };
		}
		if (++asked === POSITIONS) return;
	}
}

function answer(game: AnyGame, bot: string, view: View<unknown>, { seat, at }: Pair): GameMove | null {
	const policy = policyOf(game, bot);
	if (policy === undefined) throw new Error(bot);
	const luck = () => new FastChance(seedOfGame(seat, 11));
	return intentionOf(game, policy, view, seat, at, { plans: luck(), moves: luck() })?.move ?? null;
}

describe.each(games.map((game) => [game.meta.id, game] as const))('%s', (_, game) => {
	beforeAll(async () => {
		expect(await prepared(game)).toBeNull();
	});
	const { seats } = game.meta;
	// The smallest and the largest table, and the first at which there are rivals.
	test.each([...new Set([seats[0], seats.find((count) => count > 1) ?? 0, seats.at(-1) ?? 0])])(
		'at %i seats every bot chooses the same, with the same luck, in states its seat cannot tell apart',
		(seats) => {
			let compared = 0;
			let former: Pair | null = null;
			for (const pair of pairs(game, seats)) {
				expect(pair.twin).toEqual(pair.view);
				for (const bot of botNames(game)) {
					const move = answer(game, bot, pair.view, pair);
					// What it was asked in between must not matter either.
					if (former !== null) answer(game, bot, former.view, former);
					expect([bot, answer(game, bot, pair.twin, pair)]).toEqual([bot, move]);
					compared++;
				}
				former = pair;
			}
			expect(compared).toBeGreaterThan(POSITIONS);
		},
	);
});
