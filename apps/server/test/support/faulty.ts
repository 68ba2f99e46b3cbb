/** A server that meets a fault of the kind its parent names, over the same guard that `shutterbox serve` has. */
import type { Worker } from 'node:worker_threads';
import { configFrom } from '../../src/config.ts';
import { standGuard } from '../../src/last-resort.ts';
import { createLog } from '../../src/log.ts';
import { startServer } from '../../src/server.ts';
import { answerParent } from './figures.ts';

const threads: Worker[] = [];
process.on('worker', (thread) => threads.push(thread));

const config = configFrom(process.env);
const log = createLog(config.logLevel);
const server = await startServer({ config, log });

const FAULTS: Readonly<Record<string, () => void>> = {
	thrown: () => {
		throw new TypeError('a thrown fault');
	},
	rejected: () => {
		Promise.reject(new RangeError('a rejected fault'));
	},
	'not an error': () => {
		throw 'only a word';
	},
	'no storage': () => {
		for (const thread of threads) thread.terminate();
	},
	'again and again': () => {
		setInterval(() => {
			throw new Error('once more');
		}, 5);
	},
	'never stopping': () => {
		throw new Error('and then nothing');
	},
};

const kind = process.env.FAULT ?? '';
standGuard({
	log,
	stop: () => (kind === 'never stopping' ? new Promise(() => undefined) : server.close()),
	patience: 1_000,
});
answerParent(server.port);
process.on('message', (message: { fault?: boolean }) => {
	if (message.fault) setTimeout(() => FAULTS[kind](), 0);
});
