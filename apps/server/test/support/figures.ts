/** What a server's process has used so far. */
export interface Figures {
	/** Bytes, after collecting garbage where the process may. */
	readonly resident: number;
	readonly heap: number;
	/** Memory of buffers outside the heap. */
	readonly external: number;
	/** Seconds of all its threads. */
	readonly cpu: number;
}

/** In the child: says that it listens, and answers every message with its figures. */
export function answerParent(port: number): void {
	process.on('message', () => {
		globalThis.gc?.();
		globalThis.gc?.();
		const { rss, heapUsed, external } = process.memoryUsage();
		const { user, system } = process.cpuUsage();
		process.send?.({ resident: rss, heap: heapUsed, external, cpu: (user + system) / 1e6 } satisfies Figures);
	});
	process.on('disconnect', () => process.exit());
	process.send?.({ port });
}
