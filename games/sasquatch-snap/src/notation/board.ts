import type { Parsed } from '@shutterbox/kernel';
import { NO_TILE, TILE_LETTERS, tileOf } from '../rules/components.ts';
import { forestOf, type Square } from '../rules/forest.ts';
import type { State } from '../rules/state.ts';
import { printTile } from './print-position.ts';

/**
 * The forest as text, north up. `&` is the Sasquatch, digits are journalists, `1s` is a tile (owner and type), and
 * `02/1s` are journalists 0 and 2 over that tile; the empty lair is `+`.
 *
 *      A    B    C    D
 *   1  .    0    .    &
 */
export function drawBoard(state: State): string {
	const { size } = forestOf(state.rules.boardSize);
	const cells = state.tiles.map((_, square) => drawSquare(state, square));
	const width = 2 + Math.max(...cells.map((cell) => cell.length));
	const line = (head: string | number, columns: readonly string[]) =>
		(String(head).padStart(2) + columns.map((cell) => `  ${cell.padEnd(width - 2)}`).join('')).trimEnd();
	const letters = cells.slice(0, size).map((_, x) => String.fromCharCode(65 + x));
	const rows = letters.map((_, y) => line(y + 1, cells.slice(y * size, (y + 1) * size)));
	return [line('', letters), ...rows].join('\n');
}

function drawSquare(state: State, square: Square): string {
	const journalists = state.journalists.flatMap((at, seat) => (at === square ? [seat] : [])).join('');
	const figures = (state.sasquatch === square ? '&' : '') + journalists;
	const tile = state.tiles[square] === NO_TILE ? '' : printTile(state.tiles[square]);
	if (figures !== '' && tile !== '') return `${figures}/${tile}`;
	return figures || tile || (square === forestOf(state.rules.boardSize).lair ? '+' : '.');
}

/** What a drawn board says: who and what is where. */
export type Placement = Pick<State, 'sasquatch' | 'journalists' | 'tiles'>;

export function parseBoard(text: string): Parsed<Placement> {
	const rows = text.split('\n').filter((row) => /^\s*\d/.test(row));
	const cells = rows.flatMap((row) => row.trim().split(/\s+/).slice(1));
	if (![7, 9, 11].includes(rows.length) || cells.length !== rows.length ** 2)
		return { problem: 'a board has 7, 9 or 11 numbered rows of as many squares' };
	const placement: Placement = { sasquatch: -1, journalists: [-1, -1, -1, -1], tiles: cells.map(() => NO_TILE) };
	for (const [square, cell] of cells.entries()) {
		if (!placeSquare(placement, square, cell)) return { problem: `"${cell}" cannot stand on a square` };
	}
	if (placement.sasquatch === -1 || placement.journalists.includes(-1))
		return { problem: 'the Sasquatch and four journalists must be on the board' };
	return { value: placement };
}

function placeSquare(placement: Placement, square: Square, cell: string): boolean {
	if (cell === '.' || cell === '+') return true;
	const [whole, sasquatch, seats, owner, letter] = /^(&?)([0-3]*)(?:(?:^|\/)([0-3])([bfks]))?$/.exec(cell) ?? [];
	if (whole === undefined) return false;
	if (sasquatch) placement.sasquatch = square;
	for (const seat of seats) placement.journalists[Number(seat)] = square;
	if (owner !== undefined) placement.tiles[square] = tileOf(Number(owner), TILE_LETTERS.indexOf(letter));
	return true;
}
