import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RANDOM, Series, type Tally } from '@shutterbox/bots';
import type { AnyGame } from '@shutterbox/kernel';
import type { Command } from '../command.ts';
import { breathe, Progress } from '../progress.ts';
import { botsNamed, gameNamed, OPTION_FLAG, optionsOf, playersOf, SEED_MAX } from '../tables.ts';
import { counted, number, printable, table } from '../text.ts';
import { type Args, fileReason, UsageError } from '../usage.ts';

const GAMES_MAX = 10_000_000;
const RECORDS_MAX = 100_000;
/** How long to play between two looks at the clock. */
const SLICE_SECONDS = 0.05;

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
		{ name: 'json', help: 'print one JSON object' },
	],
	examples: [
		'simulate photograph --players 4 --games 20000 --seed 1 --bots random --json',
		'simulate photograph --players 2 --option removedColors=grey,purple --option missedShot=true',
		'simulate photograph --games 100 --records ./records',
	],

	async run(args) {
		const plan = planOf(args);
		if (plan.records !== undefined) makeFolder(plan.records);
		const { series, seconds } = await playAll(plan);
		const { tally } = series;
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
		process.stdout.write(args.has('json') ? `${JSON.stringify(result)}\n` : report(plan, result));
		return 0;
	},
};

interface Plan {
	readonly game: AnyGame;
	readonly options: object;
	readonly bots: readonly string[];
	readonly games: number;
	readonly seed: number;
	readonly records: string | undefined;
}

/** Everything that was asked for, all of it checked before anything is done. */
function planOf(args: Args): Plan {
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
	return { game, options, bots, games, seed, records };
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

async function playAll({ game, options, bots, games, seed, records }: Plan) {
	const series = new Series(game, { options, bots, seed, keepsRecords: records !== undefined });
	const progress = new Progress('simulating', 'game', games);
	let seconds = 0;
	for (let played = 0, slice = 1; played < games; ) {
		const end = Math.min(games, played + slice);
		const texts: (string | null)[] = [];
		const begun = performance.now();
		if (records === undefined) for (let index = played; index < end; index++) series.play(index);
		else for (let index = played; index < end; index++) texts.push(series.play(index));
		const spent = (performance.now() - begun) / 1000;
		texts.forEach((text, i) => {
			const file = join(records ?? '', `${game.meta.id}-${seed}-${played + i}.jsonl`);
			writeRecord(file, text ?? '');
		});
		seconds += spent;
		played = end;
		if (spent < SLICE_SECONDS) slice *= 2;
		else if (spent > 4 * SLICE_SECONDS) slice = Math.max(1, slice >> 1);
		progress.update(played);
		await breathe();
	}
	progress.clear();
	return { series, seconds };
}

function writeRecord(file: string, text: string): void {
	try {
		writeFileSync(file, text, { flag: 'wx' });
	} catch (error) {
		throw new UsageError(`${printable(file)}: ${fileReason(error)}`);
	}
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

function report({ game, bots, seed, records }: Plan, result: Result): string {
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
