import { type Refusal, refuser } from '@shutterbox/kernel';

/** Every code with the rule behind it. Where a move has a rule of its own for a code, `refuseBy` names it. */
export const REFUSALS = {
	GAME_OVER: 'SNP-57',
	NOT_YOUR_DECISION: 'SNP-2',
	UNKNOWN_MOVE: null,
	MALFORMED: null,
	WRONG_PHASE: 'SNP-3',
	NO_CARDS: 'SNP-28',
	HAND_FULL: 'SNP-16',
	NOBODY_TO_DENY: 'SNP-22',
	WOULD_SPOOK: 'SNP-23',
	TOO_MANY_COMMITMENTS: 'SNP-23',
	NO_TARGETS: 'SNP-29',
	DUPLICATE_CARD: 'SNP-31',
	NOT_AVAILABLE: 'SNP-30',
	BAD_DICE: 'SNP-31',
	BAD_TOKENS: 'SNP-34',
	HABITAT_WITHOUT_DIE: 'SNP-31',
	HABITAT_WITHOUT_TARGET: 'SNP-31',
	DICE_TOTAL: 'SNP-31',
	NOT_ENOUGH_TOKENS: 'SNP-34',
	MUST_SHOOT_COMMITTED: 'SNP-36',
	NOT_PREPARED: 'SNP-39',
	BAD_DIE: 'SNP-42',
	BAD_PAYMENT: 'SNP-42',
	NOT_DUE: 'SNP-19',
} as const;

export const refuse = refuser(REFUSALS);

export function refuseBy(rule: string, code: keyof typeof REFUSALS, facts?: Refusal['facts']): Refusal {
	return { ...refuse(code, facts), rule };
}
