import { sidesOf } from '../../games/game-words.ts';
import { sidePlaces } from '../../match/side-places.ts';
import type { PastMatch } from './past.ts';

/** How a match ended for its reader. */
export type Fate =
	/** `isShared` with somebody who played against them; `isTogether`: nobody did. */
	| { readonly is: 'won'; readonly isShared: boolean; readonly isTogether: boolean }
	/** All played together, or the reader alone against the game, and the game has won. */
	| { readonly is: 'lost' }
	/** Places are those of sides: of two teams one is first and the other second. */
	| { readonly is: 'placed'; readonly place: number; readonly of: number; readonly isShared: boolean }
	/** Whoever had left has lost, however a bot fared for them. */
	| { readonly is: 'left' }
	/** Several people around this device, to each their own. */
	| { readonly is: 'several'; readonly winners: readonly number[] }
	| { readonly is: 'unknown' };

export function fateOf({ game, own, hasLeft, outcome }: PastMatch): Fate {
	if (hasLeft) return { is: 'left' };
	if (outcome === null || own.length === 0) return { is: 'unknown' };
	const sides = sidesOf(game, outcome.places.length);
	const places = sidePlaces(outcome.places, sides);
	const of = new Set(sides).size;
	const place = places[own[0]];
	if (of === 1) return place === 1 ? { is: 'won', isShared: false, isTogether: true } : { is: 'lost' };
	if (own.some((seat) => places[seat] !== place))
		return { is: 'several', winners: [...places.keys()].filter((seat) => places[seat] === 1) };
	const isShared = places.some((other, seat) => other === place && sides[seat] !== sides[own[0]]);
	return place === 1 ? { is: 'won', isShared, isTogether: false } : { is: 'placed', place, of, isShared };
}

/** The reader's points; null where several have different ones, and where nobody knows. */
export function pointsOf({ own, outcome }: PastMatch): number | null {
	if (outcome === null || own.length === 0) return null;
	const [points, ...others] = own.map((seat) => outcome.scores[seat]);
	return others.every((other) => other === points) ? points : null;
}
