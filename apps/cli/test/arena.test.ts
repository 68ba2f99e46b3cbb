import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@shutterbox/catalogue';
import { describe, expect, test } from 'vitest';
import { said, scratchFolder } from './helpers.ts';

const folder = scratchFolder();
const LINE = 'arena photograph --bots greedy,nearsighted,random --games 12 --seed 5'.split(' ');

test('--json is one object with exactly the promised keys, the same with one thread and with two', async () => {
	const { code, out, err } = await said([...LINE, '--json', '--threads', '2']);
	expect([code, err]).toEqual([0, '']);
	const result = JSON.parse(out);
	expect(Object.keys(result)).toEqual(['game', 'players', 'games', 'pairs', 'ladder', 'seconds', 'checksum']);
	expect(result).toMatchObject({ game: 'photograph', players: 2, games: 36 });
	expect(result.pairs.map(({ a, b }: { a: string; b: string }) => `${a} ${b}`)).toEqual([
		'greedy nearsighted',
		'greedy random',
		'nearsighted random',
	]);
	for (const pair of result.pairs) {
		expect(Object.keys(pair)).toEqual(['a', 'b', 'games', 'score', 'low', 'high']);
		expect(pair.games).toBe(12);
		expect(pair.low).toBeLessThanOrEqual(pair.score);
		expect(pair.high).toBeGreaterThanOrEqual(pair.score);
	}
	expect(result.ladder.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'nearsighted', 'random']);
	expect(Object.keys(result.ladder[0])).toEqual(['bot', 'rating', 'uncertainty']);
	expect(result.checksum).toMatch(/^[0-9a-f]{16}$/);
	const { seconds: _, ...alone } = JSON.parse((await said([...LINE, '--json', '--threads', '1'])).out);
	expect(result).toMatchObject(alone);
	const other = await said([...LINE.with(-1, '6'), '--json']);
	expect(JSON.parse(other.out).checksum).not.toBe(result.checksum);
});

test('a decided pair stops early; the table names scores, ladder and checksum, and the page draws them', async () => {
	const report = join(folder, 'arena.html');
	const line = 'arena photograph --players 3 --bots greedy,random --games 600 --until 0.95 --report'.split(' ');
	const { code, out } = await said([...line, report]);
	expect(code).toBe(0);
	expect(out).toMatch(/^Photograph: 72 games with 3 players, seed 1$/m);
	expect(out).toMatch(/^greedy – random +72 +\S+ % \(\S+ to \S+\)/m);
	expect(out).toMatch(/^greedy +\S+ +± \S+$/m);
	expect(out).toMatch(/^checksum [0-9a-f]{16}, \S+ s$/m);
	const page = readFileSync(report, 'utf8');
	expect(page).toContain('greedy – random');
	expect(page.match(/<circle/g)).toHaveLength(3);
	expect(page).not.toMatch(/<script|https?:/);
});

test.each([
	['wildlife-park', 1, 2],
	['photoshoot', 2, 2],
	['photoshoot', 4, 4],
])('%s with %i players: whoever has nobody to beat is compared on the same deals', async (id, players, played) => {
	const game = games.find(({ meta }) => meta.id === id);
	const sides = new Set(game?.teams?.(players) ?? Array.from({ length: players }, (_, seat) => seat)).size;
	const line = `arena ${id} --players ${players} --bots random,easy --games ${played} --json`.split(' ');
	const { games: count, pairs } = JSON.parse((await said(line)).out);
	expect(count).toBe(Math.ceil(played / sides) * sides);
	expect(pairs[0].score).toBeGreaterThanOrEqual(0);
});

describe('what is wrong is said in one line', () => {
	test.each([
		['--bots greedy', '--bots: name two bots or more, with commas'],
		['--bots greedy,greedy', '--bots: name two bots or more, with commas'],
		['--bots greedy,expert', '--bots: Photograph has no bot "expert"'],
		['--bots greedy,casual', '--bots: Photograph has no bot "casual"'],
		['--bots greedy,easy --until 1', '--until must be a share from 0.5 to 0.999, not "1"'],
		['--bots greedy,easy --until x', '--until must be a share from 0.5 to 0.999, not "x"'],
		[
			'--bots greedy,random --games 2 --report /nowhere/at/all.html',
			'--report /nowhere/at/all.html: no such file or folder',
		],
	])('%s', async (options, problem) => {
		const { code, out, err } = await said(['arena', 'photograph', ...options.split(' ')]);
		expect([code, out]).toEqual([2, '']);
		expect(err).toContain(problem);
		expect(err.trimEnd().split('\n')).toHaveLength(1);
	});
});
