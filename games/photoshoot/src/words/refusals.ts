import type { Refusal, Voice } from '@shutterbox/kernel';
import { REFUSALS } from '../rules/refusals.ts';
import type { Key } from './phrases.ts';

/** Why something is not possible, in one sentence. */
export function refusal({ say }: Voice<Key>, { code, facts }: Refusal): string | null {
	if (!Object.hasOwn(REFUSALS, code)) return null;
	return say(`refusal.${code as keyof typeof REFUSALS}`, { phase: String(facts.phase), kind: String(facts.kind) });
}
