import type { State } from '@shutterbox/photoshoot/client';
import type { TableEvent } from '@shutterbox/table';

/** While a round is on, nobody may read again what was done in it; when it is over everybody may. */
export function heldBackFrom(history: readonly TableEvent[], view: Pick<State, 'phase'>): number {
	if (isBetweenRounds(view)) return history.length;
	return history.findLastIndex(({ event }) => event.type === 'flipped') + 1;
}

export function isBetweenRounds({ phase }: Pick<State, 'phase'>): boolean {
	return phase === 'repair' || phase === 'ready' || phase === 'over';
}
