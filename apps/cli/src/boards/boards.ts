import type { AnyGame } from '@shutterbox/kernel';
import type { AnyBoard } from './board.ts';
import { photographBoard } from './photograph/index.ts';
import { photoshootBoard } from './photoshoot/index.ts';
import { plainBoard } from './plain.ts';
import { sasquatchSnapBoard } from './sasquatch-snap/index.ts';
import { snapshotBoard } from './snapshot/index.ts';
import { wildlifeParkBoard } from './wildlife-park/index.ts';

/** One line per game; a game without a board of its own is shown in its notation. */
const BOARDS: Readonly<Record<string, AnyBoard>> = {
	photograph: photographBoard,
	snapshot: snapshotBoard,
	'wildlife-park': wildlifeParkBoard,
	'sasquatch-snap': sasquatchSnapBoard,
	photoshoot: photoshootBoard,
};

export function boardOf(game: AnyGame): AnyBoard {
	const { id } = game.meta;
	return Object.hasOwn(BOARDS, id) ? BOARDS[id] : plainBoard(game);
}
