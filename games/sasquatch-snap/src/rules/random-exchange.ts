import type { Chance, Seat } from '@shutterbox/kernel';
import { BASIC, FREEZE, PER_COLOR, SPIKE, SUPER, VALUES } from './components.ts';
import { whistleOf } from './exchange-list.ts';
import type { Whistle } from './move.ts';
import { type State, stockIndex } from './state.ts';

// An exchange by lot. It is known by what each stock gains or loses. Freezes, spikes and Supers change in at most 7 × 5 × 4
// ways, the balances; basics and snaps, worth 1 each, must make up for the rest, which leaves an interval. So exchanges are
// counted, not listed.

/** By balance, in order: how many exchanges there are up to its last. Filled anew for every draw. */
const upTo = new Int32Array((PER_COLOR[FREEZE] + 1) * (PER_COLOR[SPIKE] + 1) * (PER_COLOR[SUPER] + 1));

/** Any exchange, each as likely. */
export function randomExchange(state: State, seat: Seat, chance: Chance): Whistle {
	const { hands, banks } = state;
	const at = stockIndex(seat, BASIC);
	const [snaps, basics, inBank] = [state.snaps[seat], hands[at], banks[at]];
	const [freezes, spikes, supers] = [hands[at + FREEZE], hands[at + SPIKE], hands[at + SUPER]];
	const spikeWays = spikes + banks[at + SPIKE] + 1;
	const superWays = supers + banks[at + SUPER] + 1;
	const ways = waysFor(basics, inBank, snaps);
	let [balances, total] = [0, 0];
	for (let freeze = -freezes; freeze <= banks[at + FREEZE]; freeze++) {
		for (let spike = -spikes; spike <= banks[at + SPIKE]; spike++) {
			let value = VALUES[FREEZE] * freeze + VALUES[SPIKE] * spike - VALUES[SUPER] * supers;
			for (let way = 0; way < superWays; way++, value += VALUES[SUPER]) {
				total += ways[DEAREST + value];
				upTo[balances++] = total;
			}
		}
	}
	const index = chance.int(total);
	const balance = balanceOf(index, balances);
	const big = (balance % superWays) - supers;
	const rest = Math.floor(balance / superWays);
	const spike = (rest % spikeWays) - spikes;
	const freeze = Math.floor(rest / spikeWays) - freezes;
	const value = VALUES[FREEZE] * freeze + VALUES[SPIKE] * spike + VALUES[SUPER] * big;
	const passed = balance === 0 ? 0 : upTo[balance - 1];
	return exchangeOf(fewestBasics(basics, value) + index - passed, freeze, spike, big);
}

/** What freezes, spikes and Supers of a colour are worth together. */
const DEAREST = [FREEZE, SPIKE, SUPER].reduce((sum, type) => sum + VALUES[type] * PER_COLOR[type], 0);
const known = new Map<number, Uint8Array>();

/** In how many ways basics and snaps pay for a balance, by what it is worth from −DEAREST on. */
function waysFor(basics: number, inBank: number, snaps: number): Uint8Array {
	const key = (snaps * (PER_COLOR[BASIC] + 1) + inBank) * (PER_COLOR[BASIC] + 1) + basics;
	let ways = known.get(key);
	if (ways !== undefined) return ways;
	ways = new Uint8Array(2 * DEAREST + 1);
	for (let value = -DEAREST; value <= DEAREST; value++) {
		const most = Math.min(inBank, snaps - value);
		ways[DEAREST + value] = Math.max(0, most - fewestBasics(basics, value) + 1);
	}
	known.set(key, ways);
	return ways;
}

/** The least change of basics that pays for what is worth so much; or all of them, and snaps for the rest. */
function fewestBasics(basics: number, value: number): number {
	return value < basics ? -value : -basics;
}

/** The balance that the exchange of this number belongs to. */
function balanceOf(index: number, balances: number): number {
	let [low, high] = [0, balances - 1];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (upTo[middle] > index) high = middle;
		else low = middle + 1;
	}
	return low;
}

/** Stocks change by −count … count: so many ways of each type. */
const WAYS = PER_COLOR.map((count) => 2 * count + 1);
/** The exchanges drawn so far, by what is received of each type: they are the same at every table. */
const drawn = new Array<Whistle | undefined>(WAYS.reduce((product, ways) => product * ways, 1)).fill(undefined);

/** The exchange that brings so many of each type, or costs them where they are negative; snaps pay the rest. */
function exchangeOf(basic: number, freeze: number, spike: number, big: number): Whistle {
	let key = basic + PER_COLOR[BASIC];
	key = key * WAYS[FREEZE] + freeze + PER_COLOR[FREEZE];
	key = key * WAYS[SPIKE] + spike + PER_COLOR[SPIKE];
	key = key * WAYS[SUPER] + big + PER_COLOR[SUPER];
	const known = drawn[key];
	if (known !== undefined) return known;
	const received = [basic, freeze, spike, big];
	const snaps = received.reduce((sum, count, type) => sum + count * VALUES[type], 0);
	const move = whistleOf(
		[...received.map((count) => Math.max(-count, 0)), snaps],
		received.map((count) => Math.max(count, 0)),
	);
	drawn[key] = move;
	return move;
}
