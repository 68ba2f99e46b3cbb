import type { Refusal, Voice } from '@shutterbox/kernel';
import { REFUSALS } from '../rules/refusals.ts';
import type { Key } from './en.ts';

/** Why something is not possible; rows and places are counted from 1, as on the table. */
export function refusal({ say }: Voice<Key>, { code, facts }: Refusal): string | null {
	if (!isKnown(code)) return null;
	return say(`refusal.${code}`, {
		phase: String(facts.phase ?? ''),
		rows: Number(facts.rows ?? 0),
		row: Number(facts.row ?? 0) + 1,
		cards: Number(facts.cards ?? 0),
	});
}

function isKnown(code: string): code is keyof typeof REFUSALS {
	return Object.hasOwn(REFUSALS, code);
}
