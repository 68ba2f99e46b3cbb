import type { Chance, Seat } from '@shutterbox/kernel';
import { BASIC, FREEZE, PER_COLOR, SPIKE, SUPER, VALUES } from './components.ts';
import { whistleOf } from './exchange-list.ts';
import type { Whistle } from './move.ts';
import { type State, stockIndex } from './state.ts';

// An exchange by lot. It is known by what each stock gains or loses. Freezes, spikes and Supers change in at most 7 × 5 × 4
// ways; basics and snaps, worth 1 each, must make up for the rest, which leaves an interval. So exchanges are counted, not
// listed.

/** By change of freezes and spikes, in order: how many exchanges there are up to the last with it. Filled anew for every draw. */
const upTo = new Int32Array((PER_COLOR[FREEZE] + 1) * (PER_COLOR[SPIKE] + 1));
const [OF_FREEZE, OF_SPIKE, OF_SUPER] = [VALUES[FREEZE], VALUES[SPIKE], VALUES[SUPER]];

/** Any exchange, each as likely. */
export function randomExchange(state: State, seat: Seat, chance: Chance): Whistle {
	const { hands, banks } = state;
	const at = stockIndex(seat, BASIC);
	const fewestFreezes = -hands[at + FREEZE];
	const mostFreezes = banks[at + FREEZE];
	const fewestSpikes = -hands[at + SPIKE];
	const mostSpikes = banks[at + SPIKE];
	const sums = sumsFor(hands[at], banks[at], state.snaps[seat]);
	// With w from freezes and spikes, Supers make it w − 4 × those in hand … w + 4 × those in the bank.
	const above = FIRST + OF_SUPER * banks[at + SUPER];
	const below = FIRST - OF_SUPER * (hands[at + SUPER] + 1);
	let total = 0;
	let count = 0;
	for (let freeze = fewestFreezes; freeze <= mostFreezes; freeze++) {
		let worth = OF_FREEZE * freeze + OF_SPIKE * fewestSpikes;
		for (let spike = fewestSpikes; spike <= mostSpikes; spike++) {
			total += sums[above + worth] - sums[below + worth];
			upTo[count++] = total;
			worth += OF_SPIKE;
		}
	}
	const index = chance.int(total);
	const nth = nthWith(index, count);
	const spikeWays = mostSpikes - fewestSpikes + 1;
	const freeze = fewestFreezes + Math.floor(nth / spikeWays);
	const spike = fewestSpikes + (nth % spikeWays);
	let left = index - (nth === 0 ? 0 : upTo[nth - 1]);
	let big = -hands[at + SUPER];
	let worth = OF_FREEZE * freeze + OF_SPIKE * spike + OF_SUPER * big;
	for (;;) {
		const ways = sums[FIRST + worth] - sums[FIRST + worth - OF_SUPER];
		if (left < ways) return exchangeOf(fewestBasics(hands[at], worth) + left, freeze, spike, big);
		left -= ways;
		big++;
		worth += OF_SUPER;
	}
}

/** The first change of freezes and spikes up to whose last exchange there are more than so many. */
function nthWith(index: number, count: number): number {
	let low = 0;
	let high = count - 1;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (upTo[middle] > index) high = middle;
		else low = middle + 1;
	}
	return low;
}

/** What freezes, spikes and Supers of a colour are worth together. */
const DEAREST = OF_FREEZE * PER_COLOR[FREEZE] + OF_SPIKE * PER_COLOR[SPIKE] + OF_SUPER * PER_COLOR[SUPER];
/** Where the sum for nothing stands: before it those for less, from one Super below the least on. */
const FIRST = DEAREST + OF_SUPER;
const known = new Map<number, Uint16Array>();

/**
 * In how many ways basics and snaps pay for what is worth so much, and for what is worth one, two … Supers less: the sums by
 * which a row of Supers is counted at once. They depend on three small numbers alone, so they are kept.
 */
function sumsFor(basics: number, inBank: number, snaps: number): Uint16Array {
	const key = (snaps * (PER_COLOR[BASIC] + 1) + inBank) * (PER_COLOR[BASIC] + 1) + basics;
	let sums = known.get(key);
	if (sums !== undefined) return sums;
	sums = new Uint16Array(FIRST + DEAREST + 1);
	for (let worth = -DEAREST; worth <= DEAREST; worth++) {
		const most = Math.min(inBank, snaps - worth);
		const ways = Math.max(0, most - fewestBasics(basics, worth) + 1);
		sums[FIRST + worth] = ways + sums[FIRST + worth - OF_SUPER];
	}
	known.set(key, sums);
	return sums;
}

/** The least change of basics that pays for what is worth so much; or all of them, and snaps for the rest. */
function fewestBasics(basics: number, value: number): number {
	return value < basics ? -value : -basics;
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
