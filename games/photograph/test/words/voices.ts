import { voiceOf } from '@shutterbox/testkit';
import { messages as en } from '../../src/words/en.ts';
import { messages as ru } from '../../src/words/ru.ts';

export const NAMES = ['Ada', 'Boris', 'Chen', 'Dita'];

export const ENGLISH = voiceOf(en);
export const RUSSIAN = voiceOf(ru, 'ru');
export const LANGUAGES = [
	['English', ENGLISH],
	['Russian', RUSSIAN],
] as const;
