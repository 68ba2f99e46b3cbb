import { type Item, NO_HIT, NO_ITEM, type State } from '@shutterbox/wildlife-park/client';

/** Alone: the supply item that a token has hit, or NO_ITEM. */
export function soloHit({ solo, supply }: State): Item {
	return solo === null || solo.hit === NO_HIT ? NO_ITEM : supply[0][solo.hit];
}
