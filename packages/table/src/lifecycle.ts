import { type AnyGame, isRefusal, type Refusal, type Seat } from '@shutterbox/kernel';
import { type LogRow, refusal } from './journal.ts';
import { type Kept, LiveMatch } from './live-match.ts';
import { type Again, again, NO_REMATCH } from './rematch.ts';
import { completed, type SavedTable } from './saved.ts';
import {
	type FreeSeats,
	type Gathering,
	gather,
	isDeserted,
	type Seating,
	seatedForStart,
	seatOf,
	standUp,
} from './seating.ts';
import { finish, type Steps } from './steps.ts';
import { TableTime } from './table-time.ts';
import type { Command, Ending, Rematch, Stage } from './types.ts';

/** Of a match that begins. */
const NOTHING: Kept = { away: [], leaves: [], lapses: [], asking: null, orders: [] };

/** What stays of a table whatever happens to it. */
export type Identity = Pick<SavedTable, 'id' | 'created' | 'seed'> & { readonly game: AnyGame };

/** A table on its way from gathering to the rematch: its stage, who sits there, and the match they play. */
export class Lifecycle {
	readonly identity: Identity;
	/** Persons whose screens are connected. */
	readonly present = new Set<string>();
	#seating: Seating;
	#stage: Stage = 'gathering';
	readonly #time = new TableTime();
	#live: LiveMatch | null = null;
	#ending: Ending | null = null;
	#bug: unknown = null;
	/** What the table was kept as, where these rules cannot play it. */
	#unplayable: SavedTable | null = null;
	#rematch = NO_REMATCH;
	#isChanged = true;

	constructor(identity: Identity, seating: Seating) {
		this.identity = identity;
		this.#seating = seating;
	}

	static *restoring(
		game: AnyGame,
		kept: SavedTable,
		rows: readonly LogRow[],
		now: number,
		ending: Ending | null,
	): Steps<Lifecycle> {
		const saved = completed(kept);
		const lifecycle = new Lifecycle({ id: saved.id, game, created: saved.created, seed: saved.seed }, saved.seating);
		lifecycle.#stage = saved.stage;
		lifecycle.#time.started = saved.started;
		lifecycle.#time.shift = saved.shift;
		lifecycle.#rematch = saved.rematch;
		lifecycle.#isChanged = false;
		const resuming = lifecycle.#resuming(saved, rows, now);
		while (!lifecycle.guarded(() => resuming.next().done, true)) yield;
		if (lifecycle.#live === null && saved.started !== null) {
			const isOver = saved.stage === 'closed' || (saved.stage === 'finished' && ending !== null);
			lifecycle.#stage = isOver ? saved.stage : 'frozen';
			lifecycle.#unplayable = saved;
			lifecycle.#ending = ending;
		}
		return lifecycle;
	}

	get stage(): Stage {
		return this.#stage;
	}

	get seating(): Seating {
		return this.#seating;
	}

	get bug(): unknown {
		return this.#bug;
	}

	get rematch(): Rematch {
		return this.#rematch;
	}

	get rulesVersion(): number {
		return this.#unplayable?.rulesVersion ?? this.identity.game.meta.rulesVersion;
	}

	/** The match, also when it is over or broken. */
	get live(): LiveMatch | null {
		return this.#live;
	}

	/** How the match ended, also where these rules cannot show it any more. */
	get ending(): Ending | null {
		return this.#ending;
	}

	/** By seat: somebody else plays for the person, or did when the match ended. */
	get away(): readonly boolean[] {
		return this.#live?.people.away ?? this.#unplayable?.away ?? [];
	}

	/** The match while it is played. */
	get running(): LiveMatch | null {
		return this.#stage === 'playing' ? this.#live : null;
	}

	/** The host calls at this moment of its clock. In correspondence the calendar counts, whatever it says. */
	reach(now: number): void {
		this.#time.reach(now, this.#isKept());
	}

