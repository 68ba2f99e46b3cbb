import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether a media query holds, now and whenever that changes; where there is no window, none does. */
export function watched(query: string): ReadonlySignal<boolean> {
	const media = globalThis.matchMedia?.(query);
	const now = signal(media?.matches ?? false);
	media?.addEventListener('change', ({ matches }) => {
		now.value = matches;
	});
	return now;
}
