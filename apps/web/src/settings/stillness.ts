import { computed, type ReadonlySignal } from '@preact/signals';
import type { SettingsStore } from './store.ts';

/** Whether nothing moves: by the reader's choice, or by the system's where they leave it to that. */
export function stillness(
	store: Pick<SettingsStore, 'read'>,
	systemIsStill: ReadonlySignal<boolean>,
): ReadonlySignal<boolean> {
	return computed(() => {
		const { motion } = store.read();
		return motion === 'auto' ? systemIsStill.value : motion === 'reduced';
	});
}
