import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { forged, said, scratchFolder, shutterbox } from './helpers.ts';

const folder = scratchFolder();
const good = join(folder, 'records', 'photograph-3-0.jsonl');
let text = '';

beforeAll(async () => {
	await said(['simulate', 'photograph', '--games', '1', '--seed', '3', '--records', join(folder, 'records')]);
	text = readFileSync(good, 'utf8');
});

async function verdictOn(content: string | Uint8Array): Promise<{ code: number | null; line: string }> {
	const file = join(folder, 'suspect.jsonl');
	writeFileSync(file, content);
	const { code, out, err } = await said(['verify', file]);
	expect(err).toBe('');
	expect(out.startsWith(`${file}: `)).toBe(true);
	return { code, line: out.slice(file.length + 2, -1) };
}

test('a fine record gets one line with game, seats, moves and scores', async () => {
	const { code, out } = await shutterbox(['verify', good]);
	expect(out).toMatch(/: fine \(photograph, 2 seats, \d+ moves, scores -?\d+ -?\d+\)\n$/);
	expect(code).toBe(0);
});

test('whichever single byte is changed, the record is refused with its line and the reason', async () => {
	const bytes = readFileSync(good);
	const last = bytes.length - 1;
	const spread = Array.from({ length: 34 }, (_, i) => Math.floor((i * last) / 34));
	const positions = [...new Set([0, 1, 10, ...spread, last - 70, last - 1, last])];
	const files = positions.map((position, i) => {
		const changed = Buffer.from(bytes);
		// a neighbouring character, or a byte that is no UTF-8
		changed[position] = i % 3 === 2 ? 0xff : changed[position] ^ 1;
		const file = join(folder, `changed-${position}.jsonl`);
		writeFileSync(file, changed);
		return file;
	});
	const { code, out } = await shutterbox(['verify', ...files]);
	const lines = out.trimEnd().split('\n');
	expect(lines.pop()).toBe(`0 of ${positions.length} records fine, ${positions.length} wrong`);
	expect(code).toBe(1);
	const lineAt = (position: number) => bytes.subarray(0, position).toString('latin1').split('\n').length;
	positions.forEach((position, i) => {
		const [, line] = /: line (\d+)(?:, \w+)?: \S.*$/.exec(lines[i]) ?? [];
		expect(lines[i].startsWith(`${files[i]}: line `)).toBe(true);
		// A broken line feed joins two lines; the end of the text is found out first.
		if (position !== last) expect(Number(line)).toBe(lineAt(position));
	});
});

describe('a wrong record is refused with line, field and reason, exit code 1', () => {
	test('an empty file', async () => {
		expect(await verdictOn('')).toEqual({ code: 1, line: 'line 1: the record is empty' });
	});

	test('a file cut off within a line, and one cut off between two', async () => {
		const lines = text.split('\n');
		const within = await verdictOn(text.slice(0, 1000));
		expect(within).toMatchObject({ code: 1, line: expect.stringMatching(/^line \d+: the record is cut off/) });
		const between = await verdictOn(`${lines.slice(0, 9).join('\n')}\n`);
		expect(between).toEqual({ code: 1, line: 'line 9: the record ends before the match does' });
	});

	test('another version, another format, other rules', async () => {
		const version = await verdictOn(text.replace('"version":2', '"version":1'));
		expect(version).toEqual({ code: 1, line: 'line 1, version: version 1, this program reads 2' });
		const format = await verdictOn('{"format":"pgn"}\n');
		expect(format).toEqual({ code: 1, line: 'line 1, format: not a Shutterbox record' });
		const rules = await verdictOn(forged(text, { header: (header) => ({ ...header, rulesVersion: 99 }) }));
		expect(rules.line).toMatch(/^line 1, rulesVersion: 99, but these are rules \d+$/);
	});

	test('an unknown game, even one with a name made for terminals', async () => {
		const unknown = await verdictOn(forged(text, { header: (header) => ({ ...header, game: 'chess\u001b[2J' }) }));
		expect(unknown).toEqual({ code: 1, line: 'line 1, game: unknown game "chess�[2J"' });
	});

	test('options out of range and impossible tables', async () => {
		const options = { startSeat: 3 };
		const seat = await verdictOn(forged(text, { header: (header) => ({ ...header, options }) }));
		expect(seat.line).toMatch(/^line 1, options: BAD_OPTION option: "startSeat"/);
		const names = Array.from({ length: 2000 }, () => 'x');
		const salts = names.map(() => null);
		const crowd = await verdictOn(
			forged(text, { header: (header) => ({ ...header, seats: names.length, names, salts }) }),
		);
		expect(crowd.line).toMatch(/^line 1, options: BAD_OPTION option: "seats"/);
	});

	test('an illegal move, another result, another seed, all with a new chain', async () => {
		const move = { type: 'pick', row: 7, side: 'left', count: 1 };
		const illegal = await verdictOn(forged(text, { entry: (entry) => (entry.n === 3 ? { ...entry, move } : entry) }));
		expect(illegal.line).toMatch(/^line 4, move: refused: BAD_ROW \(PHO-14\)/);
		const scores = [99, 0];
		const last = text.trimEnd().split('\n').length;
		const result = await verdictOn(
			forged(text, { ending: (ending) => ({ ...ending, outcome: { ...ending.outcome, scores } }) }),
		);
		expect(result.line).toBe(`line ${last}, outcome: the moves lead to another outcome`);
		const seed = await verdictOn(forged(text, { ending: (ending) => ({ ...ending, seed: '0'.repeat(32) }) }));
		expect(seed.line).toBe(`line ${last}, seed: does not belong to the commitment in the header`);
	});

	test('absurd sizes', async () => {
		const long = await verdictOn(`{"format":"${'x'.repeat(70_000)}"}\n`);
		expect(long.line).toBe('line 1: longer than 65536 characters');
		const many = await verdictOn('{}\n'.repeat(100_001));
		expect(many.line).toBe('line 100000: a record has at most 100000 lines');
		const deep = await verdictOn(`${'['.repeat(30_000)}${']'.repeat(30_000)}\n`);
		expect(deep).toMatchObject({ code: 1, line: expect.stringMatching(/^line 1/) });
		const huge = join(folder, 'huge.jsonl');
		writeFileSync(huge, text);
		truncateSync(huge, 17 * 1024 * 1024);
		const { code, out } = await said(['verify', huge]);
		expect(out).toBe(`${huge}: 17.0 MiB is more than the 16 MiB a record may have\n`);
		expect(code).toBe(1);
	});
});

test('what cannot be read is exit code 2, and the other files are still judged', async () => {
	const empty = join(folder, 'empty');
	mkdirSync(empty);
	const { code, out, err } = await shutterbox(['verify', join(folder, 'nowhere'), good, empty]);
	expect(err).toBe(
		`shutterbox: ${join(folder, 'nowhere')}: no such file or folder\nshutterbox: ${empty}: is a folder; name the files in it\n`,
	);
	expect(out).toMatch(/: fine \(.*\n1 of 3 records fine, 0 wrong, 2 not readable\n$/);
	expect(code).toBe(2);
});
