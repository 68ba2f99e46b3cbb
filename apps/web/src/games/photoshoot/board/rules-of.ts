/** The rule behind each card and each kind of mistake. */
import { EFFECTS, type EffectId, type FaultKind } from '@shutterbox/photoshoot/client';

/** The rules of the cards follow each other as the cards do; one between blue and orange tells of rituals. */
const FIRST_BLUE = 26;
const FIRST_ORANGE = 37;
const BLUE = EFFECTS.filter(({ colour }) => colour === 'blue').length;

const KINDS: Readonly<Record<Exclude<FaultKind, 'effect'>, string>> = {
	swap: 'PST-15',
	photo: 'PST-17',
	turn: 'PST-13',
	talk: 'PST-53',
};

export function ruleOfEffect(id: EffectId): string {
	const effect = EFFECTS.findIndex((card) => card.id === id);
	return `PST-${effect < BLUE ? FIRST_BLUE + effect : FIRST_ORANGE + effect - BLUE}`;
}

export function ruleOf(kind: FaultKind, effect: EffectId | null): string {
	if (kind === 'effect') return effect === null ? 'PST-22' : ruleOfEffect(effect);
	return KINDS[kind];
}
