import { botNames } from '@shutterbox/bots';
import {
	type AnyGame,
	isRealTime,
	isRefusal,
	isSalt,
	isSeat,
	type Refusal,
	resolveTable,
	type Seat,
} from '@shutterbox/kernel';
import { refusal } from './play.ts';
import type { Command, Occupant, Terms } from './types.ts';

/** Who has which seat, on what terms. A change gives a new value, or the refusal. */
export interface Seating {
	readonly host: string | null;
	readonly occupants: readonly Occupant[];
	readonly salts: readonly (string | null)[];
	readonly terms: Terms;
}

export type Gathering = Extract<
	Command,
	{ type: 'sit' | 'configure' | 'seatBot' | 'clearSeat' | 'reserve' | 'swapSeats' | 'salt' }
>;

const EMPTY: Occupant = { kind: 'empty', isReserved: false };
const MINUTE = 60_000;
export const PACE_LIMITS = {
	turnMin: 5_000,
	turnMax: 60 * MINUTE,
	bankMax: 120 * MINUTE,
	correspondenceMax: 14 * 24 * 60 * MINUTE,
};

export function openSeating(game: AnyGame, host: string | null, seats: number, terms: Terms): Seating | Refusal {
	const empty: Seating = { host, occupants: Array(seats).fill(EMPTY), salts: Array(seats).fill(null), terms };
	return onTerms(game, empty, seats, terms);
}

export function seatOf({ occupants }: Seating, who: string): Seat | null {
	const seat = occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.who === who);
	return seat === -1 ? null : seat;
}

/** What people may do before the match begins. */
export function gather(game: AnyGame, seating: Seating, who: string, command: Gathering): Seating | Refusal {
	const seat = seatOf(seating, who);
	switch (command.type) {
		case 'sit':
			return sit(seating, who, command);
		case 'salt':
			if (seat === null) return refusal('NOT_SEATED');
			if (!isSalt(command.salt)) return refusal('BAD_SALT');
			return { ...seating, salts: seating.salts.with(seat, command.salt) };
	}
	if (seating.host !== who) return refusal('NOT_HOST');
	switch (command.type) {
		case 'configure':
			return onTerms(game, seating, command.seats ?? seating.occupants.length, { ...seating.terms, ...command.terms });
		case 'seatBot': {
			if (!botNames(game).includes(command.bot)) return refusal('BAD_BOT', { bots: botNames(game) });
			if (!isSeat(command.seat, seating.occupants.length)) return refusal('NO_SUCH_SEAT');
			if (seating.occupants[command.seat].kind === 'person') return refusal('SEAT_TAKEN');
			return put(seating, command.seat, { kind: 'bot', bot: command.bot, name: command.bot });
		}
		case 'clearSeat':
			if (!isSeat(command.seat, seating.occupants.length)) return refusal('NO_SUCH_SEAT');
			return put(seating, command.seat, EMPTY);
		case 'reserve':
			if (!isSeat(command.seat, seating.occupants.length)) return refusal('NO_SUCH_SEAT');
			if (seating.occupants[command.seat].kind !== 'empty') return refusal('SEAT_TAKEN');
			return put(seating, command.seat, { kind: 'empty', isReserved: true });
		case 'swapSeats': {
			const { a, b } = command;
			if (!isSeat(a, seating.occupants.length) || !isSeat(b, seating.occupants.length)) return refusal('NO_SUCH_SEAT');
			const { occupants, salts } = seating;
			return {
				...seating,
				occupants: occupants.with(a, occupants[b]).with(b, occupants[a]),
				salts: salts.with(a, salts[b]).with(b, salts[a]),
			};
		}
	}
}

/** The seat becomes free; a host who leaves passes the table on to the next person. */
export function standUp(seating: Seating, who: string): Seating | Refusal {
	const seat = seatOf(seating, who);
	if (seat === null) return refusal('NOT_SEATED');
	const left = put(seating, seat, EMPTY);
	if (seating.host !== who) return left;
	const heir = left.occupants.find((occupant) => occupant.kind === 'person');
	return { ...left, host: heir?.who ?? seating.host };
}

/** The seating of a match that begins: empty seats are filled with a bot if one is named, or refused. */
export function fillSeats(game: AnyGame, seating: Seating, bot: string | undefined): Seating | Refusal {
	if (bot !== undefined && !botNames(game).includes(bot)) return refusal('BAD_BOT', { bots: botNames(game) });
	if (bot === undefined && seating.occupants.some(({ kind }) => kind === 'empty')) return refusal('SEATS_EMPTY');
	const occupants = seating.occupants.map((occupant) =>
		occupant.kind === 'empty' ? { kind: 'bot' as const, bot: bot as string, name: bot as string } : occupant,
	);
	const hasBots = occupants.some(({ kind }) => kind === 'bot');
	const people = occupants.filter(({ kind }) => kind === 'person').length;
	if (seating.terms.isRated && (hasBots || people < 2)) return refusal('NOT_RATEABLE');
	return { ...seating, occupants };
}

function sit(seating: Seating, who: string, command: Extract<Gathering, { type: 'sit' }>): Seating | Refusal {
	const { occupants } = seating;
	if (seatOf(seating, who) !== null) return refusal('ALREADY_SEATED');
	const isFree = (occupant: Occupant) =>
		occupant.kind === 'empty' && (!occupant.isReserved || command.isInvited === true);
	const seat = command.seat ?? occupants.findIndex(isFree);
	if (seat === -1) return refusal('TABLE_FULL');
	if (!isSeat(seat, occupants.length)) return refusal('NO_SUCH_SEAT');
	if (!isFree(occupants[seat])) return refusal('SEAT_TAKEN');
	return put(seating, seat, { kind: 'person', who, name: command.name });
}

function put(seating: Seating, seat: Seat, occupant: Occupant): Seating {
	return { ...seating, occupants: seating.occupants.with(seat, occupant), salts: seating.salts.with(seat, null) };
}

/** Other terms, or another number of seats; nobody loses a seat by it. */
function onTerms(game: AnyGame, seating: Seating, seats: number, terms: Terms): Seating | Refusal {
	const table = resolveTable(game, seats, terms.options);
	if (isRefusal(table)) return table;
	const problem = problemOfPace(game, terms);
	if (problem) return problem;
	const taken = seating.occupants.slice(seats).some(({ kind }) => kind === 'person');
	if (taken) return refusal('SEAT_TAKEN');
	const missing = Math.max(0, seats - seating.occupants.length);
	return {
		...seating,
		occupants: [...seating.occupants.slice(0, seats), ...Array<Occupant>(missing).fill(EMPTY)],
		salts: [...seating.salts.slice(0, seats), ...Array<null>(missing).fill(null)],
		terms: { ...terms, options: table.options as Terms['options'] },
	};
}

function problemOfPace(game: AnyGame, { pace }: Terms): Refusal | null {
	if (pace.kind === 'untimed') return null;
	const bad = (option: string, expected: string) => refusal('BAD_OPTION', { option, expected });
	if (isRealTime(game)) return bad('pace', 'untimed: the game has its own clock');
	const { turnMin, turnMax, bankMax, correspondenceMax } = PACE_LIMITS;
	const max = pace.kind === 'live' ? turnMax : correspondenceMax;
	if (!isDuration(pace.turn, turnMin, max)) return bad('pace.turn', `${turnMin}…${max} ms`);
	if (pace.kind === 'live' && !isDuration(pace.bank, 0, bankMax)) return bad('pace.bank', `0…${bankMax} ms`);
	return null;
}

function isDuration(value: unknown, min: number, max: number): boolean {
	return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}
