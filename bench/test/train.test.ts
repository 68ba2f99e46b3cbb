import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectation, readWeights } from '@shutterbox/bots';
import { games } from '@shutterbox/catalogue';
import { afterAll, describe, expect, test } from 'vitest';
import { correctionOf } from '../src/train/correction.ts';
import { correctionsFile, expectedIn } from '../src/train/corrections.ts';
import { fingerprintOf } from '../src/train/fingerprint.ts';
import { hardPlay, tablesPlayed } from '../src/train/hard-play.ts';
import { lessonOf } from '../src/train/setup.ts';
import { type Trained, trained } from '../src/train/train.ts';
import { weightsFile } from '../src/train/weights-file.ts';

const scratch = mkdtempSync(join(tmpdir(), 'shutterbox-train-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const told: string[] = [];
function tiny(folder: string, threads: number, seed = 3): Promise<Trained> {
	return trained({
		game: 'photograph',
		table: 'p2',
		rounds: 1,
		taught: 40,
		games: 20,
		deals: 4,
		seed,
		threads,
		folder: join(scratch, folder),
		tell: (phase) => told.push(phase),
	});
}

test('a tiny training runs to its end, the same with one thread and with two, and goes on where it was', async () => {
	const one = await tiny('one', 1);
	expect(new Set(told)).toEqual(
		new Set(['round 0: play', 'round 0: features', 'round 1: play', 'round 1: features', 'arena']),
	);
	expect(one.rounds.map(({ matches }) => matches)).toEqual([40, 60]);
	expect(one.rounds[1].samples).toBeGreaterThan(100);
	expect(one.rounds[1].win).toBeLessThan(Math.LN2); // better than to say 50 % always
	expect(one.arena.games).toBe(8);
	expect((await tiny('two', 2)).checksum).toBe(one.checksum);

	// Stopped in the middle of its first round, the last line cut off, and nothing learned yet.
	for (const file of readdirSync(join(scratch, 'one'))) {
		const path = join(scratch, 'one', file);
		const text = readFileSync(path, 'utf8');
		if (text.includes('"match":0,')) writeFileSync(path, text.slice(0, text.length / 2));
		else rmSync(path);
	}
	const played = told.filter((phase) => phase === 'round 0: play').length;
	expect((await tiny('one', 1)).checksum).toBe(one.checksum);
	expect(told.filter((phase) => phase === 'round 0: play').length - played).toBeLessThan(played / 2);
});

describe('the weights of every game', () => {
	const learners = games.filter(({ learned }) => learned !== undefined);
	test.each(learners.map((game) => [game.meta.id, game] as const))(
		'%s: they fit its rules and say the same of the same features; all of them stay below 100 KB',
		async (id, game) => {
			const { learned } = (await game.learned?.load()) ?? {};
			if (learned === undefined) throw new Error('nothing learned');
			const { version, shape, tables } = learned.judgement;
			expect(Object.keys(learned.weights).length).toBeGreaterThan(0);
			expect(tables.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(learned.weights)));
			let bytes = 0;
			for (const [table, text] of Object.entries(learned.weights)) {
				bytes += text.length;
				const read = readWeights(text, { game: id, rulesVersion: game.meta.rulesVersion, version, table, shape });
				if (typeof read === 'string') throw new Error(read);
				expect([table, read.fit.fingerprint]).toEqual([table, fingerprintOf(await lessonOf(id, table))]);
			}
			expect(bytes).toBeLessThan(100_000);
		},
	);
});

describe('what weights expect of a win is read as matches of hard against itself had it', () => {
	const learners = games.filter(({ learned }) => learned !== undefined);
	test.each(learners.map((game) => [game.meta.id, game] as const))(
		'%s: at every number of seats its weights play at, and what is better stays better',
		async (_, game) => {
			const { learned } = (await game.learned?.load()) ?? {};
			if (learned === undefined) throw new Error('nothing learned');
			const tables = tablesPlayed({ game }, learned);
			expect(Object.keys(learned.corrections)).toEqual(tables.map(({ seats }) => String(seats)));
			for (const correction of Object.values(learned.corrections))
				for (let logit = -6; logit < 6; logit += 0.25)
					expect(expectation(logit + 0.25, correction)).toBeGreaterThan(expectation(logit, correction));
		},
	);

	test('the correction under which positions came out as they did is found again; few of them correct little', () => {
		const real = { shift: 0.8, slope: 0.7 };
		const positions = Array.from({ length: 6000 }, (_, match) => {
			const logit = (match % 81) / 10 - 4;
			return { match, logit, won: expectation(logit, real) };
		});
		const { shift, slope } = correctionOf(positions);
		expect(shift).toBeCloseTo(real.shift, 2);
		expect(slope).toBeCloseTo(real.slope, 2);
		expect(correctionOf([])).toEqual({ shift: 0, slope: 1 });
		expect(Math.abs(correctionOf([{ match: 0, logit: 2, won: 0 }]).shift)).toBeLessThan(0.3);
		const upsideDown = positions.map(({ match, logit, won }) => ({ match, logit, won: 1 - won }));
		expect(() => correctionOf(upsideDown)).toThrow('what was expected says nothing of what came');
	});

	test('a match of hard against itself tells of every judged position, also at a table that others learned for', async () => {
		const lesson = await lessonOf('wildlife-park', 'p2', 3);
		const positions = hardPlay(lesson, { seed: 5, from: 1, to: 2, searched: false });
		expect(positions.length).toBeGreaterThan(30);
		expect(new Set(positions.map(({ match }) => match))).toEqual(new Set([1]));
		expect(positions.some(({ won }) => won > 0)).toBe(true);
		expect(positions.some(({ won }) => won === 0)).toBe(true);
		const matches = { game: lesson.game, seats: 3, key: 'p2', matches: 2, seed: 5, searched: false };
		const all = await expectedIn({ ...matches, threads: 2 });
		expect(all.filter(({ match }) => match === 1)).toEqual(positions);
	});

	test('the file says how it was learned', () => {
		expect(correctionsFile({ 2: { shift: 0.5, slope: 1.25 } }, 'npm run train -- x --correct 9 --write')).toBe(
			[
				"import type { Correction } from '@shutterbox/kernel';",
				'',
				'/** Written by `npm run train -- x --correct 9 --write`. */',
				'export const corrections: Readonly<Record<number, Correction>> = {',
				'\t2: { shift: 0.5, slope: 1.25 },',
				'};',
				'',
			].join('\n'),
		);
	});
});

test('weights are put beside those of other tables, each with how it was learned', () => {
	const head = 'export const weights: Readonly<Record<string, string>> = {\n';
	const both = weightsFile(weightsFile(`${head}};\n`, 'p4', 'BBBB', '--seed 1'), 'p2', 'AA/+=', '--seed 2');
	expect(both).toBe(`${head}\t// --seed 2\n\tp2: 'AA/+=',\n\t// --seed 1\n\tp4: 'BBBB',\n};\n`);
	const anew = weightsFile(both, 'p4', 'CC', '--seed 3');
	expect(anew).toBe(both.replace("--seed 1\n\tp4: 'BBBB'", "--seed 3\n\tp4: 'CC'"));
	const silent = `${head}\tp4: 'BBBB',\n};\n`;
	expect(weightsFile(silent, 'p2', 'AA', '--seed 2')).toBe(`${head}\t// --seed 2\n\tp2: 'AA',\n\tp4: 'BBBB',\n};\n`);
});
