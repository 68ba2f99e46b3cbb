/** What lies on animals and habitats: the draft of the viewer, or the plan that everybody sees. Pure. */
import type { Seat, View } from '@shutterbox/kernel';
import { type Animal, OPEN, type PlanPromise, promiseOf, promiseOfPlan, type State } from '@shutterbox/snapshot/client';
import { diceIn, fitted, freshPlan, type PlanDraft, prepareOf, tokensIn } from '../draft.ts';

export interface LaidTarget {
	readonly animal: Animal;
	readonly dice: number;
	readonly tokens: number;
	readonly status: State['targetStatus'][number];
}

export interface LaidPlan {
	/** The viewer's own, and not handed in yet. */
	readonly draft: PlanDraft | null;
	/** Per habitat. */
	readonly habitatDice: readonly number[];
	readonly habitatStatus: readonly State['habitatStatus'][number][];
	/** In data-file order. */
	readonly targets: readonly LaidTarget[];
}

/** A draft is seen by its owner only, from the beginning of the turn until it is handed in. */
export function planOn(view: View<State>, seat: Seat | null, draft: PlanDraft | null): LaidPlan {
	const isOwn = seat !== null && view.active === seat && view.phase !== 'over' && view.targets.length === 0;
	if (!isOwn) {
		const { habitatDice, habitatStatus, targets, targetDice, targetTokens, targetStatus } = view;
		const laid = targets.map((animal, i) => ({
			animal,
			dice: targetDice[i],
			tokens: targetTokens[i],
			status: targetStatus[i],
		}));
		return { draft: null, habitatDice, habitatStatus, targets: laid };
	}
	const plan = draft === null ? freshPlan(view) : fitted(draft, view);
	return {
		draft: plan,
		habitatDice: plan.habitatDice,
		habitatStatus: plan.habitatDice.map(() => OPEN),
		targets: plan.targets.map((target) => ({ ...target, status: OPEN })),
	};
}

export function targetOn({ targets }: LaidPlan, animal: Animal): LaidTarget | undefined {
	return targets.find((target) => target.animal === animal);
}

/** Reserved animals that the draft brings to a habitat, which are not on the table yet. */
export function fromBag(view: View<State>, { targets }: LaidPlan, seat: Seat): Animal[] {
	return targets.map(({ animal }) => animal).filter((animal) => view.hands[seat].includes(animal));
}

/** Dice in the tray and tokens in the heap, with what the draft has taken off. */
export function leftIn(view: View<State>, { draft }: LaidPlan, seat: Seat, all: number) {
	return {
		dice: draft === null ? 0 : all - diceIn(draft),
		tokens: view.tokens[seat] - (draft === null ? 0 : tokensIn(draft)),
	};
}

/** What is still to be rolled promises, by the rules' own odds; null while nothing is laid. */
export function promiseOn(view: View<State>, { draft, targets }: LaidPlan): PlanPromise | null {
	if (targets.length === 0) return null;
	return draft === null ? promiseOf(view) : promiseOfPlan(view, prepareOf(draft));
}