	get isResting(): boolean {
		return this.#time.isResting;
	}

	/** After every change: where the rules let it, time stands still while nobody is connected. */
	rest(now: number): void {
		if (this.#time.rest(this.#mayRest(), now)) this.#isChanged = true;
	}

	/** The table's own clock: milliseconds of the match. */
	time(now: number): number {
		return Math.max(this.#live?.journal.lastAt ?? 0, this.#time.at(now));
	}

	/** A moment of the table's clock, in milliseconds since 1970. */
	moment(time: number): number {
		return this.#time.moment(time);
	}

	obey(who: string, command: Command, now: number): Refusal | number | null {
		switch (command.type) {
			case 'sit':
			case 'salt':
			case 'configure':
			case 'seatBot':
			case 'clearSeat':
			case 'reserve':
			case 'swapSeats':
			case 'ready':
				return this.#gather(who, command);
			case 'start':
				return this.#start(who, command, now);
			case 'close':
				if (this.#seating.host !== who) return refusal('NOT_HOST');
				if (this.#stage !== 'gathering' && this.#stage !== 'frozen') return this.#wrongStage();
				return this.#setStage('closed');
		}
		const seat = seatOf(this.#seating, who);
		if (seat === null) return refusal('NOT_SEATED');
		switch (command.type) {
			case 'rematch':
			case 'rematchSeat':
			case 'rematchNow':
				return this.#playAgain(seat, command);
		}
		if (command.type === 'leave' && this.#stage === 'gathering') return this.#reseat(standUp(this.#seating, who));
		const live = this.running;
		return live === null ? this.#doneBefore(seat, command) : live.obey(seat, command, this.time(now));
	}

	/** After every change: orders are looked up, and an ended or broken match changes the stage. */
	settle(time: number): void {
		const live = this.running;
		if (live === null) return;
		const { match } = live.journal;
		if (match.bug !== null) throw match.bug;
		this.#ending = endingOf(live);
		if (this.#ending !== null) this.#setStage('finished');
		else live.settle(time);
	}

	/**
	 * Whatever the rules throw is a bug of theirs: this table freezes and keeps its log, the others play on. A match that
	 * was over stays so.
	 */
	guarded<T>(attempt: () => T, otherwise: T): T {
		try {
			return attempt();
		} catch (bug) {
			this.#bug = this.#live?.journal.match.bug ?? bug;
			if (this.#ending === null) this.#setStage('frozen');
			return otherwise;
		}
	}

	/** Whether something other than the log has to be kept. */
	takeChange(): boolean {
		const isChanged = this.#live?.takeChange() || this.#isChanged;
		this.#isChanged = false;
		return isChanged;
	}

	save(): SavedTable {
		return {
			id: this.identity.id,
			game: this.identity.game.meta.id,
			rulesVersion: this.rulesVersion,
			created: this.identity.created,
			started: this.#time.started,
			shift: this.#time.shift,
			stage: this.#stage,
			seating: this.#seating,
			seed: this.identity.seed,
			away: [...this.away],
			leaves: this.#live?.people.leaves.slice() ?? this.#unplayable?.leaves ?? [],
			lapses: this.#live?.people.lapses.slice() ?? this.#unplayable?.lapses ?? [],
			asking: this.#live?.consent.asking ?? this.#unplayable?.asking ?? null,
			orders: this.#live?.orders.slice() ?? this.#unplayable?.orders ?? [],
			rematch: this.#rematch,
		};
	}

	/** Everybody agreed to play again, and the new table stands here. */
	setRematch(table: string): void {
		this.#rematch = { ...this.#rematch, table };
		this.#isChanged = true;
	}

	/** Whether everybody wants to play again but those whose seats are filled. */
	wantsRematch(): boolean {
		if (this.#stage !== 'finished' || this.#rematch.table !== null) return false;
		const { agreed, fills, isCalled } = this.#rematch;
		const filled = fills.map(({ seat }) => seat);
		return isCalled || (this.#live?.people.haveAllAgreed(agreed, filled) ?? false);
	}

	#gather(who: string, command: Gathering): Refusal | null {
		if (this.#stage !== 'gathering') return this.#wrongStage();
		return this.#reseat(gather(this.identity.game, this.#seating, who, command));
	}

	#reseat(seating: Seating | Refusal): Refusal | null {
		if (isRefusal(seating)) return seating;
		this.#seating = seating;
		this.#isChanged = true;
		return isDeserted(seating) ? this.#setStage('closed') : null;
	}

	#start(who: string, free: FreeSeats, now: number): Refusal | null {
		if (this.#seating.host !== who) return refusal('NOT_HOST');
		if (this.#stage !== 'gathering') return this.#wrongStage();
		const seating = seatedForStart(this.identity.game, this.#seating, free);
		if (isRefusal(seating)) return seating;
		const live = finish(this.#beginning(seating, now, NOTHING, []));
		if (isRefusal(live)) return live;
		this.#live = live;
		this.#seating = seating;
		this.#time.started = now;
		return this.#setStage('playing');
	}

	#beginning(seating: Seating, started: number, kept: Kept, rows: readonly LogRow[]) {
		const { game, seed } = this.identity;
		return LiveMatch.beginning({ game, seed, seating, present: this.present, started, kept }, rows);
	}

	*#resuming(saved: SavedTable, rows: readonly LogRow[], now: number): Steps<void> {
		if (saved.started === null || saved.rulesVersion !== this.identity.game.meta.rulesVersion) return;
		const live = yield* this.#beginning(saved.seating, saved.started, saved, rows);
		if (isRefusal(live)) return;
		this.#live = live;
		if (saved.stage === 'finished') this.#ending = endingOf(live);
		if (saved.stage === 'playing') {
			const atLastEntry = now - saved.started - live.journal.lastAt;
			// A clock that was set back behind the log would stop the match until it has caught up.
			this.#time.shift = this.#isKept() ? atLastEntry : Math.min(this.#time.shift, atLastEntry);
		}
		live.people.begin(saved, this.time(now));
		live.consent.resume(this.time(now));
		this.settle(this.time(now));
		this.rest(now);
	}

	/** Whether only the time counts in which somebody kept the table. */
	#isKept(): boolean {
		return this.#seating.terms.pace.kind !== 'correspondence';
	}

	/** Bots alone play on to the end. */
	#mayRest(): boolean {
		const live = this.running;
		if (live === null || !this.#isKept() || this.present.size > 0 || live.people.haveAllLeft()) return false;
		return this.identity.game.rests?.(live.journal.match.state) ?? false;
	}

	/** The move that ended the match may be sent again, by somebody who had no answer. */
	#doneBefore(seat: Seat, command: Command): Refusal | number {
		const isAnswer = command.type === 'move' || command.type === 'takeBack';
		const known = isAnswer ? this.#live?.journal.known(seat, command) : null;
		return typeof known === 'number' ? known : this.#wrongStage();
	}

	#playAgain(seat: Seat, command: Again): Refusal | null {
		if (this.#stage !== 'finished' || this.#live === null || this.#rematch.table !== null) return this.#wrongStage();
		const { people } = this.#live;
		const rematch = again(this.identity.game, this.#seating, this.#rematch, seat, command, (one) => people.isHere(one));
		if (isRefusal(rematch)) return rematch;
		this.#rematch = rematch;
		this.#isChanged = true;
		return null;
	}

	#setStage(stage: Stage): null {
		if (this.#stage !== stage) this.#isChanged = true;
		this.#stage = stage;
		return null;
	}

	#wrongStage(): Refusal {
		return refusal('WRONG_STAGE', { stage: this.#stage });
	}
}

function endingOf({ game, journal: { match } }: LiveMatch): Ending | null {
	const outcome = match.outcome();
	return outcome && { length: match.length, outcome, breakdown: game.breakdown(match.state) };
}
