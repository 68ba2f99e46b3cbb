import type { Seat } from '@shutterbox/kernel';
import type { Move } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import { type Foresight, foresee } from './forecast.ts';
import { type LineForecast, lineForecasts } from './lines.ts';

/** What would come of what somebody has in mind, with his lines as they would be then. */
interface Outlook extends Foresight {
	readonly lines: readonly LineForecast[];
	/** Who would win by it; nobody while the match goes on. */
	readonly winners: readonly Seat[];
}

/** Without a move yet, how things are. */
export function outlookOf(view: State, seat: Seat, move: Move | null): Outlook {
	const foresight: Foresight = move === null ? { events: [], after: view } : foresee(view, seat, move);
	const winners = foresight.events.find((event) => event.type === 'gameEnded')?.winners ?? [];
	return { ...foresight, lines: lineForecasts(foresight.after), winners };
}
