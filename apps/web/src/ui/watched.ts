import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether a media query holds, now and whenever that changes. */
export function watched(query: string): ReadonlySignal<boolean> {
	const media = matchMedia(query);
	const now = signal(media.matches);
	media.addEventListener('change', ({ matches }) => {
		now.value = matches;
	});
	return now;
}
