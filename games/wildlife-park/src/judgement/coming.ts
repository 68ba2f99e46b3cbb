import type { Seat } from '@shutterbox/kernel';
import {
	COLOUR_OF,
	COLOURS,
	DISPLAY_DICE,
	HEART,
	personalSet,
	ROUND_1,
	SPECIES_OF,
	SYMBOL_OF,
	TURNS,
} from '../rules/components.ts';
import { colourOf, type Item, isDie, isTile, NO_ITEM, pips } from '../rules/items.ts';
import { boardOf } from '../rules/park.ts';
import type { State } from '../rules/state.ts';

/** Turns a seat has left: each takes one item of its own. */
export function turnsLeft({ displays, personal }: State, seat: Seat): number {
	let left = personal[seat].length;
	const display = displays[seat];
	for (let slot = 0; slot < display.length; slot++) if (display[slot] !== NO_ITEM) left++;
	return left;
}

/** Items that a seat may get from one place, counted by colour. */
export class Stock {
	readonly low = [0, 0, 0, 0];
	readonly mid = [0, 0, 0, 0];
	readonly six = [0, 0, 0, 0];
	readonly hearts = [0, 0, 0, 0];
	readonly parts = [0, 0, 0, 0];
	/** Tiles of species that the park has not. */
	readonly fresh = [0, 0, 0, 0];
	/** Tiles by symbol. */
	readonly symbols = [0, 0, 0, 0, 0];

	clear(): void {
		for (let colour = 0; colour < COLOURS.length; colour++) {
			this.low[colour] = 0;
			this.mid[colour] = 0;
			this.six[colour] = 0;
			this.hearts[colour] = 0;
			this.parts[colour] = 0;
			this.fresh[colour] = 0;
		}
		this.symbols.fill(0);
	}

	/** Counts items in; species are those of the park, as bits. */
	add(items: readonly Item[], species: number): void {
		for (let i = 0; i < items.length; i++) {
			const item = items[i];
			if (isDie(item)) this.#addDie(item);
			else if (isTile(item)) this.addTile(item, species);
		}
	}

	addTile(tile: Item, species: number): void {
		const colour = COLOUR_OF[tile];
		const symbol = SYMBOL_OF[tile];
		if (symbol === HEART) this.hearts[colour]++;
		else this.parts[colour]++;
		this.symbols[symbol]++;
		if ((species & (1 << SPECIES_OF[tile])) === 0) this.fresh[colour]++;
	}

	#addDie(item: Item): void {
		const value = pips(item);
		const kind = value <= 2 ? this.low : value === 6 ? this.six : this.mid;
		kind[colourOf(item)]++;
	}
}

/** What a seat may still get: from its display, from its own stack, from the boards as they come round. */
export class Coming {
	readonly shown = new Stock();
	readonly drawn = new Stock();
	/** The board that comes next, the one after it, and all further ones of the round. */
	readonly boards: readonly Stock[] = [new Stock(), new Stock(), new Stock()];
	/** Dice in the display: 8 × colour + value. */
	readonly dice = new Uint8Array(8 * COLOURS.length);
	readonly #seen = new Uint8Array(personalSet(0).length);

	look(state: State, seat: Seat, species: number, left: number): void {
		const { seats, supply, displays } = state;
		const display = displays[seat];
		this.shown.clear();
		this.drawn.clear();
		for (const stock of this.boards) stock.clear();
		this.shown.add(display, species);
		this.dice.fill(0);
		for (let slot = 0; slot < DISPLAY_DICE; slot++)
			if (display[slot] !== NO_ITEM) this.dice[8 * colourOf(display[slot]) + pips(display[slot])]++;
		this.#draw(state, seat, species);
		const turns = left > TURNS - ROUND_1 ? left - (TURNS - ROUND_1) : left;
		for (let turn = 0; turn < turns && turn < seats; turn++)
			this.boards[Math.min(turn, 2)].add(supply[(seat - turn + seats) % seats], species);
	}

	/** Of its own set, what has not been seen is still in the stack. */
	#draw({ parks, displays, discards, preparation }: State, seat: Seat, species: number): void {
		const set = personalSet(boardOf(parks[seat]));
		const [first] = set;
		const seen = this.#seen;
		seen.fill(0);
		const see = (items: readonly Item[]) => {
			for (let i = 0; i < items.length; i++) {
				const place = items[i] - first;
				if (place >= 0 && place < seen.length) seen[place] = 1;
			}
		};
		see(parks[seat].tiles);
		see(displays[seat]);
		see(discards[seat]);
		see(preparation[seat]);
		for (let place = 0; place < seen.length; place++) if (seen[place] === 0) this.drawn.addTile(set[place], species);
	}
}
