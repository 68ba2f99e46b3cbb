import { createHmac, randomBytes } from 'node:crypto';
import type { Writable } from 'node:stream';
import { type FastifyBaseLogger, fastify } from 'fastify';
import type { LogLevel } from './config.ts';

export type Log = FastifyBaseLogger;

/** Nothing of these names is written, wherever it stands in what is logged. */
const SECRETS = ['cookie', 'token', 'code', 'secret', 'seed', 'endpoint', 'url', 'body', 'headers', 'authorization'];

/** One line of JSON for everything worth knowing. Fastify brings its logger along and makes it here. */
export function createLog(level: LogLevel, stream: Pick<Writable, 'write'> = process.stdout): Log {
	const logger = {
		level,
		stream: stream as Writable,
		base: null,
		timestamp: () => `,"time":"${new Date().toISOString()}"`,
		formatters: { level: (label: string) => ({ level: label }) },
		redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), remove: true },
		serializers: { err: describeError },
	};
	return fastify({ logger }).log;
}

/** Errors of ours and of libraries, without the values they may carry; and whatever else was thrown. */
function describeError(error: unknown): { type: string; message: string; stack: string } {
	if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
	return { type: error.name, message: error.message, stack: error.stack ?? '' };
}

/** Tells clients apart without saying who they are; nothing links them from one start of the server to the next. */
export function createAddressHasher(): (address: string) => string {
	const salt = randomBytes(32);
	return (address) => createHmac('sha256', salt).update(address).digest('base64url').slice(0, 12);
}
