import { existsSync } from 'node:fs';
import { nameOf } from '@shutterbox/server/storage/places';
import type { Command } from '../command.ts';
import { DATA_FLAG, DATABASE_FLAG, placeOf, reporting } from '../data.ts';
import { KEY_FLAG, keyOf } from '../keys.ts';
import { printable } from '../text.ts';
import { UsageError } from '../usage.ts';

export const restoreCommand: Command = {
	name: 'restore',
	operands: 'FILE [--data DIR | --database URL] [--key-file FILE] [--force]',
	summary: 'put a backup in the place of what a server keeps',
	about: [
		'Checks the backup, then puts it in the place of the data. What was there is kept beside it under a name with the date: in a folder as a file, which may be restored itself, in a database as a schema. A backup of a folder may be restored into a database, and the other way round.',
		'Stop the server first. Data that is damaged or missing is replaced at once; sound data only with --force.',
	],
	flags: [DATA_FLAG, DATABASE_FLAG, KEY_FLAG, { name: 'force', help: 'replace data that is sound' }],
	examples: ['restore monday.sqlite', 'restore monday.sqlite --data /srv/shutterbox --force'],

	async run(args) {
		if (args.words.length !== 1) throw new UsageError('restore needs one file: shutterbox restore FILE');
		const [file] = args.words;
		if (!existsSync(file)) throw new UsageError(`${printable(file, 4096)}: no such file or folder`);
		const { name } = placeOf(args);
		const key = keyOf(args);
		const { restorePlace } = await import('@shutterbox/server/storage/backups');
		return await reporting(async () => {
			const { keptAs } = await restorePlace(file, name, { now: new Date(), replacesSound: args.has('force'), key });
			const kept = keptAs === null ? '' : `; what was there is kept as ${printable(keptAs, 4096)}`;
			return `${printable(nameOf(name), 4096)}: restored from ${printable(file, 4096)}${kept}`;
		});
	},
};
