import type { END_REASONS, Event, Move, SOURCES, State } from '@shutterbox/sasquatch-snap/client';
import type { GameUi } from '../game-ui.ts';
import { optionValue } from './option-values.ts';
import { prompt } from './prompt.ts';
import { refusal } from './refusals.ts';
import { sentence } from './sentences.ts';
import { TextBoard } from './TextBoard.tsx';
import { t, words } from './words.ts';

export const ui: GameUi<State, Move, Event> = {
	words,
	TextBoard,
	prompt,
	sentence,
	refusal,
	score: ({ snaps }, seat) => snaps[seat],
	scoreSource: ({ source }) => t(`source.${source as (typeof SOURCES)[number] | 'start'}`),
	endReason: (reason) => t(`end.${reason as (typeof END_REASONS)[number]}`),
	optionValue,
};
