import { describe, expect, test } from 'vitest';
import { contactOf } from '../../../../src/games/photoshoot/board/contact.ts';
import { newlyBound } from '../../../../src/games/photoshoot/board/use-binding.ts';
import { at } from '../table.ts';
import { sceneOf, told } from './scenes.ts';

describe('a card that binds for the first time', () => {
	const round = (number: number, team: 'A' | 'B') =>
		({ type: 'roundStarted', round: number, team, starter: 0, faces: [] }) as const;
	const drawn = (team: 'A' | 'B', effect: 'max-pet' | 'joe-push' | 'pam-wave') =>
		({ type: 'effectDrawn', team, effect }) as const;

	test('is shown to its team in the first round that they photograph with it, and never again', () => {
		const first = told(drawn('A', 'max-pet'), drawn('B', 'pam-wave'), round(1, 'A'));
		expect(newlyBound(first, 0)).toEqual(['max-pet']);
		expect(newlyBound(first, 1)).toEqual([]);
		const second = [...first, ...told(drawn('A', 'joe-push'), round(2, 'B'))];
		expect(newlyBound(second, 0)).toEqual([]);
		expect(newlyBound(second, 1)).toEqual(['pam-wave']);
		const third = [...second, ...told(round(3, 'A'))];
		expect(newlyBound(third, 0)).toEqual(['joe-push']);
		expect(newlyBound([...third, ...told(round(4, 'B'), round(5, 'A'))], 0)).toEqual([]);
	});
});

describe('[PST-30] the ring of contact', () => {
	// Alice stands at the top right.
	const table = at('4p running strictness=assist', 'open P01', 'A alice-contact').at(4000);
	const dragged = { cell: 2, over: 6, dir: null, since: 4000 };
	const ring = (seat: number, part: Partial<typeof dragged> = {}, scene = sceneOf(table.view(seat), seat)) =>
		contactOf(scene, { ...dragged, ...part }, 4500);

	test('takes 300 ms for each cell between the two, from the moment the tile was taken', () => {
		expect(ring(0)).toEqual({ cell: 6, totalMs: 1200, leftMs: 700 });
		expect(ring(0, { cell: 5, over: 2 })).toEqual({ cell: 2, totalMs: 300, leftMs: 0 });
	});

	test('is there for Alice alone, only where the table assists, and for who may act', () => {
		expect(ring(0, { cell: 0, over: 1 })).toBeNull();
		expect(ring(0, { over: 2 })).toBeNull();
		expect(ring(1)).toBeNull();
		const off = sceneOf(table.view(0), 0);
		expect(ring(0, {}, { ...off, helps: { ...off.helps, contact: false } })).toBeNull();
		const judged = at('4p running', 'open P01', 'A alice-contact').at(4000);
		expect(ring(0, {}, sceneOf(judged.view(0), 0))).toBeNull();
		const free = at('4p running strictness=assist', 'open P01').at(4000);
		expect(ring(0, {}, sceneOf(free.view(0), 0))).toBeNull();
	});
});
