import './styles.css';
import type { Event, Move, State } from '@shutterbox/sasquatch-snap/client';
import type { GameUi } from '../game-ui.ts';
import { TextBoard } from './text/TextBoard.tsx';
import { words } from './words.ts';

export const ui: GameUi<State, Move, Event> = {
	words,
	TextBoard,
	score: ({ snaps }, seat) => snaps[seat],
};
