import { FastChance, seedOfGame } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { randomPlayer } from '../../src/bots/random-player.ts';
import { type Move, type State, sasquatchSnap } from '../../src/index.ts';
import { DIRECTIONS, SEATS } from '../../src/rules/components.ts';
import { at, turned } from '../table.ts';

/** Plays casual games and shows every move with the positions before and after. */
function watch(games: number, look: (before: State, seat: number, move: Move, after: State) => void): void {
	const chance = new FastChance([0, 0, 0, 0]);
	for (let game = 0; game < games; game++) {
		chance.reseed(seedOfGame(5, game));
		const { state } = at(`whistle ${game % SEATS} ${game % 2 === 0 ? '' : '7x7 entrapToll=true'}`);
		for (let acting = sasquatchSnap.toMove(state); acting !== 0; acting = sasquatchSnap.toMove(state)) {
			const seat = 31 - Math.clz32(acting);
			const before = sasquatchSnap.clone(state);
			const move = randomPlayer(state, seat, chance);
			sasquatchSnap.play(state, { actor: seat, move, at: 0 }, { chance });
			sasquatchSnap.invariants(state);
			look(before, seat, move, state);
		}
	}
}

test('[SSQ-14, 56, 59] snaps enter the box in an exchange and leave it in a catch; the pile grows by mauling', () => {
	watch(20, (before, _seat, move, after) => {
		if (move.type === 'commit' || move.type === 'set') expect(after.box).toBe(before.box);
		if (move.type === 'whistle') expect([after.box >= before.box, after.pile]).toEqual([true, before.pile]);
		if (move.type === 'lure') expect(after.box).toBeLessThanOrEqual(before.box);
		if (after.box < before.box) expect(after.pile).toBe(0);
	});
});

test('[SSQ-45, 51, 54] the Sasquatch moves only in a lure, and always', () => {
	watch(10, (before, _seat, move, after) => {
		expect(after.sasquatch !== before.sasquatch).toBe(move.type === 'lure');
	});
});

test('[SSQ-11] the Whistle at turn t is first + t − 1', () => {
	let first = 0;
	watch(4, (before, _seat, _move, after) => {
		if (before.turn === 1) first = before.whistle;
		expect(after.whistle).toBe((first + after.turn - 1) % SEATS);
	});
});

test('[SSQ-65] seats are equal: turn the board and rename the seats, and everything turns alike', () => {
	const chance = new FastChance([0, 0, 0, 0]);
	watch(20, (before, seat, move, after) => {
		const state = turned(before);
		const turnedMove =
			'dir' in move ? { ...move, dir: DIRECTIONS[(DIRECTIONS.indexOf(move.dir) + 1) % DIRECTIONS.length] } : move;
		const entry = { actor: (seat + 1) % SEATS, move: turnedMove, at: 0 };
		expect(sasquatchSnap.check(state, entry)).toBeNull();
		sasquatchSnap.play(state, entry, { chance });
		expect(state).toEqual(turned(after));
	});
});

test.each([
	['a snap too many', (state: State) => state.snaps[0]++],
	['a tile too few', (state: State) => state.hands[0]--],
	['a journalist in the Sasquatch’s arms', (state: State) => (state.journalists[0] = state.sasquatch = 0)],
	['somebody off the board', (state: State) => (state.journalists[2] = 81)],
	['an unknown commit', (state: State) => (state.commits[1] = 64)],
	['a commit before the Whistle', (state: State) => (state.commits[1] = 0)],
	['an entrapped Whistle holder', (state: State) => (state.entrapped = 1)],
	['a turn beyond the limit', (state: State) => (state.turn = 81)],
	['a lure before the last slot', (state: State) => (state.phase = 'lure')],
	['a choice without Trap!', (state: State) => (state.phase = 'set')],
])('%s is noticed', (_what, spoil) => {
	const { state } = at('');
	spoil(state);
	expect(() => sasquatchSnap.invariants(state)).toThrow('broken invariant');
});
