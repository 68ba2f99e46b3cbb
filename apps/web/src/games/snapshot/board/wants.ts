/** What the viewer's own assignment asks for. Pure. */
import type { Seat, View } from '@shutterbox/kernel';
import { type Animal, ARTICLES, hasCover, isOnCover, type State, UNKNOWN } from '@shutterbox/snapshot/client';

export interface Wants {
	/** The symbols of the article, as bits. */
	readonly article: number;
	/** Whether an animal would make the cover that is still open. */
	isCover(animal: Animal): boolean;
}

export const NOTHING: Wants = { article: 0, isCover: () => false };

export function wantsOf(view: View<State>, seat: Seat | null): Wants {
	if (seat === null || view.assignments[seat] === UNKNOWN) return NOTHING;
	const assignment = view.assignments[seat];
	const isDone = hasCover(assignment, view.photos[seat]);
	return { article: ARTICLES[assignment], isCover: (animal) => !isDone && isOnCover(assignment, animal) };
}
