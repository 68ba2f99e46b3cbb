import type { Move, State } from '@shutterbox/photograph';
import type { BoardProps } from '../game-ui.ts';

/** What Photograph's boards take besides; a screen that knows the table's options and pace passes them on. */
export interface PhotographProps extends BoardProps<State, Move> {
	/** keep showing what everybody has seen and nobody may look up. */
	readonly memoryAid?: boolean;
	/** Ask for a second press before any move, as in correspondence; fingers are always asked. */
	readonly asksTwice?: boolean;
}
