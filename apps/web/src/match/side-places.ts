import type { BySeat } from '@shutterbox/kernel';

/** By seat, the place of its side: of two teams one is first and the other second, however many sit on them. */
export function sidePlaces(places: BySeat<number>, sides: BySeat<number>): BySeat<number> {
	// Nobody is first where the game itself has won.
	if (!places.includes(1)) return places;
	const bySide = new Map<number, number>();
	for (const [seat, side] of sides.entries()) bySide.set(side, Math.min(places[seat], bySide.get(side) ?? Infinity));
	const all = [...bySide.values()];
	return sides.map((side) => {
		const own = bySide.get(side) ?? Infinity;
		return 1 + all.filter((other) => other < own).length;
	});
}
