import type { GameWords } from '@shutterbox/kernel';
import type { Event } from '../rules/events.ts';
import { END_REASONS } from '../rules/scoring.ts';
import type { SOURCES, State } from '../rules/state.ts';
import { option, optionValue } from './options.ts';
import type { Key } from './phrases.ts';
import { prompt } from './prompts.ts';
import { refusal } from './refusals.ts';
import { sentence } from './sentences.ts';

/** Sasquatch Snap! in words. */
export const words: GameWords<State, Event, Key> = {
	messages: { en: () => import('./en.ts'), ru: () => import('./ru.ts') },
	sentence,
	refusal,
	prompt,
	endReason({ say }, reason) {
		const known = END_REASONS.find((one) => one === reason);
		return known === undefined ? null : say(`end.${known}`);
	},
	scoreSource: ({ say }, source) => say(`source.${source as (typeof SOURCES)[number] | 'start'}`),
	scoreUnit: ({ say }, count) => say('unit.snaps', { count }),
	option,
	optionValue,
};
