import type { Chance, Gaze, PlayContext, Seat, Turn, View } from '@shutterbox/kernel';
import { bestLure, bestSet } from '../bots/greedy.ts';
import { candidates } from '../bots/policies.ts';
import { codeOf, commitsOf } from '../rules/commit.ts';
import { typeIndex } from '../rules/components.ts';
import { endTurn } from '../rules/end.ts';
import type { Event } from '../rules/events.ts';
import { blowWhistle } from '../rules/exchange.ts';
import { lure, luresOf } from '../rules/lure.ts';
import type { Lure, Move } from '../rules/move.ts';
import { setsOf } from '../rules/set-tile.ts';
import { runSlots, setAndGoOn } from '../rules/slots.ts';
import { clone, isOver, type State, seatAfterWhistle } from '../rules/state.ts';
import { guessed } from './guesses.ts';
import { finalPoints } from './points.ts';

type Ctx = PlayContext<Event>;
type Ends = Generator<State>;

/** An exchange is looked at with every commit that may follow, so fewer guesses have to do. */
const EXCHANGE_GUESSES = 2;

/** Every turn, each played to its end: what others commit is guessed, what they decide later is what looks best to them. */
export function* turns(view: View<State>, seat: Seat, chance: Chance, { guesses }: Gaze): Generator<Turn<State, Move>> {
	const ctx = { chance };
	switch (view.phase) {
		case 'whistle': {
			const worlds = worldsOf(view, seat, chance, Math.min(guesses, EXCHANGE_GUESSES));
			for (const move of candidates(view, seat)) {
				if (move.type !== 'whistle') continue;
				for (const [guess, world] of worlds.entries()) {
					const state = clone(world);
					blowWhistle(state, move, ctx);
					for (const end of afterCommits(state, seat, ctx)) yield turnOf(move, guess, end, seat);
				}
			}
			return;
		}
		case 'commit': {
			const worlds = worldsOf(view, seat, chance, guesses);
			for (const move of commitsOf(view, seat)) {
				for (const [guess, world] of worlds.entries())
					for (const end of afterCommit(world, seat, codeOf(move), ctx)) yield turnOf(move, guess, end, seat);
			}
			return;
		}
		case 'set':
			for (const move of setsOf(view, seat)) {
				const state = clone(view);
				setAndGoOn(state, typeIndex(move.tile), ctx);
				for (const end of afterSlots(state, seat, ctx)) yield turnOf(move, 0, end, seat);
			}
			return;
		case 'lure':
			for (const move of luresOf(view)) yield turnOf(move, 0, lured(view, move, ctx), seat);
			return;
		case 'over':
			return;
	}
}

function worldsOf(view: State, seat: Seat, chance: Chance, count: number): State[] {
	return Array.from({ length: count }, () => guessed(view, seat, chance));
}

function turnOf(move: Move, guess: number, end: State, seat: Seat): Turn<State, Move> {
	return { move, guess, after: end as View<State>, points: isOver(end) ? finalPoints(end, seat) : null };
}

function* afterCommits(state: State, seat: Seat, ctx: Ctx): Ends {
	for (const move of commitsOf(state, seat)) yield* afterCommit(state, seat, codeOf(move), ctx);
}

function* afterCommit(world: State, seat: Seat, code: number, ctx: Ctx): Ends {
	const state = clone(world);
	state.commits[seat] = code;
	runSlots(state, ctx);
	yield* afterSlots(state, seat, ctx);
}

/** Goes on from where somebody may have a tile to choose; the seat's own choices one by one. Plays on in `state`. */
function* afterSlots(state: State, seat: Seat, ctx: Ctx): Ends {
	while (state.phase === 'set') {
		const setter = seatAfterWhistle(state, state.slot);
		if (setter !== seat) {
			setAndGoOn(state, typeIndex(bestSet(state, setter, ctx.chance).tile), ctx);
			continue;
		}
		for (const { tile } of setsOf(state, seat)) {
			const after = clone(state);
			setAndGoOn(after, typeIndex(tile), ctx);
			yield* afterSlots(after, seat, ctx);
		}
		return;
	}
	if (isOver(state)) yield state;
	else if (state.whistle === seat) for (const move of luresOf(state)) yield lured(state, move, ctx);
	else yield lured(state, bestLure(state, state.whistle, ctx.chance), ctx);
}

function lured(before: State, move: Lure, ctx: Ctx): State {
	const state = clone(before);
	lure(state, move, ctx);
	if (!isOver(state)) endTurn(state, ctx);
	return state;
}

/** The position between two turns; null within one, and at the end. */
export function moment(before: View<State>, after: View<State>): View<State> | null {
	return before.phase === 'lure' && after.phase === 'whistle' ? after : null;
}
