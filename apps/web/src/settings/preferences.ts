/** What the settings mean for boards. Reading a signal in a component redraws it when the reader changes their mind. */

import { computed } from '@preact/signals';
import { watched } from '../ui/watched.ts';
import { settings } from './settings.ts';
import { stillness } from './stillness.ts';

/** Whether this device can buzz at all. */
export const canVibrate = 'vibrate' in navigator;

const systemIsDark = watched('(prefers-color-scheme: dark)');

/** Whether the room is dark: by the reader's choice, or by the system's where they leave it to that. */
export const isDark = computed(() => {
	const { theme } = settings.read();
	return theme === 'auto' ? systemIsDark.value : theme === 'dark';
});

const SLOWNESS = { slow: 2, usual: 1, fast: 0.5, instant: 0 } as const;

/** How many times longer than usual boards take to play what happened; with 0 they play nothing. */
export const slowness = computed(() => SLOWNESS[settings.read().speed]);

export const isStill = stillness(settings, watched('(prefers-reduced-motion: reduce)'));
