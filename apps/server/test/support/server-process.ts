import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Figures, Question } from './figures.ts';

/** A server in a process of its own. */
export class ServerProcess {
	readonly port: number;
	/** What it wrote to its log and complained about. */
	readonly logged: readonly string[];
	readonly #child: ChildProcess;

	private constructor(child: ChildProcess, port: number, logged: readonly string[]) {
		this.#child = child;
		this.port = port;
		this.logged = logged;
	}

	/** Starts our server over a data folder. */
	static serving(data: string, port = 0, settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
		return ServerProcess.start(join(import.meta.dirname, 'host.ts'), {
			SHUTTERBOX_DATA: data,
			SHUTTERBOX_PORT: String(port),
			SHUTTERBOX_LOG_LEVEL: 'error',
			SHUTTERBOX_RATE_FACTOR: '1000',
			DATABASE_URL: '',
			...settings,
		});
	}

	/** Starts a script that calls `answerParent`; resolves when it listens. */
	static async start(
		script: string,
		settings: Readonly<Record<string, string>>,
		execArgv: readonly string[] = ['--expose-gc'],
	): Promise<ServerProcess> {
		const child = fork(script, {
			env: { ...process.env, ...settings },
			execArgv: [...execArgv],
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
		});
		const logged: string[] = [];
		for (const stream of [child.stdout, child.stderr])
			stream?.setEncoding('utf8').on('data', (text: string) => logged.push(text));
		const ended = once(child, 'exit').then(([code]) => {
			throw new Error(`the server ended by itself with ${code}: ${logged.join('')}`);
		});
		const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }];
		ended.catch(() => undefined);
		return new ServerProcess(child, port, logged);
	}

	get url(): string {
		return `http://127.0.0.1:${this.port}`;
	}

	get pid(): number {
		return this.#child.pid ?? 0;
	}

	/** Whether it still runs. */
	get isAlive(): boolean {
		return this.#child.exitCode === null && this.#child.signalCode === null;
	}

	async figures(question: Question): Promise<Figures> {
		const answer = once(this.#child, 'message');
		this.#child.send(question);
		return (await answer)[0] as Figures;
	}

	/** Stops it where it is (`SIGSTOP`), lets it go on (`SIGCONT`), or asks it to end (`SIGTERM`). */
	signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGTERM'): void {
		this.#child.kill(signal);
	}

	/** Ends it without a word, as `kill -9` or a power cut would. */
	async kill(): Promise<void> {
		if (!this.isAlive) return;
		const exit = once(this.#child, 'exit');
		this.#child.kill('SIGKILL');
		await exit;
	}
}
