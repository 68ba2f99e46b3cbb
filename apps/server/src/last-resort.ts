import type { Log } from './log.ts';

/** Exit code of a program that met a fault of its own; whoever supervises it starts it again. */
export const FAULT_EXIT = 70;

export interface LastResort {
	readonly log: Pick<Log, 'fatal'>;
	/** Stops in good order. */
	stop(): Promise<void>;
	/** Milliseconds for that. */
	readonly patience?: number;
}

/**
 * The last line of defence: after a fault that nobody expected, nothing in this process can be relied upon but what is
 * kept. So it is written down, everything stops in good order as far as that goes within a bound, and the process ends.
 */
export function standGuard({ log, stop, patience = 5_000 }: LastResort): void {
	let isFallen = false;
	// Node brings rejections that nobody handles here too, and says so.
	process.on('uncaughtException', (error, origin) => {
		writeDown(log, error, origin);
		if (isFallen) return;
		isFallen = true;
		const end = () => process.exit(FAULT_EXIT);
		setTimeout(end, patience);
		stop()
			.catch((another) => writeDown(log, another, 'stopping'))
			.finally(end);
	});
}

/** Where even the log fails there is nobody left to tell. */
function writeDown(log: LastResort['log'], error: unknown, origin: string): void {
	try {
		const memory = Math.round(process.memoryUsage.rss() / 2 ** 20);
		const seconds = Math.round(process.uptime());
		log.fatal({ err: error, origin, seconds, memory }, 'a fault nobody expected; the server stops');
	} catch {}
}
