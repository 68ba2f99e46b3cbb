import type { ScoreLine, Voice } from '@shutterbox/kernel';
import type { Key } from './en.ts';

/** `Film, blue`. */
export function scoreSource({ say }: Voice<Key>, source: string): string {
	return say('source.film', { color: source });
}

/** `4 sharp, 1 blurred, good shot`. */
export function scoreDetail({ say }: Voice<Key>, { facts }: ScoreLine): string {
	const { faceUp = 0, blurred = 0, goodShot = false, missed = false } = facts ?? {};
	return missed
		? say('source.missed')
		: say('source.frames', { sharp: Number(faceUp), blurred: Number(blurred), shot: goodShot ? 'good' : 'other' });
}

export function endReason({ say }: Voice<Key>, reason: string): string | null {
	return reason === 'fieldSpent' ? say('end.fieldSpent') : null;
}
