import './styles.css';
import type { Event, Move, State } from '@shutterbox/photograph/client';
import type { GameUi } from '../game-ui.ts';
import { Board } from './Board.tsx';
import { briefLines } from './brief-lines.tsx';
import { hasMemoryAid } from './props.ts';
import { score } from './scores.ts';
import { TextBoard } from './TextBoard.tsx';
import { words } from './words.ts';

export const ui: GameUi<State, Move, Event> = {
	words,
	Board,
	fillsWindow: true,
	TextBoard,
	briefLines,
	// which cards went where may be remembered, not looked up.
	allowsLookingBack: (_, options) => hasMemoryAid({ options }),
	score,
};
