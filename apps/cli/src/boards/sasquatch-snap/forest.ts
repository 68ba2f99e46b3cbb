import { styleText } from 'node:util';
import {
	claimsOn,
	forest,
	NO_TILE,
	ownerOf,
	printTile,
	SIDES,
	type Square,
	type State,
	squareAlong,
	stopOf,
} from '@shutterbox/sasquatch-snap/client';
import { padEnd } from '../../text.ts';
import { paint } from './reader.ts';

/** Columns of a square on the screen: four for what is there, one between. */
const CELL = 5;
const ROW_HEAD = 3;

export const forestWidth = (size: number) => ROW_HEAD + size * CELL;

/** The forest, two lines for each row: what traps a square stands below the figures on it, else in their place. */
export function drawForest(position: State): string[] {
	const { size } = forest(position);
	const lines = linesOf(position);
	const cells = position.tiles.map((_, square) => drawSquare(position, square, lines));
	const columns = Array.from({ length: size }, (_, x) => x);
	const row = (head: string, cell: (x: number) => string) =>
		(padEnd(head, ROW_HEAD) + columns.map((x) => padEnd(cell(x), CELL)).join('')).trimEnd();
	return [
		row('', (x) => String.fromCharCode(65 + x)),
		...columns.flatMap((y) => [
			row(String(y + 1).padStart(2), (x) => cells[y * size + x][0]),
			row('', (x) => cells[y * size + x][1]),
		]),
	];
}

function drawSquare(
	position: State,
	square: Square,
	lines: ReadonlyMap<Square, string>,
): readonly [upper: string, lower: string] {
	const traps = trapsOn(position, square);
	const figures = position.journalists.flatMap((at, seat) => (at === square ? [paint(seat, String(seat))] : []));
	if (position.sasquatch === square) figures.unshift(styleText('bold', '&'));
	if (figures.length > 0) return [figures.join(''), traps];
	if (square === forest(position).lair) return ['#', traps];
	return [traps || (lines.get(square) ?? '·'), ''];
}

/** The tile lying there, then `+` and the owners of the Supers around it; `0b+×3` where they would not fit. */
function trapsOn(position: State, square: Square): string {
	const { tiles } = position;
	const tile = tiles[square];
	const own = tile === NO_TILE ? '' : paint(ownerOf(tile), printTile(tile));
	const arms = claimsOn(position, square)
		.filter((lies) => lies !== square)
		.map((lies) => ownerOf(tiles[lies]));
	if (arms.length === 0) return own;
	const isTight = own !== '' && arms.length > 2;
	return `${own}+${isTight ? `×${arms.length}` : arms.map((seat) => paint(seat, String(seat))).join('')}`;
}

/** The squares the Sasquatch would run over, as strokes of his four lines. */
function linesOf(position: State): ReadonlyMap<Square, string> {
	const { size } = forest(position);
	const lines = new Map<Square, string>();
	for (let direction = 0; direction < SIDES; direction++) {
		const stop = stopOf(position, direction) || size;
		for (let dist = 1; dist < stop; dist++)
			lines.set(squareAlong(position, direction, dist), direction % 2 === 0 ? '│' : '─');
	}
	return lines;
}
