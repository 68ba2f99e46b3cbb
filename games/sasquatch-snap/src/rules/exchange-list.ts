import type { Chance, Seat } from '@shutterbox/kernel';
import { BASIC, FREEZE, SPIKE, SUPER, TILE_TYPES, TYPES, VALUES } from './components.ts';
import { ownMove, type Whistle } from './move.ts';
import { type State, stockIndex } from './state.ts';

// All exchanges a seat could make, in order or by lot.

export const PLAIN_WHISTLE: Whistle = ownMove({ type: 'whistle' });

/** Counts given (basic, freeze, spike, super, snaps), or received (without snaps). */
type Counts = readonly number[];

/** The move in its canonical form: no zeros, and no objects when nothing changes hands. */
export function whistleOf(give: Counts, get: Counts): Whistle {
	if (give.every((count) => count === 0)) return PLAIN_WHISTLE;
	return ownMove({ type: 'whistle', give: goodsOf(give), get: goodsOf(get) });
}

function goodsOf(counts: Counts): Record<string, number> {
	const goods: Record<string, number> = {};
	counts.forEach((count, kind) => {
		if (count > 0) goods[kind === TYPES ? 'snaps' : TILE_TYPES[kind]] = count;
	});
	return goods;
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

/**
 * An exchange is known by what each stock gains or loses. Freezes, spikes and Supers change in at most 7 × 5 × 4 ways;
 * basics and snaps, worth 1 each, must balance the rest, which leaves an interval. So they are counted, not listed.
 */
export function randomExchange(state: State, seat: Seat, chance: Chance): Whistle {
	const index = chance.int(walkBalances(state, seat, Number.POSITIVE_INFINITY).passed);
	const { received, fewest, passed } = walkBalances(state, seat, index);
	received[BASIC] = fewest + index - passed;
	const snaps = received.reduce((sum, count, type) => sum + count * VALUES[type], 0);
	return whistleOf(
		[...received.map((count) => Math.max(-count, 0)), snaps],
		received.map((count) => Math.max(count, 0)),
	);
}

interface Balance {
	/** What the hand receives of each type, negative when it gives; basics still open. */
	received: number[];
	/** The least change of basics that balances it. */
	fewest: number;
	/** Exchanges before this balance. */
	passed: number;
}

/** The balance of freezes, spikes and Supers that the exchange of this number belongs to; or the end of all. */
function walkBalances(state: State, seat: Seat, index: number): Balance {
	const { hands, banks, snaps } = state;
	const at = stockIndex(seat, BASIC);
	let passed = 0;
	for (let freeze = -hands[at + FREEZE]; freeze <= banks[at + FREEZE]; freeze++) {
		for (let spike = -hands[at + SPIKE]; spike <= banks[at + SPIKE]; spike++) {
			for (let big = -hands[at + SUPER]; big <= banks[at + SUPER]; big++) {
				const value = freeze * VALUES[FREEZE] + spike * VALUES[SPIKE] + big * VALUES[SUPER];
				const fewest = Math.max(-hands[at], -value);
				const most = Math.min(banks[at], snaps[seat] - value);
				const ways = Math.max(0, most - fewest + 1);
				if (index < passed + ways) return { received: [0, freeze, spike, big], fewest, passed };
				passed += ways;
			}
		}
	}
	return { received: [], fewest: 0, passed };
}
