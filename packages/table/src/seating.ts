import {
	type AnyGame,
	isRefusal,
	isSalt,
	isSeat,
	outsideLive,
	type Refusal,
	resolveTable,
	type Seat,
} from '@shutterbox/kernel';
import { botAt, filled, namesOfBots, problemOfBot } from './bots.ts';
import { refusal } from './journal.ts';
import { distinctName } from './names.ts';
import { agree, notReady, problemOfPace, renewed } from './terms.ts';
import type { Command, Occupant, Terms } from './types.ts';

/** Who has which seat, on what terms. A change gives a new value, or the refusal. */
export interface Seating {
	readonly host: string | null;
	readonly occupants: readonly Occupant[];
	readonly salts: readonly (string | null)[];
	readonly terms: Terms;
	/** Goes up with every change of what people agree to: the terms, the number and the order of the seats. */
	readonly termsNumber: number;
	/** By seat: the number of the terms that its person has agreed to. */
	readonly agreed: readonly (number | null)[];
}

export type Gathering = Extract<
	Command,
	{ type: 'sit' | 'configure' | 'seatBot' | 'clearSeat' | 'reserve' | 'swapSeats' | 'salt' | 'ready' }
>;

/** What becomes of the seats that are free when the match begins. */
export type FreeSeats = Pick<Extract<Command, { type: 'start' }>, 'fill' | 'close'>;

const EMPTY: Occupant = { kind: 'empty', isReserved: false };

export function openSeating(game: AnyGame, host: string | null, seats: number, terms: Terms): Seating | Refusal {
	const none = { occupants: [], salts: [], agreed: [] };
	return onTerms(game, { host, ...none, terms, termsNumber: 0 }, seats, terms);
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
			return sit(game, seating, who, command);
		case 'salt':
			if (seat === null) return refusal('NOT_SEATED');
			if (!isSalt(command.salt)) return refusal('BAD_SALT');
			return { ...seating, salts: seating.salts.with(seat, command.salt) };
		case 'ready':
			return seat === null ? refusal('NOT_SEATED') : agree(seating, seat, command.terms);
	}
	if (seating.host !== who) return refusal('NOT_HOST');
	switch (command.type) {
		case 'configure':
			return onTerms(game, seating, command.seats ?? seating.occupants.length, { ...seating.terms, ...command.terms });
		case 'seatBot': {
			const problem = problemOfBot(game, seating.occupants, command.seat, command.bot);
			if (problem) return problem;
			if (!isSeat(command.seat, seating.occupants.length)) return refusal('NO_SUCH_SEAT');
			if (seating.occupants[command.seat].kind === 'person') return refusal('SEAT_TAKEN');
			return put(seating, command.seat, botAt(command.bot));
		}
		case 'clearSeat':
			if (!isSeat(command.seat, seating.occupants.length)) return refusal('NO_SUCH_SEAT');
			return cleared(seating, command.seat);
		case 'reserve':
			if (!isSeat(command.seat, seating.occupants.length)) return refusal('NO_SUCH_SEAT');
			if (seating.occupants[command.seat].kind !== 'empty') return refusal('SEAT_TAKEN');
			return put(seating, command.seat, { kind: 'empty', isReserved: true });
		case 'swapSeats':
			return swapped(seating, command.a, command.b);
	}
}

/** The seat becomes free. */
export function standUp(seating: Seating, who: string): Seating | Refusal {
	const seat = seatOf(seating, who);
	return seat === null ? refusal('NOT_SEATED') : cleared(seating, seat);
}

/** A table of nobody is closed. */
export function isDeserted({ occupants, host }: Seating): boolean {
	return host === null && occupants.every(({ kind }) => kind !== 'person');
}

/** The seating of a match that begins: free seats are filled with bots or taken away, as the host wants, or refused. */
export function seatedForStart(game: AnyGame, gathered: Seating, { fill, close }: FreeSeats): Seating | Refusal {
	const seating = close ? withoutFreeSeats(game, gathered) : gathered;
	if (isRefusal(seating)) return seating;
	if (fill === undefined && seating.occupants.some(({ kind }) => kind === 'empty')) return refusal('SEATS_EMPTY');
	const occupants = fill === undefined ? seating.occupants : filled(game, seating.occupants, fill);
	if (isRefusal(occupants)) return occupants;
	const hasBots = occupants.some(({ kind }) => kind === 'bot');
	const people = occupants.filter(({ kind }) => kind === 'person').length;
	if (seating.terms.isRated && (hasBots || people < 2)) return refusal('NOT_RATEABLE');
	const waiting = notReady(seating);
	if (waiting.length > 0) return refusal('NOT_READY', { seats: waiting });
	return { ...seating, occupants, terms: inForce(game, seating.terms) };
}

