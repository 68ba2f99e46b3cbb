import type { View } from '@shutterbox/kernel';
import { SOLO_SPACES } from '../rules/components.ts';
import { SOLO_SUPPLY_SPACES } from '../rules/items.ts';
import type { Declare } from '../rules/move.ts';
import { hitBy } from '../rules/solo.ts';
import type { State } from '../rules/state.ts';

/** WPK-62: how likely each space is to be hit once this kind is declared; those that no token can hit are left out. */
export function risksOf({ solo, supply }: View<State>, declared: Declare['kind']): ReadonlyMap<string, number> {
	const drawn = solo?.drawn ?? [];
	const left = Array.from({ length: SOLO_SPACES }, (_, i) => i + 1).filter((token) => !drawn.includes(token));
	const risks = new Map<string, number>();
	for (const token of left) {
		const space = SOLO_SUPPLY_SPACES[hitBy(supply[0], declared, token)];
		risks.set(space, (risks.get(space) ?? 0) + 1 / left.length);
	}
	return risks;
}
