import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { DatabaseError, DataFolderError, MoveError, openDatabase, openFolder } from '../../src/storage/index.ts';
import { movePlaces, nameOf } from '../../src/storage/places.ts';
import { KEYS } from '../../src/storage/shared/schema.ts';
import { Postgres } from '../support/postgres.ts';
import { filledFolder, rowsOf } from './filled.ts';
import { scratchFolder } from './folders.ts';
import { entries, entry } from './suite/people.ts';

const postgres = await Postgres.start();

test('everything that is kept has a key to be moved by', async () => {
	const folder = scratchFolder();
	await (await openFolder(folder)).close();
	const database = new DatabaseSync(join(folder, 'shutterbox.sqlite'), { readOnly: true });
	const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'migrations'").all();
	database.close();
	expect(names.map(({ name }) => name).sort()).toEqual(Object.keys(KEYS).sort());
});

test('a folder moves to another', async () => {
	const [from, to] = [await filledFolder(), scratchFolder()];
	await movePlaces(from, to);
	expect(rowsOf(to)).toEqual(rowsOf(from));
});

test('from nowhere, to itself, or to what is used, nothing is moved', async () => {
	const [from, used] = [await filledFolder(), await filledFolder()];
	const before = rowsOf(used);
	await expect(movePlaces(scratchFolder(), scratchFolder())).rejects.toThrow(DataFolderError);
	await expect(movePlaces(from, join(from, '.'))).rejects.toThrow('the same place');
	await expect(movePlaces(from, used)).rejects.toThrow(
		/is not empty: "users" has rows; choose one that nobody has used$/,
	);
	expect(rowsOf(used)).toEqual(before);
	const storage = await openFolder(from);
	await expect(movePlaces(from, scratchFolder())).rejects.toThrow('is in use by a server');
	await storage.close();
});

describe.skipIf(postgres === null)('between a folder and a database', () => {
	const fresh = async () => (await postgres?.database()) ?? '';

	test('everything goes there and back and is the same, and a server goes on from it', async () => {
		const [folder, url, back] = [await filledFolder(), await fresh(), scratchFolder()];
		const there = await movePlaces(folder, url);
		expect(there).toMatchObject({ entries: 60 * 20 + 1 });
		const storage = await openDatabase(url);
		expect(await storage.findPasskey('c')).toMatchObject({
			publicKey: Uint8Array.of(0, 1, 254, 255),
			counter: 2 ** 40,
		});
		expect(await storage.readLog('t0')).toHaveLength(21);
		await storage.close();
		expect(await movePlaces(url, back)).toEqual(there);
		expect(rowsOf(back)).toEqual(rowsOf(folder));
		const again = await openFolder(back);
		await again.append('t0', [entry(22)]);
		await again.close();
	});

	test.each(['there', 'back'])(
		'one that was cut off on the way %s goes on where it was, and no server starts meanwhile',
		async (way) => {
			const [folder, url] = [await filledFolder(), await fresh()];
			if (way === 'back') await movePlaces(folder, url);
			const [from, to] = way === 'there' ? [folder, url] : [url, scratchFolder()];
			const cutOff = async (most: number) => {
				await expect(
					movePlaces(from, to, (done) => {
						if (done > most) throw new Error('cut off');
					}),
				).rejects.toThrow('cut off');
			};
			await cutOff(20);
			await cutOff(700);
			const opening = way === 'there' ? openDatabase(to) : openFolder(to);
			await expect(opening).rejects.toThrow(way === 'there' ? DatabaseError : DataFolderError);
			await expect(opening).rejects.toThrow(`has only a part of ${nameOf(from)}: the move was cut off. Run it again`);
			const other = await filledFolder();
			await expect(movePlaces(other, to)).rejects.toThrow(/was cut off; run that one again, or empty it$/);
			await expect(movePlaces(to, scratchFolder())).rejects.toThrow(MoveError);
			const steps: number[] = [];
			const { rows } = await movePlaces(from, to, (done) => steps.push(done));
			expect(steps[0]).toBeGreaterThan(700);
			expect(steps.at(-1)).toBe(rows);
			const storage = way === 'there' ? await openDatabase(to) : await openFolder(to);
			expect(await storage.readLog('t59')).toEqual(entries(1, 20));
			await storage.close();
		},
	);

	test('what came out otherwise is found, and no server starts on it', async () => {
		const [folder, url] = [await filledFolder(), await fresh()];
		const client = new pg.Client(url);
		await client.connect();
		await movePlaces(folder, url);
		// As if it had been cut off before both were compared.
		await client.query('BEGIN');
		await client.query('INSERT INTO migrations VALUES (0, $1)', [nameOf(folder)]);
		await client.query("UPDATE log SET move = '\"another\"' WHERE table_id = 't7' AND n = 7");
		await client.query('COMMIT');
		await client.end();
		await expect(movePlaces(folder, url)).rejects.toThrow(
			/"log" has 1201 rows for 1201, or others\. Empty it and begin again$/,
		);
		await expect(openDatabase(url)).rejects.toThrow('the move was cut off');
	});
});
