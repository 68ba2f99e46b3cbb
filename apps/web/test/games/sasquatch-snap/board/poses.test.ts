import { foresee } from '@shutterbox/sasquatch-snap/client';
import { expect, test } from 'vitest';
import { poseOf } from '../../../../src/games/sasquatch-snap/board/poses.ts';
import { at } from '../table.ts';

test('[SSQ-64] at the end winners cheer: with as many snaps whoever has more in tiles', () => {
	const over = (own: string) =>
		at(
			`turn 80 phase over | 0: C3; snaps 5; hand ${own} | 1: G3; snaps 5; hand 4/0/1/0 | 2: G7; snaps 3; hand 0/0/0/0 | 3: C7; snaps 2; hand 0/0/0/0`,
		).view('spectator');
	const poses = (own: string) => [0, 1, 2, 3].map((seat) => poseOf(over(own), null, seat));
	expect(poses('2/1/0/1')).toEqual(['cheering', 'walk', 'walk', 'walk']);
	expect(poses('4/0/1/0')).toEqual(['cheering', 'cheering', 'walk', 'walk']);
});

test('whom a trap in mind would entrap stands in the net', () => {
	const view = at(
		'phase set slot 0 | 0: C3; hand 3/0/1/0; commit N! | 1: C3; commit E | 2: G7; commit S | 3: C7; commit W',
	).view(0);
	const { after } = foresee(view, 0, { type: 'set', tile: 'basic' });
	expect([0, 1, 2].map((seat) => poseOf(view, null, seat, after))).toEqual(['walk', 'trapped', 'walk']);
	expect(poseOf(view, null, 1)).toBe('walk');
});
