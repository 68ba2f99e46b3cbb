import type { Entry, PlayContext, Refusal, Seat } from '@shutterbox/kernel';
import type { Tile } from './components.ts';
import type { Event } from './events.ts';
import type { Repair } from './move.ts';
import { refuse } from './refusals.ts';
import { openStage } from './rounds.ts';
import { orangeOf, type State, starterOf } from './state.ts';
import {
	isPermitted,
	isWellMade,
	type Movement,
	makeMovement,
	movementsOf,
	type OrangeSet,
	takeBackMovement,
} from './tile-movements.ts';

// Repair before a round: PST-10.

/** Fewest well-made movements to a permitted arrangement: 0, 1 or 2; that it is never more has been tried out on all. */
export function repairDistance(cells: readonly Tile[], orange: OrangeSet): 0 | 1 | 2 {
	if (isPermitted(cells, orange)) return 0;
	const stage = cells.slice();
	return movementsOf(orange).some((movement) => leadsTo(stage, movement, orange) === 0) ? 1 : 2;
}

/** The movements that lower the repair distance by one, in the order of cells, then directions. */
export function repairsOf(cells: readonly Tile[], orange: OrangeSet): Movement[] {
	const wanted = repairDistance(cells, orange) - 1;
	const stage = cells.slice();
	return movementsOf(orange).filter((movement) => isWellMade(stage, movement, orange) && after(movement) === wanted);

	function after(movement: Movement): number {
		makeMovement(stage, movement);
		const left = repairDistance(stage, orange);
		takeBackMovement(stage, movement);
		return left;
	}
}

/** 0 if one movement makes the arrangement permitted, 1 if it does not; the stage is left as it was. */
function leadsTo(stage: Tile[], movement: Movement, orange: OrangeSet): 0 | 1 {
	if (!isWellMade(stage, movement, orange)) return 1;
	makeMovement(stage, movement);
	const isRepaired = isPermitted(stage, orange);
	takeBackMovement(stage, movement);
	return isRepaired ? 0 : 1;
}

export function checkRepair(state: State, seat: Seat, move: Repair): Refusal | null {
	if (state.phase !== 'repair') return refuse('PST_WRONG_PHASE', { phase: state.phase });
	if (seat !== starterOf(state)) return refuse('PST_NOT_STARTER', { starter: starterOf(state) });
	const isOne = repairsOf(state.cells, orangeOf(state)).some((repair) => isSame(repair, move));
	return isOne ? null : refuse('PST_BAD_REPAIR');
}

function isSame(repair: Movement, move: Repair): boolean {
	if ('dir' in move) return repair.type === 'push' && repair.dir === move.dir;
	if (repair.type !== 'swap') return false;
	return (repair.a === move.a && repair.b === move.b) || (repair.a === move.b && repair.b === move.a);
}

/** Repairs cost nothing and leave no trace but the arrangement. */
export function repair(state: State, { actor, at }: Entry<unknown>, move: Movement, ctx: PlayContext<Event>): void {
	makeMovement(state.cells, move);
	state.startCells = state.cells.slice();
	const { type: _, ...how } = move;
	ctx.emit?.({ type: 'repaired', seat: actor, ...how });
	if (isPermitted(state.cells, orangeOf(state))) openStage(state, at, ctx);
}

export function movementOf(move: Repair): Movement {
	return 'dir' in move ? { type: 'push', dir: move.dir } : { type: 'swap', a: move.a, b: move.b };
}
