import type { Seat } from '@shutterbox/kernel';
import { averageWorth } from '../bots/worth.ts';
import { ASSIGNMENTS, articlePrestige, COVER_PRESTIGE, hasCover, symbolsIn } from '../rules/assignments.ts';
import { ANIMALS, type Animal, MAX_SEATS } from '../rules/components.ts';
import type { State } from '../rules/state.ts';

/** What a collection may bring for an assignment that one does not know. */
class Collection {
	/** By assignment. */
	readonly prestige = new Float64Array(ASSIGNMENTS);
	/** By animal: what its photo adds on average. */
	worth: readonly number[] = new Array<number>(ANIMALS).fill(0);
	#photos: Animal[] | null = null;

	look(photos: readonly Animal[]): void {
		if (this.#photos !== null && isSame(this.#photos, photos)) return;
		this.#photos = photos.slice();
		for (let assignment = 0; assignment < ASSIGNMENTS; assignment++) {
			const article = articlePrestige(symbolsIn(assignment, photos));
			this.prestige[assignment] = article + (hasCover(assignment, photos) ? COVER_PRESTIGE : 0);
		}
		this.worth = averageWorth(photos);
	}
}

function isSame(one: readonly Animal[], other: readonly Animal[]): boolean {
	if (one.length !== other.length) return false;
	for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
	return true;
}

/** What the others' secret assignments may bring them. What a finished match has revealed is not looked at. */
class Secrets {
	readonly #collections = Array.from({ length: MAX_SEATS }, () => new Collection());

	/** By animal, on average over assignments. */
	worthTo(state: State, rival: Seat): readonly number[] {
		return this.#of(state, rival).worth;
	}

	/** On average, the seat's own assignment being none of them. */
	expected(state: State, rival: Seat, own: Seat): number {
		const { prestige } = this.#of(state, rival);
		let sum = 0;
		for (let assignment = 0; assignment < ASSIGNMENTS; assignment++)
			if (assignment !== state.assignments[own]) sum += prestige[assignment];
		return sum / (ASSIGNMENTS - 1);
	}

	/** The chance that it brings the rival less than so much, half of an equal sum counted. */
	less(state: State, rival: Seat, own: Seat, points: number): number {
		const { prestige } = this.#of(state, rival);
		let less = 0;
		for (let assignment = 0; assignment < ASSIGNMENTS; assignment++) {
			if (assignment === state.assignments[own]) continue;
			less += prestige[assignment] < points ? 1 : prestige[assignment] === points ? 0.5 : 0;
		}
		return less / (ASSIGNMENTS - 1);
	}

	#of({ photos }: State, rival: Seat): Collection {
		const collection = this.#collections[rival];
		collection.look(photos[rival]);
		return collection;
	}
}

export const secrets = new Secrets();
