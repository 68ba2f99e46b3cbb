import { COLORS, cardIn, colorOf, isPhoto, photograph, valueOn } from '@shutterbox/photograph/client';
import { expect, test } from 'vitest';
import { preview } from '../../../src/games/photograph/draft.ts';
import { ui } from '../../../src/games/photograph/index.ts';
import { lookedBack } from '../../../src/games/photograph/looked-back.ts';
import { A, at, matchOf } from './tables.ts';

test('[R-21] a card that was taken shows its back in the moment before, and so does one that was blurred', () => {
	const table = at(A);
	const then = table.view(0);
	table.play(0, '0L1', '1>5');
	const [now, others] = [table.view(0), table.view(1)];
	expect(isPhoto(lookedBack(then, others, 1).field[0]), 'taken by somebody else').toBe(false);
	expect(lookedBack(then, now, 0).field[0], 'in the own hand').toBe(then.field[0]);
	expect(then.field.slice(1, 4).map((card) => isPhoto(card))).toEqual(
		lookedBack(then, now, 0)
			.field.slice(1, 4)
			.map((card) => isPhoto(card)),
	);
});

test('[R-21] in whole matches nothing can be looked up that is not in view anyway, and every moment can be drawn', () => {
	for (const [seats, seed] of [
		[2, 3],
		[3, 7],
		[4, 11],
	]) {
		const states = [...matchOf(seats, seed)].map(({ after }) => after).filter(({ phase }) => phase !== 'over');
		for (const viewer of [0, 'spectator'] as const) {
			const views = states.map((state) => photograph.view(state, viewer));
			for (const [i, then] of views.entries()) {
				const now = views[Math.min(views.length - 1, i + 1 + ((i * 7) % 20))];
				const again = lookedBack(then, now, viewer);
				const own = viewer === 'spectator' ? [] : now.hands[viewer].map(cardIn);
				const isSharp = (card: number) =>
					now.films.some((film, at) => at % COLORS.length === colorOf(card) && film.includes(valueOn(card)));
				const shown = [...again.field, ...(viewer === 'spectator' ? [] : again.hands[viewer].map(cardIn))].filter(
					isPhoto,
				);
				for (const card of shown) expect(now.field.includes(card) || own.includes(card) || isSharp(card)).toBe(true);
				if (viewer !== 'spectator') expect(() => preview(again, viewer, null)).not.toThrow();
				expect(again.field.map((card) => card === -1)).toEqual(then.field.map((card) => card === -1));
			}
		}
	}
});

test('[R-21] where the table helps the memory, an earlier moment is as it was', () => {
	const table = at(A);
	const then = table.view(1);
	table.play(0, '0L1', '1>5');
	const again = (memoryAid: boolean) => ui.lookedBack?.(then, table.view(1), 1, { memoryAid });
	expect(again(true)).toBe(then);
	expect(again(false)?.field[0]).not.toBe(then.field[0]);
});
