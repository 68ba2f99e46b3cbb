/** `npm run train -- <game> [options]`: self-play, learning, arena; one report and a checksum. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@shutterbox/catalogue';
import { correctionsFile, learnedCorrections } from './corrections.ts';
import { Told } from './told.ts';
import { type Trained, trained } from './train.ts';
import { weightsFile } from './weights-file.ts';

const USAGE = [
	'usage: npm run train -- <game> [--players N] [--rounds N] [--games N] [--taught N] [--seed N] [--threads N] [--deals N] [--table KEY] [--write]',
	'  --players  learns the tables of so many alone; --table one kind of table alone',
	'  --taught   matches of the teacher to begin with, 6000 unless told; --rounds of own play, 2; of --games matches each, 2000',
	'  --deals    of the arena at the end, 200; --write puts the weights where the game has them',
	'usage: npm run train -- <game> --correct N [--searched] [--threads N] [--write]',
	'  --correct  learns from so many matches of hard against itself how what the weights expect is to be read; --searched, as far as at a table',
	'  A training that was stopped goes on where it was when it is asked for again.',
].join('\n');

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		players: { type: 'string' },
		table: { type: 'string' },
		rounds: { type: 'string', default: '2' },
		games: { type: 'string', default: '2000' },
		taught: { type: 'string', default: '6000' },
		seed: { type: 'string', default: '1' },
		threads: { type: 'string', default: String(availableParallelism()) },
		deals: { type: 'string', default: '200' },
		correct: { type: 'string', default: '0' },
		searched: { type: 'boolean', default: false },
		write: { type: 'boolean', default: false },
	},
});

const root = join(import.meta.dirname, '../../..');
const game = games.find(({ meta }) => meta.id === positionals[0]);
const fetched = await game?.learned?.load();
const numbers = Object.fromEntries(
	(['rounds', 'games', 'taught', 'seed', 'threads', 'deals', 'correct'] as const).map((name) => [
		name,
		Number(values[name]),
	]),
);
const tables = (fetched?.learned.judgement.tables ?? []).filter(
	({ key, seats }) => (values.table ?? key) === key && Number(values.players ?? seats) === seats,
);
const isSound = Object.values(numbers).every((number) => Number.isSafeInteger(number) && number >= 0);
if (game === undefined || tables.length === 0 || !isSound || numbers.threads < 1) {
	console.error(USAGE);
	console.error(`games that learn: ${games.filter(({ learned }) => learned).map(({ meta }) => meta.id)}`);
	process.exitCode = 2;
} else if (numbers.correct > 0) {
	const { correct: matches, threads } = numbers;
	const { searched } = values;
	const told = new Told(`${game.meta.id}, hard against itself`);
	const corrections = await learnedCorrections(game, { matches, searched, threads, tell: told.progress.bind(told) });
	told.done();
	const how = `npm run train -- ${game.meta.id} --correct ${matches}${searched ? ' --searched' : ''} --write`;
	const text = correctionsFile(corrections, how);
	if (values.write) writeFileSync(join(root, 'games', game.meta.id, 'src/judgement/corrections.ts'), text);
	else console.log(text);
} else {
	for (const { key } of tables) {
		const { rounds, games: each, taught, seed, threads, deals } = numbers;
		const folder = join(root, '.training', `${game.meta.id}-${key}`);
		const told = new Told(`${game.meta.id} ${key}`);
		const tell = told.progress.bind(told);
		const result = await trained({
			game: game.meta.id,
			table: key,
			rounds,
			games: each,
			taught,
			seed,
			threads,
			deals,
			folder,
			tell,
		});
		told.done();
		console.log(reportOf(game.meta.id, key, result));
		if (values.write) {
			const file = join(root, 'games', game.meta.id, 'src/judgement/weights.ts');
			const how = `--table ${key} --taught ${taught} --rounds ${rounds} --games ${each} --seed ${seed} --deals ${deals}: ${result.checksum}`;
			writeFileSync(file, weightsFile(readFileSync(file, 'utf8'), key, result.weights, how));
			console.log(
				`written to games/${game.meta.id}/src/judgement/weights.ts; its corrections are of the weights before (--correct)`,
			);
		}
	}
}

function reportOf(id: string, key: string, { weights, checksum, rounds, arena }: Trained): string {
	const percent = (share: number) => (100 * share).toFixed(1);
	const lines = rounds.map(
		({ matches, samples, win, lead, calibration }, round) =>
			`| ${round} | ${matches} | ${samples} | ${win.toFixed(4)} | ${(10 * lead).toFixed(2)} | ${calibration
				.map(({ count, expected, actual }) => (count === 0 ? '–' : `${percent(expected)}:${percent(actual)}`))
				.join(' ')} |`,
	);
	const { score, wins, games, checksum: deals } = arena;
	return [
		`${id}, table ${key}: ${weights.length} characters of weights, checksum ${checksum}`,
		'| round | matches | held-out positions | cross-entropy | error of the lead | expected:actual win share by tenths (%) |',
		'|---|---|---|---|---|---|',
		...lines,
		`judgement against its teacher: score ${percent(score.mean)} % (${percent(score.low)} to ${percent(score.high)}), wins ${percent(wins.mean)} % (${percent(wins.low)} to ${percent(wins.high)}), ${games} fresh games, checksum ${deals}`,
	].join('\n');
}
