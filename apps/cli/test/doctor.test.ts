import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openFolder } from '@shutterbox/server/storage/index';
import { expect, onTestFinished, test, vi } from 'vitest';
import { said, scratchFolder, shutterbox } from './helpers.ts';

const scratch = scratchFolder();

test('one line for each finding, by a program of its own, beside a server or without', async () => {
	const folder = join(scratch, 'data');
	const storage = await openFolder(folder);
	const beside = await shutterbox(['doctor', '--data', folder]);
	expect([beside.code, beside.err]).toEqual([0, '']);
	expect(beside.out).toMatch(/^(?:fine {3}[^\n]+\n){5}$/);
	expect(beside.out).toContain('matches played again: 0, and all that is kept of them is the same\n');
	await storage.close();
	const database = new DatabaseSync(join(folder, 'shutterbox.sqlite'));
	database.exec("INSERT INTO migrations VALUES (99, 'of tomorrow')");
	database.close();
	const { code, out } = await said(['doctor', '--data', folder]);
	expect(code).toBe(1);
	expect(out).toMatch(/^WRONG {2}\S+: it has version 99, this program knows \d+; update this program\n/);
});

test.each([
	[['doctor', 'all'], 'doctor takes no operands'],
	[['doctor', '--newest', '0'], '--newest must be a whole number'],
	[['doctor', '--data', 'a', '--database', 'postgres://b/c'], '--data and --database are two places'],
])('%j is one line on stderr', async (line, reason) => {
	const { code, out, err } = await said(line);
	expect([code, out]).toEqual([2, '']);
	expect(err).toContain(reason);
});

test('without options it looks at what a server of this environment would use', async () => {
	vi.stubEnv('DATABASE_URL', 'postgres://ada:secret@127.0.0.1:9/games');
	onTestFinished(() => void vi.unstubAllEnvs());
	const { code, out } = await said(['doctor']);
	expect(code).toBe(1);
	expect(out).toMatch(/^WRONG {2}the database "games" at 127\.0\.0\.1:9 cannot be opened: /);
	vi.stubEnv('NATS_URL', 'nonsense');
	expect((await said(['doctor'])).err).toContain('NATS_URL must be an address');
});
