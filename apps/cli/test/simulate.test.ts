import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@shutterbox/catalogue';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Finished, said, scratchFolder, shutterbox } from './helpers.ts';

const folder = scratchFolder();
const GAMES = 20;

const KEYS = 'game players games moves seconds gamesPerSecond movesPerSecond checksum scores winShare endReasons'.split(
	' ',
);

describe.each(games.map(({ meta }) => meta))('simulate $id', ({ id, seats, endReasons }) => {
	const line = `simulate ${id} --players ${seats.at(-1)} --games ${GAMES} --seed 5 --bots random --json`.split(' ');

	let plain: Finished;
	beforeAll(async () => {
		plain = await shutterbox(line);
	});

	test('--json is one object with exactly the promised keys', () => {
		const { code, out, err } = plain;
		expect([code, err]).toEqual([0, '']);
		const result = JSON.parse(out);
		expect(Object.keys(result)).toEqual(KEYS);
		expect(result).toMatchObject({ game: id, players: seats.at(-1), games: GAMES });
		expect(Object.keys(result.endReasons)).toEqual(endReasons);
		expect(endReasons.reduce((sum, reason) => sum + result.endReasons[reason], 0)).toBe(GAMES);
		expect(result.winShare.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1);
	});

	test('the seed decides the checksum; records change nothing, and verify accepts them all', async () => {
		const records = join(folder, 'new', id);
		const recorded = await said([...line, '--records', records]);
		const other = await said(line.with(line.indexOf('5'), '6'));
		const checksum = JSON.parse(plain.out).checksum;
		expect(JSON.parse(recorded.out).checksum).toBe(checksum);
		expect(JSON.parse(other.out).checksum).not.toBe(checksum);

		const files = readdirSync(records);
		expect(files.toSorted()).toEqual(Array.from({ length: GAMES }, (_, i) => `${id}-5-${i}.jsonl`).toSorted());
		const { code, out } = await said(['verify', ...files.map((file) => join(records, file))]);
		expect(out.endsWith(`all ${GAMES} records fine\n`)).toBe(true);
		expect(code).toBe(0);
	});

	test('the table names seats, bots and the checksum', async () => {
		const { out, err } = await said(line.slice(0, -1));
		expect(out).toMatch(/^0 +random +\S+ +\S+ %$/m);
		expect(out).toMatch(/^checksum +[0-9a-f]{16}$/m);
		expect(err).toBe(''); // no progress bar unless stderr is a terminal
	});
});

test.each([
	['photograph', '--option missedShot=true --option removedColors=grey,purple'],
	['wildlife-park', '--players 2 --option side=asymmetric --option missions=on --option tempo=ordered'],
	['snapshot', '--option firstPlayer=0 --option cardToken=onlyPlaced --option denial=upfront'],
	[
		'sasquatch-snap',
		'--option boardSize=7 --option firstWhistle=0 --option trapChoice=with-card --option entrapToll=true',
	],
	['photoshoot', '--option pace=untimed --option level=4'],
])('table options reach %s', async (id, options) => {
	const plain = await said(['simulate', id, '--games', '20', '--json']);
	const chosen = await said(['simulate', id, '--games', '20', '--json', ...options.split(' ')]);
	expect(chosen.code).toBe(0);
	expect(JSON.parse(chosen.out).checksum).not.toBe(JSON.parse(plain.out).checksum);
});

test.each([
	['photoshoot', '2', 'coopLost'],
	['wildlife-park', '1', 'challengeLost'],
])('a match of %s that the game has won is nobody’s win', async (id, players, lost) => {
	const { out } = await said(['simulate', id, '--players', players, '--games', '4', '--bots', 'random', '--json']);
	const { winShare, endReasons } = JSON.parse(out);
	expect(endReasons[lost]).toBe(4);
	expect(winShare).toEqual(new Array(Number(players)).fill(0));
});

