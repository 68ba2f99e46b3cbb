/** How things go that do not go straight: a token over empty spaces, a die over its edges. Pure. */
import { type Event, NO_HIT, SOLO_SPACES, SOLO_SUPPLY_SPACES, type State } from '@shutterbox/wildlife-park/client';

/**
 * The spaces a token comes to, once it has hit something: the one with its number, and where that is empty the next ones
 * clockwise.
 */
export function tokenWay({ solo }: State, number: number): readonly string[] {
	if (solo === null || solo.hit === NO_HIT) return [];
	const first = solo.hit - (solo.hit % SOLO_SPACES);
	const spaces = Array.from({ length: SOLO_SPACES }, (_, i) => first + ((number - 1 + i) % SOLO_SPACES));
	return spaces.slice(0, spaces.indexOf(solo.hit) + 1).map((space) => SOLO_SUPPLY_SPACES[space]);
}

export type DieEvent = Event & { type: 'diePlaced' | 'dieChanged' };

const FACES = 6;

/** What a die shows one after another: workers turn it over one edge for every step, by 1 after 6 and by 6 before 1. */
export function facesOf(event: DieEvent): readonly number[] {
	const [from, to] = event.type === 'dieChanged' ? [event.from, event.to] : [event.rolled, event.value];
	const up = (to - from + FACES) % FACES;
	const [steps, step] = up <= FACES / 2 ? [up, 1] : [FACES - up, -1];
	return Array.from({ length: steps + 1 }, (_, i) => ((from - 1 + step * i + FACES) % FACES) + 1);
}
