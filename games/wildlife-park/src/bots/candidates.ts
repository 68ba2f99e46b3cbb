import { hasSeat, type Seat } from '@shutterbox/kernel';
import { DISPLAY_DICE, DISPLAY_TILES } from '../rules/components.ts';
import { DISPLAY_SLOTS, RIGHT } from '../rules/items.ts';
import type { Move } from '../rules/move.ts';
import { protectors } from '../rules/solo.ts';
import type { State } from '../rules/state.ts';
import { occupied, soloSpaces, spaceNames, supplySlots } from '../rules/supply.ts';
import { toMove } from '../rules/turn.ts';
import { workersIn } from '../rules/workers.ts';
import { appraise } from './appraisal.ts';
import { buildOf, Planner, turnOf } from './plans.ts';
import { bestChanges, changeOf, turningsOf } from './worker-plans.ts';

/**
 * Every legal move of the small decisions. A whole turn has up to 250,000, so `turn` and `build` list the plans that a
 * sensible seat considers (see `Planner`), and `workers` doing nothing, each single change, and the best combination.
 */
export function* moves(state: State, seat: Seat): Iterable<Move> {
	if (!hasSeat(toMove(state), seat)) return;
	switch (state.phase) {
		case 'reroll':
			for (const dice of subsetsOf(occupied(state.displays[seat].slice(0, DISPLAY_DICE))))
				yield { type: 'reroll', dice };
			break;
		case 'swap':
			yield* swaps();
			break;
		case 'soloReroll':
			for (const spaces of subsetsOf(soloSpaces(state, 0))) yield { type: 'soloReroll', spaces };
			break;
		case 'soloDiscard':
			for (const spaces of subsetsOf(soloSpaces(state, RIGHT))) yield { type: 'soloDiscard', spaces };
			break;
		case 'declare':
			yield { type: 'declare', kind: 'die' };
			yield { type: 'declare', kind: 'tile' };
			break;
		case 'protect':
			yield { type: 'protect', token: null };
			for (const token of workersIn(state.workers[seat] & protectors(state))) yield { type: 'protect', token };
			break;
		case 'turn':
			for (const plan of new Planner(state, seat, appraise).plans()) yield turnOf(state, seat, plan);
			break;
		case 'choose':
			yield* choices(state, seat);
			break;
		case 'build':
			for (const plan of new Planner(state, seat, appraise).plans()) yield buildOf(state, seat, plan);
			break;
		case 'workers':
			yield* changes(state, seat);
	}
}

function* swaps(): Iterable<Move> {
	yield { type: 'swap', swap: null };
	for (let start = 1; start <= DISPLAY_TILES; start++) {
		for (let slot = 0; slot < DISPLAY_TILES; slot++) yield { type: 'swap', swap: { start, slot } };
	}
}

function* choices(state: State, seat: Seat): Iterable<Move> {
	for (const space of supplySlots(state, seat)) {
		for (const slot of occupied(state.displays[seat])) {
			yield { type: 'choose', supply: spaceNames(state)[space], display: DISPLAY_SLOTS[slot] };
		}
	}
}

function* changes(state: State, seat: Seat): Iterable<Move> {
	const park = state.parks[seat];
	yield { type: 'workers', changes: [] };
	for (const turning of turningsOf(park, state.workers[seat])) {
		yield { type: 'workers', changes: [changeOf(park, turning)] };
	}
	const best = bestChanges(state, seat, appraise);
	if (best.length > 1) yield { type: 'workers', changes: best };
}

/** All of them, the empty one first. */
function* subsetsOf(list: readonly number[]): Iterable<number[]> {
	for (let set = 0; set < 1 << list.length; set++) yield list.filter((_, i) => (set & (1 << i)) !== 0);
}
