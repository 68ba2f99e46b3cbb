import { FastChance, seatsOf, seedOfGame } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { type Move, wildlifePark } from '../../src/index.ts';
import { HEX_NAMES, hexNamed, LAYOUTS, NO_HEX } from '../../src/rules/layouts.ts';
import { isWellFormed } from '../../src/rules/move.ts';

const STRANGE = ['', 'a', 'a0', 'a6', 'g1', 'A1', 'a1 ', 'a10', '1a', '`1', 'a:', 'ä1', '__proto__'];

test.each(LAYOUTS.map((layout) => [layout.id, layout] as const))(
	'%s: a name is its own hex, and no other is one',
	(_, layout) => {
		for (const name of [...HEX_NAMES, ...STRANGE])
			expect([name, hexNamed(layout, name)]).toEqual([name, layout.names.indexOf(name)]);
		expect(HEX_NAMES.some((name) => hexNamed(layout, name) === NO_HEX)).toBe(true);
	},
);

test.each([1, 2])('with %i seats a random move is well formed also for those who read it', (seats) => {
	const luck = new FastChance(seedOfGame(seats, 3));
	const types = new Set<string>();
	for (const { state } of walk(wildlifePark, { seats }, 2)) {
		for (const seat of seatsOf(wildlifePark.toMove(state))) {
			const read: Move = JSON.parse(JSON.stringify(wildlifePark.randomMove(state, seat, luck)));
			expect(isWellFormed(read, seats === 1)).toBe(true);
			types.add(read.type);
		}
	}
	expect(types).toContain('turn');
});
