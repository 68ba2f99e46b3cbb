/** Does the jobs of each key one after the other; those of different keys do not wait for each other. */
export class Serial {
	readonly #tails = new Map<string, Promise<void>>();

	/** Begins at once where nothing is under way for the key. */
	run<T>(key: string, job: () => Promise<T>): Promise<T> {
		const before = this.#tails.get(key);
		const done = before === undefined ? job() : before.then(job);
		const tail = done.then(
			() => undefined,
			() => undefined,
		);
		this.#tails.set(key, tail);
		void tail.then(() => {
			if (this.#tails.get(key) === tail) this.#tails.delete(key);
		});
		return done;
	}
}
