import { FastChance, type Seat, seedOfGame, type View } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { type Move, type State, sasquatchSnap } from '../../src/index.ts';
import { learned } from '../../src/judgement/index.ts';
import * as slots from '../../src/judgement/slots.ts';
import { SEATS } from '../../src/rules/components.ts';
import { at, turned } from '../table.ts';

const { judgement } = learned;
const { shape } = judgement;
const TABLES = [
	{ seats: 4 },
	{ seats: 4, options: { boardSize: 7, trapChoice: 'with-card', target: 5 } },
	{ seats: 4, options: { boardSize: 11, lapLure: true, entrapToll: true, turnLimit: 40, target: 10 } },
];
const luck = (seed: number) => new FastChance(seedOfGame(seed, 9));
const printed = (move: Move) => sasquatchSnap.notation.printMove(move);

function described(view: View<State>, seat: Seat): number[] {
	const features = new Int8Array(shape.globals);
	judgement.features(view, seat, features);
	return [...features];
}

function turnsOf(view: View<State>, seat: Seat, guesses = 1, seed = 1) {
	return [...judgement.turns(view, seat, luck(seed), { guesses })];
}

describe.each(TABLES)('with $options', (table) => {
	test('every turn is played to its end, as its seat will see it, and leaves the view alone', () => {
		let judged = 0;
		for (const { state, seat, n } of walk(sasquatchSnap, table, 3)) {
			if (n % 4 > 0) continue;
			const view = sasquatchSnap.view(state, seat);
			const before = JSON.stringify(view);
			for (const { after, points } of turnsOf(view, seat, 2, n)) {
				if (judged++ % 20 > 0) continue;
				sasquatchSnap.invariants(after);
				expect(after.phase).toBe(points === null ? 'whistle' : 'over');
				expect(after.turn).toBe(points === null ? state.turn + 1 : state.turn);
				if (points === null) expect(described(sasquatchSnap.view(after, seat), seat)).toEqual(described(after, seat));
			}
			expect(JSON.stringify(view)).toBe(before);
		}
		expect(judged).toBeGreaterThan(400);
	});

	test('turns offer legal moves alone, and all of them but the senseless exchanges', () => {
		for (const { state, seat, n } of walk(sasquatchSnap, table, 5)) {
			if (state.phase === 'commit' && n % 3 > 0) continue;
			const offered = new Set(turnsOf(sasquatchSnap.view(state, seat), seat, 1, n).map(({ move }) => printed(move)));
			const legal = new Set([...sasquatchSnap.moves(state, seat)].map(printed));
			expect([...offered].filter((move) => !legal.has(move))).toEqual([]);
			if (state.phase === 'whistle') expect(offered).toContain('whistle');
			else expect([...legal].filter((move) => !offered.has(move))).toEqual([]);
		}
	});

	test('a lure leads where the rules lead, and to the position that is learned from', () => {
		let lures = 0;
		for (const { state, seat } of walk(sasquatchSnap, table, 7)) {
			if (state.phase !== 'lure') continue;
			const view = sasquatchSnap.view(state, seat);
			for (const { move, after, points } of turnsOf(view, seat)) {
				const played = sasquatchSnap.clone(state);
				sasquatchSnap.play(played, { actor: seat, move, at: 0 }, { chance: luck(1) });
				expect(after).toEqual(played);
				const moment = judgement.moment(view, sasquatchSnap.view(played, seat), seat, move);
				expect(moment).toEqual(points === null ? after : null);
				lures++;
			}
		}
		expect(lures).toBeGreaterThan(40);
	});

	test('positions a seat cannot tell apart, and positions turned with their seats, are described alike', () => {
		for (const { state, seat, n } of walk(sasquatchSnap, table, 4)) {
			const view = sasquatchSnap.view(state, seat);
			const twin = sasquatchSnap.sample(view, seat, luck(n));
			expect(described(sasquatchSnap.view(twin, seat), seat)).toEqual(described(view, seat));
			const next = (seat + 1) % SEATS;
			expect(described(sasquatchSnap.view(turned(state), next), next)).toEqual(described(view, seat));
		}
	});
});

test('within a turn nothing is judged', () => {
	const missed: string[] = [];
	for (const { state, seat, move } of walk(sasquatchSnap, TABLES[0], 2)) {
		const after = sasquatchSnap.clone(state);
		sasquatchSnap.play(after, { actor: seat, move, at: 0 }, { chance: luck(1) });
		const isJudged = judgement.moment(sasquatchSnap.view(state, seat), after as View<State>, seat, move) !== null;
		const endsTurn = move.type === 'lure' && after.phase === 'whistle';
		if (isJudged !== endsTurn) missed.push(printed(move));
	}
	expect(missed).toEqual([]);
});

test('what others commit is guessed by the same luck, whatever they have laid down', () => {
	const seen = (board: string) => turnsOf(at(board).view(0), 0, 3).map(({ move, after }) => [printed(move), after]);
	const none = seen('phase commit');
	expect(seen('phase commit | 1: commit S! | 2: commit W')).toEqual(none);
	expect(new Set(none.map(([move]) => move)).size).toBe(8);
});

test('[SSQ-56, 61] a win is worth more than any lead', () => {
	const { state } = at('phase lure | 0: snaps 7 | 1: snaps 6 | tiles 0b E8, 1f H5');
	const points = turnsOf(sasquatchSnap.view(state, 0), 0).map(({ move, points }) => [printed(move), points]);
	expect(points).toEqual([
		['lure N 6', 21],
		['lure E 3', -0.5],
		['lure S 3', 21],
		['lure W 6', -0.5],
	]);
});

test('what a seat and its rivals could lure him into is told by how soon they have the Whistle', () => {
	const { state } = at('whistle 1 | 0: snaps 6; E3 | tiles 0f E8, 1b H5');
	const own = described(sasquatchSnap.view(state, 0), 0);
	const place = 3;
	const of = (slot: number) => own[slots.prospectsAt(slots.OWN_PROSPECTS, place) + slot];
	expect(own.slice(slots.OWN_PLACE, slots.OWN_PLACE + SEATS)).toEqual([0, 0, 0, 64]);
	expect([of(slots.GAIN), of(slots.WINS)]).toEqual([32, 64]);
	expect(own[slots.prospectsAt(slots.RIVAL_PROSPECTS, 0) + slots.GAIN]).toBe(16);
	expect(own[slots.OWN + slots.HUNTS]).toBe(32); // he may be lured north onto her, where no tile is
	expect(own[slots.OWN + slots.STAKE]).toBe(48);
});

test('who overlooks the rivals sees nothing of what they have', () => {
	const blind = (board: string) => {
		const features = described(at(board).view(0), 0);
		for (const slot of judgement.rivals.globals) features[slot] = 0;
		return features;
	};
	expect(blind('| 1: snaps 7; hand 1/0/0/0 | 2: snaps 3')).toEqual(blind(''));
	expect(described(at('| 1: snaps 7').view(0), 0)).not.toEqual(described(at('').view(0), 0));
});
