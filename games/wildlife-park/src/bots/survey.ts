import { COLOUR_OF, HEART, SPECIES_OF, SYMBOL_OF } from '../rules/components.ts';
import { HEXES, type HexSet, type Layout } from '../rules/layouts.ts';
import { isAtTower, layoutOf, NO_TILE, type Park } from '../rules/park.ts';

/** The facts of a park that an appraisal needs more than once, from one pass over its hexes. */
export class Survey {
	readonly park: Park;
	readonly layout: Layout;
	vacant: HexSet = 0;
	dice: HexSet = 0;
	/** As bits. */
	species = 0;
	/** Tiles per colour. */
	readonly tiles = [0, 0, 0, 0];
	/** Number of tiles without a die, per colour: breeding tiles, watchtower tiles, those at built towers, the star. */
	readonly hearts = [0, 0, 0, 0];
	readonly parts = [0, 0, 0, 0];
	readonly atTowers = [0, 0, 0, 0];
	readonly stars = [0, 0, 0, 0];
	/** All of them. */
	empty = 0;

	constructor(park: Park) {
		this.park = park;
		this.layout = layoutOf(park);
		for (let hex = 0; hex < HEXES; hex++) {
			if (park.tiles[hex] === NO_TILE) this.vacant |= 1 << hex;
			else this.#note(hex);
		}
	}

	#note(hex: number): void {
		const { park } = this;
		const tile = park.tiles[hex];
		const colour = COLOUR_OF[tile];
		this.tiles[colour] |= 1 << hex;
		this.species |= 1 << SPECIES_OF[tile];
		if (park.dice[hex] !== 0) {
			this.dice |= 1 << hex;
			return;
		}
		this.empty++;
		if (hex === this.layout.star) this.stars[colour]++;
		else if (SYMBOL_OF[tile] === HEART) this.hearts[colour]++;
		else if (isAtTower(park, hex)) this.atTowers[colour]++;
		else this.parts[colour]++;
	}
}
