import './styles.css';
import { type Event, type Move, type State, scoreSheet } from '@shutterbox/wildlife-park/client';
import { late } from '../../ui/late.tsx';
import type { BoardProps, GameUi } from '../game-ui.ts';
import { Board } from './board/Board.tsx';
import { helps } from './board/helps.ts';
import { briefLines } from './brief-lines.tsx';
import { keys } from './keys.ts';
import { words } from './words.ts';

/** Wildlife Park on the page. */
export const ui: GameUi<State, Move, Event> = {
	words,
	Board,
	fillsWindow: true,
	playsEnd: true,
	playsSounds: true,
	helps,
	keys,
	TextBoard: late<BoardProps<State, Move>>(bringTextBoard),
	briefLines,
	result: () => import('./result/index.ts'),
	score: (view, seat) => scoreSheet(view, seat).total,
};

/** With the words that only it says. */
async function bringTextBoard() {
	const { TextBoard, textWords } = await import('./later.ts');
	await textWords.load();
	return TextBoard;
}
