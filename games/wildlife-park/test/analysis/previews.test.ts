import { FastChance, isRefusal, resolveTable, type Seat, seatsOf, type View } from '@shutterbox/kernel';
import { luckOf } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { partsAt, previewsOf, type Way } from '../../src/analysis/previews.ts';
import { policies } from '../../src/bots/policies.ts';
import { type Move, type State, wildlifePark } from '../../src/index.ts';
import { DISPLAY_SLOTS, faceOf, type Item, isDie, itemOf } from '../../src/rules/items.ts';
import { CORNERS } from '../../src/rules/layouts.ts';
import type { BuildStep, WorkerUse } from '../../src/rules/move.ts';
import { isWatchtowerTile, layoutOf, NO_TILE } from '../../src/rules/park.ts';
import { SCORE_ROWS, scoreSheet } from '../../src/rules/scoring.ts';
import { clone } from '../../src/rules/state.ts';
import { occupied, spaceNames, supplySlots } from '../../src/rules/supply.ts';
import { sketch } from '../table.ts';

const ROWS = [...SCORE_ROWS, 'total'] as const;
const TABLES = [
	{ seats: 1, options: { side: 'asymmetric' } },
	{ seats: 3, options: { missions: 'on' } },
	{ seats: 6, options: { missions: 'on', side: 'asymmetric' } },
];

interface Position {
	readonly state: State;
	readonly view: View<State>;
	readonly seat: Seat;
	readonly n: number;
}

/** 500 positions in which a turn is decided, from first to last ones, of random players and of those who build well. */
function* positions(): Generator<Position> {
	let n = 0;
	for (let seed = 1; n < 500; seed++) {
		const { seats, options } = TABLES[seed % TABLES.length];
		const { match, players } = luckOf(seed);
		const table = resolveTable(wildlifePark, seats, options);
		if (isRefusal(table)) throw new Error(table.code);
		const state = wildlifePark.setup({ seats, options: table.options }, { chance: match });
		for (
			let acting = seatsOf(wildlifePark.toMove(state));
			acting.length > 0;
			acting = seatsOf(wildlifePark.toMove(state))
		) {
			const seat = acting[players.int(acting.length)];
			const view = wildlifePark.view(state, seat);
			if (state.phase === 'turn' && n < 500 && players.int(seats) === 0) yield { state, view, seat, n: n++ };
			const isGood = seed % 3 > 0 && players.int(8) > 0;
			const move = isGood ? policies.greedy.choose(view, seat, players) : wildlifePark.randomMove(state, seat, players);
			wildlifePark.play(state, { actor: seat, move, at: 0 }, { chance: match });
		}
	}
}

/** How the rules themselves change the score of a seat that builds so, and discards its other item. */
function played(state: State, seat: Seat, move: Move): Record<string, number> {
	const after = clone(state);
	after.commits = after.commits.map(() => null);
	wildlifePark.play(after, { actor: seat, move, at: 0 }, { chance: new FastChance([1, 2, 3, 4]) });
	// Only the seat that moves has committed: the last of the others discards, and all is built.
	for (let other = 0; other < after.seats; other++) {
		if (other === seat || after.turn !== state.turn || after.phase !== 'turn') continue;
		const discard = wildlifePark.automatic(wildlifePark.view(after, other), other);
		wildlifePark.play(after, { actor: other, move: discard, at: 0 }, { chance: new FastChance([1, 2, 3, 4]) });
	}
	// The entrance is recorded as it was counted, so the sheet goes on across the end of a round.
	const [was, is] = [scoreSheet(state, seat), scoreSheet(after, seat)];
	return Object.fromEntries(ROWS.map((row) => [row, is[row] - was[row]]));
}

function turnWith(
	state: State,
	seat: Seat,
	source: BuildStep['item'],
	slot: number,
	step: Omit<BuildStep, 'item'>,
): Move {
	const supply = spaceNames(state)[source === 'supply' ? slot : supplySlots(state, seat)[0]];
	const display = DISPLAY_SLOTS[source === 'display' ? slot : occupied(state.displays[seat])[0]];
	const other = source === 'supply' ? 'display' : 'supply';
	return {
		type: 'turn',
		supply,
		display,
		build: [
			{ item: source, ...step },
			{ item: other, to: null },
		],
	};
}

