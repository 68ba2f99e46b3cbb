import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openFolder, type Storage } from '../../src/storage/index.ts';
import { KEYS } from '../../src/storage/shared/schema.ts';
import { scratchFolder } from './folders.ts';
import {
	entries,
	entry,
	finished,
	NOON,
	person,
	photographTable,
	rating,
	remark,
	report,
	result,
} from './suite/people.ts';

/** Something in every table, with what is hard to carry: bytes, fractions, other scripts, quotes, nothing. */
export async function fill(storage: Storage): Promise<void> {
	const many = (count: number, make: (i: number) => Promise<void>) =>
		Promise.all(Array.from({ length: count }, (_, i) => make(i)));
	await many(30, (i) => storage.createUser(person(`u${i}`, { name: `Ада №${i} “'\\` })));
	await storage.createSession({
		tokenHash: 'h',
		userId: 'u1',
		created: 0,
		seen: NOON,
		device: 'Firefox',
		expires: NOON,
		isByPasskey: true,
	});
	await storage.createPasskey({
		credentialId: 'c',
		userId: 'u1',
		publicKey: Uint8Array.of(0, 1, 254, 255),
		counter: 2 ** 40,
		transports: ['usb', null],
		label: '',
		created: 1,
		used: null,
	});
	await storage.createChallenge({ id: 'x', value: 'v', userId: null, expires: NOON });
	await storage.createLinkCode({ codeHash: 'l', userId: 'u1', expires: NOON });
	await storage.getOrCreateSetting('vapid', () => ({ z: 1, a: '\u0000' }));
	const seats = [
		{ seat: 0, userId: 'u1' },
		{ seat: 1, userId: null },
	];
	await many(60, (i) => {
		const table = photographTable(`t${i}`, {
			hostId: i % 2 ? 'u2' : null,
			alarm: i % 3 ? i : null,
			saved: { deep: [i, 1 / 3] },
		});
		return storage.append(table.id, entries(1, 20), { table, seats });
	});
	await storage.append('t0', [entry(21, { actor: 'table', request: null, by: 'clock', note: { clock: [1.5] } })]);
	await storage.finish({
		table: photographTable('t1', { stage: 'finished' }),
		seats,
		entries: [],
		match: finished('t1'),
		results: [result('t1', 0, 'u1', { score: -7.25, rating: { mu: 1 / 3, sigma: 8 } }), result('t1', 1, null)],
		ratings: [rating('u1', { mu: 1 / 3 })],
	});
	await storage.addChat(remark('t1', 'u1', 'hello\n“you”'));
	await storage.setBlock({ userId: 'u1', otherId: 'u2', kind: 'mute' });
	await storage.savePushSubscription({ endpoint: 'https://push', userId: 'u1', keys: { k: 1 }, created: 1 });
	await storage.saveWebhook({ userId: 'u1', url: 'https://hook', secret: 's', created: 1 });
	await storage.noteDelivery('u1', 'https://hook', false);
	await storage.claimNotice('t1', 'u1', 3);
	await storage.keepKick('t1', 'u3');
	await storage.keepReport(report('r1', { reporterId: 'u1', aboutId: 'u3', line: 1, said: '“so”', saidAt: NOON }));
	await storage.doDeed({ id: 'd1', at: NOON, ownerId: 'u1', why: '', kind: 'ban', userId: 'u3', until: null });
}

export async function filledFolder(): Promise<string> {
	const folder = scratchFolder();
	const storage = await openFolder(folder);
	await fill(storage);
	await storage.close();
	return folder;
}

/** All rows of a data folder, by table. */
export function rowsOf(folder: string): Record<string, unknown[]> {
	const database = new DatabaseSync(join(folder, 'shutterbox.sqlite'), { readOnly: true });
	const rows = (name: string) =>
		database.prepare(`SELECT * FROM "${name}" ORDER BY ${KEYS[name as keyof typeof KEYS]}`).all();
	const all = Object.fromEntries(Object.keys(KEYS).map((name) => [name, rows(name)]));
	database.close();
	return all;
}
