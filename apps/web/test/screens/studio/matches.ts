import type { PastMatch } from '../../../src/screens/studio/past.ts';

let count = 0;

/** A finished match of Photograph between two, won by 30 to 20 by the reader on the first seat. */
export function past(
	changes: Partial<PastMatch> & { places?: readonly number[]; scores?: readonly number[] } = {},
): PastMatch {
	count++;
	const { places = [1, 2], scores = places.map((place) => 40 - 10 * place), ...rest } = changes;
	return {
		id: `match-${count}`,
		table: `match-${count}`,
		home: 'server',
		game: 'photograph',
		finished: count,
		players: places.map((_, i) => ({ name: `Player ${i + 1}`, bot: null })),
		own: [0],
		hasLeft: false,
		isRated: false,
		isBranch: false,
		isStopped: false,
		outcome: { places, scores },
		...rest,
	};
}
