import type { Seat } from '@shutterbox/kernel';
import { ALICE, ALICE_CONTACT, EFFECTS, isAtSeat, RITUALS, TIMINGS, type Tile } from './components.ts';
import { FAULT_KINDS } from './faults.ts';
import { distance } from './grid.ts';
import { type Move, ownMove, type Push, type Repair, type Swap } from './move.ts';
import { repairsOf } from './repair.ts';
import { closesByTime } from './round-acts.ts';
import {
	effectsInForce,
	isControl,
	isPhotographer,
	isTalkMuted,
	orangeOf,
	photographingTeam,
	type State,
	seatsOfTeam,
} from './state.ts';
import { JOE_BIT, type Movement, makeMovement, movementsOf } from './tile-movements.ts';
import { checkOfSeat, pace } from './turn.ts';

/**
 * The legal moves of a seat that are worth telling apart, at `pace` and until the next alarm. Taps, and slides just long
 * enough where Alice has to stay on the table; no `base`; a `stop` has seen everything. With the engine as referee time
 * alone ends the chance to take back, so `undo` is legal for a while but not listed.
 */
export function* moves(state: State, seat: Seat): Iterable<Move> {
	const at = pace(state);
	for (const move of candidates(state, seat)) if (checkOfSeat(state, seat, move, at) === null) yield move;
}

const READY: Move = ownMove({ type: 'ready' });
const FLIP: Move = ownMove({ type: 'flip' });
const RESUME: Move = ownMove({ type: 'resume' });
const OK: Move = ownMove({ type: 'ok' });
export const PHOTO: Move = ownMove({ type: 'photo' });
const TALK: Move = ownMove({ type: 'talk' });
const UNDO: Move = ownMove({ type: 'undo' });

function* candidates(state: State, seat: Seat): Iterable<Move> {
	switch (state.phase) {
		case 'repair':
			for (const repair of repairsOf(state.cells, orangeOf(state))) yield repairMove(repair);
			return;
		case 'ready':
			yield READY;
			yield FLIP;
			return;
		case 'running':
			if (isPhotographer(state, seat)) yield* actions(state);
			break;
		case 'called':
			yield* points(state);
			return;
		case 'paused':
			yield RESUME;
			return;
		case 'over':
			return;
	}
	if (isPhotographer(state, seat)) yield* corrections(state, seat);
	if (isControl(state, seat)) yield* answers(state);
}

function repairMove(repair: Movement): Repair {
	return repair.type === 'swap' ? { type: 'repair', a: repair.a, b: repair.b } : { type: 'repair', dir: repair.dir };
}

const TAPS: readonly (Swap | Push)[] = movementsOf(JOE_BIT).map((movement) => ownMove({ ...movement }));

function* actions(state: State): Iterable<Move> {
	const count = movementsOf(orangeOf(state)).length;
	const isAliceHeavy = effectsInForce(state).includes(ALICE_CONTACT);
	for (let i = 0; i < count; i++) {
		yield TAPS[i];
		const slide = isAliceHeavy ? slideOf(state.cells, TAPS[i]) : null;
		if (slide) yield slide;
	}
	yield PHOTO;
	if (!isTalkMuted(state)) yield TALK;
}

/** PST-30: the same movement as a slide that keeps Alice on the table; null if it does not move her. */
export function slideOf(cells: readonly Tile[], movement: Swap | Push): Swap | Push | null {
	const after = cells.slice();
	makeMovement(after, movement);
	const cellsMoved = distance(cells.indexOf(ALICE), after.indexOf(ALICE));
	if (cellsMoved === 0) return null;
	return { ...movement, gesture: 'slide', holdMs: TIMINGS.slidePerCell * cellsMoved };
}

function* corrections(state: State, seat: Seat): Iterable<Move> {
	const mates = seatsOfTeam(state, photographingTeam(state)).filter((mate) => mate !== seat);
	for (const kind of RITUALS) {
		if (isAtSeat(kind)) for (const target of mates) yield { type: 'ritual', kind, target };
		else yield kind === 'pet' ? { type: 'ritual', kind, tile: 'max' } : { type: 'ritual', kind };
	}
	if (!closesByTime(state)) yield UNDO;
}

function* answers(state: State): Iterable<Move> {
	const last = state.window.at(-1);
	if (last) yield { type: 'stop', seen: last.act.seq };
	yield OK;
}

function* points(state: State): Iterable<Move> {
	for (const kind of FAULT_KINDS) if (kind !== 'effect') yield { type: 'point', kind };
	for (const effect of effectsInForce(state)) yield { type: 'point', kind: 'effect', effect: EFFECTS[effect].id };
}
