import { type AnyGame, isSeat, type Refusal, type Seat } from '@shutterbox/kernel';
import { botAt, problemOfBot } from './bots.ts';
import { refusal } from './journal.ts';
import type { Seating } from './seating.ts';
import type { Command, Rematch } from './types.ts';

export type Again = Extract<Command, { type: 'rematch' | 'rematchSeat' | 'rematchNow' }>;

export const NO_REMATCH: Rematch = { agreed: [], fills: [], isCalled: false, table: null };

/** Seats that must want to play again before they need not wait for the others. */
const ENOUGH = 2;

/** What somebody who sat at a finished table does about playing again; a change gives a new value, or the refusal. */
export function again(
	game: AnyGame,
	{ occupants, terms }: Seating,
	rematch: Rematch,
	seat: Seat,
	command: Again,
	isHere: (seat: Seat) => boolean,
): Rematch | Refusal {
	switch (command.type) {
		case 'rematch':
			return { ...rematch, agreed: agreedWith(rematch.agreed, seat, command.agrees) };
		case 'rematchSeat': {
			const { seat: free, bot } = command;
			if (!isSeat(free, occupants.length)) return refusal('NO_SUCH_SEAT');
			if (occupants[free].kind === 'bot' || isHere(free) || rematch.agreed.includes(free)) return refusal('SEAT_TAKEN');
			if (bot !== null && terms.isRated) return refusal('NOT_RATEABLE');
			const fills = rematch.fills.filter((fill) => fill.seat !== free);
			const problem = bot === null ? null : problemOfBot(game, withFills(occupants, fills), free, bot);
			return problem ?? { ...rematch, fills: [...fills, { seat: free, bot }] };
		}
		case 'rematchNow': {
			const agreed = agreedWith(rematch.agreed, seat, true);
			const willing = occupants.filter(({ kind }, one) => kind === 'bot' || agreed.includes(one)).length;
			if (willing < Math.min(ENOUGH, occupants.length))
				return refusal('NOT_READY', { seats: undecided(occupants, agreed) });
			return { ...rematch, agreed, isCalled: true };
		}
	}
}

/** Who will sit where, as far as it is chosen. */
function withFills(occupants: Seating['occupants'], fills: Rematch['fills']): Seating['occupants'] {
	return occupants.map((occupant, seat) => {
		const bot = fills.find((fill) => fill.seat === seat)?.bot ?? null;
		return bot === null ? occupant : botAt(bot);
	});
}

/** Photographers always want to. */
function undecided(occupants: Seating['occupants'], agreed: readonly Seat[]): Seat[] {
	return [...occupants.keys()].filter((seat) => occupants[seat].kind === 'person' && !agreed.includes(seat));
}

function agreedWith(agreed: readonly Seat[], seat: Seat, agrees: boolean): readonly Seat[] {
	const others = agreed.filter((other) => other !== seat);
	return agrees ? [...others, seat] : others;
}
