import { hasSeat, type Seat } from '@shutterbox/kernel';
import { claimsOn } from '../rules/claims.ts';
import { NO_TILE, ownerOf, SEATS, SIDES, SNAPS, SUPER, TYPES, typeOf, VALUES } from '../rules/components.ts';
import { SIZES, type Square } from '../rules/forest.ts';
import { squareAlong, stopOf } from '../rules/lure.ts';
import { forest, type State, stockIndex } from '../rules/state.ts';

const SQUARES = Math.max(...SIZES) ** 2;

/** What lies where, and what his lines hold for every seat; filled anew for every position. */
export class Survey {
	/** By square: whose tiles trap it, and whose journalists stand there, as sets of seats. */
	readonly trappers = new Uint8Array(SQUARES);
	readonly visitors = new Uint8Array(SQUARES);
	/** By seat and type. */
	readonly lying = new Uint8Array(SEATS * TYPES);
	/** By seat: tiles on his lines by what they pay, beside them, and the value of all in hand and forest. */
	readonly onLines = new Uint8Array(SEATS);
	readonly besideLines = new Uint8Array(SEATS);
	readonly tileValue = new Float64Array(SEATS);
	/** By direction: the stop of his line, −1 where it is clear. */
	readonly stops = new Int16Array(SIDES);
	/** By seat and direction: what luring him there would change of her snaps. */
	readonly changes = new Int8Array(SEATS * SIDES);
	/** By seat: of how many lines she is the stop, and in how many of them nobody's tile is there. */
	readonly isStop = new Uint8Array(SEATS);
	readonly hunts = new Uint8Array(SEATS);

	look(state: State): void {
		this.trappers.fill(0);
		this.visitors.fill(0);
		this.lying.fill(0);
		this.onLines.fill(0);
		this.besideLines.fill(0);
		this.tileValue.fill(0);
		this.changes.fill(0);
		this.isStop.fill(0);
		this.hunts.fill(0);
		for (let seat = 0; seat < SEATS; seat++) {
			this.visitors[state.journalists[seat]] |= 1 << seat;
			for (let type = 0; type < TYPES; type++)
				this.tileValue[seat] += VALUES[type] * state.hands[stockIndex(seat, type)];
		}
		const { tiles } = state;
		for (let square = 0; square < tiles.length; square++) if (tiles[square] !== NO_TILE) this.#tile(state, square);
		for (let direction = 0; direction < SIDES; direction++) this.#line(state, direction);
	}

	#tile(state: State, square: Square): void {
		const tile = state.tiles[square];
		const [owner, type] = [ownerOf(tile), typeOf(tile)];
		this.trappers[square] |= 1 << owner;
		this.lying[stockIndex(owner, type)]++;
		this.tileValue[owner] += VALUES[type];
		const { beside } = forest(state);
		if (type === SUPER)
			for (let side = square * SIDES; side < (square + 1) * SIDES; side++) this.trappers[beside[side]] |= 1 << owner;
		const away = Math.min(...apart(state, square, state.sasquatch));
		if (away === 0) this.onLines[owner] += SNAPS[type];
		if (away === 1) this.besideLines[owner]++;
	}

	#line(state: State, direction: number): void {
		const dist = stopOf(state, direction);
		this.stops[direction] = -1;
		if (dist === 0) return;
		const square = squareAlong(state, direction, dist);
		this.stops[direction] = square;
		const claims = claimsOn(state, square);
		let pile = state.pile;
		for (let seat = 0; seat < SEATS; seat++) {
			if (!hasSeat(this.visitors[square], seat)) continue;
			this.isStop[seat]++;
			if (claims.length === 0) this.hunts[seat]++;
			this.changes[seat * SIDES + direction] -= state.snaps[seat];
			pile += state.snaps[seat];
		}
		for (let i = 0; i < claims.length; i++) {
			const tile = state.tiles[claims[i]];
			this.changes[ownerOf(tile) * SIDES + direction] += SNAPS[typeOf(tile)] + (i === 0 ? pile : 0);
		}
	}

	/** Whether a walk of so many spaces from where she stands meets a rival's trap or him. */
	isDangerous(state: State, seat: Seat, direction: number, spaces: number): boolean {
		const { beside } = forest(state);
		let square = state.journalists[seat];
		for (let space = 0; space < spaces; space++) {
			square = beside[square * SIDES + direction];
			if (square === state.sasquatch || (this.trappers[square] & ~(1 << seat)) !== 0) return true;
		}
		return false;
	}
}

/** How many columns and rows two squares are apart, the shorter way round. */
export function apart(state: State, a: Square, b: Square): [number, number] {
	const { size } = forest(state);
	const columns = Math.abs((a % size) - (b % size));
	const rows = Math.abs(Math.floor(a / size) - Math.floor(b / size));
	return [Math.min(columns, size - columns), Math.min(rows, size - rows)];
}
