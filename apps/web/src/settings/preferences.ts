/** What the settings mean for boards. Reading a signal in a component redraws it when the reader changes their mind. */

import { watched } from '../ui/watched.ts';
import { settings } from './settings.ts';
import { feelOf } from './stillness.ts';

/** Whether this device can buzz at all. */
export const canVibrate = 'vibrate' in navigator;

export const { isStill, hasSounds, hasVibration, isTextMode } = feelOf(settings, {
	canVibrate,
	systemIsStill: watched('(prefers-reduced-motion: reduce)'),
});
