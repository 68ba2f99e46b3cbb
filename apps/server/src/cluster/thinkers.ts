import type { AnyGame } from '@shutterbox/kernel';
import type { Intention, Thought } from '@shutterbox/table';
import { AnswerLate, type Bus, type Subscription } from '../bus/bus.ts';
import { type Helpers, LATE } from '../thinking/helpers.ts';
import type { ThinkingPool } from '../thinking/pool.ts';
import { SUBJECTS, type ThoughtAsked, type ThoughtTold, WORDS_VERSION } from './words.ts';

/** Processes that only think, or nodes that think for others where they have time. */
export type Group = 'workers' | 'nodes';

/** Longer than any thought may take, in milliseconds. */
const PATIENCE = 11_000;
/** Thoughts on their way to a group at once. */
const MOST = 64;
/** So long a group is left alone where somebody had something to do, at most after several in a row, and where nobody was. Milliseconds. */
const BUSY = 20;
const MOST_BUSY = 320;
const NOBODY = 3_000;
/** After a thought that was not answered in time, and at most after several in a row: one of the group hangs. Milliseconds. */
const DOUBT = 1_000;
const MOST_DOUBT = 30_000;

/**
 * A group of the bus, asked to think. How much it can do shows as it goes: as long as thoughts are answered one more is
 * given at a time, and where somebody had no time, no more than the others have.
 */
export class Asking implements Helpers {
	readonly #bus: Bus;
	readonly #group: Group;
	readonly #versions: ReadonlyMap<string, number>;
	readonly #onFree: (() => void)[] = [];
	#asked = 0;
	#room = 2;
	#busy = BUSY;
	#doubt = DOUBT;
	#rest: NodeJS.Timeout | null = null;

	constructor(bus: Bus, group: Group, games: readonly AnyGame[]) {
		this.#bus = bus;
		this.#group = group;
		this.#versions = versionsOf(games);
	}

	get areFree(): boolean {
		return this.#bus.isUp && this.#rest === null && this.#asked < this.#room;
	}

	onFree(act: () => void): void {
		this.#onFree.push(act);
	}

	async think(thought: Thought): Promise<{ readonly intention: Intention } | null> {
		const version = this.#versions.get(thought.game);
		if (version === undefined) return null;
		const asked: ThoughtAsked = { v: WORDS_VERSION, thought };
		this.#asked++;
		const late = setTimeout(() => this.#restInDoubt(), LATE).unref();
		try {
			const subject = SUBJECTS.think(this.#group, thought.game, version);
			const told = JSON.parse(await this.#bus.request(subject, JSON.stringify(asked), PATIENCE)) as ThoughtTold;
			if ('isBusy' in told) return this.#noneHasTime();
			// Whoever answers another question has answered none.
			if (!('intention' in told) || told.key !== thought.key || told.seat !== thought.seat) return null;
			this.#doubt = DOUBT;
			this.#busy = BUSY;
			if (this.#asked >= this.#room) this.#room = Math.min(MOST, this.#room + 1);
			return told;
		} catch (error) {
			if (!(error instanceof AnswerLate)) this.#restFor(NOBODY);
			return null;
		} finally {
			clearTimeout(late);
			this.#asked--;
		}
	}

	#noneHasTime(): null {
		this.#room = Math.max(1, this.#asked - 1);
		this.#restFor(this.#busy);
		this.#busy = Math.min(MOST_BUSY, 2 * this.#busy);
		return null;
	}

	#restInDoubt(): void {
		this.#restFor(this.#doubt);
		this.#doubt = Math.min(MOST_DOUBT, 2 * this.#doubt);
	}

	#restFor(milliseconds: number): void {
		if (this.#rest !== null) return;
		this.#rest = setTimeout(() => {
			this.#rest = null;
			for (const act of this.#onFree) act();
		}, milliseconds).unref();
	}
}

/** Thinks for others over the bus, as one of a group, whenever a thread has nothing to do. */
export async function answerThoughts(
	bus: Bus,
	group: Group,
	pool: Pick<ThinkingPool, 'help'>,
	games: readonly AnyGame[],
): Promise<readonly Subscription[]> {
	const answer = async (text: string): Promise<string> => {
		const { thought } = JSON.parse(text) as ThoughtAsked;
		const work = pool.help(thought);
		const told: ThoughtTold = work === null ? { isBusy: true } : answerOf(thought, await work);
		return JSON.stringify(told);
	};
	return await Promise.all(
		[...versionsOf(games)].map(([game, version]) => bus.subscribe(SUBJECTS.think(group, game, version), answer, group)),
	);
}

/** What went wrong here is thought over where it was asked, and told there. */
function answerOf({ key, seat }: Thought, intention: Intention | undefined): ThoughtTold {
	return intention === undefined ? { hasFailed: true } : { key, seat, intention };
}

function versionsOf(games: readonly AnyGame[]): ReadonlyMap<string, number> {
	return new Map(games.map(({ meta }) => [meta.id, meta.rulesVersion]));
}
