/** Tokens by hand: carried from purse and bank onto the scales and back, and from the purse to where a trap is set. */
import type { Refusal } from '@shutterbox/kernel';
import { type Errand, useCarry } from '../../../board/carry.ts';
import { EMPTY, KINDS, type Kind, type Side, whyNotMore } from '../draft.ts';
import { wrongSide } from './beyond.ts';
import type { Scene } from './scene.ts';
import { bankUses, pressToken, purseUses, type TokenUse } from './token-uses.ts';
import { takenBack } from './trade-keys.ts';

type Asked = Pick<Scene, 'shown' | 'seat' | 'asked' | 'draft' | 'check' | 'deeds'>;

/** What is carried: a kind, and where from; to the scales, or to be set. */
export function sourceOf(from: TokenUse['verb'] | `back-${Side}`, kind: Kind): string {
	return `${from} ${kind}`;
}

/** Where things are put: on a pan, into the purse, into the bank, under her feet. */
export const TARGETS = {
	give: 'pan-give',
	get: 'pan-get',
	'back-give': 'purse',
	'back-get': 'bank',
	set: 'own-square',
	card: 'own-square',
} as const;

export function tokenErrand(scene: Asked): Errand {
	const { asked, draft, deeds } = scene;
	return {
		canTake: (source) => (isToSet(source) ? asked === 'set' || asked === 'commit' : asked === 'whistle'),
		canPut: (source, target) => !isToSet(source) || target === TARGETS.set,
		put(source, target) {
			const [from, name] = source.split(' ') as [keyof typeof TARGETS, string];
			const kind = KINDS.find((one) => one === name);
			if (kind === undefined) return;
			if (TARGETS[from] !== target) {
				const refusal = whyNotThere(scene, from, kind, target);
				if (refusal) deeds.refuse(refusal);
				return;
			}
			if (from === 'back-give' || from === 'back-get') {
				deeds.hold(takenBack(draft, from === 'back-give' ? 'give' : 'get', kind));
				return;
			}
			const uses = from === 'get' ? bankUses(scene) : (purseUses(scene) ?? []);
			const use = uses.find((one) => one.kind === kind);
			// To put the same thing there again hands nothing in.
			if (use) pressToken({ ...use, isChosen: false }, scene);
		},
	};
}

function isToSet(source: string): boolean {
	return /^(?:set|card) /.test(source);
}

/** Why a thing has no place there; null where it came from there, or was taken no further. */
function whyNotThere({ check }: Asked, from: keyof typeof TARGETS, kind: Kind, target: string): Refusal | null {
	const side: Side = from === 'give' || from === 'back-give' ? 'give' : 'get';
	if (target === TARGETS[side] || target === TARGETS[`back-${side}`]) return null;
	return (kind === 'snaps' && whyNotMore(check, EMPTY, 'get', kind)) || wrongSide(side);
}

/** For the element that has purse, bank, scales and forest in it. */
export function useTokenCarry(scene: Asked): ReturnType<typeof useCarry> {
	return useCarry(tokenErrand(scene));
}
