import { FastChance } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { sasquatchSnap } from '../../src/index.ts';
import { randomLure } from '../../src/rules/lure.ts';
import { at } from '../table.ts';

test('[SSQ-28, 51, 53] the Whistle holder must lure, even onto herself', () => {
	const table = at(
		'phase lure',
		`
		    A  B  C  D  E  F  G  H  I
		 1  .  .  .  .  .  .  .  .  .
		 2  .  .  .  .  .  .  .  .  .
		 3  .  .  .  .  2s .  .  .  .
		 4  .  .  .  .  .  .  .  .  .
		 5  .  .  .  0  &  1  .  .  .
		 6  .  .  .  .  2  .  .  .  .
		 7  .  .  .  .  .  .  .  .  .
		 8  .  .  .  .  .  .  .  .  .
		 9  .  3  .  .  .  .  .  .  .`,
	);
	expect(table.moves(0)).toEqual(['lure N 1', 'lure E 1', 'lure S 1', 'lure W 1']);
	table.lure('W 1').shows('0 E5; sasquatch D5; snaps 0/1/1/1; pile 1');
});

test('[SSQ-54] on a clear line any distance but standing still, by direction, then distance', () => {
	expect(at('7x7 phase lure').moves(0).slice(0, 7)).toEqual([
		'lure N 1',
		'lure N 2',
		'lure N 3',
		'lure N 4',
		'lure N 5',
		'lure N 6',
		'lure E 1',
	]);
	expect(at('11x11 phase lure').moves(0).length).toBe(40);
	expect(at('phase lure').refusal(0, 'lure W 9')).toEqual({
		code: 'lure-distance',
		rule: 'SSQ-54',
		facts: { dir: 'W', most: 8 },
	});
});

test('[SSQ-53] the refusal says where he must stop', () => {
	expect(at('phase lure | tiles 2b B5').refusal(0, 'lure W 2')?.facts).toEqual({ dir: 'W', stop: 3 });
});

test('[SSQ-52, 54] with lapLure a clear board is still clear', () => {
	const table = at('phase lure lapLure=true');
	expect(table.moves(0).length).toBe(32);
	expect(table.refused(0, 'lure N 9')).toBe('lure-distance');
});

test('[SSQ-48, 52] with lapLure he can come back to a journalist who shares his lair', () => {
	at('phase lure lapLure=true | 0: E5; snaps 3').shows('lines N 9, W 9').lure('N 9').shows('0 E5; pile 3');
});

test('[SSQ-55] the traps he stands on and passes out of do nothing', () => {
	at('phase lure | sasquatch H5 | tiles 2b H5').lure('N 2').shows('sasquatch H3; snaps 1/1/1/1');
});

test('[SSQ-53, 54] a lure tells whether it was forced', () => {
	expect(at('phase lure | tiles 2b B5').lure('W 3').heard('lured')).toEqual([
		{ type: 'lured', seat: 0, dir: 'W', dist: 3, from: 40, to: 37, forced: true },
	]);
	expect(at('phase lure').lure('W 3').heard('lured')).toMatchObject([{ forced: false }]);
});

test('[SSQ-54] a random lure is any of them, each as likely', () => {
	const { state } = at('phase lure | tiles 2b B5');
	const chance = new FastChance([5, 6, 7, 8]);
	const drawn = new Map<string, number>();
	for (let i = 0; i < 18 * 300; i++) {
		const text = sasquatchSnap.notation.printMove(randomLure(state, chance));
		drawn.set(text, (drawn.get(text) ?? 0) + 1);
	}
	expect([...drawn.keys()].sort()).toEqual(at('phase lure | tiles 2b B5').moves(0).sort());
	for (const count of drawn.values()) expect(Math.abs(count - 300)).toBeLessThan(90); // 5.3 standard deviations
});
