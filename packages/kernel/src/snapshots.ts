/** So many of the latest positions are kept, */
const RECENT = 16;
/** and before them every so-many-th. */
const EVERY = 64;

interface Snapshot<State> {
	/** How many entries counted up to here. */
	readonly count: number;
	readonly state: State;
}

/**
 * Positions on the way of a match, so that going back costs the same however long the match is: near the end one step,
 * anywhere else at most EVERY.
 */
export class Snapshots<State> {
	readonly #clone: (state: State) => State;
	readonly #kept: Snapshot<State>[] = [];

	constructor(clone: (state: State) => State) {
		this.#clone = clone;
	}

	/** Positions are handed in one after the other, the first with count 0. */
	keep(count: number, state: State): void {
		const latest = this.#kept.at(-1);
		if (latest !== undefined && latest.count >= count) return;
		this.#kept.push({ count, state: this.#clone(state) });
		const old = this.#kept.findLastIndex((kept) => kept.count <= count - RECENT);
		if (old !== -1 && this.#kept[old].count % EVERY !== 0) this.#kept.splice(old, 1);
	}

	/** The latest position with no more than `count` entries; those after it are forgotten. */
	backTo(count: number): Snapshot<State> {
		while (this.#kept.length > 1 && this.#kept[this.#kept.length - 1].count > count) this.#kept.pop();
		const latest = this.#kept[this.#kept.length - 1];
		return { count: latest.count, state: this.#clone(latest.state) };
	}
}
