import { FastChance, type Policy, resolveTable, seatsOf, seedOfGame } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { player } from '../src/bots/policies.ts';
import { TEMPERS, type Temper } from '../src/bots/temper.ts';
import { type Move, photoshoot, type State } from '../src/index.ts';

interface Figures {
	readonly rounds: number;
	readonly objectives: number;
	readonly actions: number;
	readonly right: number;
	readonly wrong: number;
	readonly moves: number;
	readonly minutes: number;
	readonly score: number;
}

/** Equal bots, in virtual time; means per game, objectives and actions per round. */
function measure(seats: number, temper: Temper, options: Record<string, unknown>, games: number): Figures {
	const table = resolveTable(photoshoot, seats, options);
	if (!('options' in table)) throw new Error(table.code);
	const bot = player({ ...temper, corrects: 0 });
	const sums = { rounds: 0, objectives: 0, actions: 0, right: 0, wrong: 0, moves: 0, minutes: 0, score: 0 };
	for (let game = 0; game < games; game++) {
		const chance = new FastChance(seedOfGame(5, game));
		const ctx = {
			chance,
			emit: (event: { type: string; verdict?: string; objectives?: readonly string[] } | null) => {
				if (event?.type === 'judged' && event.verdict !== 'void') sums[event.verdict as 'right']++;
				if (event?.type === 'roundScored') sums.rounds++;
				if (event?.type === 'roundScored') sums.objectives += event.objectives?.length ?? 0;
				if (['swapped', 'pushed', 'photo'].includes(event?.type ?? '')) sums.actions++;
			},
		};
		const state = photoshoot.setup({ seats, options: table.options }, ctx);
		sums.minutes += playOut(state, bot, game, ctx, () => chance.at(++sums.moves)) / 60_000;
		sums.score += state.scores[0];
	}
	const { rounds } = sums;
	const perGame = (sum: number) => sum / games;
	return {
		rounds: perGame(rounds),
		objectives: sums.objectives / rounds,
		actions: sums.actions / rounds,
		right: perGame(sums.right),
		wrong: perGame(sums.wrong),
		moves: perGame(sums.moves),
		minutes: perGame(sums.minutes),
		score: perGame(sums.score),
	};
}

/** Plays to the end; how long it took. */
function playOut(
	state: State,
	bot: Policy<State, Move>,
	game: number,
	ctx: Parameters<typeof photoshoot.play>[2],
	onMove: () => void,
): number {
	const luck = Array.from({ length: state.seats }, (_, seat) => new FastChance(seedOfGame(5, game, 2 + seat)));
	for (;;) {
		const plans = seatsOf(photoshoot.toMove(state)).flatMap((seat) => {
			const plan = bot.plan?.(photoshoot.view(state, seat), seat, luck[seat]);
			return plan ? [{ actor: seat, move: plan.move, at: Math.max(plan.at, state.now) }] : [];
		});
		const alarm = photoshoot.alarm?.(state) ?? null;
		const move = photoshoot.tableMove?.(state);
		const table = alarm !== null && move ? [{ actor: 'table' as const, move, at: alarm }] : [];
		const [first] = [...table, ...plans].sort((a, b) => a.at - b.at);
		if (first === undefined) return state.now;
		expect(photoshoot.check(state, first)).toBeNull();
		onMove();
		photoshoot.play(state, first, ctx);
	}
}

// Bounds are the specification's figures, give or take about three standard errors of 40 games.
test.each<[string, number, keyof typeof TEMPERS, Record<string, unknown>, Figures, number]>([
	[
		'casual, level 1',
		4,
		'casual',
		{},
		{ rounds: 10.2, objectives: 2.0, actions: 22, right: 6.2, wrong: 2.2, moves: 340, minutes: 17, score: 25 },
		0.2,
	],
	[
		'novice, level 1',
		4,
		'novice',
		{},
		{ rounds: 15.9, objectives: 1.1, actions: 16, right: 8.5, wrong: 5.0, moves: 410, minutes: 26, score: 24 },
		0.25,
	],
	[
		'sharp, level 1',
		4,
		'sharp',
		{},
		{ rounds: 6.8, objectives: 3.6, actions: 31, right: 3.7, wrong: 1.1, moves: 290, minutes: 11, score: 26 },
		0.25,
	],
	[
		'casual, untimed',
		4,
		'casual',
		{ pace: 'untimed' },
		{ rounds: 9.7, objectives: 2.2, actions: 24, right: 6.1, wrong: 2.1, moves: 510, minutes: 25, score: 25 },
		0.25,
	],
])('section 14: %s', (_, seats, temper, options, wanted, tolerance) => {
	const found = measure(seats, TEMPERS[temper], options, 40);
	for (const name of ['rounds', 'objectives', 'actions', 'moves', 'minutes', 'score'] as const)
		expect([name, Math.abs(found[name] / wanted[name] - 1) < tolerance, found[name]]).toEqual([
			name,
			true,
			found[name],
		]);
	// Calls are rare: their means scatter more.
	expect(Math.abs(found.right - wanted.right)).toBeLessThan(2);
	expect(Math.abs(found.wrong - wanted.wrong)).toBeLessThan(1.2);
});

test.each<[keyof typeof TEMPERS, number, number]>([
	['casual', 15, 3],
	['sharp', 31, 4],
])('section 14: cooperative, 2 players, %s: a total of about %i', (temper, total, tolerance) => {
	expect(Math.abs(measure(2, TEMPERS[temper], {}, 40).score - total)).toBeLessThan(tolerance);
});
