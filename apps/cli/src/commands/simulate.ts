import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { RANDOM, type Tally } from '@shutterbox/bots';
import type { Command } from '../command.ts';
import { checkFolderOf, writeReport } from '../report-file.ts';
import { simulationPage } from '../simulate/page.ts';
import { playAll, type Simulated, type SimulationPlan } from '../simulate/play-all.ts';
import { botsNamed, gameNamed, OPTION_FLAG, optionsOf, playersOf, prepareBots, SEED_MAX } from '../tables.ts';
import { counted, number, printable, table } from '../text.ts';
import { type Args, fileReason, UsageError } from '../usage.ts';

const GAMES_MAX = 10_000_000;
const RECORDS_MAX = 100_000;

export const simulateCommand: Command = {
	name: 'simulate',
	operands: '<game> [options]',
	summary: 'play many games of bots against bots and count',
	about: [
		'Plays games of bots against bots and reports scores, win shares and speed. The same seed gives the same games, and so the same checksum, on every machine.',
		'With --records every game is also written down, one file each, for "shutterbox verify" and "shutterbox replay".',
	],
	flags: [
		{ name: 'players', value: 'N', help: 'number of players; the smallest the game allows unless given' },
		{ name: 'games', value: 'N', help: `number of games, 1000 unless given; at most ${number(GAMES_MAX)}` },
		{ name: 'seed', value: 'N', help: 'seed of the series, 1 unless given' },
		{ name: 'bots', value: 'NAMES', help: 'one bot for all seats, or one per seat with commas; random unless given' },
		OPTION_FLAG,
		{
			name: 'records',
			value: 'DIR',
			help: `write a record of every game into this new or empty folder; at most ${number(RECORDS_MAX)} games`,
		},
		{ name: 'threads', value: 'N', help: 'threads to play in; all processors unless given, one with --records' },
		{ name: 'report', value: 'FILE', help: 'write a page with charts of lengths, scores, seats and ties' },
		{
			name: 'against',
			value: 'NAME=VALUE',
			help: 'options that the page compares with: the same series is played with them as well',
			repeats: true,
		},
		{ name: 'json', help: 'print one JSON object' },
	],
	examples: [
		'simulate photograph --players 4 --games 20000 --seed 1 --bots random --json',
		'simulate photograph --players 2 --option removedColors=grey,purple --option missedShot=true',
		'simulate photograph --games 100 --records ./records',
		'simulate photograph --bots greedy --report page.html --against missedShot=true',
	],

	async run(args) {
		const plan = planOf(args);
		const other = otherOf(plan, args);
		await prepareBots(plan.game);
		if (plan.records !== undefined) makeFolder(plan.records);
		const simulated = await playAll(plan);
		const { tally, seconds } = simulated;
		const result = {
			game: plan.game.meta.id,
			players: plan.bots.length,
			games: tally.games,
			moves: tally.moves,
			seconds,
			gamesPerSecond: tally.games / seconds,
			movesPerSecond: tally.moves / seconds,
			checksum: tally.checksum,
			scores: tally.scores,
			winShare: tally.winShare,
			endReasons: tally.endReasons,
		};
		const page = args.text('report');
		if (page !== undefined) writeReport(page, await reportPage(plan, simulated, other, args));
		process.stdout.write(args.has('json') ? `${JSON.stringify(result)}\n` : report(plan, result));
		return 0;
	},
};

/** Everything that was asked for, all of it checked before anything is done. */
function planOf(args: Args): SimulationPlan {
	const game = gameNamed('simulate', args);
	const players = playersOf(game, args);
	const options = optionsOf(game, players, args);
	const named = botsNamed(game, args.text('bots') ?? RANDOM);
	if (named.length !== 1 && named.length !== players)
		throw new UsageError(`--bots: name one bot or ${players}, one per seat, not ${named.length}`);
	const bots = named.length === 1 ? Array.from({ length: players }, () => named[0]) : named;
	const records = args.text('records');
	const games = args.whole('games', 1, records === undefined ? GAMES_MAX : RECORDS_MAX) ?? 1000;
	const seed = args.whole('seed', 0, SEED_MAX) ?? 1;
	if (records !== undefined) checkFolder(records);
	const threads = args.whole('threads', 1, 256) ?? availableParallelism();
	const report = args.text('report');
	if (report !== undefined) checkFolderOf('report', report);
	return { game, options, bots, games, seed, threads, records };
}

function checkFolder(folder: string): void {
	try {
		if (statSync(folder, { throwIfNoEntry: false }) === undefined) return;
		if (readdirSync(folder).length === 0) return;
	} catch (error) {
		throw new UsageError(`--records ${printable(folder)}: ${fileReason(error)}`);
	}
	throw new UsageError(`--records ${printable(folder)}: the folder is not empty`);
}

function makeFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true });
	} catch (error) {
		throw new UsageError(`--records ${printable(folder)}: ${fileReason(error)}`);
	}
}

/** The same series under the options it is held against; null where there are none. */
function otherOf(plan: SimulationPlan, args: Args): SimulationPlan | null {
	if (args.all('against').length === 0) return null;
	if (!args.has('report')) throw new UsageError('--against is for the page of --report');
	return { ...plan, records: undefined, options: optionsOf(plan.game, plan.bots.length, args, {}, 'against') };
}

async function reportPage(
	plan: SimulationPlan,
	simulated: Simulated,
	other: SimulationPlan | null,
	args: Args,
): Promise<string> {
	const told = (flag: string) => args.all(flag).join(', ') || 'the usual options';
	const first = { plan, simulated, title: told('option') };
	if (other === null) return simulationPage([first]);
	return simulationPage([first, { plan: other, simulated: await playAll(other), title: told('against') }]);
}

interface Result {
	readonly games: number;
	readonly moves: number;
	readonly seconds: number;
	readonly gamesPerSecond: number;
	readonly movesPerSecond: number;
	readonly checksum: string;
	readonly scores: Tally['scores'];
	readonly winShare: readonly number[];
	readonly endReasons: Readonly<Record<string, number>>;
}

function report({ game, bots, seed, records }: SimulationPlan, result: Result): string {
	const { games, moves, seconds, scores } = result;
	const endings = Object.entries(result.endReasons);
	const seats = bots.map((bot, seat) => [
		String(seat),
		bot,
		number(scores.meanBySeat[seat], 2),
		`${number(result.winShare[seat] * 100, 1)} %`,
	]);
	const facts = [
		['scores', `mean ${number(scores.mean, 2)} ± ${number(scores.deviation, 2)}, ${spread(scores)}`],
		['moves', `${number(moves)}, ${number(moves / games, 1)} a game`],
		['ends', endings.map(([reason, times]) => `${reason} ${number(times)}`).join(', ')],
		[
			'speed',
			`${number(result.gamesPerSecond)} games/s, ${number(result.movesPerSecond)} moves/s (${number(seconds, 2)} s)`,
		],
		['checksum', result.checksum],
		...(records === undefined ? [] : [['records', `${counted(games, 'file')} in ${printable(records)}`]]),
	];
	const lines = [
		`${game.meta.title}: ${counted(games, 'game')} with ${bots.length} players, seed ${seed}`,
		'',
		...table([['seat', 'bot', 'mean score', 'wins'], ...seats], ['left', 'left', 'right', 'right']),
		'',
		...table(facts, ['left', 'left']),
	];
	return `${lines.join('\n')}\n`;
}

function spread({ min, p10, median, p90, max }: Result['scores']): string {
	return `median ${number(median)}, middle 80 % ${number(p10)} to ${number(p90)}, all ${number(min)} to ${number(max)}`;
}
