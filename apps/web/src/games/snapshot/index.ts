import './board.css';
import './habitats.css';
import './wide.css';
import { type Event, type Move, type State, scoreSheet } from '@shutterbox/snapshot/client';
import type { GameUi } from '../game-ui.ts';
import { optionValue } from './option-values.ts';
import { prompt } from './prompt.ts';
import { refusal } from './refusals.ts';
import { endReason, scoreSource } from './result.ts';
import { sentence } from './sentences.ts';
import { TextBoard } from './TextBoard.tsx';
import { words } from './words.ts';

/** Snapshot on the page. */
export const ui: GameUi<State, Move, Event> = {
	words,
	TextBoard,
	prompt,
	sentence,
	refusal,
	score: (view, seat) => scoreSheet(view, seat).total,
	scoreSource,
	endReason,
	optionValue,
};
