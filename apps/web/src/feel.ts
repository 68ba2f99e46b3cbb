/** What the settings mean for boards. Reading a signal in a component redraws it when the reader changes their mind. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { feelOf } from './feel-of.ts';
import { settings } from './settings.ts';

/** Whether this device can buzz at all. */
export const canVibrate = 'vibrate' in navigator;

export const { isStill, hasSounds, hasVibration, isTextMode } = feelOf(settings, {
	canVibrate,
	systemIsStill: watched('(prefers-reduced-motion: reduce)'),
});

function watched(query: string): ReadonlySignal<boolean> {
	const media = matchMedia(query);
	const now = signal(media.matches);
	media.addEventListener('change', ({ matches }) => {
		now.value = matches;
	});
	return now;
}
