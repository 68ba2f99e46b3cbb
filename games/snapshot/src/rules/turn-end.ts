import type { PlayContext } from '@shutterbox/kernel';
import { takeAwards } from './awards.ts';
import { KNOWLEDGE_TOKENS, photoTarget, STALL_ROUNDS } from './components.ts';
import type { Event } from './events.ts';
import { endReason, places, scoreSheets } from './scoring.ts';
import { clearTurn, type State } from './state.ts';
import { changeTokens } from './tokens.ts';

// Turn end and the end of the match: SNP-52 to SNP-58.

/** SNP-56: awards, knowledge, end check, next seat. */
export function endTurn(state: State, ctx: PlayContext<Event>): void {
	const { active: seat, photosThisTurn: photos } = state;
	const knowledge = photos === 0 ? KNOWLEDGE_TOKENS : 0; // SNP-55
	if (photos > 0) takeAwards(state, seat, ctx);
	changeTokens(state, seat, knowledge, 'knowledge', ctx);
	state.barrenTurns = photos === 0 ? state.barrenTurns + 1 : 0;
	clearTurn(state);
	ctx.emit?.({ type: 'turnEnded', seat, photos, knowledge });
	if (!state.finalRound && state.photos[seat].length >= photoTarget(state.seats)) {
		state.finalRound = true;
		ctx.emit?.({ type: 'finalRound', seat });
	}
	const next = (seat + 1) % state.seats;
	const isLastOfRound = next === state.first;
	if (isLastOfRound && (state.finalRound || isStalled(state))) endMatch(state, ctx);
	else {
		state.phase = 'research';
		state.active = next;
		if (isLastOfRound) state.round++;
	}
}

/** SNP-58, asked after the last turn of a round only. */
function isStalled({ barrenTurns, seats }: State): boolean {
	return barrenTurns >= STALL_ROUNDS * seats;
}

function endMatch(state: State, ctx: PlayContext<Event>): void {
	state.phase = 'over';
	if (!ctx.emit) return;
	const sheets = scoreSheets(state);
	ctx.emit(
		{
			type: 'gameEnded',
			reason: endReason(state),
			assignments: state.assignments.slice(),
			sheets,
			places: places(sheets),
		},
		{ reveals: true },
	);
}
