import type { Seat } from '@shutterbox/kernel';
import {
	articlePrestige,
	COVER_PRESTIGE,
	COVERS,
	hasCover,
	isOnCover,
	symbolsIn,
	symbolsOn,
} from '../rules/assignments.ts';
import {
	AWARD_PRESTIGE,
	awardsEarned,
	awardsHeld,
	EACH,
	FIRST_AWARD,
	PHOTOS_PER_HABITAT_AWARD,
	photosByHabitat,
} from '../rules/awards.ts';
import { type Animal, HABITATS, habitatOf, PRESTIGE, UNKNOWN } from '../rules/components.ts';
import { IN_STACK, type State } from '../rules/state.ts';

// How far a seat is with its assignment and awards, and what one photo more would add.

export interface AssignmentProgress {
	/** Either of these makes the cover. */
	readonly cover: readonly [Animal, Animal];
	readonly hasCover: boolean;
	/** Found so far, what they bring, and what the next one would add. */
	readonly symbols: number;
	readonly article: number;
	readonly next: number;
}

/** Null where the viewer does not know the assignment. */
export function assignmentProgress({ assignments, photos }: State, seat: Seat): AssignmentProgress | null {
	const assignment = assignments[seat];
	if (assignment === UNKNOWN) return null;
	const symbols = symbolsIn(assignment, photos[seat]);
	const article = articlePrestige(symbols);
	return {
		cover: COVERS[assignment],
		hasCover: hasCover(assignment, photos[seat]),
		symbols,
		article,
		next: articlePrestige(symbols + 1) - article,
	};
}

interface AwardStep {
	/** Index into AWARD_CATEGORIES. */
	readonly category: number;
	/** With this photo there are so many of so many. */
	readonly photos: number;
	readonly of: number;
	/** What the award brings if this photo completes it; 0 if it does not, or the stack is empty. */
	readonly prestige: number;
}

export interface PhotoGain {
	/** Printed on the card. */
	readonly prestige: number;
	/** Of the own article on this animal, and what they add to it. */
	readonly symbols: number;
	readonly article: number;
	/** What it adds by being on the cover. */
	readonly cover: number;
	readonly awards: readonly AwardStep[];
}

/** What a photo of the animal would add to a seat's collection now. */
export function photoGain(view: State, seat: Seat, animal: Animal): PhotoGain {
	const progress = assignmentProgress(view, seat);
	const assignment = view.assignments[seat];
	const symbols = progress === null ? 0 : symbolsOn(assignment, animal);
	const isNewCover = progress !== null && !progress.hasCover && isOnCover(assignment, animal);
	return {
		prestige: PRESTIGE[animal],
		symbols,
		article: progress === null ? 0 : articlePrestige(progress.symbols + symbols) - progress.article,
		cover: isNewCover ? COVER_PRESTIGE : 0,
		awards: awardSteps(view, seat, habitatOf(animal)),
	};
}

function awardSteps(view: State, seat: Seat, habitat: number): AwardStep[] {
	const counts = photosByHabitat(view.photos[seat]);
	const sets = awardsEarned(counts, EACH);
	const more = counts.with(habitat, counts[habitat] + 1);
	const own: AwardStep = {
		category: habitat,
		photos: (counts[habitat] % PHOTOS_PER_HABITAT_AWARD) + 1,
		of: PHOTOS_PER_HABITAT_AWARD,
		prestige: newPrestige(view, seat, habitat, counts, more),
	};
	if (counts[habitat] > sets) return [own];
	const ahead = counts.filter((count) => count > sets).length;
	return [
		own,
		{ category: EACH, photos: ahead + 1, of: HABITATS, prestige: newPrestige(view, seat, EACH, counts, more) },
	];
}

/** Awards are taken when the turn ends: those already due come off the stack first. */
function newPrestige(
	view: State,
	seat: Seat,
	category: number,
	before: readonly number[],
	after: readonly number[],
): number {
	const earned = awardsEarned(before, category);
	if (awardsEarned(after, category) === earned) return 0;
	const due = earned - awardsHeld(view, seat, category);
	const left: number[] = [];
	for (let award = FIRST_AWARD[category]; award < FIRST_AWARD[category + 1]; award++)
		if (view.awards[award] === IN_STACK) left.push(AWARD_PRESTIGE[award]);
	return left[due] ?? 0;
}
