import { type END_REASONS, type Event, type Move, type State, teamOf } from '@shutterbox/photoshoot/client';
import type { GameUi } from '../game-ui.ts';
import { optionValue } from './option-values.ts';
import { prompt } from './prompt.ts';
import { refusal } from './refusals.ts';
import { heldBackFrom, isBetweenRounds, sentence } from './sentences.ts';
import { TextBoard } from './TextBoard.tsx';
import { t, words } from './words.ts';

export const ui: GameUi<State, Move, Event> = {
	words,
	TextBoard,
	prompt,
	sentence,
	heldBackFrom,
	allowsLookingBack: isBetweenRounds,
	refusal,
	score: (view, seat) => view.scores[teamOf(view, seat)],
	scoreSource: ({ source }) => t(`source.${source as 'objectives' | 'calls' | 'mistakes' | 'floor'}`),
	endReason: (reason) => t(`end.${reason as (typeof END_REASONS)[number]}`),
	optionValue,
};
