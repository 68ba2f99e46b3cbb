import { type AnyGame, isRealTime, type Seat } from '@shutterbox/kernel';
import { isFormer } from './former.ts';
import type { Occupant, Pace } from './types.ts';

/** How long a person may be gone before a bot plays for them, if others are waiting. */
export const GRACE = { turns: 90_000, realTime: 20_000 } as const;
/** Decisions in a row that ran out of time before a bot takes over. */
const LAPSES_MAX = 2;
/** How often somebody may leave one match. */
export const LEAVES_MAX = 5;

interface Person {
	readonly seat: Seat;
	readonly who: string;
	/** Their account is gone: they neither come back nor agree to anything. */
	readonly isFormer: boolean;
}

/** The people in a match: who is here, who is gone for how long, and for whom a bot plays. */
export class People {
	readonly list: readonly Person[];
	/** Persons whose screens are connected. */
	readonly #present: ReadonlySet<string>;
	/** By seat: the person left, or was away too long. */
	readonly #away: boolean[];
	readonly #goneSince: (number | null)[];
	readonly #lapses: number[];
	readonly #leaves: number[];
	/** Null where nobody has to be there. */
	readonly #grace: number | null;

	constructor(game: AnyGame, occupants: readonly Occupant[], pace: Pace, present: ReadonlySet<string>) {
		this.list = occupants.flatMap((occupant, seat) =>
			occupant.kind === 'person' ? [{ seat, who: occupant.who, isFormer: isFormer(occupant) }] : [],
		);
		this.#present = present;
		this.#away = occupants.map(() => false);
		this.#goneSince = occupants.map(() => null);
		this.#lapses = occupants.map(() => 0);
		this.#leaves = occupants.map(() => 0);
		if (pace.kind === 'correspondence') this.#grace = null;
		else this.#grace = isRealTime(game) ? GRACE.realTime : GRACE.turns;
	}

	/** The match begins, or goes on after a stop: absence counts from now. */
	begin(away: readonly boolean[], leaves: readonly number[], time: number): void {
		away.forEach((isAway, seat) => {
			this.#away[seat] = isAway;
		});
		leaves.forEach((count, seat) => {
			this.#leaves[seat] = count;
		});
		for (const { seat } of this.list) this.seen(seat, time);
	}

	get away(): readonly boolean[] {
		return this.#away;
	}

	/** By seat: how often the person has left. */
	get leaves(): readonly number[] {
		return this.#leaves;
	}

	/** The person showed up, or did something without a screen: absence counts from here. */
	seen(seat: Seat, time: number): void {
		this.#goneSince[seat] = this.#isPresent(seat) ? null : time;
	}

	/** Somebody has come. Until now nobody waited for the others, if nobody else was here. */
	arrived(seat: Seat, time: number): void {
		this.seen(seat, time);
		if (!this.#isAwaited(seat)) for (const other of this.list) this.seen(other.seat, time);
	}

	/** Somebody wants to leave; false where they have done so too often. */
	mayLeave(seat: Seat): boolean {
		if (this.#away[seat]) return true;
		if (this.#leaves[seat] >= LEAVES_MAX) return false;
		this.#leaves[seat]++;
		return true;
	}

	/** Whether that is news. */
	leave(seat: Seat): boolean {
		const wasHere = !this.#away[seat];
		this.#away[seat] = true;
		return wasHere;
	}

	/** Whether that is news. */
	comeBack(seat: Seat): boolean {
		const wasAway = this.#away[seat];
		this.#away[seat] = false;
		this.#lapses[seat] = 0;
		return wasAway;
	}

	/** A decision ran out of time; true when it is one too many. */
	lapse(seat: Seat): boolean {
		return ++this.#lapses[seat] >= LAPSES_MAX;
	}

	/** When a bot takes over for a person who is gone while others who play are here; null if that is not to come. */
	graceEnds(seat: Seat): number | null {
		const since = this.#goneSince[seat];
		return since === null || this.#grace === null || !this.#isAwaited(seat) ? null : since + this.#grace;
	}

	/** Whether a bot plays for every person. */
	haveAllLeft(): boolean {
		return this.list.every(({ seat }) => this.#away[seat]);
	}

	/** Whether every person of the match agreed, here or not; bots do what people want. */
	haveAgreed(agreed: readonly Seat[]): boolean {
		return this.list.every(({ seat, isFormer }) => isFormer || agreed.includes(seat));
	}

	/** Whether everybody agreed who is still here. */
	haveAllHereAgreed(agreed: readonly Seat[]): boolean {
		return agreed.length > 0 && this.list.every(({ seat }) => !this.#isPresent(seat) || agreed.includes(seat));
	}

	#isAwaited(seat: Seat): boolean {
		return this.list.some((other) => other.seat !== seat && this.#isPresent(other.seat) && !this.#away[other.seat]);
	}

	#isPresent(seat: Seat): boolean {
		return this.list.some((person) => person.seat === seat && this.#present.has(person.who));
	}
}
