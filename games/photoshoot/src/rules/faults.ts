import { EFFECTS, type Effect, type EffectId, effectNamed } from './components.ts';

// The kinds of mistake: PST-42.

/** A mistake in one small integer: an effect not applied is that effect's number. */
export type Fault = number;
export const TURN_FAULT: Fault = EFFECTS.length;
export const SWAP_FAULT: Fault = EFFECTS.length + 1;
export const PHOTO_FAULT: Fault = EFFECTS.length + 2;
export const TALK_FAULT: Fault = EFFECTS.length + 3;
/** What a quick call or nobody points at. */
export const NO_FAULT: Fault = -1;

export const FAULT_KINDS = ['effect', 'swap', 'photo', 'turn', 'talk'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

const PLAIN_KINDS: readonly FaultKind[] = ['turn', 'swap', 'photo', 'talk'];

export function isEffectFault(fault: Fault): fault is Effect {
	return fault >= 0 && fault < EFFECTS.length;
}

/** The fault a caller means; NO_FAULT if there is no such kind or card. */
export function faultNamed(kind: string, effect?: string): Fault {
	if (kind === 'effect') return effectNamed(effect);
	const plain = PLAIN_KINDS.indexOf(kind as FaultKind);
	return plain === -1 || effect !== undefined ? NO_FAULT : TURN_FAULT + plain;
}

export interface NamedFault {
	readonly kind: FaultKind | null;
	readonly effect: EffectId | null;
}

export function nameOfFault(fault: Fault): NamedFault {
	if (isEffectFault(fault)) return { kind: 'effect', effect: EFFECTS[fault].id };
	return { kind: fault === NO_FAULT ? null : PLAIN_KINDS[fault - TURN_FAULT], effect: null };
}

const RULES: Readonly<Record<Exclude<FaultKind, 'effect'>, string>> = {
	turn: 'PST-13',
	swap: 'PST-15',
	photo: 'PST-17',
	talk: 'PST-53',
};

/** The rule that a mistake breaks. */
export function ruleBroken(kind: FaultKind, effect: EffectId | null): string | null {
	if (kind !== 'effect') return RULES[kind];
	return EFFECTS.find(({ id }) => id === effect)?.rule ?? null;
}

/** `max-pet`, `turn`; for notation and tests. */
export function faultText(fault: Fault): string {
	const { kind, effect } = nameOfFault(fault);
	return effect ?? kind ?? 'none';
}
