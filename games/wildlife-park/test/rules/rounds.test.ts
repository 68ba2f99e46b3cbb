import { isRefusal, Match, seedOfGame, seedText } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { type Event, type State, wildlifePark } from '../../src/index.ts';
import { isDie, isTile, NO_ITEM } from '../../src/rules/items.ts';
import { HEXES } from '../../src/rules/layouts.ts';
import { at, sketch } from '../table.ts';

const occupied = (items: readonly number[]) => items.filter((item) => item !== NO_ITEM).length;

describe.each([2, 3, 4, 5, 6])('%i seats', (seats) => {
	test('[WPK-17, 19, 26, 42] items are used up as counted', () => {
		for (const { state } of walk(wildlifePark, { seats }, 7)) {
			if (state.phase !== 'turn') continue;
			countItems(state, seats, state.turn - 1);
		}
	});
});

/** Invariants 2, 4, 5 and 7 of the specification, which only a match from its start keeps. */
function countItems(state: State, seats: number, done: number): void {
	const inRound = done < 8 ? 8 - done : (seats <= 4 ? 12 : 8) - (done - 8);
	state.supply.forEach((spaces) => {
		expect(occupied(spaces)).toBe(inRound);
	});
	for (let seat = 0; seat < seats; seat++) {
		const display = state.displays[seat];
		expect(occupied(display) + state.personal[seat].length).toBe(15 - done);
		if (state.personal[seat].length > 0) expect(display.filter(isTile).length).toBe(3);
		const { tiles, dice } = state.parks[seat];
		const placed = tiles.filter(isTile).length - 1 + dice.filter((die) => die > 0).length;
		expect(placed + state.discards[seat].length).toBe(3 + 2 * done);
		expect(tiles.length).toBe(HEXES);
	}
	const common = state.supply.flat().filter(isDie).length;
	expect(common).toBeLessThanOrEqual(48);
}

test('[WPK-16] first the reroll is seen, then the swap is decided', () => {
	const display = 'display die:0 1, die:1 1, die:2 1, die:3 1, die:4 1, die:5 1, die:6 1, die:7 1';
	const table = at(`2p reroll 1 | 0: ${display} | 1: ${display}`);
	expect(table.refused(0, 'keep')).toBe('wrong-phase');
	table.others();
	expect(table.state.phase).toBe('swap');
	table.others();
	expect(table.events.map(({ event }) => event?.type)).toEqual(['committed', 'kept', 'kept', 'roundStarted']);
	expect(table.state.phase).toBe('turn');
});

test('[WPK-40] an empty stack leaves the slot empty', () => {
	const display = 'die:0 1, tile:0 ibex.heart, tile:1 ibex.brown, tile:2 elephant.heart';
	const rest =
		'penguin.black elephant.beige giant-panda.heart giant-panda.black penguin.heart sea-turtle.brown giraffe.beige';
	const table = sketch({ display, more: `stack -; discards ${rest}` }).turn('out:green -, tile:1 -');
	expect(table.state.displays[0].slice(8)).toEqual([expect.any(Number), NO_ITEM, expect.any(Number)]);
});

test('[WPK-44, 45] after turn 8: workers, then the entrance, then the refill', () => {
	const events: (Event | null)[] = [];
	for (const { state } of walk(wildlifePark, { seats: 2 }, 4, ({ event }) => events.push(event))) {
		if (state.turn === 9) break;
	}
	const types = events.map((event) => event?.type).filter((type) => type !== 'committed');
	const from = types.indexOf('entranceScored');
	expect(types.slice(from)).toEqual([
		...['entranceScored', 'entranceScored', 'boardRefilled', 'boardRefilled', 'roundStarted'],
	]);
	expect(types.slice(0, from).lastIndexOf('boardsPassed')).toBeGreaterThan(0);
});

test('[WPK-43, 49] nobody is asked who has nothing to change, and the phase may fall away', () => {
	const table = at(
		'2p turn 15 | 0: saola; park c2 =6; supply out:green 1; display die:0 1 | 1: supply out:green 1; display die:0 1',
	);
	table.others();
	expect(table.state.phase).toBe('over');
	expect(table.events.map(({ event }) => event?.type).slice(-3)).toEqual(['finalScored', 'finalScored', 'gameEnded']);
	const asked = at(
		'2p turn 15 | 0: saola; park c4 ibex.heart=2; supply out:green 1; display die:0 1 | 1: supply out:green 1; display die:0 1',
	);
	asked.others();
	expect([asked.state.phase, asked.toMove()]).toEqual(['workers', [0]]);
	asked.play(0, 'workers c4 grey-');
	expect(asked.state.phase).toBe('over');
	expect(asked.sheet().entrance).toBe(0);
});

test('[WPK-48] the entrance is not scored again', () => {
	const table = sketch({ when: 'turn 15', park: 'c4 ibex.heart=2', more: 'entrance 7' }).turn('out:green -, die:0 -');
	expect(table.state.entrance[0]).toBe(7);
});

test('[WPK-18] a commitment can be withdrawn until the last seat is ready', () => {
	const match = Match.start(wildlifePark, {
		seats: ['a', 'b'],
		options: {},
		luck: { kind: 'fast', seed: seedText(seedOfGame(1, 1)), salts: [null, null] },
		created: 0,
	});
	if (isRefusal(match)) throw new Error(match.code);
	expect(match.submit(0, { type: 'reroll', dice: [0] }, 0).accepted).toBe(true);
	expect(match.withdraw(0, 0).accepted).toBe(true);
	expect(match.state.commits).toEqual([null, null]);
	expect(match.submit(0, { type: 'reroll', dice: [] }, 0).accepted).toBe(true);
	expect(match.submit(1, { type: 'reroll', dice: [1] }, 0).accepted).toBe(true);
	expect(match.withdraw(0, 0).accepted).toBe(false);
	expect(match.withdraw(1, 0).accepted).toBe(false);
	expect(match.state.phase).toBe('swap');
	for (const seat of [0, 1]) expect(match.submit(seat, { type: 'swap', swap: null }, 0).accepted).toBe(true);
	for (const seat of [0, 1]) expect(match.withdraw(seat, 0).accepted).toBe(false);
});

test('[WPK-18] commitments may come in any order', () => {
	const items = 'supply out:green 6, tile:blue seal.heart; display die:0 1, tile:0';
	const line = `3p turn 1 | 0: saola; ${items} ibex.heart | 1: gorilla; supply out:green 6; display die:0 1 | 2: vaquita; supply out:green 6; display die:0 1`;
	const moves = ['tile:blue a1, tile:0 a2', 'out:green c2, die:0 -', 'out:green -, die:0 -'];
	const played = (order: readonly number[]) => {
		const table = at(line);
		for (const seat of order) table.play(seat, moves[seat]);
		return table.print();
	};
	expect(played([2, 0, 1])).toBe(played([0, 1, 2]));
});
