/** Work that a host may do in pieces: after every `yield` it may turn to something else first. */
export type Steps<T> = Generator<void, T>;

/** Does all of it at once. */
export function finish<T>(work: Steps<T>): T {
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
	}
}
