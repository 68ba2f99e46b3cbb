import type { PlayContext, Seat, View } from '@shutterbox/kernel';
import { type Prospect, prospectOfPlan } from '../analysis/plan-odds.ts';
import { photoWorths } from '../bots/greedy.ts';
import type { Terms } from '../bots/habitat-share.ts';
import { bestPlan, plansByTargets, prepareMove, TOKEN_WORTH } from '../bots/plans.ts';
import { type Animal, habitatOf } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { Prepare } from '../rules/move.ts';
import { checkPass, checkPrepare, possibleTargets } from '../rules/prepare.ts';
import { clone, NO_HABITAT, remove, type State } from '../rules/state.ts';
import { endTurn } from '../rules/turn-end.ts';
import { type PhotoOutcome, photoOutcomes } from './outcomes.ts';
import type { Worth } from './turns.ts';

/** Plans that are judged: the most promising, and so many more for every guess. */
const [PLANS, MORE_PLANS] = [2, 2];
/** So many animals are thought of together, those that promise most by themselves. */
const TOGETHER = 6;
/** Somebody may need photos, or tokens, more or less than usual. */
const LEANINGS = [
	{ photo: 0, token: 1 },
	{ photo: 2, token: 0.5 },
	{ photo: -1.5, token: 1 },
	{ photo: 0, token: 2 },
];

interface ValuedPlan {
	readonly move: Prepare;
	readonly points: number;
}

/** What it is worth to draw no more cards. */
export class Stops {
	readonly #seat: Seat;
	readonly #ctx: PlayContext<Event>;
	readonly #worth: Worth;
	/** The best plan so far; it may still be the best when a card has been drawn. */
	#favourite: Prepare | null = null;

	constructor(seat: Seat, ctx: PlayContext<Event>, worth: Worth) {
		this.#seat = seat;
		this.#ctx = ctx;
		this.#worth = worth;
	}

	/** The most promising plans. */
	plans(state: State, guesses: number): ValuedPlan[] {
		const terms = this.#terms(state);
		const targets = possibleTargets(state);
		const found = new Map<string, Prepare>();
		for (const { photo, token } of LEANINGS) {
			const worth = terms.worth.map((one) => one + photo);
			const plan = bestPlan(targets, { ...terms, worth, tokenWorth: terms.tokenWorth * token });
			if (plan !== null) found.set(keyOf(prepareMove(plan)), prepareMove(plan));
		}
		if (guesses > 1) {
			const ranked = plansByTargets(promising(targets, terms), terms).sort((a, b) => b.value - a.value);
			for (const plan of ranked.slice(0, PLANS + MORE_PLANS * guesses))
				found.set(keyOf(prepareMove(plan)), prepareMove(plan));
		}
		const plans = [...found.values()].map((move) => ({ move, points: this.#planned(state, move, terms.worth) }));
		let best: ValuedPlan | null = null;
		for (const plan of plans) if (best === null || plan.points > best.points) best = plan;
		this.#favourite = best?.move ?? null;
		return plans;
	}

	passed(state: State): number {
		return this.#ended(state, [], { photos: [], tokens: state.tokens[this.#seat], odds: 1 });
	}

	/** The best of passing, the plan that promises most, and the favourite so far. */
	best(state: State): number {
		const terms = this.#terms(state);
		let best = checkPass(state) === null ? this.passed(state) : Number.NEGATIVE_INFINITY;
		const plan = bestPlan(possibleTargets(state), terms);
		const move = plan === null ? null : prepareMove(plan);
		if (move !== null) best = Math.max(best, this.#planned(state, move, terms.worth));
		const former = this.#favourite;
		if (former === null || checkPrepare(state, former) !== null) return best;
		if (move !== null && keyOf(move) === keyOf(former)) return best;
		return Math.max(best, this.#planned(state, former, terms.worth));
	}

	/** What is still to be rolled, over everything it may end in. */
	worthOf(state: State, prospect: Prospect, abandons: boolean): number {
		return this.#rolled(state, prospect, photoWorths(state, this.#seat), abandons);
	}

	#terms(state: State): Terms {
		const supply = state.tokens[this.#seat];
		return { worth: photoWorths(state, this.#seat), tokenWorth: TOKEN_WORTH, supply, required: state.committed };
	}

	#planned(state: State, move: Prepare, worth: readonly number[]): number {
		return this.#rolled(state, prospectOfPlan(state, move), worth, false);
	}

	#rolled(state: State, prospect: Prospect, worth: readonly number[], abandons: boolean): number {
		const targets = prospect.habitats.flatMap((habitat) => habitat.targets.map(({ animal }) => animal));
		let sum = 0;
		for (const outcome of photoOutcomes(prospect, worth, abandons))
			sum += outcome.odds * this.#ended(state, targets, outcome);
		return sum;
	}

	/** The end of the turn when these of its targets were photographed. */
	#ended(state: State, targets: readonly Animal[], { photos, tokens }: PhotoOutcome): number {
		const seat = this.#seat;
		const end = clone(state);
		for (const animal of targets) {
			const isHeld = end.hands[seat].includes(animal);
			remove(isHeld ? end.hands[seat] : end.table[habitatOf(animal)], animal);
			if (photos.includes(animal)) end.photos[seat].push(animal);
			else end.discard.push(animal);
		}
		end.photosThisTurn += photos.length;
		end.tokens[seat] = tokens;
		end.current = NO_HABITAT;
		end.roll = [];
		end.habitatTokens = 0;
		endTurn(end, this.#ctx);
		return this.#worth(end as View<State>);
	}
}

function promising(targets: readonly Animal[], terms: Terms): readonly Animal[] {
	if (targets.length <= TOGETHER) return targets;
	const isDue = (animal: Animal) => terms.required.includes(animal);
	const alone = (animal: Animal) => bestPlan([animal], { ...terms, required: [] })?.value ?? 0;
	const ranked = targets
		.filter((animal) => !isDue(animal))
		.map((animal) => ({ animal, value: alone(animal) }))
		.sort((a, b) => b.value - a.value)
		.map(({ animal }) => animal);
	return [...terms.required, ...ranked].slice(0, TOGETHER).sort((a, b) => a - b);
}

function keyOf(move: Prepare): string {
	return JSON.stringify(move);
}