/** The same people at a smaller table, if the game can be played by so many: that it may come to this everybody knows. */
function withoutFreeSeats(game: AnyGame, seating: Seating): Seating | Refusal {
	const isTaken = (_: unknown, seat: Seat) => seating.occupants[seat].kind !== 'empty';
	const occupants = seating.occupants.filter(isTaken);
	const table = resolveTable(game, occupants.length, seating.terms.options);
	if (isRefusal(table)) return table;
	return {
		...seating,
		occupants,
		salts: seating.salts.filter(isTaken),
		agreed: seating.agreed.filter(isTaken),
		terms: { ...seating.terms, options: table.options as Terms['options'] },
	};
}

/** The terms as the match is played on them: what only counts in live play has no part in others. */
function inForce(game: AnyGame, terms: Terms): Terms {
	if (terms.pace.kind === 'live') return terms;
	const isByPost = terms.pace.kind === 'correspondence';
	return { ...terms, options: outsideLive<object>(game, terms.options, isByPost) as Terms['options'] };
}

function sit(
	game: AnyGame,
	seating: Seating,
	who: string,
	command: Extract<Gathering, { type: 'sit' }>,
): Seating | Refusal {
	const { occupants } = seating;
	if (seatOf(seating, who) !== null) return refusal('ALREADY_SEATED');
	const isFree = (occupant: Occupant) =>
		occupant.kind === 'empty' && (!occupant.isReserved || command.isInvited === true);
	const seat = command.seat ?? occupants.findIndex(isFree);
	if (seat === -1) return refusal('TABLE_FULL');
	if (!isSeat(seat, occupants.length)) return refusal('NO_SUCH_SEAT');
	if (!isFree(occupants[seat])) return refusal('SEAT_TAKEN');
	const name = nameAt(game, seating, who, command.name);
	const seated = put(seating, seat, { kind: 'person', who, name });
	return { ...seated, agreed: seated.agreed.with(seat, command.terms ?? seating.termsNumber) };
}

/** A person's name at this table: nobody else's there, and no bot's. */
export function nameAt(game: AnyGame, { occupants }: Seating, who: string, name: string): string {
	const others = occupants.flatMap((other) => (other.kind === 'person' && other.who !== who ? [other.name] : []));
	return distinctName(name, [...others, ...namesOfBots(game, name)]);
}

/** Who sits where decides who begins, so it is one of the terms. */
function swapped(seating: Seating, a: Seat, b: Seat): Seating | Refusal {
	const { occupants, salts, agreed } = seating;
	if (!isSeat(a, occupants.length) || !isSeat(b, occupants.length)) return refusal('NO_SUCH_SEAT');
	const swap = <T>(list: readonly T[]): T[] => list.with(a, list[b]).with(b, list[a]);
	const after = { ...seating, occupants: swap(occupants), salts: swap(salts), agreed: swap(agreed) };
	const isTerm = a !== b && [a, b].some((seat) => occupants[seat].kind === 'person');
	return isTerm ? renewed(after) : after;
}

/** The seat becomes free; where its person stood up and the table is without its host, the next person has it. */
function cleared(seating: Seating, seat: Seat): Seating {
	const left = put(seating, seat, EMPTY);
	const isHosted = left.host !== null && seatOf(left, left.host) !== null;
	if (isHosted || seating.occupants[seat].kind !== 'person') return left;
	const heir = left.occupants.find((occupant) => occupant.kind === 'person');
	return { ...left, host: heir?.who ?? null };
}

function put(seating: Seating, seat: Seat, occupant: Occupant): Seating {
	const { occupants, salts, agreed } = seating;
	return {
		...seating,
		occupants: occupants.with(seat, occupant),
		salts: salts.with(seat, null),
		agreed: agreed.with(seat, null),
	};
}

/** Other terms, or another number of seats; nobody loses a seat by it. */
function onTerms(game: AnyGame, seating: Seating, seats: number, terms: Terms): Seating | Refusal {
	const table = resolveTable(game, seats, terms.options);
	if (isRefusal(table)) return table;
	const problem = problemOfPace(game, terms);
	if (problem) return problem;
	const taken = seating.occupants.slice(seats).some(({ kind }) => kind === 'person');
	if (taken) return refusal('SEAT_TAKEN');
	const sized = <T>(list: readonly T[], filler: T): T[] =>
		Array.from({ length: seats }, (_, seat) => (seat < list.length ? list[seat] : filler));
	const changed: Seating = {
		...seating,
		occupants: sized(seating.occupants, EMPTY),
		salts: sized(seating.salts, null),
		agreed: sized(seating.agreed, null),
		terms: { ...terms, options: table.options as Terms['options'] },
	};
	const isSame = seats === seating.occupants.length && JSON.stringify(changed.terms) === JSON.stringify(seating.terms);
	return isSame ? seating : renewed(changed);
}
