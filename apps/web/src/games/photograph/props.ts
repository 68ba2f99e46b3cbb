import type { Move, Options, State } from '@shutterbox/photograph/client';
import type { BoardProps } from '../game-ui.ts';

export type PhotographProps = BoardProps<State, Move>;

/** keep showing what everybody has seen and nobody may look up; where all cards lie open, nobody needs to. */
export function hasMemoryAid({ options, isAllOpen = false }: Pick<PhotographProps, 'options' | 'isAllOpen'>): boolean {
	return isAllOpen || ((options as Partial<Options>).memoryAid ?? false);
}
