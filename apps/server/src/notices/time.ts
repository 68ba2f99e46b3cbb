/** The clock and the timers, in milliseconds. */
export interface Time {
	now(): number;
	/** Runs something later; the answer calls it off. */
	after(milliseconds: number, run: () => void): () => void;
}

export const REAL_TIME: Time = {
	now: Date.now,
	after(milliseconds, run) {
		const timer = setTimeout(run, milliseconds);
		return () => clearTimeout(timer);
	},
};

/** Waits; ends early once the signal is given. */
export function pause(time: Time, milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		if (signal.aborted) return resolve();
		const end = () => {
			callOff();
			signal.removeEventListener('abort', end);
			resolve();
		};
		const callOff = time.after(milliseconds, end);
		signal.addEventListener('abort', end);
	});
}
