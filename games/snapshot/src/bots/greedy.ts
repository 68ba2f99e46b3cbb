import type { Policy, Seat, View } from '@shutterbox/kernel';
import { exploreOdds, nextCards, photoOdds } from '../analysis/odds.ts';
import { checkCommit } from '../rules/commit.ts';
import {
	type Animal,
	animalNamed,
	type Habitat,
	habitatNamed,
	habitatOf,
	KNOWLEDGE_TOKENS,
	photoTarget,
	REROLL_PRICE,
} from '../rules/components.ts';
import { explorations, rerolls } from '../rules/explore.ts';
import type { Explore, Move, Reroll } from '../rules/move.ts';
import { possibleTargets } from '../rules/prepare.ts';
import { hasRoom } from '../rules/reserve.ts';
import { scoreSheet } from '../rules/scoring.ts';
import { shots } from '../rules/shoot.ts';
import { isPlannedAndOpen, OPEN, type State, wouldSpook } from '../rules/state.ts';
import { bestPlan, type Plan, prepareMove, TOKEN_WORTH } from './plans.ts';
import { worthTo } from './worth.ts';

// All worths are in prestige; the constants are from self-play.

const KNOWLEDGE_WORTH = KNOWLEDGE_TOKENS * TOKEN_WORTH;
/** Every photo brings the end nearer: bad news, but for a leader who can end it now. */
const PHOTO_COST = 1;
/** Of a free place in the hand. */
const PLACE_WORTH = 0.8;
/** Of a drawn animal that stays, beyond what it adds to the plan of this turn. */
const CARD_WORTH = 1;
/** The part of a photo's worth now that a card in hand is worth for later. */
const KEEP_SHARE = 0.35;
/** The part of a rival's gain that counts as an own loss. */
const RIVAL_SHARE = 0.3;
/** What a claim must promise beyond its price. */
const CLAIM_MARGIN = 0.5;

/** Takes what promises most this turn, looking one card ahead. */
export const greedy: Policy<State, Move> = {
	choose: (view, seat) => new Greedy(view, seat).choose(),
};

class Greedy {
	readonly #view: View<State>;
	readonly #seat: Seat;
	/** By animal. */
	readonly #worth: readonly number[];

	constructor(view: View<State>, seat: Seat) {
		this.#view = view;
		this.#seat = seat;
		this.#worth = photoWorths(view, seat);
	}

	choose(): Move {
		const view = this.#view;
		switch (view.phase) {
			case 'research':
				return this.#research();
			case 'fate':
				return this.#fate();
			case 'claims':
				return { type: isWorthClaiming(this.#keepWorth(view.drawn)) ? 'claim' : 'decline' };
			case 'deny':
				return this.#deny();
			case 'explore':
				return this.#explore();
			case 'reroll':
				return this.#reroll();
			default:
				return shots(view)[0];
		}
	}

	#plan(animals: readonly Animal[]): Plan | null {
		return bestPlan(animals, {
			worth: this.#worth,
			tokenWorth: TOKEN_WORTH,
			supply: this.#view.tokens[this.#seat],
			required: this.#view.committed,
		});
	}

	/** What the turn is worth with these animals to choose from. */
	#turnWorth(animals: readonly Animal[]): number {
		const plan = this.#plan(animals);
		if (plan === null) return KNOWLEDGE_WORTH;
		return Math.max(KNOWLEDGE_WORTH, plan.value + noPhotoOdds(plan) * KNOWLEDGE_WORTH);
	}

	#research(): Move {
		const available = possibleTargets(this.#view);
		if (this.#drawWorth(available) > this.#turnWorth(available)) return { type: 'draw' };
		const plan = this.#plan(available);
		return plan === null ? { type: 'pass' } : prepareMove(plan);
	}

	#drawWorth(available: readonly Animal[]): number {
		const view = this.#view;
		const next = nextCards(view);
		const canReserve = hasRoom(view, this.#seat);
		let sum = 0;
		for (const card of next) {
			if (!wouldSpook(view, card)) sum += this.#turnWorth([...available, card]) + CARD_WORTH;
			else sum += canReserve ? this.#turnWorth([...available, card]) - PLACE_WORTH : KNOWLEDGE_WORTH;
		}
		return next.length === 0 ? Number.NEGATIVE_INFINITY : sum / next.length + TOKEN_WORTH;
	}

	#keepWorth(card: Animal): number {
		return keepWorth(this.#plan([card]));
	}

	/** Reserves to avert a spook. Else the card is as good on the table, unless it could be sold against our will. */
	#fate(): Move {
		const view = this.#view;
		if (wouldSpook(view, view.drawn)) return { type: 'reserve' };
		const isSoldAtOnce = view.rules.denial === 'upfront' && this.#wouldUse(view.drawn);
		return { type: isSoldAtOnce && checkCommit(view) === null ? 'commit' : 'place' };
	}

