import { openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '@shutterbox/catalogue';
import { describe, expect, onTestFinished, test } from 'vitest';
import { examine } from '../../src/doctor/doctor.ts';
import { type Finding, roomCheck } from '../../src/doctor/finding.ts';
import { openDatabase, openFolder } from '../../src/storage/index.ts';
import { scratchFolder } from '../storage/folders.ts';
import { type Home, homes } from '../support/homes.ts';
import { gather, RandomPerson } from '../support/match.ts';
import { Nats } from '../support/nats.ts';
import { asking, Postgres } from '../support/postgres.ts';
import { type Served, serve } from '../support/serve.ts';

const nats = await Nats.start();
const postgres = await Postgres.start();

async function found(place: string, more: { nats?: string; newest?: number; rules?: typeof gameOf } = {}) {
	const findings: Finding[] = [];
	const { nats: address = null, rules = gameOf, ...rest } = more;
	for await (const finding of examine({ place, nats: address, gameOf: rules, ...rest })) findings.push(finding);
	return findings;
}

const wrongIn = (findings: readonly Finding[]) => findings.filter(({ isFine }) => !isFine).map(({ text }) => text);
const placeOf = ({ database, data }: Served) => database ?? data;

/** Matches that were played to the end by people, in the order of their tables' ids, and one that is under way. */
async function played(server: Served, many: number): Promise<readonly string[]> {
	const matches = await Promise.all(
		Array.from({ length: many }, () => gather(server.url, { game: 'photograph', people: 2, seats: 2 })),
	);
	for (const { id, devices } of matches) {
		await devices[0].must({ type: 'start', table: id });
		for (const [i, device] of devices.entries()) new RandomPerson(device, id, { seed: i });
	}
	for (const { id, spectator } of matches)
		await expect.poll(() => spectator.known(id).table.stage, { timeout: 60_000 }).toBe('finished');
	for (const { devices, spectator } of matches) for (const device of [...devices, spectator]) device.close();
	return matches.map(({ id }) => id).sort();
}

/** What may happen to a match that is kept, and how it is named. */
const DAMAGES: readonly { readonly does: readonly string[]; readonly named: string | RegExp }[] = [
	{
		does: [`UPDATE log SET move = '{"type":"nonsense"}' WHERE table_id = '$' AND n = 5`],
		named: /, entry 5: of seat \d, does not follow from those before: /,
	},
	{ does: [`DELETE FROM log WHERE table_id = '$' AND n = 4`], named: ', entry 4: it is missing' },
	{
		does: [`UPDATE log SET move = '{"type"' WHERE table_id = '$' AND n = 3`],
		named: /, entry 3: it cannot be read: /,
	},
	{
		does: [`DELETE FROM log WHERE table_id = '$' AND n > 12`],
		named: ', entry 12: it is kept as finished and is not over then',
	},
	{
		does: [`UPDATE results SET score = score + 1 WHERE table_id = '$' AND seat = 1`],
		named: /: the result of seat 1: -?\d+ points for -?\d+/,
	},
	{
		does: [`UPDATE finished_matches SET record = replace(record, '[7,', '[7 ,') WHERE table_id = '$'`],
		named: ', entry 7: line 8 of its record',
	},
	{
		does: [`UPDATE tables SET saved = replace(saved, '"seed":"', '"seed":"0') WHERE id = '$'`],
		named: /: what is kept cannot be understood: |: it cannot begin: /,
	},
	{
		does: [`UPDATE tables SET stage = 'playing' WHERE id = '$'`],
		named: ': it is kept as playing photograph, and also as',
	},
	{ does: [`DELETE FROM table_now WHERE table_id = '$'`], named: ': a part of it is missing' },
	{ does: [`DELETE FROM finished_matches WHERE table_id = '$'`], named: ': it has no record' },
];

describe.each(await homes())('of what is kept in $kind', (home: Home) => {
	test('every damage to a match is found, and the first is named with its entry', async () => {
		const server = await serve(await home.settings());
		onTestFinished(() => server.close());
		const ids = await played(server, DAMAGES.length + 1);
		// Beside a server that runs.
		const sound = await found(placeOf(server));
		expect(wrongIn(sound)).toEqual([]);
		expect(sound.at(-1)?.text).toBe(`matches played again: ${ids.length}, and all that is kept of them is the same`);
		await server.stop();
		// From the last one on, so that the latest damage is the first that is met.
		for (const [i, { does, named }] of DAMAGES.entries()) {
			const id = ids[ids.length - 1 - i];
			for (const text of does) await home.ask(text.replaceAll('$', id), server);
			const [text, ...others] = wrongIn(await found(placeOf(server)));
			expect(others).toEqual([]);
			expect(text).toContain(`otherwise than they were played: ${i + 1}, beside ${ids.length - 1 - i} that are`);
			expect(text).toContain(`the first: table ${id}`);
			expect(text).toMatch(named);
		}
		const [newest] = (await found(placeOf(server), { newest: 3 })).slice(-1);
		const many = [...newest.text.matchAll(/: (\d+),? /g)].slice(0, 1).map(([, digits]) => Number(digits));
		expect(many[0]).toBeLessThanOrEqual(3);
		const later: typeof gameOf = (game) => {
			const known = gameOf(game);
			return known && { ...known, meta: { ...known.meta, rulesVersion: 99 } };
		};
		expect(wrongIn(await found(placeOf(server), { rules: later })).at(-1)).toMatch(
			/of rules that this program does not have; the first: table \S+/,
		);
	});
});

test('a file of which a page was written over is named, and no match is believed', async () => {
	const server = await serve();
	onTestFinished(() => server.close());
	await played(server, 2);
	await server.stop();
	const file = join(server.data, 'shutterbox.sqlite');
	const bytes = readFileSync(file);
	bytes.fill(
		0x5a,
		Math.floor(statSync(file).size / 2 / 4096) * 4096,
		Math.floor(statSync(file).size / 2 / 4096) * 4096 + 4096,
	);
	writeFileSync(file, bytes);
	const wrong = wrongIn(await found(server.data));
	expect(wrong[0]).toMatch(/shutterbox\.sqlite(?:: | is damaged: ).*; restore a backup$/);
	expect(wrong.at(-1)).toBe('no match was played again: mend what is wrong above first');
});

test.each([
	['is nowhere', scratchFolder(), /is no data folder: name the server's own by --data$/],
	['does not answer', 'postgres://ada:secret@127.0.0.1:9/games', /; start PostgreSQL there, or correct its address$/],
])('a store that %s is one line that says what to do', async (_, place, line) => {
	const wrong = wrongIn(await found(place));
	expect(wrong).toEqual([expect.stringMatching(line), expect.stringMatching(/^no match was played again/)]);
	expect(wrong.join()).not.toContain('secret');
});

test('a folder of another version is named with what helps', async () => {
	const folder = scratchFolder();
	await (await openFolder(folder)).close();
	const { DatabaseSync } = await import('node:sqlite');
	const database = new DatabaseSync(join(folder, 'shutterbox.sqlite'));
	database.exec("INSERT INTO migrations VALUES (99, 'of tomorrow')");
	expect(wrongIn(await found(folder))[0]).toMatch(/it has version 99, this program knows \d+; update this program$/);
	database.exec('DELETE FROM migrations WHERE number > 5');
	database.close();
	expect(wrongIn(await found(folder))[0]).toMatch(/has version 5, this program has \d+: start the server once/);
});

test('a disk without room for another copy is named with what helps', () => {
	const folder = join(scratchFolder(), '..');
	expect(roomCheck(folder, 0)).toMatchObject({ isFine: true });
	const { isFine, text } = roomCheck(folder, 2 ** 60);
	expect(isFine).toBe(false);
	expect(text).toMatch(/^only [\d.]+ GiB free on the disk of \S+, [\d.]+ GiB kept: make room, also for a backup$/);
});

test.skipIf(nats === null)(
	'NATS is asked to carry a word, and one that is away is named without its password',
	async () => {
		const folder = scratchFolder();
		await (await openFolder(folder)).close();
		expect(wrongIn(await found(folder, { nats: nats?.url ?? '' }))).toEqual([]);
		const [line, ...others] = wrongIn(await found(folder, { nats: 'nats://ada:secret@127.0.0.1:9' }));
		expect(others).toEqual([]);
		expect(line).toMatch(/^NATS at 127\.0\.0\.1:9 cannot be reached: .*; start NATS there, or correct its address$/);
		expect(line).not.toContain('secret');
	},
);

describe.skipIf(postgres === null)('a database', () => {
	test('that is empty, of a newer program, read-only, or used by nodes of other rules is named', async () => {
		const url = (await postgres?.database()) ?? '';
		expect(wrongIn(await found(url))[0]).toMatch(/ is empty: start a server on it/);
		await (await openDatabase(url)).close();
		expect(wrongIn(await found(url))).toEqual([]);
		await asking(url, `INSERT INTO nodes VALUES ('old', now() + interval '1 hour', false, '{"photograph":99}')`);
		expect(wrongIn(await found(url))).toEqual([expect.stringMatching(/^node old has other rules than this program/)]);
		await asking(url, 'DELETE FROM nodes');
		await asking(url, `ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET default_transaction_read_only = on`);
		expect(wrongIn(await found(url))[0]).toMatch(/ cannot be written to: .*; use the main one, not a standby/);
		await asking(url, "BEGIN READ WRITE; INSERT INTO migrations VALUES (99, 'of tomorrow'); COMMIT");
		expect(wrongIn(await found(url))[0]).toMatch(/has version 99, this program has \d+: update this program$/);
	});

	test('of which a page was written over is named', async () => {
		const url = (await postgres?.database()) ?? '';
		const server = await serve({ database: url });
		onTestFinished(() => server.close());
		await played(server, 2);
		await server.stop();
		await asking(url, 'CHECKPOINT');
		const [{ file }] = await asking(
			url,
			"SELECT current_setting('data_directory') || '/' || pg_relation_filepath('log') AS file",
		);
		await postgres?.stop();
		const handle = openSync(file, 'r+');
		writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, 0);
		await postgres?.resume();
		const [line] = wrongIn(await found(url));
		expect(line).toMatch(/the first: table \S+: it cannot be read: invalid page in block 0 of relation/);
	});
});
