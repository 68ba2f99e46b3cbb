import { type AnyGame, isRealTime, type Seat } from '@shutterbox/kernel';
import { isFormer } from './former.ts';
import type { SavedTable } from './saved.ts';
import type { Occupant, Pace } from './types.ts';

/** How long a person may be gone before a bot plays for them, if others are waiting. */
export const GRACE = { turns: 90_000, realTime: 20_000 } as const;
/** How long the seat of somebody who leaves is only held: nothing is played for them, and they may think better of it. */
export const HELD = 10_000;
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
	/** By seat: until then nothing is played for whoever left. */
	readonly #heldUntil: number[];
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
		this.#heldUntil = occupants.map(() => 0);
		if (pace.kind === 'correspondence') this.#grace = null;
		else this.#grace = isRealTime(game) ? GRACE.realTime : GRACE.turns;
	}

	/** The match begins, or goes on after a stop: absence counts from now. */
	begin({ away, leaves, lapses }: Pick<SavedTable, 'away' | 'leaves' | 'lapses'>, time: number): void {
		away.forEach((isAway, seat) => {
			this.#away[seat] = isAway;
		});
		leaves.forEach((count, seat) => {
			this.#leaves[seat] = count;
		});
		lapses.forEach((count, seat) => {
			this.#lapses[seat] = count;
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

	/** By seat: decisions in a row that ran out of time. */
	get lapses(): readonly number[] {
		return this.#lapses;
	}

	/** The person showed up, or did something without a screen: absence counts from here. */
	seen(seat: Seat, time: number): void {
		this.#goneSince[seat] = this.isHere(seat) ? null : time;
	}

	/** Somebody has come. Until now nobody waited for the others, if nobody else was here. */
	arrived(seat: Seat, time: number): void {
		this.seen(seat, time);
		if (!this.#isAwaited(seat)) for (const other of this.list) this.seen(other.seat, time);
	}

	/** Somebody wants to leave, and their seat is held; false where they have done so too often. */
	mayLeave(seat: Seat, time: number): boolean {
		if (this.#away[seat]) return true;
		if (this.#leaves[seat] >= LEAVES_MAX) return false;
		this.#leaves[seat]++;
		this.#heldUntil[seat] = time + HELD;
		return true;
	}

	heldUntil(seat: Seat): number {
		return this.#heldUntil[seat];
	}

	/** Whether that is news. */
	leave(seat: Seat): boolean {
		const wasHere = !this.#away[seat];
		this.#away[seat] = true;
		return wasHere;
	}

	/** Somebody did something themselves, so that decisions which ran out of time are in a row no longer; whether any had. */
	acted(seat: Seat): boolean {
		const hadLapses = this.#lapses[seat] > 0;
		this.#lapses[seat] = 0;
		return hadLapses;
	}

	/** Whether that is news. */
	comeBack(seat: Seat): boolean {
		const wasAway = this.#away[seat];
		this.#away[seat] = false;
		if (wasAway) this.#lapses[seat] = 0;
		this.#heldUntil[seat] = 0;
		return wasAway;
	}

	/** A decision ran out of time. */
	lapse(seat: Seat): void {
		this.#lapses[seat]++;
	}

	/** Whether that was one too many, and the person is still here. */
	isToBeReplaced(seat: Seat): boolean {
		return this.#lapses[seat] >= LAPSES_MAX && !this.#away[seat];
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

	/** Whether everybody agreed but those who have gone, and of them is known who takes their seats. */
	haveAllAgreed(agreed: readonly Seat[], filled: readonly Seat[]): boolean {
		const isSettled = (seat: Seat) => agreed.includes(seat) || (!this.isHere(seat) && filled.includes(seat));
		return agreed.length > 0 && this.list.every(({ seat }) => isSettled(seat));
	}

	#isAwaited(seat: Seat): boolean {
		return this.list.some((other) => other.seat !== seat && this.isHere(other.seat) && !this.#away[other.seat]);
	}

	/** Whether the person of a seat looks at the table. */
	isHere(seat: Seat): boolean {
		return this.list.some((person) => person.seat === seat && this.#present.has(person.who));
	}
}
