import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures, Question } from '@shutterbox/server/test/support/figures';
import { ServerProcess } from '@shutterbox/server/test/support/server-process';
import { sleep } from './attack.ts';
import type { Place } from './ground.ts';

/** The repository this suite belongs to. */
const OWN = join(import.meta.dirname, '../../..');
const LOOK = 250;

/** The server under attack, with limits as people have them at home; when it ends it is started again, and that is counted. */
export class Besieged {
	readonly folder: string;
	/** How often it ended by itself. */
	ends = 0;
	/** The most memory it held since `forget`, in megabytes, and what it holds now. */
	most = 0;
	resident = 0;
	/** Seconds of all its threads. */
	cpu = 0;
	readonly #checkout: string;
	readonly #root: string;
	#server: ServerProcess;
	#logged: readonly string[] = [];
	#timer: NodeJS.Timeout;
	/** What is done to the process is done one after the other. */
	#turn: Promise<void> = Promise.resolve();
	#isLooking = false;

	private constructor(checkout: string, root: string, server: ServerProcess) {
		this.#checkout = checkout;
		this.#root = root;
		this.folder = join(root, 'data');
		this.#server = server;
		this.#timer = setInterval(() => this.#isLooking || void this.#look(), LOOK);
	}

	/** Starts the server of this checkout, or of another one. */
	static async start(checkout: string = OWN): Promise<Besieged> {
		const root = mkdtempSync(join(tmpdir(), 'shutterbox-hostile-'));
		const besieged = new Besieged(checkout, root, await launch(checkout, join(root, 'data'), 0));
		await besieged.#look();
		return besieged;
	}

	get url(): string {
		return this.#server.url;
	}

	get place(): Place {
		return { url: this.url, folder: this.folder, pid: this.#server.pid };
	}

	/** Lines of its log since `forget`; it is told to write errors alone. */
	get complaints(): readonly string[] {
		return [...this.#logged, ...this.#server.logged].join('').split('\n').filter(Boolean);
	}

	/** Begins to count anew. */
	async forget(): Promise<void> {
		this.ends = 0;
		this.#logged = [];
		(this.#server.logged as string[]).length = 0;
		await this.#look();
		this.most = this.resident;
	}

	/** Megabytes of what is really in use: objects and buffers once garbage has been collected. */
	async inUse(): Promise<number> {
		let bytes = 0;
		await this.#inTurn(async () => {
			const server = this.#server;
			const figures = await Promise.race([asked(server, 'after collecting garbage'), gone(server)]);
			if (figures) bytes = figures.heap + figures.external;
		});
		return bytes / 2 ** 20;
	}

	/** Ends it as a power cut would; `meanwhile` it stays down. */
	async killed(meanwhile: () => Promise<void>): Promise<void> {
		await this.#inTurn(async () => {
			await this.#server.kill();
			await meanwhile();
			await this.#relaunch();
		});
	}

	async close(): Promise<void> {
		clearInterval(this.#timer);
		await this.#inTurn(() => this.#server.kill());
		rmSync(this.#root, { recursive: true, force: true });
	}

	async #look(): Promise<void> {
		this.#isLooking = true;
		await this.#inTurn(async () => {
			if (!this.#server.isAlive) {
				this.ends++;
				await this.#relaunch();
			}
			const server = this.#server;
			// A server that is busy answers late; one that ends meanwhile never does.
			const figures = await Promise.race([asked(server, 'now'), gone(server)]);
			if (figures) {
				this.resident = figures.resident / 2 ** 20;
				this.cpu = figures.cpu;
			}
			this.most = Math.max(this.most, this.resident);
		});
		this.#isLooking = false;
	}

	#inTurn(act: () => Promise<void>): Promise<void> {
		const done = this.#turn.then(act);
		this.#turn = done.catch(() => undefined);
		return done;
	}

	async #relaunch(): Promise<void> {
		this.#logged = [...this.#logged, ...this.#server.logged];
		this.#server = await launch(this.#checkout, this.folder, this.#server.port);
	}
}

/** One that has just ended cannot even be asked. */
function asked(server: ServerProcess, question: Question): Promise<Figures | null> {
	return server.figures(question).catch(() => null);
}

async function gone(server: ServerProcess): Promise<null> {
	while (server.isAlive) await sleep(100);
	return null;
}

function launch(checkout: string, data: string, port: number): Promise<ServerProcess> {
	return ServerProcess.start(join(checkout, 'apps/server/test/support/host.ts'), {
		SHUTTERBOX_DATA: data,
		SHUTTERBOX_PORT: String(port),
		SHUTTERBOX_LOG_LEVEL: 'error',
	});
}
