import { type Emitted, eventFor, FastChance, resolveTable, seatsOf, type Viewer } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { told } from '../../src/analysis/told.ts';
import { type Event, type State, sasquatchSnap } from '../../src/index.ts';
import { bareTable } from '../../src/rules/state.ts';
import { at } from '../words/voice.ts';

const VIEWERS: readonly Viewer[] = [0, 2, 'spectator'];

/** Plays a match and holds what was told of every move, folded, against the view after it. */
function playOut(options: Record<string, unknown>, seed: number, policy: string | null): Set<string> {
	const table = resolveTable(sasquatchSnap, 4, options);
	if (!('options' in table)) throw new Error(table.code);
	const chance = new FastChance([seed, 2, 3, 4]);
	const heard = new Set<string>();
	let emitted: Emitted<Event>[] = [];
	const ctx = {
		chance,
		emit: (event: Event | null, also?: Omit<Emitted<Event>, 'event'>) => emitted.push({ event, ...also }),
	};
	const state = sasquatchSnap.setup({ seats: 4, options: table.options }, ctx);
	let views: State[] = VIEWERS.map(() => bareTable(state.rules));
	for (;;) {
		views = VIEWERS.map((viewer, i) => {
			const events = emitted.flatMap((one) => eventFor(one, viewer) ?? []);
			for (const { type } of events) heard.add(type);
			return events.reduce((view, event) => told(view, event, viewer), views[i]);
		});
		VIEWERS.forEach((viewer, i) => {
			expect(views[i], emitted.map(({ event }) => event?.type).join()).toEqual(sasquatchSnap.view(state, viewer));
		});
		const acting = seatsOf(sasquatchSnap.toMove(state));
		if (acting.length === 0) return heard;
		const seat = acting[chance.int(acting.length)];
		const move =
			policy === null
				? sasquatchSnap.randomMove(state, seat, chance)
				: sasquatchSnap.policies[policy].choose(sasquatchSnap.view(state, seat), seat, chance);
		emitted = [];
		sasquatchSnap.play(state, { actor: seat, move, at: 0 }, ctx);
	}
}

describe('what was told, folded event by event, is the view after every move', () => {
	test.each([
		{},
		{ boardSize: 7, target: 5, entrapToll: true, trapChoice: 'with-card' },
		{ boardSize: 7, target: 10, entrapToll: true, lapLure: true, turnLimit: 40 },
		{ boardSize: 11, target: 8, turnLimit: 40 },
		{ boardSize: 9, target: 5, trapChoice: 'with-card', turnLimit: 0 },
		{ boardSize: 11, target: 10, trapChoice: 'with-card', turnLimit: 120 },
	])('%o', (options) => {
		const heard = new Set<string>();
		for (let seed = 1; seed <= 4; seed++) {
			for (const type of playOut({ turnLimit: 40, ...options }, seed, null)) heard.add(type);
			for (const type of playOut(options, seed, 'casual')) heard.add(type);
		}
		for (const type of ['uprooted', 'trapsDestroyed', 'entrapped', 'held', 'tollPaid', 'mauled', 'caught', 'gameEnded'])
			expect(heard).toContain(type);
	});
});

test('within the slots: whose slot it is, until she can walk no further', () => {
	const table = at('phase commit | tiles 1b C2');
	table.play(0, 'N').play(1, 'E').play(2, 'E').play(3, 'W');
	const before = at('phase commit | tiles 1b C2').play(0, 'N').play(1, 'E').play(2, 'E').view(0);
	const slots: string[] = [];
	let view: State = before;
	for (const event of table.told(0)) {
		view = told(view, event, 0);
		slots.push(`${event.type} ${view.phase} ${view.slot}`);
	}
	expect(slots.slice(0, 6)).toEqual([
		'committed commit 0',
		'revealed set 0',
		'stepped set 0',
		'tollPaid set 1',
		'stepped set 1',
		'stepped set 2',
	]);
	expect(slots.at(-1)).toBe('stepped lure 4');
});

test('a toll that wins ends the match within the slot', () => {
	const start = 'phase commit | 0: C3; snaps 1; hand 7/0/1/0 | 1: G3; snaps 7; hand 6/0/1/0 | tiles 1b C2';
	const before = at(start).play(0, 'N').play(1, 'E').play(2, 'E');
	const view = before.view(3);
	before.play(3, 'W');
	const after = before.told(3).reduce((folded, event) => told(folded, event, 3), view as State);
	expect(after).toEqual(before.view(3));
	expect(after.phase).toBe('over');
});

test('folding leaves the view it began with as it was', () => {
	const view = at('phase lure | sasquatch E5 | tiles 1b E2').view(0);
	const text = JSON.stringify(view);
	told(view, { type: 'lured', seat: 0, dir: 'N', dist: 3, from: 40, to: 13, forced: true });
	told(view, { type: 'uprooted', seat: 1, tile: 'basic', square: 13 });
	expect(JSON.stringify(view)).toBe(text);
});
