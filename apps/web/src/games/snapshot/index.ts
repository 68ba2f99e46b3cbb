import './styles.css';
import { type Event, type Move, type State, scoreSheet } from '@shutterbox/snapshot/client';
import { late } from '../../ui/late.tsx';
import type { BoardProps, GameUi } from '../game-ui.ts';
import { Board } from './board/Board.tsx';
import { helps } from './board/helps.ts';
import { briefLines } from './brief-lines.tsx';
import { keys } from './keys.ts';
import { words } from './words.ts';

/** Snapshot on the page. */
export const ui: GameUi<State, Move, Event> = {
	words,
	Board,
	fillsWindow: true,
	playsEnd: true,
	playsSounds: true,
	helps,
	keys,
	TextBoard: late<BoardProps<State, Move>>(() => import('./text/TextBoard.tsx').then((chunk) => chunk.TextBoard)),
	briefLines,
	result: () => import('./result/index.ts'),
	score: (view, seat) => scoreSheet(view, seat).total,
};
