import type { PlayContext, Seat } from '@shutterbox/kernel';
import type { Event, TokenReason } from './events.ts';
import type { State } from './state.ts';

/** SNP-5: the general supply never runs out, only amounts count. A change of 0 is not worth an event. */
export function changeTokens(
	state: State,
	seat: Seat,
	delta: number,
	reason: TokenReason,
	ctx: PlayContext<Event>,
): void {
	if (delta === 0) return;
	state.tokens[seat] += delta;
	ctx.emit?.({ type: 'tokensChanged', seat, delta, reason });
}
