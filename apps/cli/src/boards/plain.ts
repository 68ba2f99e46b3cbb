import type { AnyGame, Voice } from '@shutterbox/kernel';
import type { AnyBoard } from './board.ts';

/** The board of any game: positions in its notation, events as they are. */
export function plainBoard({ notation }: AnyGame, { say }: Voice): AnyBoard {
	const draw: AnyBoard['draw'] = ({ position }) => notation.printPosition(position).split(' | ').join('\n');
	return {
		draw,
		drawOwn: draw,
		explain: (_, move) => JSON.stringify(move),
		typing: [say('cli.typing.moves')],
		scoreCell: ({ points }) => String(points),
	};
}
