import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { type RunningServer, type ServerSetup, startServer, type Time } from '../../src/server.ts';

export interface Served {
	readonly url: string;
	readonly data: string;
	/** The address of its database, where it has one. */
	readonly database: string | null;
	/** What the server wrote to its log. */
	readonly logged: readonly string[];
	/** Stops the server in good order; `restart` brings it back. */
	stop(): Promise<void>;
	/** Stops the server in good order and starts another on the same folder. */
	restart(): Promise<void>;
	close(): Promise<void>;
}

/** A real server on a free port, over a real data folder of its own. */
export async function serve(
	overrides: Partial<Config> = {},
	setup: Omit<ServerSetup, 'config' | 'log'> = {},
): Promise<Served> {
	const data = mkdtempSync(join(tmpdir(), 'shutterbox-server-'));
	const logged: string[] = [];
	const log = createLog('debug', { write: (line: string) => logged.push(line) > 0 });
	const config: Config = {
		host: '127.0.0.1',
		port: 0,
		data,
		database: null,
		nats: null,
		web: join(data, 'no-page'),
		origins: [],
		trustProxy: false,
		logLevel: 'debug',
		allowsWebhooks: false,
		owners: [],
		contact: 'mailto:host@example.org',
		botPause: 0,
		rateFactor: 1000,
		...overrides,
	};
	let running: RunningServer = await startServer({ config, log, ...setup });
	const url = () => `http://127.0.0.1:${running.port}`;
	return {
		get url() {
			return url();
		},
		data,
		database: config.database,
		logged,
		stop: () => running.close(),
		async restart() {
			const { port } = running;
			await running.close();
			running = await startServer({ config: { ...config, port }, log, ...setup });
		},
		async close() {
			await running.close();
			rmSync(data, { recursive: true, force: true });
		},
	};
}

/**
 * A clock that runs so many times faster than the one on the wall while this process waits, and hardly while it works:
 * who thinks in this process has as much of an hourglass on a slow machine as on a quick one.
 */
export function patientTime(speed: number): Time {
	let now = Date.now();
	// An interval that a busy process missed comes once, not as often as it was missed.
	setInterval(() => {
		now += speed;
	}, 1).unref();
	return {
		now: () => now,
		after(milliseconds, act) {
			const due = now + milliseconds;
			const timer = setInterval(() => {
				if (now < due) return;
				clearInterval(timer);
				act();
			}, 1);
			return timer;
		},
	};
}

/** A clock that stands until it is told to go on, and then rings what was to ring by then, cleared or not. */
export function handTime(): Time & { pass(milliseconds: number): void } {
	let now = 1_800_000_000_000;
	let alarms: { due: number; act: () => void }[] = [];
	return {
		now: () => now,
		after(milliseconds, act) {
			alarms.push({ due: now + milliseconds, act });
			return setTimeout(() => undefined, 0);
		},
		pass(milliseconds) {
			now += milliseconds;
			const ringing = alarms.filter(({ due }) => due <= now);
			alarms = alarms.filter(({ due }) => due > now);
			for (const { act } of ringing) act();
		},
	};
}

/** A clock that runs so many times faster than the one on the wall. */
export function fastTime(speed: number): Time {
	const begun = Date.now();
	return {
		now: () => Math.floor(begun + (Date.now() - begun) * speed),
		after: (milliseconds, act) => setTimeout(act, milliseconds / speed),
	};
}
