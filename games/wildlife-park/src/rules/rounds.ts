import type { PlayContext } from '@shutterbox/kernel';
import { DISPLAY_TILES, ROUND_1, TURNS } from './components.ts';
import { scoreEntrances } from './entrance.ts';
import type { Event } from './events.ts';
import { DISPLAY_TILE, NO_ITEM, tileId } from './items.ts';
import { achievement, missionsMet, outcome, scoreSheet } from './scoring.ts';
import { refillSolo } from './solo.ts';
import { isSolo, type State } from './state.ts';
import { passBoards, refillBoards } from './supply.ts';
import { canUseWorkers } from './workers.ts';

// Two rounds of eight and seven turns, and what comes between and after them: WPK-17 to WPK-19, WPK-40 to WPK-49.

export function startRound(state: State, round: 1 | 2, ctx: PlayContext<Event>): void {
	state.turn = round === 1 ? 1 : ROUND_1 + 1;
	ctx.emit?.({ type: 'roundStarted', round });
	startTurn(state);
}

function startTurn(state: State): void {
	if (isSolo(state)) state.phase = 'declare';
	else state.phase = state.rules.tempo === 'combined' ? 'turn' : 'choose';
}

/** After everybody has built. */
export function endTurn(state: State, ctx: PlayContext<Event>): void {
	replenish(state, ctx);
	if (state.solo) state.solo.side = null;
	else passBoards(state, ctx);
	goToNextTurn(state);
	// WPK-43, WPK-49: only seats that can change something are asked.
	if (state.phase === 'workers' && !state.parks.some((_, seat) => canUseWorkers(state, seat))) endRound(state, ctx);
}

/** To the workers, after the last turn of a round. */
export function goToNextTurn(state: State): void {
	if (state.turn === ROUND_1 || state.turn === TURNS) state.phase = 'workers';
	else {
		state.turn++;
		startTurn(state);
	}
}

/** WPK-40: at most one slot is empty while the personal stack lasts. */
function replenish(state: State, { emit }: PlayContext<Event>): void {
	for (let seat = 0; seat < state.seats; seat++) {
		const display = state.displays[seat];
		for (let slot = 0; slot < DISPLAY_TILES; slot++) {
			if (display[DISPLAY_TILE + slot] !== NO_ITEM) continue;
			const tile = state.personal[seat].shift();
			if (tile === undefined) break;
			display[DISPLAY_TILE + slot] = tile;
			emit?.({ type: 'replenished', seat, slot, tile: tileId(tile) }, { reveals: true });
		}
	}
}

/** WPK-44: after the workers. */
export function endRound(state: State, ctx: PlayContext<Event>): void {
	if (state.turn === TURNS) {
		endGame(state, ctx);
		return;
	}
	scoreEntrances(state, ctx);
	if (isSolo(state)) refillSolo(state, ctx);
	else {
		refillBoards(state, ctx);
		startRound(state, 2, ctx);
	}
}

function endGame(state: State, { emit }: PlayContext<Event>): void {
	state.phase = 'over';
	if (!emit) return;
	state.parks.forEach((_, seat) => {
		emit({ type: 'finalScored', seat, rows: scoreSheet(state, seat) });
	});
	if (isSolo(state)) {
		const title = achievement(scoreSheet(state, 0).total, missionsMet(state, 0).length);
		emit({ type: 'soloResult', won: title !== null, achievement: title });
	}
	emit({ type: 'gameEnded', ranking: outcome(state)?.places ?? [] });
}
