import { botNames, policyOf, prepared, Series } from '@shutterbox/bots';
import { type GameMove, isRealTime, isRefusal, type Policy, resolveTable } from '@shutterbox/kernel';
import type { BenchOptions } from './main.ts';

const SEED = 1;
const LEAST_GAMES = 2;

/**
 * How long each bot thinks about a decision, all seats played by it: at least two games, and for so many seconds. Counted
 * in the thread's time of the processor, so that what else the machine does is not in it.
 */
export async function decisions({ games, seconds = 3 }: BenchOptions): Promise<void> {
	console.log('| game | seats | bot | decisions | mean | 95 of 100 below | longest |');
	console.log('|---|---|---|---|---|---|---|');
	for (const game of games.filter((one) => !isRealTime(one))) {
		const problem = await prepared(game);
		if (problem !== null) throw new Error(problem);
		for (const seats of new Set([game.meta.seats[0], game.meta.seats.at(-1) ?? 0])) {
			const table = resolveTable(game, seats, {});
			if (isRefusal(table)) throw new Error(JSON.stringify(table));
			for (const bot of botNames(game)) {
				const times: number[] = [];
				const players = new Array(seats).fill(timed(policyOf(game, bot), times));
				const bots = new Array(seats).fill(bot);
				const series = new Series(game, { options: table.options, bots, seed: SEED, keepsRecords: false, players });
				const end = performance.now() + seconds * 1000;
				for (let index = 0; index < LEAST_GAMES || performance.now() < end; index++) series.play(index);
				times.sort((a, b) => a - b);
				const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
				const row = [game.meta.title, seats, bot, times.length, ...[mean, at(times, 0.95), at(times, 1)].map(told)];
				console.log(`| ${row.join(' | ')} |`);
			}
		}
	}
}

function timed(policy: Policy<unknown, GameMove> | undefined, times: number[]): Policy<unknown, GameMove> {
	if (policy === undefined) throw new Error('no such bot');
	return {
		choose(view, seat, chance) {
			const begun = process.threadCpuUsage();
			const move = policy.choose(view, seat, chance);
			const { user, system } = process.threadCpuUsage(begun);
			times.push((user + system) / 1000);
			return move;
		},
	};
}

function at(ascending: readonly number[], share: number): number {
	return ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))];
}

function told(milliseconds: number): string {
	return `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`;
}
