import type { Event, Move, State } from '@shutterbox/photograph';
import type { GameUi } from '../game-ui.ts';
import { Board } from './Board.tsx';
import { briefLines } from './brief-lines.tsx';
import { prompt } from './prompt.ts';
import { hasMemoryAid } from './props.ts';
import { option, optionValue, refusal } from './refusals.ts';
import { endReason, score, scoreSource } from './scores.ts';
import { sentence } from './sentences.ts';
import { TextBoard } from './TextBoard.tsx';
import { words } from './words.ts';

export const ui: GameUi<State, Move, Event> = {
	words,
	Board,
	fillsWindow: true,
	TextBoard,
	prompt,
	sentence,
	briefLines,
	// which cards went where may be remembered, not looked up.
	allowsLookingBack: (_, options) => hasMemoryAid({ options }),
	refusal,
	score,
	scoreSource,
	endReason,
	option,
	optionValue,
};
