import type { Seat } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { type State, wildlifePark } from '@shutterbox/wildlife-park';
import { isDie, layoutOf, NO_ITEM } from '@shutterbox/wildlife-park/client';
import { describe, expect, test } from 'vitest';
import { draftOf, EMPTY, moveOf } from '../../../../src/games/wildlife-park/board/drafting.ts';
import { offersFor } from '../../../../src/games/wildlife-park/board/offers.ts';
import { plannedMove, planOf } from '../../../../src/games/wildlife-park/board/plans.ts';
import { pressed, type Situation, taken } from '../../../../src/games/wildlife-park/board/pressing.ts';
import type { Draft } from '../../../../src/games/wildlife-park/board/scene.ts';
import { itemOfDraft, SOURCES, spacesOf } from '../../../../src/games/wildlife-park/draft.ts';
import { at as position, seenIn, sketch, TABLES } from '../positions.ts';

function situation(state: State, seat: Seat = 0, draft: Draft = EMPTY): Situation {
	const { view, check } = seenIn(state, seat);
	if (view.phase === 'over') throw new Error('nothing is asked');
	return { view, seat, asked: view.phase, draft, check };
}

/** Presses one thing after the other. */
function after(start: Situation, ...things: readonly string[]): Situation {
	let at = start;
	for (const thing of things) {
		const result = pressed(at, thing);
		if (result === null || 'refusal' in result) throw new Error(`${thing}: ${JSON.stringify(result)}`);
		at = { ...at, draft: result.draft };
	}
	return at;
}

const refusalOf = (at: Situation, thing: string) => {
	const result = pressed(at, thing);
	return result && 'refusal' in result ? result.refusal.code : null;
};

describe('a turn, from the hand to the park', () => {
	test('an item is lifted, put on a hex, and lifted again by a press on its space', () => {
		const start = situation(sketch({ supply: 'tile:green sloth.heart' }).state);
		const held = after(start, 'supply tile:green');
		expect(held.draft.hand).toEqual({ kind: 'item', source: 'supply' });
		const laid = after(held, 'hex a1');
		expect(laid.draft.hand).toBeNull();
		expect(laid.draft.turn.places.supply).toMatchObject({ to: 'a1' });
		expect(after(laid, 'supply tile:green').draft.turn.taken.supply).toBeNull();
	});

	test('a second item of the same mount puts the first one back with its place', () => {
		const start = situation(sketch({ supply: 'tile:green sloth.heart, out:green 1' }).state);
		const { draft } = after(start, 'supply tile:green', 'hex a1', 'supply out:green');
		expect(draft.turn.taken.supply).toBe('out:green');
		expect(draft.turn.places.supply).toEqual({});
	});

	test('a hex where it cannot lie gives the reason, and it stays in hand', () => {
		const held = after(situation(sketch({ supply: 'tile:green sloth.heart' }).state), 'supply tile:green');
		expect(refusalOf(held, 'hex c2')).toBe('hex-not-vacant');
	});

	test('what is dropped into the crate is discarded, and the turn can be handed in', () => {
		const start = situation(sketch({ supply: 'tile:green sloth.heart' }).state);
		const { view, draft, check } = after(start, 'supply tile:green', 'crate', 'display die:0', 'crate');
		const move = moveOf(view, 0, draft, check);
		expect(move).toMatchObject({ build: [{ to: null }, { to: null }] });
		expect(move && check(move)).toBeNull();
	});

	test('a part is turned by its handles, and by presses to the next corner of use', () => {
		const start = situation(sketch({ supply: 'tile:green sloth.black' }).state);
		const laid = after(start, 'supply tile:green', 'hex c3');
		const turned = after(laid, 'corner 4');
		expect(turned.draft.turn.places.supply.corner).toBe(4);
		const next = after(laid, 'hex c3');
		expect(next.draft.turn.places.supply.corner).not.toBe(laid.draft.turn.places.supply.corner);
	});

	test('a worker put on a planned die turns it, and a press takes the next way', () => {
		const start = situation(sketch({ park: 'a1 sloth.black@0', supply: 'out:green 3' }).state);
		const laid = after(start, 'supply out:green', 'hex a1');
		expect(laid.draft.turn.places.supply.workers).toBeUndefined();
		const helped = after(laid, 'worker multi', 'hex a1');
		expect(helped.draft.turn.places.supply.workers).toHaveLength(1);
		expect(planOf(helped.view, 0, helped.draft, helped.check)?.workers).not.toBe(helped.view.workers[0]);
	});

	test('what is planned can be dragged off the map again', () => {
		const laid = after(situation(sketch({ supply: 'tile:green sloth.heart' }).state), 'supply tile:green', 'hex a1');
		const result = taken(laid, 'hex a1');
		expect(result).toMatchObject({ draft: { hand: { kind: 'item', source: 'supply' } } });
		expect(taken(laid, 'hex a2')).toBeNull();
	});
});

