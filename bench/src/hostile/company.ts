import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Attack } from './attack.ts';
import type { Order, Report } from './attackers.ts';
import type { Place } from './ground.ts';

/** The hostile company in a process of its own, so that its work is not taken for the server's slowness. */
export class HostileCompany {
	readonly #child: ChildProcess = fork(join(import.meta.dirname, 'attackers.ts'), {
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	/** By attack: who waits for what comes of it. */
	readonly #waiting = new Map<string, (report: Report) => void>();

	constructor() {
		this.#child.on('message', (report: Report) => {
			this.#waiting.get(report.attack)?.(report);
			this.#waiting.delete(report.attack);
		});
	}

	/** Runs an attack; not twice at the same time. */
	run({ name, seconds }: Attack, place: Place, forSeconds = seconds): Promise<Report> {
		const { promise, resolve } = Promise.withResolvers<Report>();
		this.#waiting.set(name, resolve);
		this.#child.send({ attack: name, place, seconds: forSeconds } satisfies Order);
		return promise;
	}

	async close(): Promise<void> {
		const gone = once(this.#child, 'exit');
		this.#child.kill('SIGKILL');
		await gone;
	}
}
