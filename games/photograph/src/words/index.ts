import type { GameWords } from '@shutterbox/kernel';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import type { Key } from './en.ts';
import { option, optionValue } from './options.ts';
import { prompt } from './prompts.ts';
import { refusal } from './refusals.ts';
import { endReason, scoreDetail, scoreSource } from './scores.ts';
import { sentence } from './sentences.ts';

export type { Key } from './en.ts';

export const words: GameWords<State, Event, Key> = {
	messages: { en: () => import('./en.ts'), ru: () => import('./ru.ts') },
	sentence,
	refusal,
	prompt,
	endReason,
	scoreSource,
	scoreDetail,
	option,
	optionValue,
};
