import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { games } from '@shutterbox/catalogue';
import { expect, test } from 'vitest';
import { shutterbox } from './helpers.ts';

const PYTHON = join(import.meta.dirname, '../python/shutterbox.py');

/** Answers to lines, one object each. */
async function answers(game: string, lines: readonly (object | string)[]): Promise<Record<string, unknown>[]> {
	const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
	const { code, out, err } = await shutterbox(['env', game], `${text}\n`);
	expect([code, err]).toEqual([0, '']);
	return out
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line));
}

test('the Python client plays every game to its end', () => {
	const { status, stdout, stderr } = spawnSync('python3', [PYTHON], { encoding: 'utf8' });
	expect([status, stderr]).toEqual([0, '']);
	const ended = stdout
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line));
	expect(ended.map(({ game }) => game)).toEqual(games.map(({ meta }) => meta.id));
	for (const { outcome, toMove, players } of ended) {
		expect(outcome.scores).toHaveLength(players);
		expect(toMove).toEqual([]);
	}
});

test('what is malformed or illegal is answered with an error, and the next line counts', async () => {
	const move = { type: 'pick', row: 9, side: 'left', count: 1 };
	const lines: [line: object | string, code: string | null][] = [
		[{ do: 'status' }, 'NOT_BEGUN'],
		[{ do: 'step', seat: 0, move }, 'NOT_BEGUN'],
		['{"do":', 'BAD_JSON'],
		['[1, 2]', 'BAD_LINE'],
		[{ do: 'dance' }, 'BAD_LINE'],
		[{ do: 'reset', players: 7 }, 'BAD_PLAYERS'],
		[{ do: 'reset', seed: -1 }, 'BAD_LINE'],
		[{ do: 'reset', bots: 'greedy' }, 'BAD_LINE'],
		[{ do: 'reset', bots: ['genius'] }, 'BAD_BOT'],
		[{ do: 'reset', options: { nonsense: 1 } }, 'BAD_OPTION'],
		[{ do: 'reset', seed: 4, options: { startSeat: 0 }, bots: [null, 'easy'] }, null],
		[{ do: 'step', seat: 0, move, id: 'x' }, 'BAD_ROW'],
		[{ do: 'step', seat: 0, move: 'left' }, 'BAD_MOVE'],
		[{ do: 'step', seat: 1, move }, 'NOT_YOUR_SEAT'],
		[{ do: 'step', seat: 2, move }, 'BAD_SEAT'],
		[{ do: 'step', seat: 0, move, at: -1 }, 'BAD_MOMENT'],
		[{ do: 'moves', seat: 0, limit: 'all' }, 'BAD_LINE'],
		[{ do: 'status' }, null],
	];
	const told = await answers(
		'photograph',
		lines.map(([line]) => line),
	);
	expect(told.map(({ error }) => (error as { code: string } | undefined)?.code ?? null)).toEqual(
		lines.map(([, code]) => code),
	);
	expect(told[11]).toMatchObject({ id: 'x', error: { facts: { row: 9 } } });
	expect(told.at(-1)).toEqual({ players: 2, toMove: [0], now: 0, entries: 0, outcome: null });
});

test('a seat observes its own view, bots play the others, and the same seed gives the same match', async () => {
	const reset = { do: 'reset', seed: 8, players: 3, options: { startSeat: 1 }, bots: ['greedy', null, 'hard'] };
	const first = [reset, { do: 'observe', seat: 1 }, { do: 'moves', seat: 1 }, { do: 'random', seat: 1 }];
	const [, { view }, { moves }, { move }] = await answers('photograph', first);
	expect(moves).toContainEqual(move);
	const { hands, deck } = view as { hands: number[][]; deck: number[] };
	expect(hands[1].every((card) => card < 84)).toBe(true);
	expect(hands[0].every((card) => card >= 84)).toBe(true);
	expect(deck.slice(0, -1).every((card) => card === 99)).toBe(true);
	const wind = { do: 'step', seat: 1, move: { type: 'wind', from: 0, to: 1 } };
	const lines = [reset, { do: 'step', seat: 1, move }, wind, { do: 'observe', seat: 1 }];
	const [, , after, seen] = await answers('photograph', lines);
	expect(after).toMatchObject({ entries: 6, toMove: [1] }); // two of its own, two of each bot
	expect(await answers('photograph', lines)).toEqual([expect.anything(), expect.anything(), after, seen]);
});

test('where time decides, waiting lets the others play, and a moment that has gone by is refused', async () => {
	const lines = [
		{ do: 'reset', players: 4, bots: ['hard', 'hard', null, null] },
		{ do: 'wait', until: 20_000 },
		{ do: 'wait', until: 10_000 },
	];
	const [begun, later, error] = await answers('photoshoot', lines);
	expect(begun).toMatchObject({ entries: 0, now: 0 });
	expect(later).toMatchObject({ now: 20_000 });
	expect(later.entries).toBeGreaterThan(0);
	expect(error).toMatchObject({ error: { code: 'BAD_MOMENT' } });
});
