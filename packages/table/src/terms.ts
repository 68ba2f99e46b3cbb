import { type AnyGame, goesByPost, isRealTime, type Refusal, type Seat } from '@shutterbox/kernel';
import { refusal } from './journal.ts';
import type { Seating } from './seating.ts';
import type { Terms } from './types.ts';

const MINUTE = 60_000;
export const PACE_LIMITS = {
	turnMin: 5_000,
	turnMax: 60 * MINUTE,
	bankMax: 120 * MINUTE,
	correspondenceMax: 14 * 24 * 60 * MINUTE,
};

/** What was agreed to is no longer what will be played. */
export function renewed(seating: Seating): Seating {
	return { ...seating, termsNumber: seating.termsNumber + 1 };
}

/** The person agrees to the terms of that number, if they are still those. */
export function agree(seating: Seating, seat: Seat, terms: number): Seating | Refusal {
	if (terms !== seating.termsNumber) return refusal('STALE_TERMS', { terms: seating.termsNumber });
	return { ...seating, agreed: seating.agreed.with(seat, terms) };
}

/** Whether a seat plays on the terms as they stand. They are the host's own, and bots play on any. */
export function isReady({ occupants, host, agreed, termsNumber }: Seating, seat: Seat): boolean {
	const occupant = occupants[seat];
	if (occupant.kind !== 'person') return occupant.kind === 'bot';
	return occupant.who === host || agreed[seat] === termsNumber;
}

/** Seats of people who have not agreed to the terms as they stand. */
export function notReady(seating: Seating): Seat[] {
	return [...seating.occupants.keys()].filter(
		(seat) => seating.occupants[seat].kind === 'person' && !isReady(seating, seat),
	);
}

export function problemOfPace(game: AnyGame, { pace }: Terms): Refusal | null {
	if (pace.kind === 'untimed') return null;
	const bad = (option: string, expected: string) => refusal('BAD_OPTION', { option, expected });
	if (!goesByPost(game)) return bad('pace', 'untimed: the game has its own clock');
	if (pace.kind === 'live' && isRealTime(game))
		return bad('pace', 'untimed or correspondence: the game has its own clock');
	const { turnMin, turnMax, bankMax, correspondenceMax } = PACE_LIMITS;
	const max = pace.kind === 'live' ? turnMax : correspondenceMax;
	if (!isDuration(pace.turn, turnMin, max)) return bad('pace.turn', `${turnMin}…${max} ms`);
	if (pace.kind === 'live' && !isDuration(pace.bank, 0, bankMax)) return bad('pace.bank', `0…${bankMax} ms`);
	return null;
}

function isDuration(value: unknown, min: number, max: number): boolean {
	return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}
