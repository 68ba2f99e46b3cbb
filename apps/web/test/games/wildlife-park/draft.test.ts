import { walk } from '@shutterbox/testkit';
import { wildlifePark } from '@shutterbox/wildlife-park';
import { type Item, itemOf, layoutOf, NO_ITEM, partsAt } from '@shutterbox/wildlife-park/client';
import { describe, expect, test } from 'vitest';
import { cornerOf, meetingAt } from '../../../src/games/wildlife-park/corners.ts';
import {
	EMPTY_TURN,
	isComplete,
	itemOfDraft,
	moveOf,
	placed,
	placeRefused,
	previewOf,
	SOURCES,
	spacesOf,
	type TurnDraft,
	takingRefused,
	took,
} from '../../../src/games/wildlife-park/draft.ts';
import { seenIn, sketch, TABLES } from './positions.ts';

const both = (supply: string, display: string): TurnDraft =>
	took(took(EMPTY_TURN, 'supply', supply), 'display', display);
const tile = (id: string): Item => itemOf({ tile: id });

describe('a turn in the making', () => {
	test('a die may go on the tile of the same turn: the order follows by itself', () => {
		const { view, check } = seenIn(sketch({ supply: 'out:green 1, tile:green sloth.heart' }).state);
		const draft = placed(placed(both('tile:green', 'die:0'), 'supply', { to: 'a1' }), 'display', { to: 'a1' });
		const reversed = placed(placed(both('out:green', 'die:0'), 'supply', { to: 'a1' }), 'display', { to: null });
		const move = moveOf(view, 0, draft, check);
		expect(move?.build.map(({ item }) => item)).toEqual(['supply', 'display']);
		expect(move && check(move)).toBeNull();
		expect(placeRefused(view, 0, reversed, 'supply', { to: 'a1' }, check)).toMatchObject({ code: 'hex-no-tile' });
	});

	test('the display tile is built first when the supply die needs it', () => {
		const { view, check } = seenIn(sketch({ supply: 'out:green 2', display: 'tile:0 saola.giant-panda.heart' }).state);
		const draft = placed(placed(both('out:green', 'tile:0'), 'supply', { to: 'a1' }), 'display', { to: 'a1' });
		const move = moveOf(view, 0, draft, check);
		expect(move?.build.map(({ item }) => item)).toEqual(['display', 'supply']);
		expect(move && check(move)).toBeNull();
	});

	test('is complete when both items have a place, and a new item needs a new one', () => {
		const { view } = seenIn(sketch({ supply: 'out:green 1, out:blue 2' }).state);
		const half = placed(both('out:green', 'die:0'), 'supply', { to: null });
		const whole = placed(half, 'display', { to: null });
		expect([isComplete(view, half), isComplete(view, whole)]).toEqual([false, true]);
		expect(isComplete(view, took(whole, 'supply', 'out:blue'))).toBe(false);
	});

	test('a place is judged before the other item is chosen', () => {
		const { view, check } = seenIn(sketch({ supply: 'tile:green sloth.black' }).state);
		const draft = took(EMPTY_TURN, 'supply', 'tile:green');
		expect(placeRefused(view, 0, draft, 'supply', { to: 'a1' }, check)).toBeNull();
		expect(placeRefused(view, 0, draft, 'supply', { to: 'c2' }, check)).toMatchObject({ code: 'hex-not-vacant' });
	});

	test('what is wrong with the other item does not blame this one', () => {
		const { view, check } = seenIn(sketch({ supply: 'tile:green sloth.black', display: 'die:0 6' }).state);
		const draft = placed(both('tile:green', 'die:0'), 'display', { to: 'a3' });
		expect(placeRefused(view, 0, draft, 'supply', { to: 'a1' }, check)).toBeNull();
	});

	test('alone, only the declared side can be taken', () => {
		for (const { state, seat } of walk(wildlifePark, { seats: 1 }, 3)) {
			if (state.phase !== 'turn') continue;
			const { view, check } = seenIn(state, seat);
			for (const { space } of spacesOf(view, seat, 'supply')) {
				const isDeclared = space.startsWith(view.solo?.side ?? '');
				expect(takingRefused(view, seat, 'supply', space, check)?.code ?? null).toBe(isDeclared ? null : 'wrong-side');
			}
			for (const { space } of spacesOf(view, seat, 'display'))
				expect(takingRefused(view, seat, 'display', space, check)).toBeNull();
		}
	});
});

describe('corners', () => {
	const parked = sketch({ park: 'a2 sloth.black@1, a3 tiger.black@5', supply: 'tile:green orangutan.black' }).state;

	test('a part lies by itself where most of its colour are', () => {
		const [park] = parked.parks;
		const hex = layoutOf(park).names.indexOf('b3');
		expect(meetingAt(park, hex, 3)).toEqual(['a2', 'a3']);
		expect(partsAt(park, hex, 3, tile('common.orangutan.black'))).toBe(3);
		expect(partsAt(park, hex, 3, tile('common.orangutan.brown'))).toBe(0);
		expect(cornerOf(park, tile('common.orangutan.black'), 'b3')).toBe(3);
		expect(cornerOf(park, tile('common.orangutan.black'), 'b3', 0)).toBe(0);
	});

	test('the preview shows the tower it builds', () => {
		const { view, check } = seenIn(parked);
		const preview = previewOf(view, 0, placed(both('tile:green', 'die:0'), 'supply', { to: 'b3' }), check);
		expect(preview?.park.towers).not.toBe(0);
		expect(view.parks[0].towers).toBe(0);
	});
});

test('nothing is previewed while nothing is placed', () => {
	const { view, check } = seenIn(sketch({}).state);
	expect(previewOf(view, 0, EMPTY_TURN, check)).toBeNull();
	expect(itemOfDraft(view, 0, EMPTY_TURN, 'supply') ?? NO_ITEM).toBe(NO_ITEM);
});

test('in random matches every place that is offered makes a legal turn, and every one that is not is refused', () => {
	for (const [seed, table] of TABLES.entries()) {
		for (const { state, seat, n } of walk(wildlifePark, table, seed)) {
			if (state.phase !== 'turn' && state.phase !== 'build') continue;
			const { view, check } = seenIn(state, seat);
			let draft = EMPTY_TURN;
			for (const source of state.phase === 'turn' ? SOURCES : []) {
				const open = spacesOf(view, seat, source).filter(
					({ space }) => !takingRefused(view, seat, source, space, check),
				);
				draft = took(draft, source, open[n % open.length].space);
			}
			for (const source of SOURCES) {
				const fitting = layoutOf(view.parks[seat]).names.filter(
					(to) => placeRefused(view, seat, draft, source, { to }, check) === null,
				);
				for (const to of fitting) {
					const move = moveOf(view, seat, placed(draft, source, { to }), check);
					expect(move && check(move)).toBeNull();
				}
				draft = placed(draft, source, { to: fitting[n % fitting.length] ?? null });
			}
			const move = moveOf(view, seat, draft, check);
			expect(isComplete(view, draft)).toBe(true);
			expect(move && check(move)).toBeNull();
		}
	}
});
