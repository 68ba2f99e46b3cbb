/** What is printed on a tile: whom it shows, what it is for, the colour of its habitat. Tiles with the same face share a picture. */
import {
	BOARDS,
	COLOUR_OF,
	COLOURS,
	type Colour,
	SPECIES,
	SPECIES_OF,
	SYMBOL_OF,
	SYMBOLS,
	type Tile,
} from '@shutterbox/wildlife-park/client';
import type { Species } from '../species.ts';

const WHO: readonly Species[] = [...SPECIES, ...BOARDS];

export interface TileFace {
	readonly species: Species;
	/** Breeding, a part of a watchtower, or the star of a park. */
	readonly kind: 'heart' | 'part' | 'star';
	readonly colour: Colour;
}

export function tileFace(tile: Tile): TileFace {
	const [species, colour] = [WHO[SPECIES_OF[tile]], COLOURS[COLOUR_OF[tile]]];
	const symbol = SYMBOLS.at(SYMBOL_OF[tile]);
	const kind = symbol === undefined ? 'star' : symbol === 'heart' ? 'heart' : 'part';
	return { species, kind, colour };
}

export function tileFaceId({ species, kind }: TileFace): string {
	return `tile-${species}-${kind}`;
}
