import type { BySeat } from '@shutterbox/kernel';

/**
 * By seat, the place of its side: of two teams one is first and the other second, however many sit on them. Whoever has left
 * their side stands alone behind it.
 */
export function sidePlaces(places: BySeat<number>, sides: BySeat<number>): BySeat<number> {
	// Nobody is first where the game itself has won.
	if (!places.includes(1)) return places;
	const all = [...new Map(places.map((place, seat) => [`${sides[seat]} ${place}`, place] as const)).values()];
	return places.map((own) => 1 + all.filter((other) => other < own).length);
}