/** Every corner and every use of workers there is, legal or not. */
function* everyStep(park: State['parks'][number], item: Item): Generator<Omit<BuildStep, 'item'>> {
	const tokens = ['green', 'blue', 'grey', 'orange', 'multi'] as const;
	for (const to of layoutOf(park).names) {
		if (!isDie(item)) {
			for (let corner = 0; corner < (isWatchtowerTile(item) ? CORNERS : 1); corner++) yield { to, corner };
			continue;
		}
		yield { to, workers: [] };
		for (const delta of [1, -1] as const) {
			const use = (i: number): WorkerUse => [tokens[i], delta];
			for (let a = 0; a < 5; a++) {
				yield { to, workers: [use(a)] };
				if (a < 4) yield { to, workers: [use(a), use(4)] };
			}
		}
	}
}

const keyOf = ({ to, corner = 0, workers = [] }: Omit<BuildStep, 'item'>) => JSON.stringify([to, corner, workers]);

test('[WPK-54] in 500 random positions every way and gain is what the rules say', () => {
	const seen = { ways: 0, towers: 0, helped: 0, missions: 0 };
	for (const { state, view, seat, n } of positions()) {
		for (const source of ['supply', 'display'] as const) {
			const slots = source === 'supply' ? supplySlots(state, seat) : occupied(state.displays[seat]);
			const slot = slots[n % slots.length];
			const item = (source === 'supply' ? state.supply : state.displays)[seat][slot];
			const legal = new Map<string, Record<string, number>>();
			for (const step of everyStep(state.parks[seat], item)) {
				const move = turnWith(state, seat, source, slot, step);
				if (wildlifePark.check(view, { actor: seat, move, at: 0 }) === null)
					legal.set(keyOf(step), played(state, seat, move));
			}
			const found = previewsOf(view, seat, faceOf(item));
			expect(found.map(({ hex }) => hex)).toEqual(layoutOf(state.parks[seat]).names);
			const shown = found.flatMap(({ hex, ways }) => ways.map((way) => ({ ...way, to: hex })));
			expect(new Map(shown.map((way) => [keyOf(way), way.gain])), `${n}`).toEqual(legal);
			for (const { ways, refusal } of found)
				expect(refusal === null).toBe(ways.some(({ workers }) => workers.length === 0));
			seen.ways += shown.length;
			seen.towers += shown.filter(({ parts }) => parts === 3).length;
			seen.helped += shown.filter(({ workers }) => workers.length > 0).length;
			seen.missions += shown.filter(({ gain }) => gain.missions !== 0).length;
		}
	}
	expect(seen.ways).toBeGreaterThan(10_000);
	expect(seen.towers).toBeGreaterThan(10);
	expect(seen.helped).toBeGreaterThan(1_000);
	expect(seen.missions).toBeGreaterThan(50);
}, 120_000);

test('[WPK-54] beside an item planned before, every gain is what the rules add for both', () => {
	const seen = { before: 0, after: 0, lost: 0 };
	for (const { state, view, seat, n } of positions()) {
		const supply = supplySlots(state, seat);
		const display = occupied(state.displays[seat]);
		const slots = { supply: supply[n % supply.length], display: display[(n + 1) % display.length] };
		const first = n % 2 === 0 ? 'supply' : 'display';
		const second = first === 'supply' ? 'display' : 'supply';
		const faces = {
			supply: faceOf(state.supply[seat][slots.supply]),
			display: faceOf(state.displays[seat][slots.display]),
		};
		const places = previewsOf(view, seat, faces[first]).flatMap(({ hex, ways }) => ways.map((way) => ({ hex, way })));
		const alone = places[n % Math.max(1, places.length)];
		// A die may also be planned where its tile is still in hand.
		const free = layoutOf(state.parks[seat]).names.find((_, hex) => state.parks[seat].tiles[hex] === NO_TILE);
		const planned =
			alone && (n % 3 > 0 || !('die' in faces[first]))
				? { ...stepBy(first, alone.hex, alone.way), item: faces[first] }
				: free !== undefined && 'die' in faces[first] && { item: faces[first], to: free };
		if (!planned) continue;
		const isAlone = 'workers' in planned || 'corner' in planned;
		for (const { hex, ways } of previewsOf(view, seat, faces[second], planned)) {
			for (const way of ways) {
				seen[way.other]++;
				const steps = [{ ...planned, item: first }, stepBy(second, hex, way)];
				const move: Move = {
					type: 'turn',
					supply: spaceNames(state)[slots.supply],
					display: DISPLAY_SLOTS[slots.display],
					build: (way.other === 'after' ? steps.toReversed() : steps) as BuildStep[],
				};
				const refusal = wildlifePark.check(view, { actor: seat, move, at: 0 });
				if (way.other === 'lost') {
					expect(refusal, JSON.stringify(move)).not.toBeNull();
					continue;
				}
				expect(refusal, JSON.stringify(move)).toBeNull();
				const sum = isAlone && alone ? addedUp(alone.way.gain, way.gain) : way.gain;
				expect(played(state, seat, move), JSON.stringify(move)).toEqual(sum);
			}
		}
	}
	expect(seen.before).toBeGreaterThan(5_000);
	expect(seen.after).toBeGreaterThan(50);
	expect(seen.lost).toBeGreaterThan(500);
}, 120_000);

