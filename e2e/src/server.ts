import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The real server as its own process, with a database of its own. */
export class TestServer {
	readonly #main: string;
	readonly #data = mkdtempSync(join(tmpdir(), 'shutterbox-e2e-'));
	#process: ChildProcess | null = null;
	#port = 0;

	/** Of these sources, or of a copy of them. */
	constructor(root = join(import.meta.dirname, '../..')) {
		this.#main = join(root, 'apps/cli/src/main.ts');
	}

	/** Without a slash at the end. */
	get address(): string {
		return `http://127.0.0.1:${this.#port}`;
	}

	/** The file everything is kept in; to be touched only while it is stopped. */
	get database(): string {
		return join(this.#data, 'shutterbox.sqlite');
	}

	/** Starts it, or starts it again: at the same port, with everything it has kept. */
	async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
		const args = [this.#main, 'serve', '--host', '127.0.0.1', '--port', String(this.#port), '--data', this.#data];
		const child = spawn(process.execPath, args, {
			// Everybody comes from one address here, and nobody has to follow the bots by eye.
			env: {
				...process.env,
				SHUTTERBOX_LOG_LEVEL: 'warn',
				SHUTTERBOX_RATE_FACTOR: '100',
				SHUTTERBOX_BOT_PAUSE: '0',
				SHUTTERBOX_WEBHOOKS: 'on',
				...settings,
			},
			stdio: ['ignore', 'inherit', 'pipe'],
		});
		this.#process = child;
		const said: string[] = [];
		for await (const line of createInterface({ input: child.stderr })) {
			said.push(line);
			const [, port] = /is open: http:\/\/[^\s/]+:(\d+)/.exec(line) ?? [];
			if (port === undefined) continue;
			this.#port = Number(port);
			child.stderr.resume();
			return;
		}
		throw new Error(`the server did not start:\n${said.join('\n')}`);
	}

	/** Stops it in good order; everything is kept. */
	async stop(): Promise<void> {
		const child = this.#process;
		this.#process = null;
		if (child === null || child.exitCode !== null) return;
		const gone = once(child, 'exit');
		child.kill('SIGTERM');
		await gone;
	}

	async discard(): Promise<void> {
		await this.stop();
		rmSync(this.#data, { recursive: true, force: true });
	}
}
