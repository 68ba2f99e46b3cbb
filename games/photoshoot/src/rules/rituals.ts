import type { Entry, PlayContext, Refusal, Seat } from '@shutterbox/kernel';
import { isAtSeat, LIMITS, RITUALS, type RitualKind } from './components.ts';
import type { Event } from './events.ts';
import type { Ritual } from './move.ts';
import { refuse } from './refusals.ts';
import { perform } from './round-acts.ts';
import { isPhotographer, type State } from './state.ts';

// Rituals are public acts: PST-25, 36.

/** A ritual in one small integer: kind, seat, target. */
export type Done = number;
const NO_TARGET = 7;

export function done(kind: RitualKind, seat: Seat, target: Seat = NO_TARGET): Done {
	return (RITUALS.indexOf(kind) << 6) | (seat << 3) | target;
}

export function kindOf(ritual: Done): RitualKind {
	return RITUALS[ritual >> 6];
}

export function doerOf(ritual: Done): Seat {
	return (ritual >> 3) & 7;
}

/** The team mate a high five or a shake is meant for; null for other rituals. */
export function targetOf(ritual: Done): Seat | null {
	const target = ritual & 7;
	return target === NO_TARGET ? null : target;
}

/** The move with which somebody does it. */
export function ritualMove(ritual: Done): Ritual {
	const kind = kindOf(ritual);
	const target = targetOf(ritual);
	if (kind === 'pet') return { type: 'ritual', kind, tile: 'max' };
	return target === null ? { type: 'ritual', kind } : { type: 'ritual', kind, target };
}

export function checkRitual(state: State, seat: Seat, { kind, target, tile }: Ritual): Refusal | null {
	if (state.phase !== 'running' && state.phase !== 'check' && state.phase !== 'lastCall')
		return refuse('PST_WRONG_PHASE', { phase: state.phase });
	if (!isPhotographer(state, seat)) return refuse('PST_NOT_PHOTOGRAPHER');
	if (kind === 'pet' && tile !== 'max') return refuse('PST_BAD_TARGET', { kind });
	if (isAtSeat(kind) && (target === undefined || target === seat || !isPhotographer(state, target)))
		return refuse('PST_BAD_TARGET', { kind });
	if (state.rituals[seat] >= LIMITS.ritualsPerTurn) return refuse('PST_RITUAL_LIMIT', { most: LIMITS.ritualsPerTurn });
	return null;
}

export function playRitual(state: State, { actor, move, at }: Entry<Ritual>, ctx: PlayContext<Event>): void {
	const seat = actor as Seat;
	const { kind, target } = move;
	perform(state, { type: 'ritual', seat, at, ritual: done(kind, seat, target) });
	ctx.emit?.({ type: 'ritualDone', seat, kind, target: target ?? null });
}
