import { describe } from 'vitest';
import { openDatabase } from '../../src/storage/index.ts';
import { Postgres } from '../support/postgres.ts';
import { emptied } from '../support/tables.ts';
import { storageSuite } from './suite.ts';

const postgres = await Postgres.start();

describe.skipIf(postgres === null)('over a real PostgreSQL', async () => {
	const url = (await postgres?.database()) ?? '';
	storageSuite('storage in a database', async () => {
		let storage = await openDatabase(url);
		await emptied(url);
		return {
			storage,
			async reopen() {
				await storage.close();
				storage = await openDatabase(url);
				return storage;
			},
			close: () => storage.close(),
		};
	});
});
