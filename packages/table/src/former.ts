import type { Occupant } from './types.ts';

/** What a seat keeps of somebody whose account is gone: a mark that belongs to nobody. */
const FORMER = 'gone-';

export function formerPlayer(randomId: string): { readonly who: string; readonly name: string } {
	return { who: `${FORMER}${randomId}`, name: 'Former player' };
}

export function isFormer(occupant: Occupant): boolean {
	return occupant.kind === 'person' && occupant.who.startsWith(FORMER);
}
