/** Who stands in a habitat while an act is played, and how. Pure. */
import type { View } from '@shutterbox/kernel';
import {
	type Animal,
	DIFFICULTY,
	type Habitat,
	habitatOf,
	highestDifficulty,
	NO_ANIMAL,
	type State,
} from '@shutterbox/snapshot/client';
import type { SceneAct } from './scene.ts';

/** How an animal moves: comes in, bolts, is taken, walks off. */
type Going = 'arriving' | 'bolting' | 'taken' | 'walking' | null;

export interface Row {
	readonly animal: Animal;
	readonly going: Going;
	/** It was laid there from somebody's bag, and stands below the line. */
	readonly isFromBag: boolean;
}

export interface Standing {
	/** Above the spook line, then below it. */
	readonly above: readonly Row[];
	readonly below: readonly Row[];
	/** What a card has to reach; 0 where there is nothing to spook. */
	readonly line: number;
	/** The card in the air over this habitat. */
	readonly held: Animal | null;
	readonly isSpooked: boolean;
}

/** While somebody leaves, the habitat is drawn as it was. */
export function standingIn(
	shown: View<State>,
	act: SceneAct | null,
	habitat: Habitat,
	joining: readonly Animal[],
): Standing {
	const going = goingIn(act, habitat);
	const isLeaving = going !== null && going.how !== 'arriving';
	const view = isLeaving && act ? act.before : shown;
	const animals = view.table[habitat];
	const line = highestDifficulty(view, habitat);
	const under = animals.findLastIndex((animal) => DIFFICULTY[animal] === line) + 1;
	const rowOf = (animal: Animal, i: number): Row => ({
		animal,
		going: going?.who.includes(animal) ? going.how : null,
		isFromBag: i >= under,
	});
	const rows = animals.map(rowOf);
	const isSpooked = act?.event.type === 'habitatSpooked' && act.event.habitat === habitat;
	const drawn = isSpooked ? act.before.drawn : shown.drawn;
	return {
		above: rows.slice(0, under),
		below: [
			...rows.slice(under),
			...joining
				.filter((animal) => habitatOf(animal) === habitat)
				.map((animal) => ({ animal, going: null, isFromBag: true })),
		],
		line: isSpooked ? 0 : line,
		held: drawn !== NO_ANIMAL && habitatOf(drawn) === habitat ? drawn : null,
		isSpooked,
	};
}

function goingIn(act: SceneAct | null, habitat: Habitat): { who: readonly Animal[]; how: Exclude<Going, null> } | null {
	const event = act?.event;
	switch (event?.type) {
		case 'cardPlaced':
		case 'cardCommitted':
			return { who: [event.card], how: 'arriving' };
		case 'prepared':
			return { who: event.fromHand, how: 'arriving' };
		case 'habitatSpooked':
			return event.habitat === habitat ? { who: event.cards, how: 'bolting' } : null;
		case 'exploreFailed':
			return event.habitat === habitat ? { who: event.cards, how: 'walking' } : null;
		case 'photographed':
			return habitatOf(event.animal) === habitat ? { who: [event.animal], how: 'taken' } : null;
		case 'escaped':
			return habitatOf(event.animal) === habitat ? { who: [event.animal], how: 'bolting' } : null;
		default:
			return null;
	}
}
