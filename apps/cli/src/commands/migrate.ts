import { movePlaces, nameOf } from '@shutterbox/server/storage/places';
import type { Command } from '../command.ts';
import { reporting } from '../data.ts';
import { Progress } from '../progress.ts';
import { counted, number, printable } from '../text.ts';
import { UsageError } from '../usage.ts';

const shown = (place: string) => printable(nameOf(place), 4096);

export const migrateCommand: Command = {
	name: 'migrate',
	operands: '--from DIR|URL --to DIR|URL',
	summary: 'move everything of a server to a database, or back',
	about: [
		'Copies everything a server keeps from a data folder or a PostgreSQL database to another one, and then compares both, row by row. Nothing of the old one is changed or removed, but that an older version of it is brought up to date.',
		'Stop the server first. The target must be empty. A move that was cut off goes on where it was when it is run again; until it has ended no server starts on the target.',
	],
	flags: [
		{ name: 'from', value: 'DIR|URL', help: 'a data folder, or postgres://user:password@host:5432/name' },
		{ name: 'to', value: 'DIR|URL', help: 'a folder that is made if need be, or an empty database' },
	],
	examples: [
		'migrate --from ./data --to postgres://localhost/shutterbox',
		'migrate --from postgres://localhost/shutterbox --to ./data',
	],

	async run(args) {
		const [from, to] = [args.text('from'), args.text('to')];
		if (args.words.length > 0 || from === undefined || to === undefined)
			throw new UsageError('migrate needs two places: shutterbox migrate --from DIR|URL --to DIR|URL');
		let progress: Progress | null = null;
		return await reporting(async () => {
			const { rows, entries, checksum } = await movePlaces(from, to, (done, total) => {
				progress ??= new Progress('moving', 'row', total);
				progress.update(done);
			}).finally(() => progress?.clear());
			const facts = `${counted(rows, 'row')}, ${number(entries)} of them moves; checksum of the logs ${checksum}`;
			return `${shown(to)}: everything of ${shown(from)}, compared: ${facts}`;
		});
	},
};
