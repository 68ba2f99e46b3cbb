import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { suggestion } from '../src/usage.ts';
import { MAIN, said, shutterbox } from './helpers.ts';

const COMMANDS = ['games', 'play', 'simulate', 'replay', 'verify', 'backup', 'restore'];

describe('help', () => {
	test('without a command the help lists every command', async () => {
		const { code, out } = await shutterbox([]);
		expect(code).toBe(0);
		for (const command of [...COMMANDS, 'help']) expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'));
	});

	test.each(COMMANDS)('%s has a help with options and examples', async (command) => {
		const asked = [await said([command, '--help']), await said(['help', command])];
		for (const { code, out, err } of asked) {
			expect(code).toBe(0);
			expect(err).toBe('');
			expect(out).toMatch(`Usage: shutterbox ${command}`);
			expect(out).toMatch('Options:');
			expect(out).toMatch(`  shutterbox ${command}`);
		}
		expect(asked[0].out).toBe(asked[1].out);
	});

	test('--version prints the version', async () => {
		expect((await said(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
	});
});

test('a program of its own ends with that code too', async () => {
	const { code, out, err } = await shutterbox(['simlate']);
	expect([code, out]).toEqual([2, '']);
	expect(err).toMatch(/^shutterbox: .*\n$/);
});

test('a reader that goes away, or Ctrl-C, ends the program without complaint', async () => {
	const deaf = spawn(process.execPath, [MAIN, 'games', '--json'], { stdio: ['ignore', 'pipe', 'pipe'] });
	deaf.stdout.destroy();
	const records = mkdtempSync(join(tmpdir(), 'shutterbox-stopped-'));
	onTestFinished(() => rmSync(records, { recursive: true }));
	const busy = spawn(process.execPath, [MAIN, 'simulate', 'photograph', '--games', '100000', '--records', records]);
	const ends = [deaf, busy].map(async (child) => {
		const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
		return [code, complaint];
	});
	await vi.waitFor(() => expect(readdirSync(records)).not.toEqual([]), { timeout: 30_000 });
	busy.kill('SIGINT');
	expect(await Promise.all(ends)).toEqual([
		[0, ''],
		[130, 'shutterbox: stopped\n'],
	]);
});

describe('bad usage is one line on stderr and exit code 2', () => {
	test.each([
		['simlate', 'no command "simlate"; did you mean "simulate"?'],
		['--quiet', 'no option "--quiet" before a command'],
		['simulate', 'simulate needs a game: photograph'],
		['simulate photograf', 'no game "photograf"; did you mean "photograph"?'],
		['simulate chess', 'no game "chess"; there is photograph'],
		['simulate photograph photograph', 'takes one game'],
		['simulate photograph --sed 1', 'no option --sed; did you mean "--seed"?'],
		['simulate photograph --seed', '--seed needs a value'],
		['simulate photograph --json=yes', '--json takes no value'],
		['simulate photograph --seed 1 --seed 2', '--seed is given twice'],
		['simulate photograph --seed 9007199254740992', '--seed must be a whole number'],
		['simulate photograph --games 0', '--games must be a whole number 1…10,000,000, not "0"'],
		['simulate photograph --games 1e3', 'not "1e3"'],
		['simulate photograph --games 10000001', '--games must be'],
		['simulate photograph --players 5', 'Photograph is for 2, 3, 4 players, not 5'],
		['simulate photograph --bots randon', 'no bot "randon"; did you mean "random"?'],
		['simulate photograph --players 4 --bots random,random', 'name one bot or 4'],
		['simulate photograph --option missedshot=true', 'no option "missedshot"; did you mean "missedShot"?'],
		['simulate photograph --option missedShot', '--option needs NAME=VALUE'],
		['simulate photograph --option missedShot=perhaps', '--option missedShot: expected a boolean'],
		['simulate photograph --option startSeat=4', '--option startSeat: expected'],
		['simulate photograph --option removedColors=blue', '--option removedColors: expected "random" or 2 different'],
		['games photograph', 'games takes no operands'],
		['verify', 'verify needs a file'],
		['replay', 'replay needs one file'],
		['replay a --seat 0 --open', '--seat and --open exclude each other'],
		['play photograph --seat 2', '--seat must be a whole number 0…1, not "2"'],
	])('%s', async (line, reason) => {
		const { code, out, err } = await said(line.split(' '));
		expect(err).toContain(reason);
		expect(err).toMatch(/^shutterbox: .*\n$/);
		expect(out).toBe('');
		expect(code).toBe(2);
	});
});

test('a suggestion is made only when a name is near', () => {
	expect(suggestion('verfiy', COMMANDS)).toBe('; did you mean "verify"?');
	expect(suggestion('sim', COMMANDS)).toBe('; did you mean "simulate"?');
	expect(suggestion('dance', COMMANDS)).toBe('');
});
