import type { Refusal, View } from '@shutterbox/kernel';
import {
	ANIMAL_IDS,
	type Animal,
	animalNamed,
	DICE,
	HABITAT_IDS,
	HABITATS,
	type Habitat,
	habitatOf,
	type Move,
	type Prepare,
	possibleTargets,
	type Reroll,
	rerolls,
	type State,
} from '@shutterbox/snapshot/client';

// A plan while it is being made: whatever is changed, the rules are asked what they think of it.

export type Check = (move: Move) => Refusal | null;

interface TargetDraft {
	readonly animal: Animal;
	readonly dice: number;
	readonly tokens: number;
}

export interface PlanDraft {
	/** Per habitat. */
	readonly habitatDice: readonly number[];
	/** In data-file order, each with at least one die. */
	readonly targets: readonly TargetDraft[];
}

/** One number of the plan. */
export type Part =
	| { readonly on: 'habitat'; readonly habitat: Habitat }
	| { readonly on: 'animal'; readonly animal: Animal }
	| { readonly on: 'tokens'; readonly animal: Animal };

const EMPTY: PlanDraft = { habitatDice: new Array<number>(HABITATS).fill(0), targets: [] };

/** Nothing but a die on each animal that has to be a target, and on its habitat. */
export function freshPlan({ committed }: View<State>): PlanDraft {
	return committed.reduce((plan, animal) => changed(plan, { on: 'animal', animal }, 1), EMPTY);
}

/** The plan without animals that are gone, and with those that have become a duty. */
export function fitted(plan: PlanDraft, view: View<State>): PlanDraft {
	const possible = possibleTargets(view);
	const gone = plan.targets.filter(({ animal }) => !possible.includes(animal));
	const kept = gone.reduce((rest, { animal }) => changed(rest, { on: 'animal', animal }, 0), plan);
	const missing = view.committed.filter((animal) => !kept.targets.some((target) => target.animal === animal));
	return missing.reduce((rest, animal) => changed(rest, { on: 'animal', animal }, 1), kept);
}

export function numberAt({ habitatDice, targets }: PlanDraft, part: Part): number {
	if (part.on === 'habitat') return habitatDice[part.habitat];
	const target = targets.find(({ animal }) => animal === part.animal);
	return target?.[part.on === 'animal' ? 'dice' : 'tokens'] ?? 0;
}

/**
 * The plan with one number changed. A first target brings a die to its habitat, because it needs one; the last one
 * takes all dice of its habitat away.
 */
export function changed(plan: PlanDraft, part: Part, value: number): PlanDraft {
	const { habitatDice, targets } = plan;
	if (part.on === 'habitat') return { habitatDice: habitatDice.with(part.habitat, value), targets };
	if (part.on === 'tokens') {
		return {
			habitatDice,
			targets: targets.map((each) => (each.animal === part.animal ? { ...each, tokens: value } : each)),
		};
	}
	const { animal } = part;
	const tokens = numberAt(plan, { on: 'tokens', animal });
	const others = targets.filter((each) => each.animal !== animal);
	const after = value === 0 ? others : [...others, { animal, dice: value, tokens }].sort((a, b) => a.animal - b.animal);
	const habitat = habitatOf(animal);
	const isNeeded = after.some((each) => habitatOf(each.animal) === habitat);
	const explorers = isNeeded ? Math.max(1, habitatDice[habitat]) : 0;
	return { habitatDice: habitatDice.with(habitat, explorers), targets: after };
}

export function diceIn({ habitatDice, targets }: PlanDraft): number {
	return targets.reduce(
		(sum, { dice }) => sum + dice,
		habitatDice.reduce((sum, dice) => sum + dice, 0),
	);
}

export function tokensIn({ targets }: PlanDraft): number {
	return targets.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** The move the plan would be. */
export function prepareOf({ habitatDice, targets }: PlanDraft): Prepare {
	return {
		type: 'prepare',
		habitats: HABITAT_IDS.map((id, habitat) => ({ id, dice: habitatDice[habitat] })).filter(({ dice }) => dice > 0),
		animals: targets.map(({ animal, dice, tokens }) => ({ id: ANIMAL_IDS[animal], dice, tokens })),
	};
}

/** The plan that a move would be of. */
export function planOf({ habitats, animals }: Prepare): PlanDraft {
	return {
		habitatDice: HABITAT_IDS.map((id) => habitats.find((habitat) => habitat.id === id)?.dice ?? 0),
		targets: animals
			.map(({ id, dice, tokens }) => ({ animal: animalNamed(id), dice, tokens }))
			.sort((a, b) => a.animal - b.animal),
	};
}

/** Between what values a number can go while the rest of the plan stays. */
export interface Range {
	readonly min: number;
	readonly max: number;
	/** Why it cannot be more. */
	readonly limit: Refusal | null;
}

/** Each step takes a die or a token, and both run out, so the search ends. */
export function rangeOf(plan: PlanDraft, part: Part, check: Check): Range {
	const now = numberAt(plan, part);
	const min = part.on === 'habitat' && now > 0 ? 1 : 0;
	const refusalOf = (value: number) => check(prepareOf(filled(changed(plan, part, value), part)));
	let max = now;
	let limit = refusalOf(max + 1);
	while (!isIdle(plan, part) && isMendable(limit)) limit = refusalOf(++max + 1);
	return { min, max, limit };
}

/** A habitat without a target takes no dice, and an animal without a die no tokens. */
function isIdle(plan: PlanDraft, part: Part): boolean {
	if (part.on === 'habitat') return !plan.targets.some(({ animal }) => habitatOf(animal) === part.habitat);
	return part.on === 'tokens' && numberAt(plan, { on: 'animal', animal: part.animal }) === 0;
}

/** The rules count tokens once all dice are placed: the rest of them lies on the animal in question. */
function filled(plan: PlanDraft, part: Part): PlanDraft {
	const rest = DICE - diceIn(plan);
	if (part.on !== 'tokens' || rest <= 0) return plan;
	const dice: Part = { on: 'animal', animal: part.animal };
	return changed(plan, dice, numberAt(plan, dice) + rest);
}

/** Legal, or would be with more dice and animals in the plan. */
function isMendable(refusal: Refusal | null): boolean {
	if (refusal === null || refusal.code === 'MUST_SHOOT_COMMITTED') return true;
	return refusal.code === 'DICE_TOTAL' && Number(refusal.facts.dice) < DICE;
}

/** Which die of a failed roll, and which of the ways to pay. */
export interface RerollDraft {
	readonly die: number;
	readonly payment: number;
}

export const FIRST_REROLL: RerollDraft = { die: 0, payment: 0 };

/** Every way to pay, the supply first. */
export function paymentsOf(view: View<State>): Reroll[] {
	return [...rerolls(view)];
}

/** The move; a choice that is gone falls back to the first. */
export function rerollOf(view: View<State>, { die, payment }: RerollDraft): Reroll {
	const payments = paymentsOf(view);
	return { ...(payments[payment] ?? payments[0]), die: die < view.roll.length ? die : 0 };
}
