import { speak } from '@shutterbox/kernel';
import { words as gameWords } from '@shutterbox/photograph/client';
import { area } from '../../i18n/area.ts';
import { voiceOf } from '../../i18n/voice.ts';

/** Everything Photograph says on the page. */
export const words = area(gameWords.messages, {
	en: () => import('./messages/en.ts'),
	ru: () => import('./messages/ru.ts'),
});
export const { rich, t } = words;
export const voice = voiceOf(words);
/** What the game itself says, in the page's voice. */
export const spoken = speak(gameWords, voice);
