import { FastChance, type Viewer } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { type State, wildlifePark } from '../../src/index.ts';
import { UNKNOWN_TILE } from '../../src/rules/components.ts';
import { SECRET } from '../../src/rules/state.ts';
import { sketch } from '../table.ts';

test('[WPK-4, 7] nobody knows the order of a facedown stack', () => {
	const { state } = sketch({});
	for (const viewer of [0, 1, 'spectator'] as Viewer[]) {
		const { stacks, personal } = wildlifePark.view(state, viewer);
		expect([...stacks, ...personal].flat().every((tile) => tile === UNKNOWN_TILE)).toBe(true);
		expect(stacks.map((stack) => stack.length)).toEqual(state.stacks.map((stack) => stack.length));
	}
});

test('[WPK-18] a commitment is known to its seat alone', () => {
	const table = sketch({ supply: 'tile:green sloth.heart' }).play(0, 'tile:green a1, die:0 -');
	expect(table.view(0).commits[0]).toEqual(table.state.commits[0]);
	expect(table.view(1).commits[0]).toBe(SECRET);
	expect(table.view('spectator').commits[0]).toBe(SECRET);
	expect(table.told(1)).toEqual([{ type: 'committed', seat: 0 }]);
	expect(table.told(0)).toEqual([{ type: 'committed', seat: 0 }]);
});

test('[WPK-62] the order of undrawn solo tokens is hidden, the drawn ones are not', () => {
	const at = wildlifePark.notation.parsePosition('1p declare 3 | solo tokens 8 1 2 3 4 5; drawn 6 7');
	if ('problem' in at) throw new Error(at.problem);
	expect(wildlifePark.view(at.value, 0).solo).toMatchObject({ tokens: [0, 0, 0, 0, 0, 0], drawn: [6, 7] });
});

test('[WPK-4] samples put every unseen tile in every place', () => {
	const view = wildlifePark.view(sketch({}).state, 0);
	const chance = new FastChance([1, 2, 3, 4]);
	const tops = new Set<number>();
	for (let i = 0; i < 300; i++) tops.add(wildlifePark.sample(view, 0, chance).stacks[0][0]);
	expect(tops.size).toBe(12);
});

test('[WPK-18] a sampled match can be played to its end', () => {
	const chance = new FastChance([5, 6, 7, 8]);
	for (const { n, state } of walk(wildlifePark, { seats: 3 }, 5)) {
		if (n % 12 !== 0) continue;
		const sampled: State = wildlifePark.sample(wildlifePark.view(state, 1), 1, chance);
		for (let acting = wildlifePark.toMove(sampled); acting !== 0; acting = wildlifePark.toMove(sampled)) {
			const seat = 31 - Math.clz32(acting);
			wildlifePark.play(
				sampled,
				{ actor: seat, move: wildlifePark.randomMove(sampled, seat, chance), at: 0 },
				{ chance },
			);
		}
		expect(wildlifePark.outcome(sampled)).not.toBeNull();
	}
});
