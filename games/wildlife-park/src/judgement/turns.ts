import type { Chance, Gaze, Seat, Turn, View } from '@shutterbox/kernel';
import { appraise } from '../bots/appraisal.ts';
import { buildOf, choiceOf, type Plan, Planner, turnOf } from '../bots/plans.ts';
import { rankedChanges } from '../bots/worker-plans.ts';
import { buildBoth } from '../rules/build.ts';
import { inPreparation, take } from '../rules/choose.ts';
import { DISPLAY_TILES, TURNS } from '../rules/components.ts';
import { entrancePoints } from '../rules/entrance.ts';
import type { Build, Choose, Move, Swap, Turn as TurnMove, Workers } from '../rules/move.ts';
import { outcome } from '../rules/scoring.ts';
import { clone, isSolo, type State } from '../rules/state.ts';
import { passBoards } from '../rules/supply.ts';
import { swapTiles } from '../rules/swap.ts';
import { useWorkers } from '../rules/workers.ts';
import { rerolls } from './rolls.ts';
import { declarations, protections, soloDiscards, soloRerolls } from './solo-turns.ts';
import { Trial } from './trial.ts';

type Turns = Generator<Turn<State, Move>>;

/** Pairs of items in their places that are judged, and sets of worker changes. */
const PLANS = 30;
const CHANGES = 16;
/** What the won challenge weighs beside its points. */
const CHALLENGE = 100;

/** Every turn worth a look. */
export function* turns(view: View<State>, seat: Seat, chance: Chance, _gaze: Gaze): Turns {
	switch (view.phase) {
		case 'reroll':
			yield* rerolls(view, seat, chance);
			break;
		case 'swap':
			yield* swaps(view, seat);
			break;
		case 'soloReroll':
			yield* soloRerolls(view, seat, chance);
			break;
		case 'soloDiscard':
			yield* soloDiscards(view, seat, chance);
			break;
		case 'declare':
			yield* declarations(view, seat);
			break;
		case 'protect':
			yield* protections(view, seat);
			break;
		case 'turn':
			yield* plans(view, seat, turnOf);
			break;
		case 'choose':
			yield* choices(view, seat);
			break;
		case 'build':
			yield* plans(view, seat, buildOf);
			break;
		case 'workers':
			yield* changes(view, seat);
	}
}

function* plans(view: View<State>, seat: Seat, moveOf: (state: State, seat: Seat, plan: Plan) => Move): Turns {
	const trial = new Trial(view, seat);
	for (const plan of new Planner(view, seat, appraise).ranked(PLANS)) {
		yield { move: moveOf(view, seat, plan), guess: 0, after: trial.carryOut(plan), points: null };
		trial.takeBack(plan);
	}
}

/** What is chosen is built later: of every pair of items its best places count. */
function* choices(view: View<State>, seat: Seat): Turns {
	const trial = new Trial(view, seat);
	const byPair = new Map<string, { move: Choose; plans: Plan[] }>();
	for (const plan of new Planner(view, seat, appraise).ranked(PLANS)) {
		const move = choiceOf(view, plan);
		const pair = `${move.supply} ${move.display}`;
		const known = byPair.get(pair);
		if (known === undefined) byPair.set(pair, { move, plans: [plan] });
		else known.plans.push(plan);
	}
	for (const { move, plans } of byPair.values()) {
		for (const plan of plans) {
			yield { move, guess: 0, after: trial.carryOut(plan), points: null };
			trial.takeBack(plan);
		}
	}
}

function* swaps(view: View<State>, seat: Seat): Turns {
	const moves: Swap[] = [{ type: 'swap', swap: null }];
	for (let start = 1; start <= 3; start++)
		for (let slot = 0; slot < DISPLAY_TILES; slot++) moves.push({ type: 'swap', swap: { start, slot } });
	for (const move of moves) yield { move, guess: 0, after: swapped(view, seat, move), points: null };
}

function swapped(view: View<State>, seat: Seat, move: Swap): View<State> {
	const state = clone(view);
	swapTiles(state, seat, move);
	return state as View<State>;
}

/** At the very end the points are known. */
function* changes(view: View<State>, seat: Seat): Turns {
	for (const made of rankedChanges(view, seat, appraise, CHANGES)) {
		const move: Workers = { type: 'workers', changes: made };
		const after = changed(view, seat, move);
		yield { move, guess: 0, after, points: view.turn === TURNS ? finalPoints(after, seat) : null };
	}
}

function changed(view: View<State>, seat: Seat, move: Workers): View<State> {
	const state = clone(view);
	useWorkers(state, seat, move);
	if (state.turn < TURNS) state.entrance[seat] = entrancePoints(state.parks[seat]);
	return state as View<State>;
}

function finalPoints(after: View<State>, seat: Seat): number {
	const end = outcome({ ...after, phase: 'over' });
	if (end === null) throw new Error('the end has an outcome');
	return end.scores[seat] + (isSolo(after) && end.places[seat] === 1 ? CHALLENGE : 0);
}

/** The position a move led its seat to, before anything else happens; null where its turn goes on, and at the very end. */
export function moment(before: View<State>, after: View<State>, seat: Seat, move: Move | null): View<State> | null {
	switch (move?.type) {
		case 'swap':
			return swapped(before, seat, move);
		case 'soloReroll':
		case 'soloDiscard':
			return after;
		case 'workers':
			return before.turn === TURNS ? null : changed(before, seat, move);
		case 'turn':
		case 'build':
			return built(before, seat, move);
		default:
			return null;
	}
}

function built(before: View<State>, seat: Seat, move: TurnMove | Build): View<State> {
	const state = clone(before);
	const items = move.type === 'turn' ? take(state, seat, move, {}) : inPreparation(state, seat);
	state.preparation[seat] = [];
	buildBoth(state, seat, items, move.build, {});
	if (!isSolo(state)) passBoards(state, {});
	return state as View<State>;
}
