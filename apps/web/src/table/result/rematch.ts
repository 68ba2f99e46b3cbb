import type { Seat, Viewer } from '@shutterbox/kernel';
import type { TableView } from '@shutterbox/table';

/** Who wants to play again, besides the reader. */
export interface Wishes {
	/** Photographers among them: they always want to. */
	readonly wishing: readonly Seat[];
	/** People who said so themselves: the reader is waited for. */
	readonly asking: readonly Seat[];
	/** People who are here and have not said so yet. */
	readonly undecided: readonly Seat[];
	/** People who have gone without a word. */
	readonly gone: readonly Seat[];
}

/** What a reader may do about playing again. */
export interface Rematch extends Wishes {
	readonly isWanted: boolean;
	/** Where it is played already. */
	readonly href: string | null;
	/** `Noor and Ines want to play again`; null while nobody waits for anybody. */
	readonly said: string | null;
	/** Says yes, or takes it back; null for those who only look on. */
	readonly onToggle: (() => void) | null;
	/** Who sits down where somebody has gone: a bot, or nobody before the match begins. */
	readonly onFill: (seat: Seat, bot: string | null) => void;
	/** Asks those who have not said so, in the talk. */
	readonly onAsk: () => void;
	/** Without those who have not said so. */
	readonly onNow: () => void;
}

type Shown = Pick<TableView, 'rematch' | 'seats'>;

/** What a seat says to playing again. */
export function stateOf({ rematch: { agreed }, seats }: Shown, seat: Seat): 'wants' | 'looks' | 'gone' {
	const { kind, isPresent } = seats[seat];
	if (kind === 'bot' || agreed.includes(seat)) return 'wants';
	return isPresent ? 'looks' : 'gone';
}

export function wishesOf(table: Shown, viewer: Viewer): Wishes {
	const others = [...table.seats.keys()].filter((seat) => seat !== viewer);
	const of = (state: ReturnType<typeof stateOf>) => others.filter((seat) => stateOf(table, seat) === state);
	return {
		wishing: of('wants'),
		asking: of('wants').filter((seat) => table.seats[seat].kind === 'person'),
		undecided: of('looks'),
		gone: of('gone'),
	};
}

/** What was decided about the seat of somebody who has gone; undefined while nobody did. */
export function fillOf({ rematch: { fills } }: Shown, seat: Seat): string | null | undefined {
	return fills.find((fill) => fill.seat === seat)?.bot;
}
