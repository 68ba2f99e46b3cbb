import type { PlayContext, Seat, View } from '@shutterbox/kernel';
import { nextCards } from '../analysis/odds.ts';
import { photoWorths, wouldClaim } from '../bots/greedy.ts';
import { sell } from '../rules/claims.ts';
import { checkCommit, commit } from '../rules/commit.ts';
import { type Animal, UNKNOWN } from '../rules/components.ts';
import { checkDraw } from '../rules/draw.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/move.ts';
import { checkPass } from '../rules/prepare.ts';
import { putDown } from '../rules/put-down.ts';
import { canClaim, hasRoom, reserve } from '../rules/reserve.ts';
import { clone, NOT_ASKED, type State, wouldSpook } from '../rules/state.ts';
import type { Stops } from './stops.ts';
import type { Worth } from './turns.ts';

/** How many of the cards that may come are looked at, for every guess. */
const CARDS = 8;
/** What it is worth that one more card might be drawn after the next, which is not looked at. */
const MORE_TO_DRAW = 0.3;

/** What a drawn card leads to. */
export class Fates {
	readonly #seat: Seat;
	readonly #ctx: PlayContext<Event>;
	readonly #worth: Worth;
	readonly #stops: Stops;
	#cards: readonly Animal[] | null = null;
	/** By seat, then by animal, as far as they were asked for. */
	readonly #rivals = new Map<Seat, readonly number[]>();

	constructor(seat: Seat, ctx: PlayContext<Event>, worth: Worth, stops: Stops) {
		this.#seat = seat;
		this.#ctx = ctx;
		this.#worth = worth;
		this.#stops = stops;
	}

	/** Over the cards that may come, each with its best fate. */
	draw(state: State, guesses: number): number {
		this.#cards ??= this.#order(state);
		const looked = this.#cards.slice(0, CARDS * guesses);
		let sum = 0;
		for (const card of looked) sum += this.#drawn(state, card);
		return sum / looked.length + MORE_TO_DRAW;
	}

	/** The next cards in the order in which they are looked at, the same for all choices of a decision. */
	#order(state: State): readonly Animal[] {
		const cards = nextCards(state).slice();
		this.#ctx.chance.shuffle(cards);
		return cards;
	}

	#drawn(state: State, card: Animal): number {
		const drawn = clone(state);
		if (drawn.deck.length === 0) {
			drawn.deck = new Array<Animal>(drawn.discard.length).fill(UNKNOWN);
			drawn.discard = [];
		}
		drawn.deck.pop();
		drawn.drawn = card;
		drawn.phase = 'fate';
		let best = this.of(drawn, 'place', 0);
		if (hasRoom(state, this.#seat)) best = Math.max(best, this.of(drawn, 'reserve', 0));
		if (state.rules.denial === 'upfront' && checkCommit(drawn) === null)
			best = Math.max(best, this.of(drawn, 'commit', 0));
		return best;
	}

	/** What becomes of the card that was drawn, or is claimed; with guesses, the next card is looked at, too. */
	of(state: State, type: Move['type'], guesses: number): number {
		if (type === 'place') return this.#placed(state, guesses);
		const settled = clone(state);
		if (type === 'reserve') reserve(settled, this.#ctx);
		else if (type === 'commit') commit(settled, this.#ctx);
		else sell(settled, this.#ctx);
		return this.#onward(settled, guesses);
	}

	/** The turn goes on. */
	#onward(state: State, guesses: number): number {
		if (guesses === 0) return this.#stops.best(state);
		let best = checkPass(state) === null ? this.#stops.passed(state) : Number.NEGATIVE_INFINITY;
		for (const { points } of this.#stops.plans(state, guesses)) best = Math.max(best, points);
		return checkDraw(state) === null ? Math.max(best, this.draw(state, guesses)) : best;
	}

	/** For a rival of the active seat: the card is its own; or nobody wants it. */
	answer(state: State, claims: boolean): number {
		const answered = clone(state);
		answered.answers.fill(NOT_ASKED);
		if (claims) {
			answered.claimant = this.#seat;
			sell(answered, this.#ctx);
		} else putDown(answered, this.#ctx);
		return this.#worth(answered as View<State>);
	}

	/** Offered first, to rivals who choose like `greedy`. */
	#placed(state: State, guesses: number): number {
		const claimant = this.#claimant(state);
		if (claimant !== null) return this.#claimed(state, claimant, guesses);
		const put = clone(state);
		putDown(put, this.#ctx);
		return wouldSpook(state, state.drawn) ? this.#worth(put as View<State>) : this.#onward(put, guesses);
	}

	#claimant(state: State): Seat | null {
		for (let i = 1; i < state.seats; i++) {
			const rival = (state.active + i) % state.seats;
			if (canClaim(state, rival) && wouldClaim(this.#worthTo(state, rival), state.tokens[rival], state.drawn))
				return rival;
		}
		return null;
	}

	#worthTo(state: State, rival: Seat): readonly number[] {
		const known = this.#rivals.get(rival) ?? photoWorths(state, rival);
		this.#rivals.set(rival, known);
		return known;
	}

	#claimed(state: State, claimant: Seat, guesses: number): number {
		const claimed = clone(state);
		claimed.phase = 'deny';
		claimed.claimant = claimant;
		let best = this.of(claimed, 'sell', guesses);
		if (state.rules.denial === 'upfront') return best;
		if (hasRoom(state, this.#seat)) best = Math.max(best, this.of(claimed, 'reserve', guesses));
		if (checkCommit(claimed) === null) best = Math.max(best, this.of(claimed, 'commit', guesses));
		return best;
	}
}
