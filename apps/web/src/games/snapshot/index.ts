import './styles.css';
import { type Event, type Move, type State, scoreSheet } from '@shutterbox/snapshot/client';
import type { GameUi } from '../game-ui.ts';
import { TextBoard } from './TextBoard.tsx';
import { words } from './words.ts';

/** Snapshot on the page. */
export const ui: GameUi<State, Move, Event> = {
	words,
	TextBoard,
	score: (view, seat) => scoreSheet(view, seat).total,
};
