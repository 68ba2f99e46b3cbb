import { castOf, companyOf } from '@shutterbox/bots';
import type { Refusal } from '@shutterbox/kernel';
import type { Command, Table } from '@shutterbox/table';
import type { Branch } from './branch.ts';
import type { LocalSeat } from './messages.ts';

/** People of this device are named by their seats. */
export function whoAt(seat: number): string {
	return `here-${seat}`;
}

/** Who sits at a table, for another one like it. */
export function seatsAt({ seating }: Pick<Table, 'seating'>): readonly LocalSeat[] {
	return seating.occupants.flatMap((one): LocalSeat[] => {
		if (one.kind === 'person') return [{ kind: 'person', name: one.name }];
		return one.kind === 'bot' ? [{ kind: 'bot', bot: one.bot }] : [];
	});
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

/** Who goes on from a moment of another match: one person, and photographers, of whom those who were there stay. */
export function branchSeats({ game, names }: Branch, seat: number, name: string): readonly LocalSeat[] {
	const cast = castOf(game).map(({ id }) => id);
	const isStaying = (other: string, i: number) => i !== seat && cast.includes(other) && names.indexOf(other) === i;
	const staying = names.filter(isStaying);
	const coming = companyOf(game, names.length - 1 - staying.length, staying).values();
	return names.map((other, i): LocalSeat => {
		if (i === seat) return { kind: 'person', name };
		return { kind: 'bot', bot: isStaying(other, i) ? other : (coming.next().value ?? cast[0]) };
	});
}
