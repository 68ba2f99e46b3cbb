/** What the viewer has in mind: a plan that is being laid, what the next press lays, who pays for a re-roll. Pure. */
import type { Refusal, View } from '@shutterbox/kernel';
import type { Animal, Move, State } from '@shutterbox/snapshot/client';
import { type Check, changed, numberAt, type Part, type PlanDraft, rangeOf } from '../draft.ts';
import type { Payment } from './payments.ts';

export interface Draft {
	/** Null before the first die of a turn is laid. */
	readonly plan: PlanDraft | null;
	/** What a press on an animal lays. */
	readonly armed: 'dice' | 'tokens';
	/** A part of the plan that one more die or token is held over. */
	readonly over: Part | null;
	/** Who pays for a re-roll; null for what costs least. */
	readonly payment: Payment | null;
	/** What waits for a second press. */
	readonly sure: string | null;
}

export const EMPTY: Draft = { plan: null, armed: 'dice', over: null, payment: null, sure: null };

/** A plan lives as long as its turn, whatever is drawn meanwhile; every other question is its own. */
export function questionOf(view: View<State>): string {
	const { round, active, phase, current, habitatTokens } = view;
	switch (phase) {
		case 'research':
		case 'fate':
		case 'claims':
		case 'deny':
			return `${round} ${active} plan`;
		case 'reroll':
			return `${round} ${active} reroll ${current} ${habitatTokens}`;
		default:
			return `${round} ${active} ${phase}`;
	}
}

type Change = { readonly plan: PlanDraft } | { readonly refusal: Refusal };

/** One more die or token on a part, or why there cannot be. */
export function more(plan: PlanDraft, part: Part, check: Check): Change {
	const now = numberAt(plan, part);
	const { max, limit } = rangeOf(plan, part, check);
	if (now < max) return { plan: changed(plan, part, now + 1) };
	return limit === null ? { plan } : { refusal: limit };
}

/** One less; a habitat keeps its last die while it has a target. */
export function less(plan: PlanDraft, part: Part, check: Check): PlanDraft {
	const now = numberAt(plan, part);
	return now > rangeOf(plan, part, check).min ? changed(plan, part, now - 1) : plan;
}

/** What a hand carries or a press lays, on an animal. */
export function partOf(what: 'dice' | 'tokens', animal: Animal): Part {
	return { on: what === 'dice' ? 'animal' : 'tokens', animal };
}

/** One word per move, to tell a second press from another first one. */
export function nameOf(move: Move): string {
	return JSON.stringify(move);
}
