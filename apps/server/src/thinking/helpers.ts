import type { Intention, Thought } from '@shutterbox/table';

/** A helper that takes longer may be gone: the same is thought over here, and whoever is first has answered. Milliseconds. */
export const LATE = 2_000;

/** Others who think for this process: what they answer is what would have been thought here. */
export interface Helpers {
	/** Whether a thought may be given to them now. */
	readonly areFree: boolean;
	/** What one of them means; null where none has time, or none has answered. */
	think(thought: Thought): Promise<{ readonly intention: Intention } | null>;
	/** Calls back when they are free again after they were not. */
	onFree(act: () => void): void;
}

/** Who may think, and how long a helper may take before a thought is thought over here too. */
export interface Crew {
	readonly threads?: number;
	/** Processes that do nothing else: they come first. */
	readonly workers?: Helpers;
	/** Other nodes of the server: they are asked where no thread here has time. */
	readonly nodes?: Helpers;
	/** In place of `LATE`. */
	readonly late?: number;
}
