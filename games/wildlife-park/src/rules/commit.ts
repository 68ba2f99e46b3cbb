import type { PlayContext, Seat } from '@shutterbox/kernel';
import { type BothItems, buildBoth } from './build.ts';
import { choose, inPreparation, itemsChosen, take } from './choose.ts';
import type { Event } from './events.ts';
import { isDie } from './items.ts';
import { type BuildStep, type CommittedMove, isOwn } from './move.ts';
import { isWatchtowerTile } from './park.ts';
import { reroll } from './reroll.ts';
import { endRound, endTurn, startRound } from './rounds.ts';
import { isSolo, type Phase, SECRET, type State } from './state.ts';
import { swapTiles } from './swap.ts';
import { canUseWorkers, useWorkers } from './workers.ts';

// Simultaneous decisions (WPK-18): each seat commits in secret, and when the last one has, all take effect in the order
// of seats. Nothing a seat does can touch another's commitment.

export function commit(state: State, seat: Seat, move: CommittedMove, ctx: PlayContext<Event>): void {
	state.commits[seat] = canonical(state, seat, move);
	if (!isSolo(state)) ctx.emit?.({ type: 'committed', seat }, { seals: true });
	for (let other = 0; other < state.seats; other++) if (state.commits[other] === null && isAsked(state, other)) return;
	reveal(state, isSolo(state) ? ctx : revealing(ctx));
}

/** Whether the open simultaneous phase has a decision for this seat. */
export function isAsked(state: State, seat: Seat): boolean {
	return state.phase !== 'workers' || canUseWorkers(state, seat);
}

function reveal(state: State, ctx: PlayContext<Event>): void {
	const { phase } = state;
	const commits = state.commits.slice();
	state.commits.fill(null);
	for (let seat = 0; seat < commits.length; seat++) {
		const move = commits[seat];
		if (move === SECRET) throw new Error('a view cannot be played on past a secret commitment');
		if (move !== null) carryOut(state, seat, move, ctx);
	}
	goOn(state, phase, ctx);
}

function carryOut(state: State, seat: Seat, move: CommittedMove, ctx: PlayContext<Event>): void {
	switch (move.type) {
		case 'reroll':
			reroll(state, seat, move, ctx);
			break;
		case 'swap':
			swapTiles(state, seat, move, ctx.emit);
			break;
		case 'turn':
			buildBoth(state, seat, take(state, seat, move, ctx), move.build, ctx);
			break;
		case 'choose':
			choose(state, seat, move, ctx);
			break;
		case 'build': {
			const items = inPreparation(state, seat);
			state.preparation[seat] = [];
			buildBoth(state, seat, items, move.build, ctx);
			break;
		}
		case 'workers':
			useWorkers(state, seat, move, ctx.emit);
			break;
	}
}

/** The order of play. */
function goOn(state: State, phase: Phase, ctx: PlayContext<Event>): void {
	switch (phase) {
		case 'reroll':
			state.phase = 'swap'; // WPK-16
			break;
		case 'swap':
			if (isSolo(state)) state.phase = 'soloReroll';
			else startRound(state, 1, ctx);
			break;
		case 'choose':
			state.phase = 'build';
			break;
		case 'turn':
		case 'build':
			endTurn(state, ctx);
			break;
		case 'workers':
			endRound(state, ctx);
	}
}

/** What follows the last commitment shows all of them. */
function revealing({ chance, emit }: PlayContext<Event>): PlayContext<Event> {
	return { chance, emit: emit && ((event, also) => emit(event, { ...also, reveals: true })) };
}

/** The move as it is kept: a copy of its own, without what has no meaning; one the rules made has no such thing. */
function canonical(state: State, seat: Seat, move: CommittedMove): CommittedMove {
	if (isOwn(move)) return move;
	switch (move.type) {
		case 'reroll':
			return { type: 'reroll', dice: ascending(move.dice) };
		case 'swap':
			return { type: 'swap', swap: move.swap && { start: move.swap.start, slot: move.swap.slot } };
		case 'choose':
			return { type: 'choose', supply: move.supply, display: move.display };
		case 'turn': {
			const { type, supply, display, build } = move;
			return { type, supply, display, build: stepsOf(build, itemsChosen(state, seat, move)) };
		}
		case 'build':
			return { type: 'build', build: stepsOf(move.build, inPreparation(state, seat)) };
		case 'workers':
			return { type: 'workers', changes: move.changes.map(({ hex, workers }) => ({ hex, workers: workers.slice() })) };
	}
}

function ascending(numbers: readonly number[]): number[] {
	const sorted = numbers.slice();
	for (let i = 1; i < sorted.length; i++) if (sorted[i] < sorted[i - 1]) return sorted.sort((a, b) => a - b);
	return sorted;
}

function stepsOf(steps: readonly BuildStep[], items: BothItems): BuildStep[] {
	return [stepOf(steps[0], items), stepOf(steps[1], items)];
}

function stepOf({ item, to, corner, workers }: BuildStep, items: BothItems): BuildStep {
	if (to === null) return { item, to };
	if (isDie(items[item]))
		return workers !== undefined && workers.length > 0 ? { item, to, workers: workers.slice() } : { item, to };
	return isWatchtowerTile(items[item]) && corner !== undefined ? { item, to, corner } : { item, to };
}
