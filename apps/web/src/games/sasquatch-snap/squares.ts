import type { Seat } from '@shutterbox/kernel';
import {
	claimsOn,
	DIRECTIONS,
	type Direction,
	forest,
	NO_TILE,
	ownerOf,
	type Square,
	type State,
	squareAlong,
	stopOf,
	TILE_TYPES,
	type TileType,
	typeOf,
} from '@shutterbox/sasquatch-snap/client';

/** What is to be told of one square. */
export interface Told {
	readonly hasSasquatch: boolean;
	readonly isLair: boolean;
	readonly journalists: readonly Seat[];
	readonly tile: { readonly owner: Seat; readonly type: TileType } | null;
	/** Owners of the Supers around that trap it too, in the order of their claims. */
	readonly arms: readonly Seat[];
	/** The line of the Sasquatch that runs over it, before its stop. */
	readonly line: Direction | null;
}

/** The forest row by row from the north. */
export function rowsOf(view: State): readonly (readonly Told[])[] {
	const { size } = forest(view);
	const lines = linesOf(view);
	return Array.from({ length: size }, (_, y) =>
		Array.from({ length: size }, (_, x) => toldOf(view, y * size + x, lines)),
	);
}

function toldOf(view: State, square: Square, lines: ReadonlyMap<Square, Direction>): Told {
	const tile = view.tiles[square];
	return {
		hasSasquatch: view.sasquatch === square,
		isLair: forest(view).lair === square,
		journalists: view.journalists.flatMap((at, seat) => (at === square ? [seat] : [])),
		tile: tile === NO_TILE ? null : { owner: ownerOf(tile), type: TILE_TYPES[typeOf(tile)] },
		arms: claimsOn(view, square)
			.filter((lies) => lies !== square)
			.map((lies) => ownerOf(view.tiles[lies])),
		line: lines.get(square) ?? null,
	};
}

function linesOf(view: State): ReadonlyMap<Square, Direction> {
	const lines = new Map<Square, Direction>();
	DIRECTIONS.forEach((dir, direction) => {
		const stop = stopOf(view, direction) || forest(view).size;
		for (let dist = 1; dist < stop; dist++) lines.set(squareAlong(view, direction, dist), dir);
	});
	return lines;
}

/** A seat's tiles in the forest, in the order of the squares. */
export function trapsOf({ tiles }: State, seat: Seat): { readonly type: TileType; readonly square: Square }[] {
	return tiles.flatMap((tile, square) =>
		tile !== NO_TILE && ownerOf(tile) === seat ? [{ type: TILE_TYPES[typeOf(tile)], square }] : [],
	);
}
