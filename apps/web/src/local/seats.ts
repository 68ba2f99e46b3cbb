import type { Refusal } from '@shutterbox/kernel';
import type { Command, Table } from '@shutterbox/table';
import type { LocalSeat } from './messages.ts';

/** People of this device are named by their seats. */
export function whoAt(seat: number): string {
	return `here-${seat}`;
}

/** Everybody sits down, and the match begins. */
export function takeSeats(table: Table, seats: readonly LocalSeat[], now: number): Refusal | null {
	const host = whoAt(seats.findIndex(({ kind }) => kind === 'person'));
	const commands = seats.map((seat, i): [string, Command] =>
		seat.kind === 'person'
			? [whoAt(i), { type: 'sit', name: seat.name, seat: i }]
			: [host, { type: 'seatBot', seat: i, bot: seat.bot }],
	);
	for (const [who, command] of [...commands, [host, { type: 'start' }] as [string, Command]]) {
		const result = table.command(who, command, now);
		if (!result.ok) return result.refusal;
	}
	return null;
}
