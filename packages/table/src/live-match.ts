import {
	type AnyGame,
	isLogCommand,
	isRealTime,
	isRefusal,
	Match,
	type Refusal,
	type Seat,
	type StandIn,
} from '@shutterbox/kernel';
import { Agenda, type Intended } from './agenda.ts';
import { standInsAt } from './bots.ts';
import { Clocks } from './clocks.ts';
import { Consent } from './consent.ts';
import { Journal, type LogRow, refusal } from './journal.ts';
import { Orders, openingOrders } from './orders.ts';
import { LEAVES_MAX, People } from './people.ts';
import type { SavedTable } from './saved.ts';
import type { Seating } from './seating.ts';
import type { Steps } from './steps.ts';
import { type Intention, seatLuck, type Thought } from './think.ts';
import type { Answer, Command } from './types.ts';

type InPlay = Extract<Command, { type: 'move' | 'takeBack' | 'consent' | 'order' | 'leave' | 'return' }>;

export interface LiveMatchSetup {
	readonly game: AnyGame;
	readonly seed: string;
	readonly seating: Seating;
	/** Persons whose screens are connected; the table keeps it up to date. */
	readonly present: ReadonlySet<string>;
	/** Milliseconds since 1970. */
	readonly started: number;
	readonly kept: Kept;
}

/** What is kept of a match beside its log. */
export type Kept = Pick<SavedTable, 'away' | 'leaves' | 'lapses' | 'asking' | 'orders'>;

/** Something the table does by itself. */
interface Due {
	readonly at: number;
	readonly act: (at: number) => void;
}

/**
 * A match with the people and bots who play it. Times are the table's own: milliseconds of the match. Where the rules
 * break their promises it throws, and the table freezes.
 */
export class LiveMatch {
	readonly game: AnyGame;
	readonly journal: Journal;
	readonly people: People;
	readonly clocks: Clocks | null;
	readonly consent: Consent;
	readonly #seed: string;
	readonly #seating: Seating;
	/** By seat: the bot that plays while its person is away. */
	readonly standIns: readonly (string | null)[];
	readonly #agenda = new Agenda();
	readonly #orders: Orders;
	#isChanged = false;

	private constructor(setup: LiveMatchSetup, match: Journal['match']) {
		const { game, seed, seating, kept } = setup;
		this.game = game;
		this.#seed = seed;
		this.#seating = seating;
		this.standIns = standInsAt(game, seating.occupants);
		this.people = new People(game, seating.occupants, seating.terms.pace, setup.present);
		this.people.begin(kept, 0);
		this.clocks = Clocks.of(seating.terms.pace, seating.occupants.length);
		this.journal = new Journal(match, this.clocks, (seat) => seating.occupants[seat].kind === 'person');
		this.consent = new Consent(game, this.journal, this.people, seating.terms.isRated, kept.asking);
		this.#orders = new Orders(game, seed, this.#agenda, openingOrders(game, seating, kept.orders, match.state));
	}

	/** Sets the match up and plays the log it already has. */
	static *beginning(setup: LiveMatchSetup, rows: readonly LogRow[]): Steps<LiveMatch | Refusal> {
		const { occupants, salts, terms } = setup.seating;
		const match = Match.start(setup.game, {
			seats: occupants.map((occupant) => (occupant.kind === 'empty' ? '' : occupant.name)),
			options: terms.options,
			luck: { kind: 'secure', seed: setup.seed, salts },
			created: setup.started,
		});
		if (isRefusal(match)) return match;
		const live = new LiveMatch(setup, match);
		return (yield* live.journal.restoring(rows)) ?? live;
	}

	get orders(): readonly unknown[] {
		return this.#orders.bySeat;
	}

	/** What a person at a seat may ask while the match is played. Whoever acts is back. */
	obey(seat: Seat, command: InPlay, time: number): Refusal | number | null {
		if (command.type === 'leave') return this.#leave(seat, time);
		this.handBack(seat, time);
		if (this.people.acted(seat)) this.#isChanged = true;
		switch (command.type) {
			case 'return':
				return null;
			case 'move':
				// Taking back has a command of its own, which asks the others where it must.
				return isLogCommand(command.move) ? refusal('BAD_MOVE') : this.#enter(seat, command, command.move, time);
			case 'takeBack':
				return this.consent.takeBack(seat, command, time);
			case 'consent':
				return this.consent.answer(seat, command.agrees, time);
			case 'order':
				return this.#order(seat, command.order);
		}
	}

	/** A bot plays on for the person. */
	takeOver(seat: Seat, time: number): void {
		if (!this.people.leave(seat)) return;
		this.#isChanged = true;
		this.#agenda.drop(seat);
		this.journal.tell({ type: 'botTookOver', seat }, time);
		this.consent.left(seat);
	}

	/** The person's first screen has connected. */
	arrive(seat: Seat, time: number): void {
		this.people.arrived(seat, time);
		this.handBack(seat, time);
	}

	/** The person does something, or wants the seat back. */
	handBack(seat: Seat, time: number): void {
		this.people.seen(seat, time);
		if (!this.people.comeBack(seat)) return;
		this.people.arrived(seat, time);
		this.#isChanged = true;
		this.#agenda.drop(seat);
		this.journal.tell({ type: 'personReturned', seat }, time);
	}

