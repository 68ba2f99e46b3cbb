import type { Chance, Gaze, Judgement, Outcome, Seat, View } from '@shutterbox/kernel';
import type { Manner } from '../photographers.ts';
import { sigmoid } from './exponential.ts';
import type { Net } from './net.ts';

/** A move and what it is worth, in points. */
export interface Valued<Move> {
	readonly move: Move;
	readonly value: number;
}

/** What is not looked at in a decision. */
export type Overlooked = 'nothing' | 'rivals' | 'ahead';

const WEIGHS = { win: 20, lead: 0.5 };
/** A manner in the middle leans nowhere. What a step from there is worth: per point at once, per point between guesses, and over the whole match. */
const MIDDLE = 3;
const [GREED, RISK, TEMPO] = [0.06, 0.05, 2];

/** A judgement with the weights of one kind of table. */
export class Thinker<State, Move> {
	readonly judgement: Judgement<State, Move>;
	readonly net: Net;
	/** Key of the tables it knows. */
	readonly table: string;
	readonly #win: number;
	readonly #lead: number;

	constructor(judgement: Judgement<State, Move>, net: Net, table: string) {
		this.judgement = judgement;
		this.net = net;
		this.table = table;
		const weighs = judgement.tables.find(({ key }) => key === table)?.weighs ?? judgement.weighs;
		const { win, lead } = weighs ?? WEIGHS;
		this.#win = win;
		this.#lead = lead;
	}

	/** What a position is worth that a turn has left. */
	worth(after: View<State>, seat: Seat, overlooked: Overlooked = 'nothing'): number {
		if (overlooked === 'ahead') return this.judgement.lead(after, seat);
		const { net } = this;
		this.judgement.features(after, seat, net.input);
		if (overlooked === 'rivals') this.#forgetRivals();
		net.judge();
		return this.#win * sigmoid(net.logit) + this.#lead * net.lead;
	}

	/** What the end of a match is worth. */
	worthOf(outcome: Outcome, seat: Seat): number {
		const lead = this.judgement.finalLead?.(outcome, seat) ?? leadAtEnd(outcome, seat);
		return this.#win * winShare(outcome, seat) + this.#lead * lead;
	}

	/** Every move with its worth, in the order of the turns, as somebody of that manner leans. */
	values(
		view: View<State>,
		seat: Seat,
		chance: Chance,
		gaze: Gaze,
		overlooked: Overlooked = 'nothing',
		manner: Manner | null = null,
	): Valued<Move>[] {
		const risk = manner === null ? 0 : RISK * (manner.risk - MIDDLE);
		const found: Valued<Move>[] = [];
		let move: Move | null = null;
		let [guess, guesses, sum, best] = [-1, 0, 0, Number.NEGATIVE_INFINITY];
		let [lowest, highest] = [0, 0];
		const mean = () => (sum + risk * (highest - lowest)) / guesses;
		const close = () => {
			sum += best;
			lowest = Math.min(guesses === 1 ? best : lowest, best);
			highest = Math.max(guesses === 1 ? best : highest, best);
		};
		const worthOf = (after: View<State>) => this.worth(after, seat, overlooked) + this.#leaning(after, seat, manner);
		for (const turn of this.judgement.turns(view, seat, chance, gaze, worthOf)) {
			const isNext = turn.move !== move;
			if (isNext || turn.guess !== guess) {
				if (guesses > 0) close();
				best = Number.NEGATIVE_INFINITY;
				guess = turn.guess;
				if (isNext) {
					if (move !== null) found.push({ move, value: mean() });
					[move, sum, guesses] = [turn.move, 0, 0];
				}
				guesses++;
			}
			const value = turn.points ?? worthOf(turn.after);
			if (value > best) best = value;
		}
		if (move === null) return found;
		close();
		found.push({ move, value: mean() });
		return found;
	}

	best(view: View<State>, seat: Seat, chance: Chance, gaze: Gaze): Move {
		let best: Valued<Move> | null = null;
		for (const one of this.values(view, seat, chance, gaze)) if (best === null || one.value > best.value) best = one;
		if (best === null) throw new Error('no turn to choose from');
		return best.move;
	}

	/** What greed and haste add to a position, in points. */
	#leaning(after: View<State>, seat: Seat, manner: Manner | null): number {
		if (manner === null) return 0;
		const greed = GREED * (manner.greed - MIDDLE) * this.judgement.lead(after, seat);
		const haste = this.judgement.nearness;
		return haste === undefined ? greed : greed + TEMPO * (manner.tempo - MIDDLE) * haste(after);
	}

	#forgetRivals(): void {
		const { shape, rivals } = this.judgement;
		const { input } = this.net;
		for (let part = 0; part < shape.parts; part++) {
			for (const feature of rivals.part) input[part * shape.partSize + feature] = 0;
		}
		for (const feature of rivals.globals) input[shape.parts * shape.partSize + feature] = 0;
	}
}

/** A shared win counts in parts; what nobody won is nobody's. */
export function winShare({ places }: Outcome, seat: Seat): number {
	if (places[seat] !== 1) return 0;
	return 1 / places.filter((place) => place === 1).length;
}

/** The seat's score, more than its best rival's; alone, its score. */
export function leadAtEnd({ scores }: Outcome, seat: Seat): number {
	const others = scores.filter((_, other) => other !== seat);
	return others.length === 0 ? scores[seat] : scores[seat] - Math.max(...others);
}
