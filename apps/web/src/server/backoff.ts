/** Milliseconds before the first new attempt, and the longest wait between two. */
const FIRST = 500;
const LONGEST = 20_000;

/**
 * How long to wait before attempt `attempt` (0 for the first): twice as long each time, and never the same for two
 * pages, so that a server that comes back is not met by everybody at once. `luck` is in [0, 1).
 */
export function backoff(attempt: number, luck: number): number {
	const full = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 16));
	return Math.round(full * (0.5 + luck / 2));
}
