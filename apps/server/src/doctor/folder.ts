import { closeSync, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openForReading } from '../storage/sqlite/connection.ts';
import { DATABASE_FILE } from '../storage/sqlite/folder.ts';
import { inspect } from '../storage/sqlite/inspect.ts';
import { NEWEST, versionOf } from '../storage/sqlite/migrate.ts';
import { type Checked, type Finding, fine, roomCheck, wrong } from './finding.ts';

/** A data folder: its form, what is in its file, whether it can be written to, and for how long. */
export function folderChecks(place: string): Checked {
	const folder = resolve(place);
	const file = join(folder, DATABASE_FILE);
	const problem = inspect(file);
	if (problem?.kind === 'missing')
		return { findings: [wrong(`${folder} is no data folder: name the server's own by --data`)], isReadable: false };
	const form = problem === null ? formOf(file) : [wrong(`${file}: ${problem.reason}; ${HELP[problem.kind]}`)];
	const isReadable = form.every(({ isFine }) => isFine);
	const size = statSync(file).size;
	return { findings: [...form, writeCheck(folder), roomCheck(folder, size)], isReadable };
}

const HELP = {
	missing: '',
	damaged: 'restore a backup',
	foreign: 'name the folder of a Shutterbox by --data',
	newer: 'update this program',
} as const;

function formOf(file: string): readonly Finding[] {
	const database = openForReading(file);
	try {
		const version = versionOf(database);
		const faults = database
			.prepare('PRAGMA integrity_check(1)')
			.all()
			.map((row) => String(row.integrity_check));
		const orphan = database.prepare('PRAGMA foreign_key_check').get();
		const half = database.prepare('SELECT name FROM migrations WHERE number = 0').get();
		return [
			version === NEWEST
				? fine(`${file} has version ${version}, the one of this program`)
				: wrong(
						`${file} has version ${version}, this program has ${NEWEST}: start the server once, which brings it up to date`,
					),
			faults.join() !== 'ok'
				? wrong(`${file} is damaged: ${faults.join('; ').replaceAll('\n', ' ')}; restore a backup`)
				: orphan !== undefined
					? wrong(
							`${file} is damaged: a row of "${orphan.table}" belongs to nothing in "${orphan.parent}"; restore a backup`,
						)
					: fine(`${file} is sound, and all that belongs together is there`),
			...(half === undefined ? [] : [wrong(`it has only a part of ${half.name}: run that migration again`)]),
		];
	} finally {
		database.close();
	}
}

function writeCheck(folder: string): Finding {
	const file = join(folder, `${DATABASE_FILE}.doctor`);
	try {
		const handle = openSync(file, 'w', 0o600);
		writeSync(handle, 'looked over');
		fsyncSync(handle);
		closeSync(handle);
		return fine(`${folder} can be written to`);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return wrong(`${folder} cannot be written to: ${reason}; give it to the user of the server, or make room`);
	} finally {
		rmSync(file, { force: true });
	}
}
