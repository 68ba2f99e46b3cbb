import { availableParallelism } from 'node:os';
import { Checksum } from '@shutterbox/bots';
import { type ArenaPlan, contested, type Pair } from '../arena/contests.ts';
import { ladderOf, type Rung } from '../arena/ladder.ts';
import { arenaPage } from '../arena/page.ts';
import type { Command } from '../command.ts';
import { checkFolderOf, writeReport } from '../report-file.ts';
import { botsNamed, gameNamed, OPTION_FLAG, optionsOf, playersOf, prepareBots, SEED_MAX } from '../tables.ts';
import { counted, number, printable, table } from '../text.ts';
import { type Args, UsageError } from '../usage.ts';

const GAMES_MAX = 1_000_000;

export const arenaCommand: Command = {
	name: 'arena',
	operands: '<game> --bots a,b,… [options]',
	summary: 'measure bots against each other',
	about: [
		'Plays every bot against every other one, each deal from every seat: the first of a pair has one seat, the second all others. A score counts every comparison of the two, level ones half; wins are the share of the one seat. Intervals hold 95 %.',
		'The same seed gives the same deals, games and checksum, with any number of threads.',
	],
	flags: [
		{ name: 'bots', value: 'NAMES', help: 'two bots or more, with commas' },
		{ name: 'games', value: 'N', help: 'games of each pair, 400 unless given, in whole deals' },
		{ name: 'players', value: 'N', help: 'number of players; the smallest the game allows unless given' },
		{ name: 'seed', value: 'N', help: 'seed of the deals, 1 unless given' },
		{ name: 'until', value: 'SHARE', help: 'a pair stops when it is so certain who is better, e.g. 0.95' },
		{ name: 'threads', value: 'N', help: 'threads to play in; all processors unless given' },
		OPTION_FLAG,
		{ name: 'report', value: 'FILE', help: 'write a page with charts' },
		{ name: 'json', help: 'print one JSON object' },
	],
	examples: [
		'arena photograph --bots hard,greedy --games 1000',
		'arena photograph --players 4 --bots hard,medium,easy --until 0.95 --report arena.html',
	],

	async run(args) {
		const plan = planOf(args);
		const report = args.text('report');
		if (report !== undefined) checkFolderOf('report', report);
		await prepareBots(plan.game);
		const begun = performance.now();
		const pairs = await contested(plan);
		const seconds = (performance.now() - begun) / 1000;
		const result = resultOf(plan, pairs, seconds);
		if (report !== undefined) writeReport(report, arenaPage(plan, result));
		process.stdout.write(args.has('json') ? `${JSON.stringify(result)}\n` : told(plan, pairs, result));
		return 0;
	},
};

export interface ArenaResult {
	readonly game: string;
	readonly players: number;
	readonly games: number;
	readonly pairs: readonly { a: string; b: string; games: number; score: number; low: number; high: number }[];
	readonly ladder: readonly Rung[];
	readonly seconds: number;
	readonly checksum: string;
}

function planOf(args: Args): ArenaPlan {
	const game = gameNamed('arena', args);
	const players = playersOf(game, args);
	const options = optionsOf(game, players, args);
	const bots = [...new Set(botsNamed(game, args.text('bots') ?? ''))];
	if (bots.length < 2) throw new UsageError('--bots: name two bots or more, with commas');
	const games = args.whole('games', 1, GAMES_MAX) ?? 400;
	const seed = args.whole('seed', 0, SEED_MAX) ?? 1;
	const threads = args.whole('threads', 1, 256) ?? availableParallelism();
	return { game, players, options, bots, games, seed, threads, until: shareOf(args.text('until')) };
}

function shareOf(text: string | undefined): number | null {
	if (text === undefined) return null;
	const share = /^0?\.\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
	if (share >= 0.5) return share;
	throw new UsageError(`--until must be a share from 0.5 to 0.999, not "${printable(text)}"`);
}

function resultOf({ game, players, bots }: ArenaPlan, pairs: readonly Pair[], seconds: number): ArenaResult {
	const rows = pairs.map(({ a, b, standing: { games, score } }) => ({
		...{ a, b, games, score: score.mean, low: score.low, high: score.high },
	}));
	const games = rows.reduce((sum, row) => sum + row.games, 0);
	const checksum = checksumOf(pairs);
	return { game: game.meta.id, players, games, pairs: rows, ladder: ladderOf(bots, pairs), seconds, checksum };
}

/** Of all deals of all pairs. */
function checksumOf(pairs: readonly Pair[]): string {
	const sum = new Checksum();
	for (const { deals } of pairs) for (const { checksum } of deals) sum.add(checksum);
	return sum.text();
}

function told({ game, players, seed }: ArenaPlan, pairs: readonly Pair[], result: ArenaResult): string {
	const percent = (share: number) => number(share * 100, 1);
	const range = ({ mean, low, high }: { mean: number; low: number; high: number }) =>
		`${percent(mean)} % (${percent(low)} to ${percent(high)})`;
	const rows = pairs.map(({ a, b, standing: { games, score, wins } }) => [
		`${a} – ${b}`,
		number(games),
		range(score),
		range(wins),
	]);
	const rungs = result.ladder.map(({ bot, rating, uncertainty }) => [
		bot,
		number(rating, 1),
		`± ${number(uncertainty, 1)}`,
	]);
	return [
		`${game.meta.title}: ${counted(result.games, 'game')} with ${players} players, seed ${seed}`,
		'',
		...table(
			[['pair', 'games', 'score', `wins (par ${percent(1 / players)} %)`], ...rows],
			['left', 'right', 'right', 'right'],
		),
		'',
		...table([['bot', 'rating', ''], ...rungs], ['left', 'right', 'right']),
		'',
		`checksum ${result.checksum}, ${number(result.seconds, 1)} s`,
		'',
	].join('\n');
}
