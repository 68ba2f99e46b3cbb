import { expect, test } from 'vitest';
import { openFolder } from '../../src/storage/index.ts';
import { scratchFolder, startAppender } from './folders.ts';
import { entries } from './suite/people.ts';

test('every entry that was answered is there after kill -9, ten times over', async () => {
	const folder = scratchFolder();
	let length = 0;
	for (let round = 0; round < 10; round++) {
		const appender = await startAppender(folder);
		await appender.hasTold(20 + 37 * round);
		await appender.kill();
		const storage = await openFolder(folder);
		const log = await storage.readLog('t1');
		await storage.close();
		const last = appender.told[appender.told.length - 1];
		expect(appender.told[0]).toBe(length + 1);
		expect(log.length).toBeGreaterThanOrEqual(last);
		// At most the entry whose answer was on its way.
		expect(log.length).toBeLessThanOrEqual(last + 1);
		expect(log).toEqual(entries(1, log.length));
		length = log.length;
	}
	expect(length).toBeGreaterThan(1800);
});
