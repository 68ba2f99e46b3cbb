import './styles.css';
import { type Event, type Move, type State, scoreSheet } from '@shutterbox/wildlife-park/client';
import { late } from '../../ui/late.tsx';
import type { BoardProps, GameUi } from '../game-ui.ts';
import { Board } from './board/Board.tsx';
import { helps } from './board/helps.ts';
import { briefLines } from './brief-lines.tsx';
import { words } from './words.ts';

/** Wildlife Park on the page. */
export const ui: GameUi<State, Move, Event> = {
	words,
	Board,
	fillsWindow: true,
	playsEnd: true,
	playsSounds: true,
	helps,
	TextBoard: late<BoardProps<State, Move>>(() => import('./TextBoard.tsx').then((chunk) => chunk.TextBoard)),
	briefLines,
	score: (view, seat) => scoreSheet(view, seat).total,
};
