import {
	type AnyGame,
	isRealTime,
	isRefusal,
	type LogCommand,
	type LogEntry,
	type Refusal,
	type Seat,
} from '@shutterbox/kernel';
import { type Journal, refusal } from './journal.ts';
import type { People } from './people.ts';
import type { Answer, TableView } from './types.ts';

/** How long bots hold back while people are asked. */
const HOLD = 20_000;

/** A request for consent, as it is kept. */
export interface Asking {
	readonly seat: Seat;
	/** The request that asked, so that the same one is not done twice. */
	readonly request: string;
	readonly agreed: readonly Seat[];
	readonly at: number;
}

/** Taking moves back: freely up to the barrier, beyond it with the consent of every person of the match. */
export class Consent {
	readonly #game: AnyGame;
	readonly #journal: Journal;
	readonly #people: People;
	readonly #isRated: boolean;
	#asking: Asking | null;
	#isChanged = false;

	constructor(game: AnyGame, journal: Journal, people: People, isRated: boolean, asking: Asking | null) {
		this.#game = game;
		this.#journal = journal;
		this.#people = people;
		this.#isRated = isRated;
		this.#asking = asking;
	}

	/** What is being asked, to be kept. */
	get asking(): Asking | null {
		return this.#asking;
	}

	/** The match goes on after a stop: nobody waits for time that did not count. */
	resume(time: number): void {
		if (this.#asking !== null) this.#asking = { ...this.#asking, at: Math.min(this.#asking.at, time) };
	}

	/** Whether that has changed since this was last asked. */
	takeChange(): boolean {
		const isChanged = this.#isChanged;
		this.#isChanged = false;
		return isChanged;
	}

	/** Until when bots wait for people to answer. */
	get heldUntil(): number {
		return this.#asking === null ? 0 : this.#asking.at + HOLD;
	}

	view(): TableView['asking'] {
		return this.#asking && { seat: this.#asking.seat, agreed: this.#asking.agreed };
	}

	/** How a seat may take back now, with the others' consent where it needs it. */
	offer(seat: Seat): LogCommand | null {
		const way = this.#wayBack(seat);
		return isRefusal(way) ? null : way;
	}

	/** Somebody moved: what was asked has lost its meaning. */
	drop(): void {
		if (this.#asking !== null) this.#ask(null);
	}

	takeBack(seat: Seat, answer: Answer, time: number): Refusal | number {
		const { match } = this.#journal;
		const known = this.#journal.known(seat, answer);
		if (known !== null) return known;
		const way = this.#wayBack(seat);
		if (isRefusal(way)) return way;
		if (way !== 'rewind') {
			this.drop();
			return this.#enter(seat, way, answer.request, time);
		}
		if (this.#asking?.seat === seat && this.#asking.request === answer.request) return match.length;
		if (this.#asking !== null) return refusal('ALREADY_ASKED');
		this.#ask({ seat, request: answer.request, agreed: [seat], at: time });
		if (!this.#people.haveAgreed([seat])) this.#journal.tell({ type: 'takeBackAsked', seat }, time);
		return this.#rewindIfAgreed(time) ?? match.length;
	}

	/** Whoever agreed, the asker included, may still think better of it. */
	answer(seat: Seat, agrees: boolean, time: number): Refusal | number | null {
		if (this.#asking === null || (agrees && this.#asking.agreed.includes(seat))) return refusal('NOTHING_ASKED');
		if (agrees) {
			this.#ask({ ...this.#asking, agreed: [...this.#asking.agreed, seat] });
			return this.#rewindIfAgreed(time);
		}
		this.drop();
		this.#journal.tell({ type: 'takeBackDeclined', seat }, time);
		return null;
	}

	/** Somebody has left: they have not agreed, and what they asked is void. */
	left(seat: Seat): void {
		if (this.#asking === null) return;
		const { seat: asker, agreed } = this.#asking;
		if (asker === seat || this.offer(asker) === null) this.drop();
		else this.#ask({ ...this.#asking, agreed: agreed.filter((other) => other !== seat) });
	}

	#ask(asking: Asking | null): void {
		this.#asking = asking;
		this.#isChanged = true;
	}

	/**
	 * Nobody takes back what the clock did: their time was up. Nobody rewinds a rated match, nor behind a move of somebody
	 * who is away, nor behind one that was made for somebody; that a secret one was does not count: nobody may know it.
	 */
	#wayBack(seat: Seat): Refusal | LogCommand {
		const { match, standIns } = this.#journal;
		const way = isRealTime(this.#game) ? null : match.takeBack(seat);
		if (way === null) return refusal('NOTHING_TO_UNDO');
		const [own, ...since] = standIns.sinceMoveOf(seat);
		if (way !== 'rewind') return own.by === 'clock' ? refusal('TIME_IS_UP') : way;
		if (this.#isRated) return refusal('NO_REWIND_RATED');
		const isOfAbsent = (entry: LogEntry) =>
			this.#people.list.some((other) => other.seat === entry.actor) &&
			(this.#people.away[entry.actor as Seat] || standIns.isMarked(entry));
		return since.some(isOfAbsent) ? refusal('SOMEBODY_AWAY') : way;
	}

	#rewindIfAgreed(time: number): Refusal | number | null {
		if (this.#asking === null || !this.#people.haveAgreed(this.#asking.agreed)) return null;
		const { seat, request } = this.#asking;
		this.drop();
		return this.#enter(seat, 'rewind', request, time);
	}

	#enter(seat: Seat, command: LogCommand, request: string, time: number): Refusal | number {
		const result = this.#journal.enter(seat, command, time, request);
		return result.accepted ? result.n : result.refusal;
	}
}
