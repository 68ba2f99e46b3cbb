import { Worker } from 'node:worker_threads';

const TICK = 2;
const SCRIPT = `
const { parentPort } = require('node:worker_threads');
const late = [];
let last = performance.now();
setInterval(() => {
	const now = performance.now();
	late.push(Math.max(0, now - last - ${TICK}));
	last = now;
}, ${TICK});
parentPort.on('message', () => parentPort.postMessage(late.splice(0).sort((a, b) => a - b)));
`;

/** How late a thread that does nothing else is woken: what other work on this machine adds to every figure. */
export class Noise {
	readonly #worker = new Worker(SCRIPT, { eval: true });

	/** The 99th percentile in milliseconds, since it was last asked. */
	async p99(): Promise<number> {
		const { promise, resolve } = Promise.withResolvers<number[]>();
		this.#worker.once('message', resolve);
		this.#worker.postMessage(null);
		const late = await promise;
		return late[Math.floor(late.length * 0.99)] ?? 0;
	}

	async stop(): Promise<void> {
		await this.#worker.terminate();
	}
}
