import { existsSync } from 'node:fs';
import { restoreFolder } from '@shutterbox/server/storage/sqlite/restore';
import type { Command } from '../command.ts';
import { DATA_FLAG, folderToCopy, reporting } from '../data.ts';
import { printable } from '../text.ts';
import { UsageError } from '../usage.ts';

export const restoreCommand: Command = {
	name: 'restore',
	operands: 'FILE [--data DIR] [--force]',
	summary: 'put a backup in the place of a data folder',
	about: [
		'Checks the backup, then puts it in the place of the data. What was there is kept beside it under a name with the date, so a restore can be taken back by restoring that file.',
		'Stop the server first. Data that is damaged or missing is replaced at once; sound data only with --force.',
	],
	flags: [DATA_FLAG, { name: 'force', help: 'replace data that is sound' }],
	examples: ['restore monday.sqlite', 'restore monday.sqlite --data /srv/shutterbox --force'],

	async run(args) {
		if (args.words.length !== 1) throw new UsageError('restore needs one file: shutterbox restore FILE');
		const [file] = args.words;
		if (!existsSync(file)) throw new UsageError(`${printable(file, 4096)}: no such file or folder`);
		const folder = folderToCopy(args);
		return await reporting(async () => {
			const { keptAs } = await restoreFolder(file, folder, { now: new Date(), replacesSound: args.has('force') });
			const kept = keptAs === null ? '' : `; what was there is kept as ${printable(keptAs, 4096)}`;
			return `${printable(folder, 4096)}: restored from ${printable(file, 4096)}${kept}`;
		});
	},
};
