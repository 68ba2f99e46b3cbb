import { botNames, prepared, Series } from '@shutterbox/bots';
import { isRefusal, resolveTable } from '@shutterbox/kernel';
import type { BenchOptions } from './main.ts';

/** The option that lets seat 0 begin, so that a seat's number is its place in the order of play. */
const SEAT_0_BEGINS: Readonly<Record<string, object>> = {
	photograph: { startSeat: 0 },
	snapshot: { firstPlayer: 0 },
	'sasquatch-snap': { firstWhistle: 0 },
};

const SEED = 1;

/** What it is worth to sit where: share of wins by order of play, with 95 % intervals, for the weakest and strongest bot. */
export async function seats({ games, seconds = 3, rounds = 5 }: BenchOptions): Promise<void> {
	console.log('| game | seats | bots | games | share of wins in order of play, 95 % interval | checksum |');
	console.log('|---|---|---|---|---|---|');
	for (const game of games) {
		await prepared(game);
		const names = botNames(game);
		for (const count of game.meta.seats.filter((seats) => seats > 1)) {
			for (const bot of [names[0], names[names.length - 1]]) {
				const table = resolveTable(game, count, { ...SEAT_0_BEGINS[game.meta.id] });
				if (isRefusal(table)) throw new Error(JSON.stringify(table));
				const bots = new Array(count).fill(bot);
				const series = new Series(game, { options: table.options, bots, seed: SEED, keepsRecords: false });
				const end = performance.now() + seconds * rounds * 1000;
				let index = 0;
				while (index % 100 !== 0 || (performance.now() < end && index < MOST_GAMES)) series.play(index++);
				const shares = series.tally.winShare.map((share) => `${percent(share)} ± ${percent(halfWidth(share, index))}`);
				const { checksum } = series.tally;
				console.log(`| ${game.meta.title} | ${count} | ${bot} | ${index} | ${shares.join(', ')} | \`${checksum}\` |`);
			}
		}
	}
}

const MOST_GAMES = 100_000;

function halfWidth(share: number, games: number): number {
	return 1.96 * Math.sqrt((share * (1 - share)) / games);
}

function percent(share: number): string {
	return `${(100 * share).toFixed(1)} %`;
}
