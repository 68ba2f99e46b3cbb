import { openFolder } from '../../src/storage/index.ts';
import { scratchFolder } from './folders.ts';
import { storageSuite } from './suite.ts';

storageSuite('storage in a data folder', async () => {
	const folder = scratchFolder();
	let storage = await openFolder(folder);
	return {
		storage,
		async reopen() {
			await storage.close();
			storage = await openFolder(folder);
			return storage;
		},
		close: () => storage.close(),
	};
});