function stepBy(item: BuildStep['item'], to: string, { value, corner, workers }: Way): BuildStep {
	return value === 0 ? { item, to, corner } : { item, to, workers };
}

function addedUp(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
	return Object.fromEntries(ROWS.map((row) => [row, one[row] + other[row]]));
}

/** What is best on a hex, in words. */
function best(view: View<State>, item: string, hex: string, planned?: Parameters<typeof previewsOf>[3]): string {
	const face = /^\w+ \d$/.test(item)
		? { die: item.split(' ')[0] as 'green', value: Number(item.split(' ')[1]) }
		: { tile: item };
	const { ways, refusal } = previewsOf(view, 0, face, planned).find((each) => each.hex === hex) ?? {};
	const [way] = ways ?? [];
	if (way === undefined) return String(refusal?.code);
	const workers = way.workers.map(([token, delta]) => `${token}${delta}`).join(' ');
	return [`@${way.corner}`, way.parts, way.value, way.other, signedTotal(way), workers].join(' ').trim();
}

const signedTotal = ({ gain }: Way) => `+${gain.total}`;

const TWO_PARTS = 'b4 ibex.beige@1=5; b5 golden-eagle.beige@5=4';

describe('with the rest of the draft', () => {
	const view = sketch({ board: 'gorilla', park: TWO_PARTS, when: 'turn 9' }).view(0);

	test('a part turns to where most of its colour meet', () => {
		expect(best(view, 'common.vicuna.beige', 'c4')).toBe('@3 3 0 before +0');
		expect(best(view, 'common.vicuna.black', 'c4')).toMatch(/^@[^3] 1 0 before/);
		const { names } = layoutOf(view.parks[0]);
		expect(
			[3, 2].map((corner) =>
				partsAt(view.parks[0], names.indexOf('c4'), corner, itemOf({ tile: 'common.vicuna.beige' })),
			),
		).toEqual([3, 0]);
	});

	test('a die may go on the tile planned before it, and gains with it', () => {
		const planned = { item: { tile: 'common.vicuna.beige' }, to: 'c4', corner: 3 };
		expect(best(view, 'grey 6', 'c4')).toBe('hex-no-tile');
		expect(best(view, 'grey 6', 'c4', planned)).toBe('@0 0 6 before +15');
	});

	test('the tile a planned die waits for is built before it; elsewhere the die loses its place', () => {
		const planned = { item: { die: 'grey' as const, value: 6 }, to: 'c4' };
		expect(best(view, 'common.vicuna.beige', 'c4', planned)).toBe('@3 3 0 after +15');
		expect(best(view, 'common.vicuna.beige', 'a1', planned)).toMatch(/lost \+0$/);
	});

	test('a discarded item changes nothing', () => {
		const planned = { item: { tile: 'common.vicuna.beige' }, to: null };
		expect(previewsOf(view, 0, { die: 'grey', value: 6 }, planned)).toEqual(
			previewsOf(view, 0, { die: 'grey', value: 6 }),
		);
	});

	test('without a worker where it can be, else with the one of its colour', () => {
		const hearts = sketch({ park: 'b3 penguin.heart; d3 penguin.black@0', when: 'turn 9' }).view(0);
		expect(best(hearts, 'blue 3', 'b3')).toBe('@0 0 2 before +2 blue-1');
		expect(best(hearts, 'blue 3', 'd3')).toBe('@0 0 3 before +0');
		expect(previewsOf(hearts, 0, { die: 'blue', value: 3 }).find(({ hex }) => hex === 'b3')?.refusal?.code).toBe(
			'die-breeding',
		);
	});

	test('is worked out once', () => {
		const face = { die: 'grey', value: 6 } as const;
		expect(previewsOf(view, 0, face)).toBe(previewsOf(view, 0, { ...face }));
		expect(previewsOf(view, 0, face)).not.toBe(previewsOf(view, 1, face));
	});
});
