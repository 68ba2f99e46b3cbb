import type { PlayContext, Refusal, Seat } from '@shutterbox/kernel';
import { BASIC, FREEZE, SPIKE, SUPER, TILE_TYPES, TYPES, VALUES } from './components.ts';
import type { Event } from './events.ts';
import type { Goods, Whistle } from './move.ts';
import { refuse } from './refusals.ts';
import { addSnaps, type State, stockIndex } from './state.ts';

// The Whistle, and the exchange before it: SSQ-12 to SSQ-16.

const NOTHING: Goods = Object.freeze({});

/** By type, then snaps. Filled anew for every exchange: reading a field by its name is much quicker than by a variable. */
type Counts = number[];
const given: Counts = [0, 0, 0, 0, 0];
const received: Counts = [0, 0, 0, 0, 0];

function count(goods: Goods, into: Counts): void {
	into[BASIC] = goods.basic ?? 0;
	into[FREEZE] = goods.freeze ?? 0;
	into[SPIKE] = goods.spike ?? 0;
	into[SUPER] = goods.super ?? 0;
	into[TYPES] = goods.snaps ?? 0;
}

export function checkWhistle(state: State, seat: Seat, { give = NOTHING, get = NOTHING }: Whistle): Refusal | null {
	if (Object.hasOwn(get, 'snaps')) return refuse('exchange-no-snaps');
	count(give, given);
	count(get, received);
	for (let type = 0; type < TYPES; type++)
		if (given[type] > 0 && received[type] > 0) return refuse('exchange-overlap', { tile: TILE_TYPES[type] });
	const snaps = state.snaps[seat];
	const short = shortage(state.hands, seat, given) ?? (given[TYPES] > snaps ? { kind: 'snaps', have: snaps } : null);
	if (short) return refuse('exchange-not-yours', short);
	const bankShort = shortage(state.banks, seat, received);
	if (bankShort) return refuse('exchange-bank-short', bankShort);
	let [costs, brings] = [given[TYPES], 0];
	for (let type = 0; type < TYPES; type++) {
		costs += VALUES[type] * given[type];
		brings += VALUES[type] * received[type];
	}
	return costs === brings ? null : refuse('exchange-unequal', { given: costs, received: brings });
}

/** The first type of which more is asked than the stock of this seat has. */
function shortage(stock: readonly number[], seat: Seat, counts: Counts): { kind: string; have: number } | null {
	for (let type = 0; type < TYPES; type++) {
		const have = stock[stockIndex(seat, type)];
		if (counts[type] > have) return { kind: TILE_TYPES[type], have };
	}
	return null;
}

/** SSQ-13: a snap is worth 1. */
export function worthOf(goods: Goods): number {
	let value = goods.snaps ?? 0;
	for (let type = 0; type < TILE_TYPES.length; type++) value += VALUES[type] * (goods[TILE_TYPES[type]] ?? 0);
	return value;
}

export function blowWhistle(state: State, { give, get }: Whistle, ctx: PlayContext<Event>): void {
	const seat = state.whistle;
	if (give && get) exchange(state, seat, give, get);
	state.phase = 'commit';
	ctx.emit?.({ type: 'whistleBlown', seat, give: withoutZeros(give), get: withoutZeros(get) });
}

/** SSQ-14: tiles between hand and bank, snaps into the Snaps box. */
function exchange(state: State, seat: Seat, give: Goods, get: Goods): void {
	count(give, given);
	count(get, received);
	for (let type = 0; type < TYPES; type++) {
		const change = received[type] - given[type];
		state.hands[stockIndex(seat, type)] += change;
		state.banks[stockIndex(seat, type)] -= change;
	}
	const snaps = given[TYPES];
	if (snaps === 0) return;
	addSnaps(state, seat, -snaps, 'exchanged');
	state.box += snaps;
}

function withoutZeros(goods: Goods = NOTHING): Goods {
	return Object.fromEntries(Object.entries(goods).filter(([, count]) => count > 0));
}
