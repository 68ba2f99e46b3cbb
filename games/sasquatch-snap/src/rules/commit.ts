import type { Chance, PlayContext, Refusal, Seat } from '@shutterbox/kernel';
import { DIRECTIONS, directionIndex, NO_TILE, ownerOf, SIDES, TILE_TYPES, TYPES, typeIndex } from './components.ts';
import type { Cards, Event } from './events.ts';
import { type Commit, ownMove } from './move.ts';
import { refuse } from './refusals.ts';
import { runSlots } from './slots.ts';
import {
	commitOf,
	directionOf,
	hasTrapCard,
	lowestInHand,
	NO_TYPE,
	NOT_COMMITTED,
	type State,
	stockIndex,
	typeWithCard,
} from './state.ts';

// The count-down: SSQ-17 to SSQ-20. Four secret commits; the last one reveals them all.

export function checkCommit(state: State, seat: Seat, { trap, tile }: Commit): Refusal | null {
	if (state.commits[seat] !== NOT_COMMITTED) return refuse('already-committed');
	const reason = trap ? whyNoTrap(state, seat) : null;
	if (reason) return refuse('cannot-trap', { reason });
	if (tile === undefined) return trap && choosesTile(state, seat) ? refuse('tile-required') : null;
	if (!trap || !choosesTile(state, seat)) return refuse('tile-not-allowed');
	return state.hands[stockIndex(seat, typeIndex(tile))] > 0 ? null : refuse('tile-not-in-hand', { tile });
}

/** SSQ-18: what makes Trap! useless as the board stands, or null if it may be played. */
function whyNoTrap(state: State, seat: Seat): 'tile-here' | 'empty-hand' | null {
	const tile = state.tiles[state.journalists[seat]];
	if (tile !== NO_TILE) return ownerOf(tile) === seat ? null : 'tile-here';
	return lowestInHand(state, seat) === NO_TYPE ? 'empty-hand' : null;
}

export function canTrap(state: State, seat: Seat): boolean {
	return whyNoTrap(state, seat) === null;
}

/** SSQ-20: whether Trap! goes with a tile. On her own tile it would uproot, which needs none. */
export function choosesTile(state: State, seat: Seat): boolean {
	return state.rules.trapChoice === 'with-card' && state.tiles[state.journalists[seat]] === NO_TILE;
}

export function commit(state: State, seat: Seat, move: Commit, ctx: PlayContext<Event>): void {
	state.commits[seat] = codeOf(move);
	ctx.emit?.({ type: 'committed', seat }, { seals: true });
	ctx.emit?.(null, { to: { [seat]: { type: 'commitStored', ...cardsOf(state.commits[seat]) } } });
	if (state.commits.includes(NOT_COMMITTED)) return;
	ctx.emit?.({ type: 'revealed', commits: state.commits.map(cardsOf) }, { reveals: true });
	runSlots(state, ctx);
}

/** How a position stores the cards laid down. */
export function codeOf({ dir, trap, tile }: Cards): number {
	return commitOf(directionIndex(dir), trap, tile === undefined ? NO_TYPE : typeIndex(tile));
}

export function cardsOf(code: number): Cards {
	const cards = { dir: DIRECTIONS[directionOf(code)], trap: hasTrapCard(code) };
	const type = typeWithCard(code);
	return type === NO_TYPE ? cards : { ...cards, tile: TILE_TYPES[type] };
}

/** By direction, without Trap! before with; with a tile in order of its type. */
export function* commitsOf(state: State, seat: Seat): Iterable<Commit> {
	const mayTrap = canTrap(state, seat);
	const withTile = choosesTile(state, seat);
	for (let direction = 0; direction < SIDES; direction++) {
		yield COMMITS[commitOf(direction, false)];
		if (!mayTrap) continue;
		if (!withTile) yield COMMITS[commitOf(direction, true)];
		else {
			for (let type = 0; type < TYPES; type++) {
				if (state.hands[stockIndex(seat, type)] > 0) yield COMMITS[commitOf(direction, true, type)];
			}
		}
	}
}

export function randomCommit(state: State, seat: Seat, chance: Chance): Commit {
	if (!canTrap(state, seat)) return COMMITS[chance.int(SIDES)];
	if (!choosesTile(state, seat)) return COMMITS[chance.int(2 * SIDES)];
	const commits = Array.from(commitsOf(state, seat));
	return commits[chance.int(commits.length)];
}

/** The move behind every code of a commit. */
export const COMMITS: readonly Commit[] = Array.from({ length: commitOf(0, false, TYPES) }, (_, code) =>
	ownMove({ type: 'commit', ...cardsOf(code) }),
);
