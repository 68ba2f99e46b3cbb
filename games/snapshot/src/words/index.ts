import type { GameWords } from '@shutterbox/kernel';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { endReason, scoreDetail, scoreSource } from './ends.ts';
import { option, optionValue } from './options.ts';
import type { Key } from './phrases.ts';
import { prompt } from './prompts.ts';
import { refusal } from './refusals.ts';
import { sentence } from './sentences.ts';

/** Snapshot in words. */
export const words: GameWords<State, Event, Key> = {
	messages: { en: () => import('./en.ts'), ru: () => import('./ru.ts') },
	sentence,
	refusal,
	prompt,
	endReason,
	scoreSource,
	scoreDetail,
	scoreUnit: ({ say }, count) => say('unit.prestige', { count }),
	option,
	optionValue,
};
