import { isRefusal, resolveTable, seatsOf } from '@shutterbox/kernel';
import { luckOf } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { stackOf } from '../../src/analysis/stack.ts';
import { wildlifePark } from '../../src/index.ts';

test('[WPK-7] what is left of a personal set is known to all, its order to nobody', () => {
	const table = resolveTable(wildlifePark, 3, {});
	if (isRefusal(table)) throw new Error(table.code);
	const { match, players } = luckOf(5);
	const state = wildlifePark.setup({ seats: 3, options: table.options }, { chance: match });
	let compared = 0;
	for (let acting = seatsOf(wildlifePark.toMove(state)); acting.length > 0; ) {
		for (const viewer of [0, 1, 'spectator'] as const) {
			const view = wildlifePark.view(state, viewer);
			state.personal.forEach((stack, seat) => {
				expect(stackOf(view, seat)).toEqual(stack.toSorted((a, b) => a - b));
				compared += stack.length;
			});
		}
		const [seat] = acting;
		const move = wildlifePark.randomMove(state, seat, players);
		wildlifePark.play(state, { actor: seat, move, at: 0 }, { chance: match });
		acting = seatsOf(wildlifePark.toMove(state));
	}
	expect(compared).toBeGreaterThan(100);
});
