import { COLOUR_OF, HEART, SPECIES_OF, SYMBOL_OF } from '../rules/components.ts';
import { HEXES, type HexSet, type Layout, lowest } from '../rules/layouts.ts';
import { emptyPark, layoutOf, NO_TILE, type Park } from '../rules/park.ts';

/** The facts of a park that an appraisal needs more than once, from one pass over its hexes; taken anew for every park. */
export class Survey {
	park: Park = emptyPark(0, 0);
	layout: Layout = layoutOf(this.park);
	vacant: HexSet = 0;
	dice: HexSet = 0;
	/** Breeding tiles, and tiles at built towers. */
	breeding: HexSet = 0;
	towering: HexSet = 0;
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

	look(park: Park): void {
		this.park = park;
		this.layout = layoutOf(park);
		this.vacant = 0;
		this.dice = 0;
		this.breeding = 0;
		this.towering = 0;
		this.species = 0;
		this.empty = 0;
		for (const numbers of [this.tiles, this.hearts, this.parts, this.atTowers, this.stars]) numbers.fill(0);
		const { points } = this.layout;
		for (let rest = park.towers; rest !== 0; rest &= rest - 1) this.towering |= points[lowest(rest)].set;
		for (let hex = 0; hex < HEXES; hex++) {
			if (park.tiles[hex] === NO_TILE) this.vacant |= 1 << hex;
			else this.#note(hex, park.tiles[hex], park.dice[hex]);
		}
	}

	#note(hex: number, tile: number, die: number): void {
		const colour = COLOUR_OF[tile];
		const isHeart = SYMBOL_OF[tile] === HEART;
		this.tiles[colour] |= 1 << hex;
		this.species |= 1 << SPECIES_OF[tile];
		if (isHeart) this.breeding |= 1 << hex;
		if (die !== 0) {
			this.dice |= 1 << hex;
			return;
		}
		this.empty++;
		if (hex === this.layout.star) this.stars[colour]++;
		else if (isHeart) this.hearts[colour]++;
		else if ((this.towering & (1 << hex)) !== 0) this.atTowers[colour]++;
		else this.parts[colour]++;
	}
}
