import { hasSeat, type Seat } from '@shutterbox/kernel';
import { cardsOf } from '../rules/commit.ts';
import { NO_TILE, ownerOf, SEATS, TILE_LETTERS, TYPES, typeOf } from '../rules/components.ts';
import { labelOf, type Square } from '../rules/forest.ts';
import { optionsSchema } from '../rules/options.ts';
import { NOT_COMMITTED, type Phase, SECRET_COMMIT, SOURCES, type State, stockIndex } from '../rules/state.ts';
import { printMove } from './move-notation.ts';

// One line for a whole position; `notation.ts` describes it.

export function printPosition(state: State): string {
	const label = (square: Square) => labelOf(state.rules.boardSize, square);
	const sections = [printHead(state), `sasquatch ${label(state.sasquatch)}`];
	if (state.pile > 0) sections.push(`pile ${state.pile}`);
	for (let seat = 0; seat < SEATS; seat++) sections.push(printSeat(state, seat, label));
	const tiles = state.tiles.flatMap((tile, square) =>
		tile === NO_TILE ? [] : [`${printTile(tile)} ${label(square)}`],
	);
	if (tiles.length > 0) sections.push(`tiles ${tiles.join(', ')}`);
	return sections.join(' | ');
}

/** Owner and type: `1s`. */
export function printTile(tile: number): string {
	return `${ownerOf(tile)}${TILE_LETTERS[typeOf(tile)]}`;
}

export const RULE_NAMES = ['target', 'trapChoice', 'entrapToll', 'lapLure', 'turnLimit'] as const;

function printHead({ rules, turn, whistle, phase, slot }: State): string {
	const words = [`${rules.boardSize}x${rules.boardSize} turn ${turn} whistle ${whistle} phase ${phase}`];
	if (slot !== restingSlot(phase)) words.push(`slot ${slot}`);
	for (const name of RULE_NAMES) if (rules[name] !== optionsSchema[name].default) words.push(`${name}=${rules[name]}`);
	return words.join(' ');
}

/** Slots completed in a phase, where that is not worth saying. */
export function restingSlot(phase: Phase): number {
	return phase === 'lure' || phase === 'over' ? SEATS : 0;
}

function printSeat(state: State, seat: Seat, label: (square: Square) => string): string {
	const parts = [`${seat}: ${label(state.journalists[seat])}`, `snaps ${state.snaps[seat]}`];
	parts.push(`hand ${state.hands.slice(stockIndex(seat, 0), stockIndex(seat, TYPES)).join('/')}`);
	const commit = state.commits[seat];
	if (commit === SECRET_COMMIT) parts.push('commit ?');
	else if (commit !== NOT_COMMITTED) parts.push(`commit ${printMove({ type: 'commit', ...cardsOf(commit) })}`);
	if (hasSeat(state.entrapped, seat)) parts.push('entrapped');
	const ledger = state.ledger.slice(seat * SOURCES.length, (seat + 1) * SOURCES.length);
	if (ledger.some((snaps) => snaps !== 0)) parts.push(`ledger ${ledger.join('/')}`);
	return parts.join('; ');
}
