/** Appends to the log of table t1 and prints every number once it is kept. Meant to be killed. */
import { writeSync } from 'node:fs';
import { openFolder } from '../../src/storage/index.ts';
import { entry, photographTable } from './suite/people.ts';

const storage = await openFolder(process.argv[2]);
await storage.saveTable(photographTable('t1'), []);
for (let n = (await storage.readLog('t1')).length + 1; ; n++) {
	await storage.append('t1', [entry(n)]);
	writeSync(1, `${n}\n`);
}
