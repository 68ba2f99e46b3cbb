import './styles.css';
import type { Event, Move, State } from '@shutterbox/sasquatch-snap/client';
import { late } from '../../ui/late.tsx';
import type { BoardProps, GameUi } from '../game-ui.ts';
import { Board } from './board/Board.tsx';
import { role } from './board/bar.ts';
import { Cover } from './board/Cover.tsx';
import { briefLines } from './brief-lines.tsx';
import { HELPS } from './helps.ts';
import { keys } from './keys.ts';
import { words } from './words.ts';

export const ui: GameUi<State, Move, Event> = {
	words,
	Board,
	fillsWindow: true,
	playsEnd: true,
	playsSounds: true,
	role,
	Cover,
	TextBoard: late<BoardProps<State, Move>>(bringTextBoard),
	helps: HELPS,
	keys,
	briefLines,
	result: () => import('./result/index.ts'),
	score: ({ snaps }, seat) => snaps[seat],
};

/** With the words that only it says. */
async function bringTextBoard() {
	const [{ TextBoard }, own] = await Promise.all([import('./text/TextBoard.tsx'), import('./text/words.ts')]);
	await own.words.load();
	return TextBoard;
}
