import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { greeting } from '../src/commands/serve.ts';

const main = join(import.meta.dirname, '../src/main.ts');
let folder: string;
const running: ChildProcess[] = [];

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'shutterbox-serve-'));
});
afterEach(() => {
	for (const child of running.splice(0)) child.kill('SIGKILL');
	rmSync(folder, { recursive: true, force: true });
});

/** Starts a server and waits for what it says first, or for its end. */
function serve(...args: string[]) {
	return serveWith({}, ...args);
}

function serveWith(
	settings: Readonly<Record<string, string>>,
	...args: string[]
): Promise<{ said: string; url: string | null; ended: Promise<number | null>; child: ChildProcess }> {
	const child = spawn(process.execPath, [main, 'serve', ...args], {
		env: { ...process.env, SHUTTERBOX_LOG_LEVEL: 'silent', ...settings },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	running.push(child);
	const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
	return new Promise((resolve) => {
		let said = '';
		const tell = () => resolve({ said, url: /http:\/\/localhost:\d+/.exec(said)?.[0] ?? null, ended, child });
		child.stderr?.on('data', (data) => {
			said += data;
			if (said.includes('Ctrl-C stops it')) tell();
		});
		ended.then(tell);
	});
}

describe('shutterbox serve', () => {
	test('opens, answers, and stops in good order when asked', async () => {
		const { url, child, ended } = await serve('--port', '0', '--data', join(folder, 'data'));
		expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: expect.any(String) });
		expect((await fetch(`${url}/readyz`)).status).toBe(200);
		expect(await (await fetch(`${url}/metrics`)).text()).toContain('shutterbox_tables');
		const games = (await (await fetch(`${url}/api/games`)).json()) as { id: string; title: string; seats: number[] }[];
		expect(games.map(({ id }) => id)).toEqual([
			'photograph',
			'snapshot',
			'wildlife-park',
			'sasquatch-snap',
			'photoshoot',
		]);
		expect(games[0]).toMatchObject({ title: 'Photograph', seats: [2, 3, 4], options: expect.any(Object) });
		child.kill('SIGTERM');
		expect(await ended).toBe(0);
		expect(existsSync(join(folder, 'data/shutterbox.sqlite'))).toBe(true);
	});

	test('a port that is taken, and a folder that is in use, are said in one line', async () => {
		const taken = createServer().listen(0);
		const { port } = taken.address() as { port: number };
		const refused = await serve('--port', String(port), '--data', join(folder, 'a'));
		expect(refused.said).toMatch(/^shutterbox: the port is taken.*--port/);
		expect(await refused.ended).toBe(1);
		taken.close();
		await serve('--port', '0', '--data', join(folder, 'b'));
		const second = await serve('--port', '0', '--data', join(folder, 'b'));
		expect(second.said).toContain('is in use by a server');
		expect(await second.ended).toBe(1);
	});

	test('a damaged data folder stops the start, says how to restore, and stays as it was', async () => {
		const data = join(folder, 'data');
		const first = await serve('--port', '0', '--data', data);
		first.child.kill('SIGTERM');
		await first.ended;
		const file = join(data, 'shutterbox.sqlite');
		const broken = readFileSync(file);
		broken.fill(0x5a, 4_096);
		writeFileSync(file, broken);
		const second = await serve('--port', '0', '--data', data);
		expect(await second.ended).toBe(1);
		expect(second.said).toMatch(/^shutterbox: .*restore/s);
		expect(readFileSync(file).equals(broken)).toBe(true);
	});

	test('a database that cannot be had stops the start with one line that says what to do', async () => {
		const nowhere = await serveWith({ DATABASE_URL: 'postgres://ada:secret@127.0.0.1:9/games' }, '--port', '0');
		expect(nowhere.said).toMatch(
			/^shutterbox: the database "games" at 127\.0\.0\.1:9 cannot be opened: [^\n]*; start PostgreSQL there, or correct its address\n$/,
		);
		expect(await nowhere.ended).toBe(1);
		const wrong = await serveWith({ DATABASE_URL: 'mysql://ada:secret@db/games' }, '--port', '0');
		expect(wrong.said).toMatch(/^shutterbox: DATABASE_URL must be an address such as postgres:[^\n]*\n$/);
		expect(wrong.said).not.toContain('secret');
		expect(await wrong.ended).toBe(2);
	});

	test('who names a folder gets that folder, whatever database is set', async () => {
		const settings = { DATABASE_URL: 'postgres://ada:secret@127.0.0.1:9/games' };
		const { url, child, ended } = await serveWith(settings, '--port', '0', '--data', join(folder, 'data'));
		expect((await fetch(`${url}/readyz`)).status).toBe(200);
		child.kill('SIGTERM');
		expect(await ended).toBe(0);
	});

	test('bad options are refused with exit code 2', async () => {
		for (const args of [['--port', '99999'], ['--port', 'x'], ['now']]) {
			const { ended, said } = await serve(...args, '--data', folder);
			expect(await ended, said).toBe(2);
		}
	});
});

test('on a local net the greeting has an address and a code for phones', () => {
	const text = greeting('http://localhost:8484', 'http://192.168.1.7:8484');
	expect(text).toContain('http://192.168.1.7:8484');
	expect(text).toMatch(/[▀▄█]{10}/);
	expect(greeting('http://localhost:8484', null)).not.toMatch(/[▀▄█]/);
});
