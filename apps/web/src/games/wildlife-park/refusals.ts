import type { Refusal } from '@shutterbox/kernel';
import { t } from './words.ts';

const CODES = [
	...(['bad-shape', 'game-over', 'wrong-phase', 'not-your-decision', 'already-committed', 'no-item'] as const),
	...(['hex-unknown', 'worker-on-discard', 'worker-on-tile', 'hex-not-vacant', 'corner', 'hex-no-die'] as const),
	...(['worker-used', 'worker-colour', 'worker-cancel', 'hex-no-tile', 'hex-has-die'] as const),
	...(['die-colour', 'die-star', 'die-breeding', 'die-six'] as const),
];

/** Why a move was refused, in plain words. */
export function refusal({ code, facts }: Refusal): string {
	if (code === 'wrong-side') return t(facts.declared === 'left' ? 'refusal.declaredDie' : 'refusal.declaredTile');
	const known = CODES.find((each) => each === code);
	if (known === undefined) throw new Error(`the page has no words for the refusal ${code}`);
	return t(`refusal.${known}`);
}

/** The sentence with the number of the rule behind it. */
export function reason(given: Refusal): string {
	const sentence = refusal(given);
	return given.rule === null ? sentence : t('reason', { sentence, rule: given.rule });
}
