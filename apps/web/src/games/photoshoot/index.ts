import './styles.css';
import { type Event, type Move, type State, teamOf } from '@shutterbox/photoshoot/client';
import type { GameUi } from '../game-ui.ts';
import { heldBackFrom, isBetweenRounds } from './log.ts';
import { TextBoard } from './TextBoard.tsx';
import { words } from './words.ts';

export const ui: GameUi<State, Move, Event> = {
	words,
	TextBoard,
	heldBackFrom,
	allowsLookingBack: isBetweenRounds,
	score: (view, seat) => view.scores[teamOf(view, seat)],
};
