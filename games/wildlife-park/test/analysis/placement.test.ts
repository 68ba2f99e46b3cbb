import { isRefusal } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { whatChanges, whatWorkersChange, wildlifePark } from '../../src/index.ts';
import { itemsChosen } from '../../src/rules/choose.ts';
import { faceOf } from '../../src/rules/items.ts';
import { scoreSheet } from '../../src/rules/scoring.ts';
import { sketch } from '../table.ts';

test('[WPK-50, 51, 52] what a placement changes, row by row', () => {
	const park = 'b4 ibex.beige@1=5; b5 golden-eagle.beige@5=2; c4 wild-yak.heart=2; c3 elephant.heart';
	const { state } = sketch({ board: 'gorilla', park });
	expect(whatChanges(state, 0, [{ item: { die: 'orange', value: 1 }, to: 'c3' }])).toMatchObject({
		entrance: 1,
		orange: 1,
		watchtowers: 0,
		total: 2,
	});
	expect(whatChanges(state, 0, [{ item: { tile: 'common.vicuna.beige' }, to: 'a3', corner: 0 }])).toMatchObject({
		animals: 0,
		total: 0,
	});
	expect(whatChanges(state, 0, [{ item: { die: 'orange', value: 3 }, to: 'c3' }])).toMatchObject({
		code: 'die-breeding',
	});
	expect(state.parks[0].dice.includes(1)).toBe(false);
});

test('[WPK-53] using a worker may cost a mission', () => {
	const { state } = sketch({ when: 'turn 9 missions=on', more: 'missions 1 7 17; workers green blue grey' });
	const change = whatChanges(state, 0, [{ item: { die: 'green', value: 5 }, to: 'c2', workers: [['green', 1]] }]);
	expect(change).toMatchObject({ missions: -14, total: -14 });
});

test('[WPK-43] what workers change at the end of a round', () => {
	const { state } = sketch({ when: 'workers 15', park: 'c4 ibex.heart=1; b5 golden-eagle.black@0=4' });
	expect(whatWorkersChange(state, 0, [{ hex: 'c4', workers: [['grey', 1]] }])).toMatchObject({ grey: 1, total: 1 });
	expect(whatWorkersChange(state, 0, [{ hex: 'c4', workers: [['blue', 1]] }])).toMatchObject({ code: 'worker-colour' });
});

test('[WPK-54] the announced change is what happens', () => {
	const before = new Map<number, { total: number; promised: number }>();
	const match = walk(wildlifePark, { seats: 2, options: { missions: 'on' } }, 21);
	let turn = 0;
	for (let next = match.next(); !next.done; next = match.next()) {
		const { state, seat, move } = next.value;
		if (state.phase === 'turn' && state.turn > turn) {
			for (const [owner, { total, promised }] of before) expect(scoreSheet(state, owner).total - total).toBe(promised);
			before.clear();
			turn = state.turn === 8 ? 15 : state.turn;
		}
		if (move.type !== 'turn' || state.turn > 7) continue;
		const items = itemsChosen(state, seat, move);
		const change = whatChanges(
			state,
			seat,
			move.build.map((step) => ({ ...step, item: faceOf(items[step.item]) })),
		);
		if (isRefusal(change)) throw new Error(change.code);
		before.set(seat, { total: scoreSheet(state, seat).total, promised: change.total });
	}
	expect(turn).toBeGreaterThan(1);
});
