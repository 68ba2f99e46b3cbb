import { computed, type ReadonlySignal } from '@preact/signals';
import type { SettingsStore } from './store.ts';

export interface Feel {
	/** Nothing moves: by the reader's choice, or by the system's where they leave it to that. */
	readonly isStill: ReadonlySignal<boolean>;
	readonly hasSounds: ReadonlySignal<boolean>;
	/** Never on a device that cannot. */
	readonly hasVibration: ReadonlySignal<boolean>;
	/** Boards are shown as text. */
	readonly isTextMode: ReadonlySignal<boolean>;
}

export interface Abilities {
	readonly canVibrate: boolean;
	/** Whether the system asks for less movement. */
	readonly systemIsStill: ReadonlySignal<boolean>;
}

export function feelOf(store: Pick<SettingsStore, 'read'>, { canVibrate, systemIsStill }: Abilities): Feel {
	return {
		isStill: computed(() => {
			const { motion } = store.read();
			return motion === 'auto' ? systemIsStill.value : motion === 'reduced';
		}),
		hasSounds: computed(() => store.read().sounds),
		hasVibration: computed(() => canVibrate && store.read().vibration),
		isTextMode: computed(() => store.read().textMode),
	};
}
