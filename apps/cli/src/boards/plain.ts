import type { AnyGame } from '@shutterbox/kernel';
import type { AnyBoard } from './board.ts';

/** The board of any game: positions in its notation, events as they are. */
export function plainBoard({ notation }: AnyGame): AnyBoard {
	const draw: AnyBoard['draw'] = ({ position }) => notation.printPosition(position).split(' | ').join('\n');
	return {
		draw,
		drawOwn: draw,
		decision: () => 'Choose a move ("moves" lists them).',
		explain: (_, move) => JSON.stringify(move),
		sentence: ({ type, ...facts }) => `${type} ${JSON.stringify(facts)}`,
		refusal: () => null,
		typing: ['"moves" lists what can be typed'],
		scoreCell: ({ points }) => String(points),
	};
}
