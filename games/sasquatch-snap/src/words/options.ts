import type { Voice } from '@shutterbox/kernel';
import type { Key } from './phrases.ts';

/** A value of an option in words; null where it says it itself. */
export function optionValue({ say }: Voice<Key>, name: string, value: unknown): string | null {
	switch (name) {
		case 'boardSize':
			return say('value.forest', { size: Number(value) });
		case 'target':
			return say('goods.snaps', { count: Number(value) });
		case 'firstWhistle':
			return value === 'random' ? say('value.random') : say('value.seat', { number: Number(value) + 1 });
		case 'trapChoice':
			return say(value === 'with-card' ? 'value.withCard' : 'value.atResolution');
		case 'turnLimit':
			return value === 0 ? say('value.noLimit') : say('value.turn', { turn: Number(value) });
		default:
			return null;
	}
}
