import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startServer } from './server.ts';

test('a server that can read and not write is not ready', async () => {
	const server = await startServer();
	const visitor = server.visitor();
	expect(await visitor.get('readyz')).toEqual({ status: 'ready' });
	const database = new DatabaseSync(join(server.folder, 'data/shutterbox.sqlite'));
	for (const change of ['INSERT', 'UPDATE'])
		database.exec(`CREATE TRIGGER full_${change} BEFORE ${change} ON settings BEGIN SELECT RAISE(FAIL, 'full'); END`);
	await pause(1_050);
	expect(await server.storage.getUser('nobody')).toBeNull();
	expect(await visitor.refused('readyz')).toMatchObject({ status: 503, code: 'STOPPING' });
	expect(await visitor.get('healthz')).toEqual({ status: 'alive' });
	database.exec('DROP TRIGGER full_INSERT; DROP TRIGGER full_UPDATE');
	database.close();
	await pause(1_050);
	expect(await visitor.get('readyz')).toEqual({ status: 'ready' });
});

test('asking again and again does not wear out the disk', async () => {
	const server = await startServer();
	const visitor = server.visitor();
	await visitor.get('readyz');
	const before = server.storage.commits;
	const begun = performance.now();
	await Promise.all(Array.from({ length: 200 }, () => visitor.get('readyz')));
	const most = Math.ceil((performance.now() - begun) / 1_000);
	expect(server.storage.commits - before).toBeLessThanOrEqual(most);
});
