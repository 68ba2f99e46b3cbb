import type { ClockView } from '@shutterbox/table';

/** What is left of a turn and of the bank at a moment of the table's clock. */
export function timeLeft(
	{ turn, bank, since }: ClockView,
	now: number,
): { readonly left: number; readonly bank: number } {
	if (since === null) return { left: turn, bank };
	const spent = Math.max(0, now - since);
	return { left: Math.max(0, turn - spent), bank: Math.max(0, bank - Math.max(0, spent - turn)) };
}

/** What is left until the seat's time is up: the turn, and the bank once the turn has run out. */
export function wholeLeft(clock: ClockView, now: number): number {
	const { left, bank } = timeLeft(clock, now);
	return left > 0 ? left : bank;
}
