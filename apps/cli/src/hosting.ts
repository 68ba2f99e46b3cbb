import { BusError } from '@shutterbox/server/bus/bus';
import { ConfigError } from '@shutterbox/server/config';
import { DatabaseError, DataFolderError } from '@shutterbox/server/storage/errors';
import type { ExitCode } from './command.ts';
import { printable } from './text.ts';
import { fileReason, UsageError } from './usage.ts';

// What the commands that run until they are stopped have in common.

/** Somebody who looks at a terminal wants to hear of trouble only. */
export function usualLevel(): 'warn' | 'info' {
	return process.stdout.isTTY ? 'warn' : 'info';
}

/** Resolves at Ctrl-C, or when the system asks for the end. */
export function stopAsked(): Promise<void> {
	return new Promise((resolve) => {
		for (const signal of ['SIGINT', 'SIGTERM'] as const) {
			process.removeAllListeners(signal);
			process.once(signal, () => resolve());
		}
	});
}

/** What keeps a server or a worker from running, in one line; the rest is a bug. */
export function complain(error: unknown): ExitCode {
	if (error instanceof ConfigError) throw new UsageError(error.message);
	const { code } = error as NodeJS.ErrnoException;
	const isAddress = code === 'EADDRINUSE' || code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND';
	if (!isAddress && !(error instanceof DataFolderError || error instanceof DatabaseError || error instanceof BusError))
		throw error;
	const reason =
		code === 'EADDRINUSE'
			? 'the port is taken, perhaps by another Shutterbox; --port N chooses another'
			: isAddress
				? `cannot listen there: ${fileReason(error as NodeJS.ErrnoException)}`
				: (error as Error).message;
	process.stderr.write(`shutterbox: ${printable(reason, 4096)}\n`);
	return 1;
}
