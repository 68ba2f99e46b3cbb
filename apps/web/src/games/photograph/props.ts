import type { Move, Options, State } from '@shutterbox/photograph/client';
import type { BoardProps } from '../game-ui.ts';

export type PhotographProps = BoardProps<State, Move>;

/** keep showing what everybody has seen and nobody may look up. */
export function hasMemoryAid({ options }: Pick<PhotographProps, 'options'>): boolean {
	return (options as Partial<Options>).memoryAid ?? false;
}
