import type { Seat } from '@shutterbox/kernel';
import { BASIC, TILE_TYPES, TYPES, VALUES } from './components.ts';
import { type Goods, ownMove, type Whistle } from './move.ts';
import { type State, stockIndex } from './state.ts';

// All exchanges a seat could make, in order.

export const PLAIN_WHISTLE: Whistle = ownMove({ type: 'whistle' });

/** Counts given (basic, freeze, spike, super, snaps), or received (without snaps). */
type Counts = readonly number[];

/** The move in its canonical form: no zeros, and no objects when nothing changes hands. */
export function whistleOf(give: Counts, get: Counts): Whistle {
	if (give.every((count) => count === 0)) return PLAIN_WHISTLE;
	return ownMove({ type: 'whistle', give: goodsOf(give), get: goodsOf(get) });
}

function goodsOf(counts: Counts): Goods {
	const goods: Record<string, number> = {};
	counts.forEach((count, kind) => {
		if (count > 0) goods[kind === TYPES ? 'snaps' : TILE_TYPES[kind]] = count;
	});
	return Object.freeze(goods);
}

/** Every legal `whistle`: the plain one first, then rising by the counts given, then by the counts received. */
export function* exchangesOf(state: State, seat: Seat): Iterable<Whistle> {
	const bank = stockOf(state.banks, seat);
	for (const give of countsUpTo([...stockOf(state.hands, seat), state.snaps[seat]])) {
		const value = give.reduce((sum, count, kind) => sum + count * (VALUES[kind] ?? 1), 0);
		const open = bank.map((count, type) => (give[type] > 0 ? 0 : count)); // SSQ-15: not the same type both ways
		for (const get of countsWorth(value, open)) yield whistleOf(give, get);
	}
}

function stockOf(stock: readonly number[], seat: Seat): number[] {
	return stock.slice(stockIndex(seat, BASIC), stockIndex(seat, BASIC) + TYPES);
}

/** All counts up to these, in lexicographic order. */
function* countsUpTo(most: Counts): Iterable<Counts> {
	const counts = most.map(() => 0);
	for (;;) {
		yield counts;
		let kind = most.length - 1;
		while (kind >= 0 && counts[kind] === most[kind]) counts[kind--] = 0;
		if (kind < 0) return;
		counts[kind]++;
	}
}

/** All counts of tiles up to these that are worth exactly so much, in lexicographic order. */
function* countsWorth(value: number, most: Counts, type = BASIC, counts: number[] = []): Iterable<Counts> {
	if (type === TYPES) {
		if (value === 0) yield counts;
		return;
	}
	for (let count = 0; count <= most[type] && count * VALUES[type] <= value; count++) {
		counts[type] = count;
		yield* countsWorth(value - count * VALUES[type], most, type + 1, counts);
	}
}
