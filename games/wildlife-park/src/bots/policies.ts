import type { Policy, Seat } from '@shutterbox/kernel';
import { automatic } from '../rules/automatic.ts';
import { DISPLAY_DICE, DISPLAY_TILES, SPECIES_OF } from '../rules/components.ts';
import { isDie, pips, RIGHT } from '../rules/items.ts';
import type { Move, Swap } from '../rules/move.ts';
import { sheetOf } from '../rules/scoring.ts';
import { clone, NOT_SCORED, type State } from '../rules/state.ts';
import { swapTiles } from '../rules/swap.ts';
import { appraise } from './appraisal.ts';
import { Outlook } from './outlook.ts';
import { buildOf, choiceOf, type Judge, Planner, turnOf } from './plans.ts';
import { bestChanges } from './worker-plans.ts';

export const policies: Readonly<Record<'nearsighted' | 'greedy', Policy<State, Move>>> = {
	/** Takes what scores most at once, and thinks of nothing that is still to come. */
	nearsighted: playerWith(scoreNow),
	/** One turn ahead, by the final score that the park then promises. */
	greedy: playerWith(appraise),
};

export function playerWith(judge: Judge): Policy<State, Move> {
	return { choose: (view, seat) => decide(view, seat, judge) };
}

function scoreNow(...[park, unusedWorkers, { missions, isEntranceOpen }]: Parameters<Judge>): number {
	return sheetOf(park, unusedWorkers, missions, isEntranceOpen ? NOT_SCORED : 0).total;
}

function decide(view: State, seat: Seat, judge: Judge): Move {
	switch (view.phase) {
		case 'reroll':
			return { type: 'reroll', dice: threes(view.displays[seat].slice(0, DISPLAY_DICE)) };
		case 'soloReroll':
			return { type: 'soloReroll', spaces: threes(view.supply[seat].slice(0, RIGHT)).map((space) => space + 1) };
		case 'soloDiscard':
			return { type: 'soloDiscard', spaces: oldAcquaintances(view, seat) };
		case 'swap':
			return bestSwap(view, seat, judge);
		case 'declare':
			return { type: 'declare', kind: betterSide(view, seat, judge) };
		case 'turn':
			return turnOf(view, seat, new Planner(view, seat, judge).best().plan);
		case 'choose':
			return choiceOf(view, new Planner(view, seat, judge).best().plan);
		case 'build':
			return buildOf(view, seat, new Planner(view, seat, judge).best().plan);
		case 'workers':
			return { type: 'workers', changes: bestChanges(view, seat, judge) };
		default:
			return automatic(view, seat);
	}
}

/** Neither a breeding die nor a high one: the dice that are worth another roll. */
function threes(dice: readonly number[]): number[] {
	return dice.flatMap((item, i) => (isDie(item) && pips(item) === 3 ? [i] : []));
}

/** Right spaces with a species that the park or an earlier space has too. */
export function oldAcquaintances(view: State, seat: Seat): number[] {
	const known = new Set(view.parks[seat].tiles.map((tile) => SPECIES_OF[tile]));
	const spaces: number[] = [];
	view.supply[seat].slice(RIGHT).forEach((tile, i) => {
		if (known.has(SPECIES_OF[tile])) spaces.push(i + 1);
		known.add(SPECIES_OF[tile]);
	});
	return spaces;
}

function bestSwap(view: State, seat: Seat, judge: Judge): Swap {
	const value = (move: Swap) => {
		const after = clone(view);
		swapTiles(after, seat, move);
		return judge(after.parks[seat], after.workers[seat], new Outlook(after, seat));
	};
	let best: Swap = { type: 'swap', swap: null };
	let bestValue = value(best);
	for (let start = 1; start <= DISPLAY_TILES; start++) {
		for (let slot = 0; slot < DISPLAY_TILES; slot++) {
			const move: Swap = { type: 'swap', swap: { start, slot } };
			const found = value(move);
			if (found > bestValue) [best, bestValue] = [move, found];
		}
	}
	return best;
}

/** The side whose best turn is better; the token takes from the other one. */
function betterSide(view: State, seat: Seat, judge: Judge): 'die' | 'tile' {
	const value = (side: 'left' | 'right') => {
		const after = clone(view);
		if (after.solo) after.solo.side = side;
		return new Planner(after, seat, judge).best().value;
	};
	return value('left') >= value('right') ? 'die' : 'tile';
}
