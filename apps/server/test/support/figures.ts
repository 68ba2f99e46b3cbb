/** What a server's process has used so far. */
export interface Figures {
	/** Bytes. */
	readonly resident: number;
	readonly heap: number;
	/** Memory of buffers outside the heap. */
	readonly external: number;
	/** Seconds of all its threads. */
	readonly cpu: number;
}

/** Collecting garbage first stops a busy process for a good part of a second. */
export type Question = 'now' | 'after collecting garbage';

/** In the child: says that it listens, and answers every question with its figures. */
export function answerParent(port: number): void {
	process.on('message', (question: Question) => {
		if (question !== 'now') globalThis.gc?.();
		const { rss, heapUsed, external } = process.memoryUsage();
		const { user, system } = process.cpuUsage();
		process.send?.({ resident: rss, heap: heapUsed, external, cpu: (user + system) / 1e6 } satisfies Figures);
	});
	process.on('disconnect', () => process.exit());
	process.send?.({ port });
}
