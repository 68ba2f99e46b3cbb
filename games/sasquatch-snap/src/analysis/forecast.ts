import { type PlayContext, ScriptedChance, type Seat } from '@shutterbox/kernel';
import { choosesTile, codeOf } from '../rules/commit.ts';
import { DIRECTIONS, TILE_TYPES } from '../rules/components.ts';
import { endTurn, isLastTurn } from '../rules/end.ts';
import type { Event } from '../rules/events.ts';
import { blowWhistle } from '../rules/exchange.ts';
import type { Square } from '../rules/forest.ts';
import { lure, squareAlong } from '../rules/lure.ts';
import type { Commit, Move } from '../rules/move.ts';
import { setAndWalk } from '../rules/slots.ts';
import { clone, isOver, placesAfterWhistle, type State } from '../rules/state.ts';
import { trapStep } from '../rules/trap-step.ts';
import { walk } from '../rules/walk.ts';

/** Nothing after the setup is left to chance. */
const NO_CHANCE = new ScriptedChance();

export interface Foresight {
	readonly events: readonly Event[];
	/** How the table would lie. */
	readonly after: State;
}

/**
 * What would come of a move, found out by making it on a copy of what the viewer sees. Of cards only the viewer's own
 * slot, as the forest stands, and where a tile is still to be chosen only the walk; of a tile that is set the walk as
 * well; of a lure what it brings, and the result if it is the last one.
 */
export function foresee(view: State, seat: Seat, move: Move): Foresight {
	const events: Event[] = [];
	const after = clone(view);
	const ctx = { chance: NO_CHANCE, emit: (event: Event | null) => event && events.push(event) };
	switch (move.type) {
		case 'whistle':
			blowWhistle(after, move, ctx);
			break;
		case 'commit':
			after.slot = placesAfterWhistle(view, seat); // those after her may be entrapped
			after.commits[seat] = codeOf(move);
			walk(after, seat, spacesAfterTrap(after, seat, move, ctx), ctx);
			after.slot = view.slot;
			break;
		case 'set':
			setAndWalk(after, TILE_TYPES.indexOf(move.tile), ctx);
			break;
		case 'lure':
			lure(after, move, ctx);
			if (isLastTurn(after) && !isOver(after)) endTurn(after, ctx);
	}
	return { events, after };
}

/** The trap step, unless its tile is still open: then it is known only that she would walk one space. */
function spacesAfterTrap(state: State, seat: Seat, { trap, tile }: Commit, ctx: PlayContext<Event>): number {
	if (trap && tile === undefined && choosesTile(state, seat)) return 1;
	return trapStep(state, seat, ctx) === 'unused' ? 2 : 1;
}

/** Only what would be told of it. */
export function forecast(view: State, seat: Seat, move: Move): readonly Event[] {
	return foresee(view, seat, move).events;
}

/** The squares a move leads over, for the forest to mark. */
export function pathOf(view: State, seat: Seat, move: Move | null): readonly Square[] {
	if (move === null || move.type === 'whistle') return [];
	if (move.type === 'set') return [view.journalists[seat]];
	if (move.type === 'lure') return [squareAlong(view, DIRECTIONS.indexOf(move.dir), move.dist)];
	return forecast(view, seat, move).flatMap((event) => (event.type === 'stepped' ? [event.to] : []));
}