describe('--records writes nothing when anything is wrong', () => {
	test.each(['--games 100001', '--seed x', '--option startSeat=9', '--nonsense'])('%s', async (wrong) => {
		const target = join(folder, 'never');
		const { code } = await said(['simulate', 'photograph', '--records', target, ...wrong.split(' ')]);
		expect(code).toBe(2);
		expect(existsSync(target)).toBe(false);
	});

	test('a folder that is not empty, or a file, is refused', async () => {
		const full = join(folder, 'full');
		mkdirSync(full);
		writeFileSync(join(full, 'mine.txt'), 'mine');
		const notEmpty = await said(['simulate', 'photograph', '--games', '3', '--records', full]);
		expect(notEmpty).toMatchObject({ code: 2, err: `shutterbox: --records ${full}: the folder is not empty\n` });
		expect(readdirSync(full)).toEqual(['mine.txt']);
		const file = join(full, 'mine.txt');
		expect((await said(['simulate', 'photograph', '--games', '3', '--records', file])).code).toBe(2);
		expect((await said(['simulate', 'photograph', '--games', '3', '--records', join(file, 'x')])).code).toBe(2);
	});
});

test('threads change nothing but the time', async () => {
	const line = 'simulate sasquatch-snap --games 60 --bots greedy --json --threads'.split(' ');
	const [one, three] = [await said([...line, '1']), await said([...line, '3'])].map(({ out }) => {
		const { seconds: _, gamesPerSecond: __, movesPerSecond: ___, ...rest } = JSON.parse(out);
		return rest;
	});
	expect(three).toEqual(one);
});

test('--report draws lengths, scores, seats and ties, and other options beside them', async () => {
	const report = join(folder, 'page.html');
	const line = `simulate photograph --players 3 --games 30 --report ${report} --against missedShot=true`.split(' ');
	const { code, err } = await said(line);
	expect([code, err]).toEqual([0, '']);
	const page = readFileSync(report, 'utf8');
	expect(page.match(/<h2>[^<]*<\/h2>/g)).toEqual(['<h2>the usual options</h2>', '<h2>missedShot=true</h2>']);
	expect(page.match(/<circle/g)).toHaveLength(6);
	expect(page.match(/have several winners/g)).toHaveLength(2);
	expect(page).not.toMatch(/NaN|undefined|<script/);
	expect(new Set(page.match(/checksum <code>[0-9a-f]{16}/g)).size).toBe(2);
	for (const [wrong, problem] of [
		['--against missedShot=maybe --report x.html', '--against missedShot: expected'],
		['--against missedShot=true', '--against is for the page of --report'],
		['--report /nowhere/page.html', '--report /nowhere/page.html: no such file or folder'],
	])
		expect((await said(['simulate', 'photograph', ...wrong.split(' ')])).err).toContain(problem);
});

test('games lists the catalogue with options, defaults and bots', async () => {
	const text = await said(['games']);
	const json = await said(['games', '--json']);
	expect(text.out).toMatch(/^Photograph \(photograph\)$/m);
	expect(text.out).toMatch(/^ {2}startSeat = "random" +\(random, or 0…3\)$/m);
	const [photograph, ...others] = JSON.parse(json.out);
	expect(photograph).toMatchObject({ id: 'photograph', title: 'Photograph', seats: [2, 3, 4], minutes: 30 });
	expect(photograph.options.missedShot).toMatchObject({ default: false });
	expect(photograph.bots).toContain('zoya');
	expect(photograph.players).toContain('random');
	expect(others).toContainEqual(expect.objectContaining({ id: 'snapshot', seats: [2, 3, 4] }));
	expect(others).toContainEqual(expect.objectContaining({ id: 'wildlife-park', seats: [1, 2, 3, 4, 5, 6] }));
	expect(others).toContainEqual(expect.objectContaining({ id: 'sasquatch-snap', seats: [4] }));
	expect(others).toContainEqual(expect.objectContaining({ id: 'photoshoot', seats: [2, 3, 4, 5, 6] }));
});
