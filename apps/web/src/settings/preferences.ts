/** What the settings mean for boards. Reading a signal in a component redraws it when the reader changes their mind. */

import { watched } from '../ui/watched.ts';
import { settings } from './settings.ts';
import { stillness } from './stillness.ts';

/** Whether this device can buzz at all. */
export const canVibrate = 'vibrate' in navigator;

export const isStill = stillness(settings, watched('(prefers-reduced-motion: reduce)'));
