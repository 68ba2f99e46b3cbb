import { existsSync, statSync } from 'node:fs';
import { backupFolder } from '@shutterbox/server/storage/sqlite/backup';
import { dateForNames } from '@shutterbox/server/storage/sqlite/folder';
import type { Command } from '../command.ts';
import { DATA_FLAG, folderToCopy, reporting } from '../data.ts';
import { number, printable } from '../text.ts';
import { UsageError } from '../usage.ts';

export const backupCommand: Command = {
	name: 'backup',
	operands: '[FILE] [--data DIR]',
	summary: 'copy the data of a server into one file, while it runs',
	about: [
		'Writes everything a server keeps, as of one moment, into one file and checks the copy. The server may be running; it does not have to stop or wait.',
		'Without a FILE the name is made of the date. A file that exists is kept unless --force is given.',
		'The file holds accounts, secret keys of the server and the hidden cards of running matches: keep it where only you can read it.',
	],
	flags: [DATA_FLAG, { name: 'force', help: 'replace FILE if it exists' }],
	examples: ['backup', 'backup monday.sqlite --data /srv/shutterbox'],

	async run(args) {
		if (args.words.length > 1) throw new UsageError('backup takes one file');
		const file = args.words[0] ?? `shutterbox-backup-${dateForNames(new Date())}.sqlite`;
		const overwrite = args.has('force');
		if (!overwrite && existsSync(file))
			throw new UsageError(`${printable(file, 4096)} exists already; --force replaces it`);
		const folder = folderToCopy(args);
		return await reporting(async () => {
			await backupFolder(folder, file, { overwrite });
			return `${printable(file, 4096)}: a sound copy, ${number(statSync(file).size / 1024)} KiB`;
		});
	},
};
