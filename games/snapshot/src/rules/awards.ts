import type { PlayContext, Seat } from '@shutterbox/kernel';
import { type Animal, HABITAT_IDS, HABITATS, habitatOf } from './components.ts';
import type { Event } from './events.ts';
import { IN_STACK, type State } from './state.ts';

// Photography awards: SNP-7 and SNP-52 to SNP-54.

/** The four habitats in their order, then one of each. */
export const AWARD_CATEGORIES = [...HABITAT_IDS, 'each'] as const;
export const EACH = HABITATS;

/** Prestige by category, top of the stack first. */
const STACKS: readonly (readonly number[])[] = [
	[8, 6, 4],
	[7, 5, 4],
	[6, 5, 3],
	[5, 4, 3],
	[6, 5, 4, 3],
];
export const PHOTOS_PER_HABITAT_AWARD = 3;

/** 0…15: category by category, top of each stack first. */
export type Award = number;
export const AWARD_PRESTIGE: readonly number[] = STACKS.flat();
export const AWARDS = AWARD_PRESTIGE.length;
export const AWARD_IDS: readonly string[] = STACKS.flatMap((stack, category) =>
	stack.map((_, below) => `${AWARD_CATEGORIES[category]}-${below + 1}`),
);
/** Where each stack begins, with the end of the last as one more entry. */
export const FIRST_AWARD: readonly Award[] = [0, 3, 6, 9, 12, AWARDS];
export const NO_AWARD: Award = -1;

export function categoryOf(award: Award): number {
	return FIRST_AWARD.findLastIndex((first) => first <= award);
}

/** The award on top of a stack, or NO_AWARD. */
export function topAward(state: State, category: number): Award {
	for (let award = FIRST_AWARD[category]; award < FIRST_AWARD[category + 1]; award++) {
		if (state.awards[award] === IN_STACK) return award;
	}
	return NO_AWARD;
}

export function awardsHeld(state: State, seat: Seat, category: number): number {
	let held = 0;
	for (let award = FIRST_AWARD[category]; award < FIRST_AWARD[category + 1]; award++) {
		if (state.awards[award] === seat) held++;
	}
	return held;
}

export function photosByHabitat(photos: readonly Animal[]): number[] {
	const counts = new Array<number>(HABITATS).fill(0);
	for (let i = 0; i < photos.length; i++) counts[habitatOf(photos[i])]++;
	return counts;
}

/** SNP-52: how many awards of a category a collection has earned by itself. */
export function awardsEarned(counts: readonly number[], category: number): number {
	return category === EACH ? Math.min(...counts) : (counts[category] / PHOTOS_PER_HABITAT_AWARD) | 0;
}

/** SNP-52: one after another until nothing more is due, or, SNP-54, the stack is empty. */
export function takeAwards(state: State, seat: Seat, ctx: PlayContext<Event>): void {
	const counts = photosByHabitat(state.photos[seat]);
	for (let category = 0; category <= EACH; category++) {
		let due = awardsEarned(counts, category) - awardsHeld(state, seat, category);
		for (; due > 0; due--) {
			const award = topAward(state, category);
			if (award === NO_AWARD) break;
			state.awards[award] = seat;
			ctx.emit?.({ type: 'awardWon', seat, award, prestige: AWARD_PRESTIGE[award] });
		}
	}
}
