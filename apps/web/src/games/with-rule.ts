import type { Refusal } from '@shutterbox/kernel';

/** A refusal's sentence with the number of its rule behind it; its code where the game has no sentence. */
export function withRule(sentence: string | null, { code, rule }: Refusal): string {
	return rule === null ? (sentence ?? code) : `${sentence ?? code} (${rule})`;
}