	/** The earliest thing the table does by itself. */
	next(): Due | null {
		const { state } = this.journal.match;
		let first: Due | null = null;
		const offer = (at: number | null | undefined, act: (at: number) => void) => {
			if (at != null && (first === null || at < first.at)) first = { at, act };
		};
		if (this.journal.mayAct('table') || this.game.tableMove?.(state) != null)
			offer(this.game.alarm?.(state), (at) => this.#makeTableMove(at));
		for (const [seat, intended] of this.#agenda.intentions)
			offer(Math.max(intended.at, this.consent.heldUntil, this.people.heldUntil(seat)), (at) =>
				this.#makeIntended(seat, intended, at),
			);
		for (const { seat } of this.people.list) {
			// Whoever plays the seat, its time is up when it is up.
			offer(this.clocks?.deadline(seat), (at) => this.#lapse(seat, at));
			if (!this.people.away[seat]) offer(this.people.graceEnds(seat), (at) => this.takeOver(seat, at));
		}
		return first;
	}

	thoughts(time: number): Thought[] {
		return this.#seating.occupants.flatMap((_, seat) => {
			const bot = this.#botOf(seat);
			const key = this.#keyOf(seat);
			if (bot === null || !this.journal.mayAct(seat) || !this.#agenda.askBot(seat, key)) return [];
			const view = this.game.view(this.journal.match.state, seat);
			return [{ game: this.game.meta.id, bot, seat, view, key, luck: seatLuck(this.#seed, seat), now: time }];
		});
	}

	answer(seat: Seat, key: number, intention: Intention | undefined, time: number, pause: number): void {
		const isAsked = this.#agenda.thought(seat, key);
		if (!isAsked || !this.awaits(seat, key) || intention === null) return;
		const { move, at } = intention ?? { move: this.#automatic(seat), at: null };
		this.#agenda.intend(seat, { key, move, at: at ?? time + pause });
	}

	/** Whether a bot's answer to that question would still count. */
	awaits(seat: Seat, key: number): boolean {
		return this.#botOf(seat) !== null && this.#isOpen(seat, key);
	}

	waitsForBots(): boolean {
		return this.#seating.occupants.some((_, seat) => this.#botOf(seat) !== null && this.journal.mayAct(seat));
	}

	/** After every change: whoever let time run out too often is played for, and orders answer open questions. */
	settle(time: number): void {
		// After a secret choice not before something is revealed, so that nobody can tell by it.
		for (const { seat } of this.people.list)
			if (this.people.isToBeReplaced(seat) && !this.journal.standIns.isSecret(seat)) this.takeOver(seat, time);
		for (const { seat } of this.people.list)
			if (!this.people.away[seat] && this.journal.mayAct(seat))
				this.#orders.lookUp(seat, this.#keyOf(seat), this.journal.match.state, time);
	}

	/** Whether the people's part has changed since this was last asked. */
	takeChange(): boolean {
		const isChanged = this.consent.takeChange() || this.#isChanged;
		this.#isChanged = false;
		return isChanged;
	}

	#enter(seat: Seat, answer: Answer, move: unknown, time: number): Refusal | number {
		const known = this.journal.known(seat, answer);
		if (known !== null) return known;
		const result = this.journal.enter(seat, move, time, answer.request);
		if (!result.accepted) return result.refusal;
		this.consent.drop();
		return result.n;
	}

	#leave(seat: Seat, time: number): Refusal | null {
		if (!this.people.mayLeave(seat, time)) return refusal('TOO_MANY_LEAVES', { most: LEAVES_MAX });
		this.takeOver(seat, time);
		return null;
	}

	#order(seat: Seat, order: unknown): Refusal | null {
		const refused = this.#orders.set(seat, order);
		if (refused === null) this.#isChanged = true;
		return refused;
	}

	#makeTableMove(at: number): void {
		const move = this.game.tableMove?.(this.journal.match.state) ?? null;
		// A table that may move but cannot would ring for ever.
		if (move === null || !this.journal.enter('table', move, at, null).accepted)
			throw new Error('the alarm rang, but the table cannot move');
		this.consent.drop();
	}

	#makeIntended(seat: Seat, { key, move }: Intended, at: number): void {
		this.#agenda.done(seat);
		if (!this.#isOpen(seat, key)) return;
		// A standing order is the person's own doing, and a secret: it leaves no mark.
		const by = this.people.away[seat] ? 'bot' : undefined;
		const { accepted } = this.journal.enter(seat, move, at, null, by);
		// In real time a plan may come to nothing; the bot is asked again when something happens.
		if (!accepted && isRealTime(this.game)) return;
		if (!accepted) this.#moveAutomatically(seat, at, by);
		this.consent.drop();
	}

	/** The person's time is up: a safe move is made for them, and after a few of these a bot plays on. */
	#lapse(seat: Seat, at: number): void {
		this.#moveAutomatically(seat, at, 'clock');
		this.consent.drop();
		this.people.lapse(seat);
		this.#isChanged = true;
	}

	#moveAutomatically(seat: Seat, at: number, by: StandIn | undefined): void {
		if (!this.journal.enter(seat, this.#automatic(seat), at, null, by).accepted)
			throw new Error(`the automatic move of seat ${seat} is refused`);
	}

	#automatic(seat: Seat): unknown {
		return this.game.automatic(this.game.view(this.journal.match.state, seat), seat);
	}

	#isOpen(seat: Seat, key: number): boolean {
		return key === this.#keyOf(seat) && this.journal.mayAct(seat);
	}

	/** Names a seat's question to whoever answers it by plan: in real time everything that happens asks anew. */
	#keyOf(seat: Seat): number {
		return isRealTime(this.game) ? this.journal.match.length : this.journal.decision(seat);
	}

	/** The bot that plays a seat, be it for somebody. */
	#botOf(seat: Seat): string | null {
		const occupant = this.#seating.occupants[seat];
		if (occupant.kind === 'bot') return occupant.bot;
		return this.people.away[seat] ? this.standIns[seat] : null;
	}
}
