import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openDatabase } from '@shutterbox/server/storage/index';
import { Nats } from '@shutterbox/server/test/support/nats';
import { Postgres } from '@shutterbox/server/test/support/postgres';
import { expect, test, vi } from 'vitest';
import { MAIN, said } from './helpers.ts';

const postgres = await Postgres.start();
const nats = await Nats.start();

async function saidWith(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
	for (const [name, value] of Object.entries({ DATABASE_URL: '', NATS_URL: '', ...settings })) vi.stubEnv(name, value);
	try {
		return await said(['worker', ...args]);
	} finally {
		vi.unstubAllEnvs();
	}
}

test('what is missing or cannot be right is one line that says what to do', async () => {
	const nowhere = { DATABASE_URL: 'postgres://ada:secret@127.0.0.1:9/games', NATS_URL: 'nats://127.0.0.1:9' };
	const lines = [
		await saidWith({}),
		await saidWith({ DATABASE_URL: nowhere.DATABASE_URL }),
		await saidWith(nowhere, '--threads', '0'),
		await saidWith(nowhere, 'now'),
		await saidWith(nowhere),
	];
	expect(lines.map(({ code }) => code)).toEqual([2, 2, 2, 2, 1]);
	const [none, half, threads, words, away] = lines.map(({ err }) => err);
	for (const err of [none, half]) expect(err).toContain('worker needs DATABASE_URL and NATS_URL');
	expect(threads).toContain('--threads must be a whole number');
	expect(words).toContain('worker takes no operands');
	expect(away).toMatch(
		/^shutterbox: the database "games" at 127\.0\.0\.1:9 cannot be opened: [^\n]*; start PostgreSQL [^\n]*\n$/,
	);
	expect(away).not.toContain('secret');
});

test.skipIf(postgres === null || nats === null)(
	'a worker runs until it is asked to stop, beside the nodes',
	async () => {
		const url = (await postgres?.database()) ?? '';
		const storage = await openDatabase(url);
		await storage.getOrCreateSetting('bus', () => 'key');
		const lost = await saidWith({ DATABASE_URL: url, NATS_URL: 'nats://ada:secret@127.0.0.1:9' });
		expect([lost.code, lost.err]).toEqual([
			1,
			expect.stringMatching(/^shutterbox: NATS at 127\.0\.0\.1:9 cannot be reached: [^\n]*\n$/),
		]);
		const child = spawn(process.execPath, [MAIN, 'worker', '--threads', '1'], {
			env: { ...process.env, DATABASE_URL: url, NATS_URL: nats?.url ?? '' },
			stdio: ['ignore', 'ignore', 'pipe'],
		});
		const ended = once(child, 'exit');
		const [line] = await once(child.stderr, 'data');
		expect(String(line)).toBe('shutterbox: thinking for the bots of others; Ctrl-C stops it\n');
		child.kill('SIGTERM');
		expect((await ended)[0]).toBe(0);
		await storage.close();
	},
);
