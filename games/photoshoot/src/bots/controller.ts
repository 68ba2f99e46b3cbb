import type { ChanceSource, Plan, Seat } from '@shutterbox/kernel';
import { EFFECTS } from '../rules/components.ts';
import { type Fault, isEffectFault, nameOfFault, PHOTO_FAULT, SWAP_FAULT, TURN_FAULT } from '../rules/faults.ts';
import type { Move, Point } from '../rules/move.ts';
import { isAction, type Open, openFaults, witness } from '../rules/round-acts.ts';
import {
	effectsInForce,
	hasEngineReferee,
	isCoop,
	nextSeat,
	photographingTeam,
	type State,
	seatsOfTeam,
	type Team,
} from '../rules/state.ts';
import { happens, spread } from './photographer.ts';
import { REACT_SPREAD, SPEAK_MS, type Temper } from './temper.ts';

// A controller with human eyes: PST-47, 48. Each open item is watched by one seat, so that more eyes see no more.

export function planOfController(view: State, seat: Seat, luck: ChanceSource, temper: Temper): Plan<Move> | null {
	switch (view.phase) {
		case 'ready':
			return seat === watcher(view, 0) ? { move: { type: 'flip' }, at: view.now + SPEAK_MS } : null;
		case 'paused':
			return seat === watcher(view, 0) ? { move: { type: 'resume' }, at: view.since + SPEAK_MS } : null;
		case 'called':
			return seat === view.caller ? { move: pointAt(view, luck), at: view.since + SPEAK_MS } : null;
		default:
			return planCall(view, seat, luck, temper) ?? planApproval(view, seat, luck, temper);
	}
}

/** The seats that may answer for control; in cooperative play nobody answers for an action of his own. */
function watcher(view: State, n: number, item?: Open): Seat {
	if (isCoop(view)) return item ? nextSeat(view, item.act.seat) : 0;
	const seats = seatsOfTeam(view, (1 - photographingTeam(view)) as Team);
	return seats[n % seats.length];
}

function planCall(view: State, seat: Seat, luck: ChanceSource, temper: Temper): Plan<Move> | null {
	if (hasEngineReferee(view)) return null;
	const last = view.window.findLast(({ act }) => isAction(act));
	const watched = view.window.filter((item) => watcher(view, item.act.seq, isCoop(view) ? last : item) === seat);
	if (watched.length === 0) return null;
	const faults = openFaults(witness(view));
	for (const { act } of watched) {
		const chance = luck.at(act.seq);
		const isFaulty = faults.some((item) => item.seq === act.seq && item.faults.length > 0);
		if (!happens(isFaulty ? temper.notices : temper.imagines, chance)) continue;
		const at = Math.max(act.at, view.since) + spread(temper.reactMs, REACT_SPREAD, chance);
		return { move: { type: 'stop', seen: act.seq }, at };
	}
	return null;
}

/** PST-59, 60: nothing wrong was seen. */
function planApproval(view: State, seat: Seat, luck: ChanceSource, { reactMs }: Temper): Plan<Move> | null {
	if (hasEngineReferee(view) || view.phase === 'running') return null;
	const item = view.window.findLast(({ act }) => isAction(act)) ?? view.window.at(-1);
	if (item === undefined || watcher(view, item.act.seq, item) !== seat) return null;
	return { move: { type: 'ok' }, at: view.since + spread(2 * reactMs, REACT_SPREAD, luck.at(-item.act.seq)) };
}

/** What was wrong, as far as anybody can tell; else a guess. */
function pointAt(view: State, luck: ChanceSource): Point {
	const found = openFaults(witness(view)).find(({ faults }) => faults.length > 0)?.faults[0];
	if (found !== undefined) return pointOf(found);
	const guesses = [TURN_FAULT, SWAP_FAULT, PHOTO_FAULT, ...effectsInForce(view)];
	return pointOf(guesses[luck.at(-view.seq - 1).int(guesses.length)]);
}

function pointOf(fault: Fault): Point {
	if (isEffectFault(fault)) return { type: 'point', kind: 'effect', effect: EFFECTS[fault].id };
	return { type: 'point', kind: nameOfFault(fault).kind ?? 'turn' };
}
