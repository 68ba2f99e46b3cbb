import type { Refusal, Voice } from '@shutterbox/kernel';
import { DISPLAY_SLOTS } from '../rules/items.ts';
import { type Code, REFUSALS } from '../rules/refusals.ts';
import type { Key } from './names.ts';

/** Why a move was refused. Without the name of its hex the sentence holds for any. */
export function refusal({ say }: Voice<Key>, { code, facts }: Refusal): string | null {
	if (!Object.hasOwn(REFUSALS, code)) return null;
	return say(`refusal.${code as Code}`, {
		hex: String(facts.to ?? facts.hex ?? say('hex.that')),
		source: DISPLAY_SLOTS.includes(String(facts.space)) ? 'display' : 'supply',
		declared: String(facts.declared),
	});
}
