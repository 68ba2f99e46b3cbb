import './styles.css';
import type { Event, Move, State } from '@shutterbox/sasquatch-snap/client';
import { late } from '../../ui/late.tsx';
import type { BoardProps, GameUi } from '../game-ui.ts';
import { Board } from './board/Board.tsx';
import { briefLines } from './brief-lines.tsx';
import { words } from './words.ts';

export const ui: GameUi<State, Move, Event> = {
	words,
	Board,
	fillsWindow: true,
	playsEnd: true,
	TextBoard: late<BoardProps<State, Move>>(() => import('./text/TextBoard.tsx').then((chunk) => chunk.TextBoard)),
	briefLines,
	score: ({ snaps }, seat) => snaps[seat],
};
