import { ScriptedChance, type Seat } from '@shutterbox/kernel';
import { codeOf } from '../rules/commit.ts';
import { DIRECTIONS, TILE_TYPES } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { Square } from '../rules/forest.ts';
import { lure, squareAlong } from '../rules/lure.ts';
import type { Move } from '../rules/move.ts';
import { setTile } from '../rules/set-tile.ts';
import { clone, type State } from '../rules/state.ts';
import { walk } from '../rules/walk.ts';

/** Nothing after the setup is left to chance. */
const NO_CHANCE = new ScriptedChance();

/**
 * What would come of a move, found out by making it on a copy of what the viewer sees; of cards only the viewer's own
 * walk, as the forest stands.
 */
export function forecast(view: State, seat: Seat, move: Move): Event[] {
	const events: Event[] = [];
	const copy = clone(view);
	const ctx = { chance: NO_CHANCE, emit: (event: Event | null) => event && events.push(event) };
	if (move.type === 'lure') lure(copy, move, ctx);
	if (move.type === 'set') setTile(copy, seat, TILE_TYPES.indexOf(move.tile), ctx);
	if (move.type === 'commit') {
		copy.commits[seat] = codeOf(move);
		walk(copy, seat, move.trap ? 1 : 2, ctx);
	}
	return events;
}

/** The squares a move leads over, for the forest to mark. */
export function pathOf(view: State, seat: Seat, move: Move | null): readonly Square[] {
	if (move === null || move.type === 'whistle') return [];
	if (move.type === 'set') return [view.journalists[seat]];
	if (move.type === 'lure') return [squareAlong(view, DIRECTIONS.indexOf(move.dir), move.dist)];
	return forecast(view, seat, move).flatMap((event) => (event.type === 'stepped' ? [event.to] : []));
}