describe('what else is decided on the things themselves', () => {
	test('dice are marked and unmarked', () => {
		const start = situation(
			position('2p reroll | 0: saola; display die:0 1, die:1 2 | 1: gorilla; display die:0 1').state,
		);
		expect(after(start, 'display die:0', 'display die:1').draft.marked).toEqual([0, 1]);
		expect(after(start, 'display die:0', 'display die:0').draft.marked).toEqual([]);
	});

	test('a swap is made from either side, and taken back by the same', () => {
		const start = situation(swapping(), 0);
		const { names, starts } = layoutOf(start.view.parks[0]);
		const hex = `hex ${names[starts[1].hex]}`;
		for (const way of [
			['display tile:2', hex],
			[hex, 'display tile:2'],
		]) {
			const { draft, view } = after(start, ...way);
			expect(draft.swap).toEqual({ start: 2, slot: 2 });
			expect(planOf(view, 0, draft, start.check)?.display).not.toBeNull();
			expect(after({ ...start, draft }, 'display tile:2').draft.swap).toBeNull();
		}
	});
});

describe('in any position', () => {
	test.for(TABLES)('whatever is pressed, what is handed in is legal, and the plan tells its points: %o', (table) => {
		let turns = 0;
		for (let seed = 1; seed <= 3; seed++) {
			for (const { state, actor: seat } of walk(wildlifePark, table, seed)) {
				if (typeof seat !== 'number' || !['turn', 'build', 'workers', 'choose'].includes(state.phase)) continue;
				const start = situation(state, seat);
				const end = start.asked === 'workers' ? workersPressed(start) : turnPressed(start, seed + turns);
				const move = moveOf(end.view, seat, end.draft, end.check);
				expect(move).not.toBeNull();
				if (move === null) continue;
				expect(end.check(move)).toBeNull();
				const plan = planOf(end.view, seat, end.draft, end.check);
				expect(plan?.change ?? null).toEqual(plannedMove(end.view, seat, move)?.change ?? null);
				expect(moveOf(end.view, seat, draftOf(move), end.check)).toEqual(move);
				turns++;
			}
		}
		expect(turns).toBeGreaterThan(20);
	});
});

/** A table of four before round 1, when tiles are swapped. */
function swapping(): State {
	for (const { state } of walk(wildlifePark, TABLES[3], 5)) if (state.phase === 'swap') return state;
	throw new Error('no swap in this match');
}

/** Each item on one of the hexes where it may go, else into the crate. */
function turnPressed(start: Situation, pick: number): Situation {
	let at = start;
	for (const source of SOURCES) {
		const spaces = spacesOf(at.view, at.seat, source).filter(({ space }) => {
			const result = at.asked === 'build' ? null : pressed(at, `${source} ${space}`);
			return result !== null && 'draft' in result;
		});
		at = after(at, at.asked === 'build' ? `chosen ${source}` : `${source} ${spaces[pick % spaces.length].space}`);
		if (at.asked === 'choose') continue;
		expect(itemOfDraft(at.view, at.seat, at.draft.turn, source)).not.toBe(NO_ITEM);
		const open = offersFor(at.view, at.seat, at.draft.turn, source).filter(({ ways }) => ways.length > 0);
		at = after(at, open.length === 0 ? 'crate' : `hex ${open[pick % open.length].hex}`);
	}
	// A place lost to the other item is open again.
	for (const source of SOURCES) {
		if (at.asked === 'choose' || at.draft.turn.places[source].to !== undefined) continue;
		const item = itemOfDraft(at.view, at.seat, at.draft.turn, source);
		expect(isDie(item) || item >= 0).toBe(true);
		at = { ...at, draft: { ...at.draft, hand: { kind: 'item', source } } };
		at = after(at, 'crate');
	}
	return at;
}

function workersPressed(start: Situation): Situation {
	const { names } = layoutOf(start.view.parks[start.seat]);
	let at = start;
	for (const hex of names) {
		const result = pressed(at, `hex ${hex}`);
		if (result && 'draft' in result) at = { ...at, draft: result.draft };
	}
	return at;
}
