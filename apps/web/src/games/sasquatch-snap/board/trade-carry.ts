/** The exchange by hand: tokens are carried from purse and bank onto the scales, and back. */
import { type Errand, useCarry } from '../../../board/carry.ts';
import { KINDS, type Kind, type Side } from '../draft.ts';
import type { Scene } from './scene.ts';
import { bankUses, pressToken, purseUses } from './token-uses.ts';
import { takenBack } from './trade-keys.ts';

type Asked = Pick<Scene, 'shown' | 'seat' | 'asked' | 'draft' | 'check' | 'deeds'>;

/** What is carried: a kind, and where from. */
export function sourceOf(from: Side | `back-${Side}`, kind: Kind): string {
	return `${from} ${kind}`;
}

/** Where things are put: on a pan, into the purse, into the bank. */
export const TARGETS = { give: 'pan-give', get: 'pan-get', 'back-give': 'purse', 'back-get': 'bank' } as const;

export function tradeErrand(scene: Asked): Errand {
	const { asked, draft, deeds } = scene;
	return {
		canTake: () => asked === 'whistle',
		put(source, target) {
			const [from, name] = source.split(' ') as [keyof typeof TARGETS, string];
			const kind = KINDS.find((one) => one === name);
			if (kind === undefined || TARGETS[from] !== target) return;
			if (from === 'back-give' || from === 'back-get') {
				deeds.hold(takenBack(draft, from === 'back-give' ? 'give' : 'get', kind));
				return;
			}
			const use = (from === 'give' ? (purseUses(scene) ?? []) : bankUses(scene)).find((one) => one.kind === kind);
			if (use) pressToken(use, scene);
		},
	};
}

/** For the element that has purse, bank and scales in it. */
export function useTradeCarry(scene: Asked): ReturnType<typeof useCarry> {
	return useCarry(tradeErrand(scene));
}
