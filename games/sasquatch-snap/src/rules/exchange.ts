import type { PlayContext, Refusal, Seat } from '@shutterbox/kernel';
import { TILE_TYPES, VALUES } from './components.ts';
import type { Event } from './events.ts';
import type { Goods, Whistle } from './move.ts';
import { refuse } from './refusals.ts';
import { addSnaps, type State, stockIndex } from './state.ts';

// The Whistle, and the exchange before it: SSQ-12 to SSQ-16.

const NOTHING: Goods = Object.freeze({});

export function checkWhistle(state: State, seat: Seat, { give = NOTHING, get = NOTHING }: Whistle): Refusal | null {
	if (Object.hasOwn(get, 'snaps')) return refuse('exchange-no-snaps');
	for (const tile of TILE_TYPES) {
		if ((give[tile] ?? 0) > 0 && (get[tile] ?? 0) > 0) return refuse('exchange-overlap', { tile });
	}
	const snaps = state.snaps[seat];
	const short =
		shortage(state.hands, seat, give) ?? ((give.snaps ?? 0) > snaps ? { kind: 'snaps', have: snaps } : null);
	if (short) return refuse('exchange-not-yours', short);
	const bankShort = shortage(state.banks, seat, get);
	if (bankShort) return refuse('exchange-bank-short', bankShort);
	const given = worthOf(give);
	const received = worthOf(get);
	return given === received ? null : refuse('exchange-unequal', { given, received });
}

/** The first type of which more is asked than the stock of this seat has. */
function shortage(stock: readonly number[], seat: Seat, goods: Goods): { kind: string; have: number } | null {
	for (let type = 0; type < TILE_TYPES.length; type++) {
		const have = stock[stockIndex(seat, type)];
		if ((goods[TILE_TYPES[type]] ?? 0) > have) return { kind: TILE_TYPES[type], have };
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
	for (let type = 0; type < TILE_TYPES.length; type++) {
		const tile = TILE_TYPES[type];
		const received = (get[tile] ?? 0) - (give[tile] ?? 0);
		state.hands[stockIndex(seat, type)] += received;
		state.banks[stockIndex(seat, type)] -= received;
	}
	const snaps = give.snaps ?? 0;
	addSnaps(state, seat, -snaps, 'exchanged');
	state.box += snaps;
}

function withoutZeros(goods: Goods = NOTHING): Goods {
	return Object.fromEntries(Object.entries(goods).filter(([, count]) => count > 0));
}