	#deny(): Move {
		const view = this.#view;
		const card = view.drawn;
		const available = possibleTargets(view);
		const now = this.#turnWorth([...available, card]) - this.#turnWorth(available);
		const lost = RIVAL_SHARE * worthTo(view, view.claimant)[card];
		if (Math.max(now, this.#keepWorth(card)) + lost <= TOKEN_WORTH) return { type: 'sell' };
		if (hasRoom(view, this.#seat)) return { type: 'reserve' };
		return { type: this.#wouldUse(card) ? 'commit' : 'sell' };
	}

	#wouldUse(card: Animal): boolean {
		const plan = this.#plan([...possibleTargets(this.#view), card]);
		return plan?.targets.some(({ animal }) => animal === card) ?? false;
	}

	/** Most at stake first, while there are tokens for re-rolls. */
	#explore(): Move {
		const atStake = (move: Explore) => this.#stake(habitatNamed(move.habitat), (i) => this.#view.targetTokens[i]);
		return explorations(this.#view).reduce((best, move) => (atStake(move) > atStake(best) ? move : best));
	}

	#reroll(): Move {
		let best: Move = { type: 'abandon' };
		let most = 0;
		for (const move of rerolls(this.#view)) {
			const gain = this.#gain(move);
			if (gain > most) {
				best = move;
				most = gain;
			}
		}
		return best;
	}

	/** What one more die wins here, less what the tokens would have done elsewhere. */
	#gain({ animals }: Reroll): number {
		const view = this.#view;
		const before = (i: number) => view.targetTokens[i];
		const after = (i: number) =>
			before(i) - (animals.find(({ id }) => animalNamed(id) === view.targets[i])?.tokens ?? 0);
		let gain = exploreOdds(view.current, 1) * (this.#stake(view.current, after) - REROLL_PRICE * TOKEN_WORTH);
		view.habitatDice.forEach((dice, habitat) => {
			if (habitat !== view.current && isPlannedAndOpen(view, habitat))
				gain -= exploreOdds(habitat, dice) * (this.#stake(habitat, before) - this.#stake(habitat, after));
		});
		return gain;
	}

	/** What the open targets of a habitat promise once it is explored. */
	#stake(habitat: Habitat, tokensOn: (index: number) => number): number {
		const view = this.#view;
		let stake = 0;
		view.targets.forEach((animal, i) => {
			if (habitatOf(animal) !== habitat || view.targetStatus[i] !== OPEN) return;
			const tokens = tokensOn(i);
			stake += photoOdds(animal, view.targetDice[i], tokens) * (this.#worth[animal] - TOKEN_WORTH * tokens);
		});
		return stake;
	}
}

/** By animal: what its photo is worth to a seat now, the end of the match and the place in its hand included. */
export function photoWorths(view: State, seat: Seat): number[] {
	const ending = couldEndAhead(view, seat) ? PHOTO_COST : -PHOTO_COST;
	const hand = view.hands[seat];
	return worthTo(view, seat).map((worth, animal) => worth + ending + (hand.includes(animal) ? PLACE_WORTH : 0));
}

/** What a card in hand is worth that could be photographed like this. */
function keepWorth(alone: Plan | null): number {
	return KEEP_SHARE * (alone?.value ?? 0) - PLACE_WORTH;
}

function isWorthClaiming(kept: number): boolean {
	return kept > TOKEN_WORTH + CLAIM_MARGIN;
}

/** Whether somebody with so many tokens would claim a card, by what photos are worth to them. */
export function wouldClaim(worth: readonly number[], supply: number, card: Animal): boolean {
	return isWorthClaiming(keepWorth(bestPlan([card], { worth, tokenWorth: TOKEN_WORTH, supply, required: [] })));
}

function couldEndAhead(view: State, seat: Seat): boolean {
	if (view.photos[seat].length + 1 < photoTarget(view.seats)) return false;
	const shown = view.photos.map((_, other) => {
		const { animals, awards } = scoreSheet(view, other);
		return animals + awards;
	});
	return shown.every((score, other) => other === seat || score < shown[seat]);
}

function noPhotoOdds({ habitatDice, targets }: Plan): number {
	let none = 1;
	for (let habitat = 0; habitat < habitatDice.length; habitat++) {
		let allMissed = 1;
		for (const { animal, dice, tokens } of targets) {
			if (habitatOf(animal) === habitat) allMissed *= 1 - photoOdds(animal, dice, tokens);
		}
		none *= 1 - exploreOdds(habitat, habitatDice[habitat]) * (1 - allMissed);
	}
	return none;
}
