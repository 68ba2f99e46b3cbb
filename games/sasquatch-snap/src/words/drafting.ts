import type { Reader, Seat } from '@shutterbox/kernel';
import type { Direction, TileType } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/move.ts';
import type { State } from '../rules/state.ts';

/** What somebody has in mind about an open question. */
export interface Drafting extends Reader {
	readonly view: State;
	readonly seat: Seat;
	readonly draft: { readonly dir: Direction | null; readonly trap: boolean; readonly tile: TileType | null };
	/** The move it stands for; null while something is still to be chosen. */
	readonly move: Move | null;
	/** Warnings about what others may do are not wanted. */
	readonly isUnwarned?: boolean;
	/** What would come of it, and how the table and his lines would lie then; without a move, how they lie now. */
	readonly outlook: {
		readonly events: readonly Event[];
		readonly after: State;
		readonly winners: readonly Seat[];
		readonly lines: readonly {
			readonly dir: Direction;
			readonly prey: readonly Seat[];
			readonly changes: readonly number[];
		}[];
	};
}
