import type { GameWords } from '@shutterbox/kernel';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import type { Key } from './names.ts';
import { option, optionValue } from './options.ts';
import { prompt } from './prompts.ts';
import { refusal } from './refusals.ts';
import { endReason, scoreDetail, scoreSource } from './results.ts';
import { sentence } from './sentences.ts';

/** Wildlife Park in words. */
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
