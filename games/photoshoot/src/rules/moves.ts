import type { Seat } from '@shutterbox/kernel';
import { ALICE, ALICE_CONTACT, EFFECTS, isAtSeat, RITUALS, TIMINGS, type Tile } from './components.ts';
import { FAULT_KINDS } from './faults.ts';
import { distance } from './grid.ts';
import { type Move, ownMove, type Push, type Repair, type Ritual, type Swap } from './move.ts';
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
	teamOf,
} from './state.ts';
import { JOE_BIT, type Movement, makeMovement, movementsOf } from './tile-movements.ts';
import { checkOfSeat, pace } from './turn.ts';

/**
 * The legal moves of a seat that are worth telling apart, at `pace` and until the next alarm. Taps, and slides just long
 * enough where Alice has to stay on the table; no `base`; a `stop` has seen everything. With the engine as referee time
 * alone ends the chance to take back, so `undo` is legal for a while but not listed.
 */
export function moves(state: State, seat: Seat): Move[] {
	const legal = new Legal(state, seat);
	switch (state.phase) {
		case 'repair':
			for (const repair of repairsOf(state.cells, orangeOf(state))) legal.add(repairMove(repair));
			return legal.moves;
		case 'ready':
			legal.add(READY);
			legal.add(FLIP);
			return legal.moves;
		case 'running':
			if (isPhotographer(state, seat)) addActions(state, legal);
			break;
		case 'called':
			addPoints(state, legal);
			return legal.moves;
		case 'paused':
			legal.add(RESUME);
			return legal.moves;
		case 'over':
			return legal.moves;
	}
	if (isPhotographer(state, seat)) addCorrections(state, seat, legal);
	if (isControl(state, seat)) addAnswers(state, legal);
	return legal.moves;
}

/** The list while it is made. */
class Legal {
	readonly moves: Move[] = [];
	readonly #state: State;
	readonly #seat: Seat;
	readonly #at: number;

	constructor(state: State, seat: Seat) {
		this.#state = state;
		this.#seat = seat;
		this.#at = pace(state);
	}

	add(move: Move): void {
		if (this.allows(move)) this.moves.push(move);
	}

	allows(move: Move): boolean {
		return checkOfSeat(this.#state, this.#seat, move, this.#at) === null;
	}
}

const READY: Move = ownMove({ type: 'ready' });
const FLIP: Move = ownMove({ type: 'flip' });
const RESUME: Move = ownMove({ type: 'resume' });
const OK: Move = ownMove({ type: 'ok' });
export const PHOTO: Move = ownMove({ type: 'photo' });
const TALK: Move = ownMove({ type: 'talk' });
const UNDO: Move = ownMove({ type: 'undo' });

function repairMove(repair: Movement): Repair {
	return repair.type === 'swap' ? { type: 'repair', a: repair.a, b: repair.b } : { type: 'repair', dir: repair.dir };
}

const MOST_SEATS = 6;
const SEATS: readonly Seat[] = Array.from({ length: MOST_SEATS }, (_, seat) => seat);
const TAPS: readonly (Swap | Push)[] = movementsOf(JOE_BIT).map((movement) => ownMove({ ...movement }));

/** Whoever judges finds out what a hand did; so hands may do either all of it or nothing (PST-44). */
function addActions(state: State, legal: Legal): void {
	const count = movementsOf(orangeOf(state)).length;
	const isAliceHeavy = effectsInForce(state).includes(ALICE_CONTACT);
	if (state.rules.strictness === 'judge' && !isAliceHeavy) {
		if (legal.allows(TAPS[0])) for (let i = 0; i < count; i++) legal.moves.push(TAPS[i]);
	} else {
		for (let i = 0; i < count; i++) {
			legal.add(TAPS[i]);
			const slide = isAliceHeavy ? slideOf(state.cells, TAPS[i]) : null;
			if (slide) legal.add(slide);
		}
	}
	legal.add(PHOTO);
	if (!isTalkMuted(state)) legal.add(TALK);
}

/** PST-30: the same movement as a slide that keeps Alice on the table; null if it does not move her. */
export function slideOf(cells: readonly Tile[], movement: Swap | Push): Swap | Push | null {
	const after = cells.slice();
	makeMovement(after, movement);
	const cellsMoved = distance(cells.indexOf(ALICE), after.indexOf(ALICE));
	if (cellsMoved === 0) return null;
	return { ...movement, gesture: 'slide', holdMs: TIMINGS.slidePerCell * cellsMoved };
}

/** Each ritual that needs no target, and by seat each that has one. */
const RITUAL_MOVES: readonly (Move | readonly Move[])[] = RITUALS.map((kind) => {
	const ritual = (more: Partial<Ritual>): Move => ownMove({ type: 'ritual', kind, ...more });
	if (isAtSeat(kind)) return SEATS.map((target) => ritual({ target }));
	return ritual(kind === 'pet' ? { tile: 'max' } : {});
});
const ANY_RITUAL: Move = ownMove({ type: 'ritual', kind: 'wave' });

/** Rituals are allowed all or none: their number is limited, not their kind (PST-36). */
function addCorrections(state: State, seat: Seat, legal: Legal): void {
	if (legal.allows(ANY_RITUAL)) {
		const team = photographingTeam(state);
		for (const ritual of RITUAL_MOVES) {
			if ('type' in ritual) legal.moves.push(ritual);
			else
				for (let mate = 0; mate < state.seats; mate++)
					if (mate !== seat && teamOf(state, mate) === team) legal.moves.push(ritual[mate]);
		}
	}
	if (!closesByTime(state)) legal.add(UNDO);
}

function addAnswers(state: State, legal: Legal): void {
	const last = state.window.at(-1);
	if (last) legal.add({ type: 'stop', seen: last.act.seq });
	legal.add(OK);
}

function addPoints(state: State, legal: Legal): void {
	for (const kind of FAULT_KINDS) if (kind !== 'effect') legal.add({ type: 'point', kind });
	for (const effect of effectsInForce(state)) legal.add({ type: 'point', kind: 'effect', effect: EFFECTS[effect].id });
}
