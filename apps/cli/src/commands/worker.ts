import { availableParallelism } from 'node:os';
import { configFrom } from '@shutterbox/server/config';
import type { Command } from '../command.ts';
import { complain, stopAsked, usualLevel } from '../hosting.ts';
import { UsageError } from '../usage.ts';

export const workerCommand: Command = {
	name: 'worker',
	operands: '[--threads N]',
	summary: 'think for the bots of a server of several nodes',
	about: [
		'Starts a process that only thinks: nodes with the same DATABASE_URL and NATS_URL give it what their bots may know, and get their moves. Start as many as you like, on any machine; one that is stopped, killed or slow is done without. Ctrl-C stops it after the thoughts it has.',
		'It reads one line of the database at its start, needs no right to write there, and listens on no port.',
	],
	flags: [{ name: 'threads', value: 'N', help: 'thoughts at a time; one for each processor unless given' }],
	examples: ['worker', 'worker --threads 2'],

	async run(args) {
		if (args.words.length > 0) throw new UsageError('worker takes no operands');
		const threads = args.whole('threads', 1, 1024) ?? availableParallelism();
		try {
			const { database, nats, logLevel } = configFrom(process.env, { logLevel: usualLevel() });
			if (database === null || nats === null)
				throw new UsageError('worker needs DATABASE_URL and NATS_URL, those of the nodes it thinks for');
			const [{ startWorker }, { createLog }, { standGuard }] = await Promise.all([
				import('@shutterbox/server/worker'),
				import('@shutterbox/server/log'),
				import('@shutterbox/server/last-resort'),
			]);
			const log = createLog(logLevel);
			const starting = startWorker({ database, nats, log, threads });
			standGuard({ log, stop: async () => (await starting).close() });
			const worker = await starting;
			const asked = stopAsked();
			process.stderr.write('shutterbox: thinking for the bots of others; Ctrl-C stops it\n');
			await asked;
			await worker.close();
			return 0;
		} catch (error) {
			return complain(error);
		}
	},
};
