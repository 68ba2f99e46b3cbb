import { partOf } from '@shutterbox/catalogue/parts';
import { expect, test } from 'vitest';
import { beatenStore } from '../../src/cast/beaten.ts';

function storage(text: string | null = null) {
	let kept = text;
	return {
		getItem: () => kept,
		setItem: (_: string, next: string) => {
			kept = next;
		},
	};
}

const part = await partOf('photograph');
if (part === null) throw new Error('the game is in the catalogue');
const game = part.game;
const seats = [null, 'sven', 'otto', 'zoya'].map((bot) => ({ bot }));
const over = (created: number, ...places: number[]) => ({ game: 'photograph', created, seats, outcome: { places } });

test('the usual company comes to whoever has beaten nobody', () => {
	const kept = storage();
	const store = beatenStore(() => kept);
	store.remember(over(1, 4, 1, 2, 3), 0);
	store.remember({ ...over(2), outcome: null }, 0);
	expect(store.companyAt(game, 3)).toEqual(['zoya', 'diego', 'noor']);
});

test('who lost last comes back first, in the place of somebody as strong, and after a reload', () => {
	const kept = storage();
	beatenStore(() => kept).remember(over(5, 2, 3, 1, 4), 0);
	const store = beatenStore(() => kept);
	expect(store.companyAt(game, 3)).toEqual(['sven', 'zoya', 'diego']);
	expect(store.companyAt(game, 1)).toEqual(['sven']);
	expect(store.companyAt(game, 2, ['sven', 'kofi'])).toEqual(['zoya', 'diego']);
	store.remember(over(4, 1, 2, 3, 4), 0);
	expect(store.companyAt(game, 3), 'an older match that is looked at again').toEqual(['sven', 'zoya', 'diego']);
	store.remember(over(6, 1, 2, 2, 2), 0);
	expect(store.companyAt(game, 4)).toEqual(['sven', 'otto', 'zoya', expect.any(String)]);
	store.remember(over(7, 4, 1, 2, 3), 0);
	expect(store.companyAt(game, 2), 'nobody lost since').toEqual(['sven', 'otto']);
});

test('of one strength one comes back, so that three of different strength may sit there', () => {
	const kept = storage();
	const store = beatenStore(() => kept);
	const easy = ['bruno', 'kofi', 'margot'].map((bot) => ({ bot }));
	store.remember({ ...over(1, 1, 2, 3, 4), seats: [{ bot: null }, ...easy] }, 0);
	expect(store.companyAt(game, 3)).toEqual(['bruno', 'diego', 'noor']);
});

test.each([
	'nonsense',
	'null',
	'[]',
	'{"photograph":7}',
	'{"photograph":{"at":1,"bots":[4]}}',
	'{"photograph":{"at":1,"bots":["nobody"]}}',
])('what makes no sense in the storage brings the usual ones: %s', (text) => {
	const store = beatenStore(() => storage(text));
	expect(store.companyAt(game, 3)).toEqual(['zoya', 'diego', 'noor']);
});
