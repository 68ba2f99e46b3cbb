import type { Seat } from '@shutterbox/kernel';
import {
	ASSIGNMENTS,
	type Assignment,
	articlePrestige,
	COVER_PRESTIGE,
	hasCover,
	isOnCover,
	symbolsIn,
	symbolsOn,
} from '../rules/assignments.ts';
import { AWARD_PRESTIGE, awardsEarned, EACH, NO_AWARD, photosByHabitat, topAward } from '../rules/awards.ts';
import { ANIMALS, type Animal, habitatOf, PRESTIGE, UNKNOWN } from '../rules/components.ts';
import type { State } from '../rules/state.ts';

/** The part of the next award that one more photo is worth, by how many of those it takes are there already. */
const HABITAT_SHARE: readonly number[] = [0.2, 0.4, 0.95];
const EACH_SHARE: readonly number[] = [0.1, 0.2, 0.4, 0.95];

/** By animal: what its photo would be worth to a seat, in prestige. Averages over assignments where it is unknown. */
export function worthTo(state: State, seat: Seat): number[] {
	const photos = state.photos[seat];
	const forAwards = awardWorth(state, photos);
	const assignment = state.assignments[seat];
	const forAssignment = assignment === UNKNOWN ? averageWorth(photos) : assignmentWorth(assignment, photos);
	return PRESTIGE.map((prestige, animal) => prestige + forAwards[habitatOf(animal)] + forAssignment[animal]);
}

/** Per habitat: what one photo more does for the awards. */
export function awardWorth(state: State, photos: readonly Animal[]): number[] {
	const counts = photosByHabitat(photos);
	const sets = awardsEarned(counts, EACH);
	const ahead = counts.filter((count) => count > sets).length;
	const forEach = topPrestige(state, EACH) * EACH_SHARE[ahead];
	return counts.map(
		(count, habitat) =>
			topPrestige(state, habitat) * HABITAT_SHARE[count % HABITAT_SHARE.length] + (count === sets ? forEach : 0),
	);
}

function topPrestige(state: State, category: number): number {
	const award = topAward(state, category);
	return award === NO_AWARD ? 0 : AWARD_PRESTIGE[award];
}

function assignmentWorth(assignment: Assignment, photos: readonly Animal[]): number[] {
	const found = symbolsIn(assignment, photos);
	const now = articlePrestige(found);
	const cover = hasCover(assignment, photos) ? 0 : COVER_PRESTIGE;
	const worth = new Array<number>(ANIMALS);
	for (let animal = 0; animal < ANIMALS; animal++) {
		const article = articlePrestige(found + symbolsOn(assignment, animal)) - now;
		worth[animal] = article + (isOnCover(assignment, animal) ? cover : 0);
	}
	return worth;
}

/** By animal: what its photo adds to an assignment that one does not know. */
export function averageWorth(photos: readonly Animal[]): number[] {
	const sum = new Array<number>(ANIMALS).fill(0);
	for (let assignment = 0; assignment < ASSIGNMENTS; assignment++) {
		assignmentWorth(assignment, photos).forEach((worth, animal) => {
			sum[animal] += worth / ASSIGNMENTS;
		});
	}
	return sum;
}
