import { gameOf } from '@shutterbox/catalogue';
import { ConfigError, configFrom } from '@shutterbox/server/config';
import type { Command } from '../command.ts';
import { DATA_FLAG, DATABASE_FLAG, placeOf } from '../data.ts';
import { Progress } from '../progress.ts';
import { printable } from '../text.ts';
import { UsageError } from '../usage.ts';

export const doctorCommand: Command = {
	name: 'doctor',
	operands: '[--data DIR | --database URL] [--newest N]',
	summary: 'look over what a server keeps, and play its matches again',
	about: [
		'Looks at the store and the engines of a server, whether it runs or not, and changes nothing: the version and the soundness of its data, whether it can be written to, free space, PostgreSQL and NATS. Then it plays every stored match again from its seed and its log and compares outcome, record and results.',
		'Prints one line for each thing it looked at; what is wrong says what to do. The first match that differs is named, with the entry and what differs. Exit code 0 if all is fine, 1 if something is not.',
	],
	flags: [
		DATA_FLAG,
		DATABASE_FLAG,
		{ name: 'newest', value: 'N', help: 'play only so many matches again, the last changed first' },
	],
	examples: [
		'doctor',
		'doctor --data /srv/shutterbox --newest 1000',
		'doctor --database postgres://localhost/shutterbox',
	],

	async run(args) {
		if (args.words.length > 0) throw new UsageError('doctor takes no operands');
		const newest = args.whole('newest', 1, 1_000_000_000);
		const place = placeOf(args);
		// The server is large, and few commands need it.
		const { examine } = await import('@shutterbox/server/doctor/doctor');
		let progress: Progress | null = null;
		let isFine = true;
		const onProgress = (done: number, total: number) => {
			progress ??= new Progress('playing again', 'match', total);
			progress.update(done);
		};
		const nats = place.isNamed ? null : natsSet();
		const examination = { place: place.name, nats, gameOf, onProgress, ...(newest === undefined ? {} : { newest }) };
		for await (const finding of examine(examination)) {
			(progress as Progress | null)?.clear();
			process.stdout.write(`${finding.isFine ? 'fine ' : 'WRONG'}  ${printable(finding.text, 4096)}\n`);
			isFine &&= finding.isFine;
		}
		return isFine ? 0 : 1;
	},
};

function natsSet(): string | null {
	try {
		return configFrom(process.env).nats;
	} catch (error) {
		if (error instanceof ConfigError) throw new UsageError(error.message);
		throw error;
	}
}
