import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { forged, said, scratchFolder, shutterbox } from './helpers.ts';

const folder = scratchFolder();
const file = join(folder, 'records', 'photograph-8-0.jsonl');

beforeAll(async () => {
	const records = join(folder, 'records');
	await shutterbox(['simulate', 'photograph', '--players', '3', '--games', '1', '--seed', '8', '--records', records]);
});

describe('replay', () => {
	test('prints every move with number, mover, notation and what happened, then scores', async () => {
		const { code, out, err } = await shutterbox(['replay', file]);
		expect([code, err]).toEqual([0, '']);
		expect(out).toMatch(/^1 +random \d +\d[LR]\d +random \d took /m);
		expect(out).toMatch(/^2 +random \d +\d>\d +random \d wound /m);
		expect(out).toMatch('Sunset. Everyone');
		expect(out).toMatch(/^ {2}total( +−?\d+){3}$/m);
		const numbers = [...out.matchAll(/^(\d+) +random/gm)].map(([, n]) => Number(n));
		expect(numbers).toEqual(numbers.map((_, i) => i + 1));
	});

	test('--to stops after a move and shows the board there', async () => {
		const { out } = await said(['replay', file, '--to', '4']);
		expect(out).toMatch(/^4 +random/m);
		expect(out).not.toMatch(/^5 +random/m);
		expect(out).toMatch(/^ Field /m);
		expect(out).not.toMatch(/^ {2}total/m);
	});

	test('--seat tells it as that seat saw it, --open with every card', async () => {
		const seat = await said(['replay', file, '--seat', '1', '--to', '10']);
		const open = await said(['replay', file, '--open', '--to', '10']);
		expect(seat.out).toMatch(/ hand {2}← [A-Z] (1–6|7–12) \|/);
		expect(seat.out).toMatch('Your hand');
		expect(open.out).toMatch(/ hand {2}← [A-Z]\d+ \|/);
		expect(open.out).not.toMatch('Your hand');
	});

	test('--seat hides what others committed in secret', async () => {
		const { out } = await said(['replay', file, '--seat', '1']);
		const commits = out.split('\n').filter((line) => / chosen\.$/.test(line));
		expect(commits).toHaveLength(6);
		expect(commits.filter((line) => line.includes('(hidden)'))).toHaveLength(4);
		expect(commits.filter((line) => / You +\d>\d /.test(line))).toHaveLength(2);
	});

	test('a move that the clock or a bot made for somebody is marked', async () => {
		const marked = join(folder, 'marked.jsonl');
		const text = forged(readFileSync(file, 'utf8'), {
			entry: (entry) => (entry.n > 2 ? entry : { ...entry, by: entry.n === 1 ? 'clock' : 'bot' }),
		});
		writeFileSync(marked, text);
		const { out } = await said(['replay', marked]);
		expect(out).toMatch(/^1 +random \d +\d[LR]\d \(by the clock\) +random \d took /m);
		expect(out).toMatch(/^2 +random \d +\d>\d \(by a bot\) +random \d wound /m);
		expect(out.match(/\(by /g)).toHaveLength(2);
	});

	test('a wrong record is refused like verify does, a missing one and a bad number are bad usage', async () => {
		const wrong = join(folder, 'wrong.jsonl');
		writeFileSync(wrong, '{}\n');
		const refused = await said(['replay', wrong]);
		expect(refused).toMatchObject({ code: 1, out: `${wrong}: line 1, format: not a Shutterbox record\n`, err: '' });
		expect((await said(['replay', join(folder, 'nowhere')])).code).toBe(2);
		expect((await said(['replay', file, '--seat', '3'])).err).toMatch('--seat must be a whole number 0…2');
		expect((await said(['replay', file, '--to', '1000'])).err).toMatch('--to must be a whole number 0…');
	});
});

describe('replay of Sasquatch Snap!', () => {
	const game = join(folder, 'hunts', 'sasquatch-snap-8-0.jsonl');

	beforeAll(async () => {
		const records = join(folder, 'hunts');
		await said(`simulate sasquatch-snap --games 1 --seed 8 --bots greedy --records ${records}`.split(' '));
	});

	test('a long move stands apart from its story; the sheet says where snaps came from', async () => {
		const { out } = await said(['replay', game]);
		expect(out).toMatch(/^\d+ +greedy \d +whistle \d\w > \d\w {2}greedy \d gave /m);
		expect(out).toMatch(/^ {2}Sasquatch caught( +(\d+|·)){4}$/m);
	});

	test('--seat hides commits of others until the reveal', async () => {
		const { out } = await said(['replay', game, '--seat', '1', '--to', '4']);
		expect(out.match(/^\d+ +greedy \d +\(hidden\)$/gm)).toHaveLength(2);
		expect(out).not.toMatch('All show');
		expect(out.match(/ · ready$/gm)).toHaveLength(2);
	});
});

describe('replay of Snapshot', () => {
	const game = join(folder, 'safaris', 'snapshot-8-0.jsonl');

	beforeAll(async () => {
		const records = join(folder, 'safaris');
		await said(`simulate snapshot --players 4 --games 1 --seed 8 --bots greedy --records ${records}`.split(' '));
	});

	test('a move that takes half the line stands above its story', async () => {
		const { out } = await said(['replay', game]);
		expect(out).toMatch(/^\d+ +greedy \d +prepare [^·]*\d\n +Prepared: /m);
		expect(out).toMatch(/^ {2}Feature article( +\d+ symbols? = \d+){4}$/m);
	});

	test('--seat hides the answers of others to an offer, --open shows them', async () => {
		const seat = await said(['replay', game, '--seat', '1']);
		const open = await said(['replay', game]);
		expect(seat.out).toMatch(/^\d+ +greedy \d +\(hidden\)$/m);
		expect(seat.out).not.toMatch(/greedy \d (claimed it|declined)\./);
		expect(open.out).toMatch(/greedy \d declined\./);
	});
});
