import { isRefusal, Match, seedOfGame, seedText } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { sasquatchSnap } from '../../src/index.ts';
import { cardsOf, codeOf } from '../../src/rules/commit.ts';
import { NOT_COMMITTED } from '../../src/rules/state.ts';
import { at } from '../table.ts';

test('[SSQ-17] all four commit, in any order, the Whistle holder too', () => {
	const table = at('phase commit whistle 2');
	expect(table.toMove()).toEqual([0, 1, 2, 3]);
	table.play(3, 'W').play(0, 'W');
	expect(table.toMove()).toEqual([1, 2]);
	table.play(2, 'E').play(1, 'E').shows('phase lure');
});

test('[SSQ-17, 19] others learn that she is ready, she alone what she laid down', () => {
	const table = at('phase commit').play(1, 'S!');
	expect(table.told('spectator')).toEqual([{ type: 'committed', seat: 1 }]);
	expect(table.told(0)).toEqual([{ type: 'committed', seat: 1 }]);
	expect(table.told(1)).toEqual([
		{ type: 'committed', seat: 1 },
		{ type: 'commitStored', dir: 'S', trap: true },
	]);
	expect(table.events.map(({ seals = false, reveals = false }) => [seals, reveals])).toEqual([
		[true, false],
		[false, false],
	]);
});

test('[SSQ-19] the fourth commit reveals all, by seat', () => {
	const table = at('phase commit').play(3, 'W').play(2, 'E').play(1, 'E').play(0, 'N');
	const revealed = table.events.find(({ event }) => event?.type === 'revealed');
	expect(revealed).toMatchObject({
		reveals: true,
		event: { commits: [{ dir: 'N' }, { dir: 'E' }, { dir: 'E' }, { dir: 'W', trap: false }] },
	});
});

test('[SSQ-19] the match lets her withdraw until the last commit is in, and not after', () => {
	const match = Match.start(sasquatchSnap, {
		seats: ['a', 'b', 'c', 'd'],
		options: { firstWhistle: 0 },
		luck: { kind: 'fast', seed: seedText(seedOfGame(1, 1)), salts: [null, null, null, null] },
		created: 0,
	});
	if (isRefusal(match)) throw new Error(match.code);
	const commit = (seat: number, dir: string) => match.submit(seat, { type: 'commit', dir, trap: false }, 0).accepted;
	match.submit(0, { type: 'whistle' }, 0);
	commit(0, 'W');
	commit(1, 'E');
	expect(match.withdraw(0, 0)).toMatchObject({ accepted: true, events: [{ event: { type: 'withdrawn', seat: 0 } }] });
	expect(match.state.commits[0]).toBe(NOT_COMMITTED);
	expect([commit(0, 'N'), commit(2, 'E'), commit(3, 'W')]).toEqual([true, true, true]);
	expect(match.withdraw(0, 0)).toMatchObject({ accepted: false });
	expect(match.state.phase).toBe('lure');
});

test('[SSQ-18] why Trap! may not be played is part of the refusal', () => {
	const table = at('phase commit | 1: hand 0/0/0/0 | tiles 1b C3');
	expect(table.refusal(0, 'N!')).toEqual({ code: 'cannot-trap', rule: 'SSQ-18', facts: { reason: 'tile-here' } });
	expect(table.refusal(1, 'N!')?.facts).toEqual({ reason: 'empty-hand' });
});

test('[SSQ-18] the arm of a Super on her square does not matter', () => {
	expect(at('phase commit | tiles 1s D3').refused(0, 'N!')).toBeNull();
});

test('[SSQ-20] the tile is no part of the commit unless the table says so', () => {
	const table = at('phase commit | tiles 1b C3');
	expect(table.refused(1, 'N!b')).toBe('tile-not-allowed');
	expect(table.refused(1, { type: 'commit', dir: 'N', trap: false, tile: 'super' })).toBe('tile-not-allowed');
	expect(table.refused(0, 'N!b')).toBe('cannot-trap'); // comes first
});

test('[SSQ-20] with the card, no tile goes with an uprooting', () => {
	const table = at('phase commit trapChoice=with-card | tiles 0b C3');
	expect(table.refused(0, 'N!b')).toBe('tile-not-allowed');
	expect(table.refused(0, 'N!')).toBeNull();
});

test('[SSQ-17] commits in order: direction, then without Trap! before with', () => {
	const table = at('phase commit | 1: hand 0/0/0/0');
	expect(table.moves(0)).toEqual(['N', 'N!', 'E', 'E!', 'S', 'S!', 'W', 'W!']);
	expect(table.moves(1)).toEqual(['N', 'E', 'S', 'W']);
});

test('[SSQ-20] with the card, commits of one direction go by tile', () => {
	const table = at('phase commit trapChoice=with-card | 0: hand 1/0/1/1 | tiles 1s G3');
	expect(table.moves(0).slice(0, 5)).toEqual(['N', 'N!b', 'N!k', 'N!s', 'E']);
	expect(table.moves(1).slice(0, 3)).toEqual(['N', 'N!', 'E']);
});

test('a commit is stored as one number', () => {
	for (const cards of [{ dir: 'N', trap: false } as const, { dir: 'W', trap: true, tile: 'super' } as const]) {
		expect(cardsOf(codeOf(cards))).toEqual(cards);
	}
});
