import type { Ground } from './ground.ts';

/** What an attack came to. */
export interface Outcome {
	/** What got through, in the attack's own unit. */
	readonly got: number;
	/** What explains the figure. */
	readonly note?: string;
}

/** One thing hostile people do; it speaks to the server over the wire alone. */
export interface Attack {
	readonly name: string;
	/** Who does what, and to what end. */
	readonly about: string;
	readonly unit: string;
	/** More than this is a breach. */
	readonly most: number;
	/** The figure is one of the whole server: where everything happens at once, it says nothing of this attack. */
	readonly isOfAll?: boolean;
	/** How long it goes on where more time means more of it. */
	readonly seconds: number;
	run(ground: Ground): Promise<Outcome>;
}

/** The server would not even let the attack begin: a limit did its work before. */
export class TurnedAway extends Error {
	override readonly name = 'TurnedAway';
}

export function sleep(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
