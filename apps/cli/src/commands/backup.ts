import { existsSync, statSync } from 'node:fs';
import { dateForNames } from '@shutterbox/server/storage/sqlite/folder';
import type { Command } from '../command.ts';
import { DATA_FLAG, DATABASE_FLAG, placeOf, reporting } from '../data.ts';
import { KEY_FLAG, keyOf } from '../keys.ts';
import { number, printable } from '../text.ts';
import { UsageError } from '../usage.ts';

export const backupCommand: Command = {
	name: 'backup',
	operands: '[FILE] [--data DIR | --database URL] [--key-file FILE]',
	summary: 'copy the data of a server into one file, while it runs',
	about: [
		'Writes everything a server keeps, in a data folder or a database, as of one moment, into one file and checks the copy. The server may be running; it does not have to stop or wait.',
		'Without a FILE the name is made of the date. A file that exists is kept unless --force is given.',
		'The file holds accounts, secret keys of the server and the hidden cards of running matches: keep it where only you can read it, or give a key to seal it. Without its key nobody opens a sealed backup, you neither.',
	],
	flags: [DATA_FLAG, DATABASE_FLAG, KEY_FLAG, { name: 'force', help: 'replace FILE if it exists' }],
	examples: [
		'backup',
		'backup monday.sqlite --data /srv/shutterbox',
		'backup monday.sealed --key-file /etc/shutterbox/backup.key',
	],

	async run(args) {
		if (args.words.length > 1) throw new UsageError('backup takes one file');
		const key = keyOf(args);
		const ending = key === null ? 'sqlite' : 'sealed';
		const file = args.words[0] ?? `shutterbox-backup-${dateForNames(new Date())}.${ending}`;
		const overwrite = args.has('force');
		if (!overwrite && existsSync(file))
			throw new UsageError(`${printable(file, 4096)} exists already; --force replaces it`);
		const { name } = placeOf(args);
		const { backupPlace } = await import('@shutterbox/server/storage/backups');
		return await reporting(async () => {
			await backupPlace(name, file, { overwrite, key });
			const size = `${number(statSync(file).size / 1024)} KiB`;
			return `${printable(file, 4096)}: a sound copy, ${size}${key === null ? '' : ', sealed'}`;
		});
	},
};
