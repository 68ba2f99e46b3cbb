import { misfit } from '@shutterbox/kernel';
import { snapshot } from '@shutterbox/snapshot/client';
import { describe, expect, test } from 'vitest';
import { type OrderKind, orderKind, orderOf, toggledWish, wishesIn } from '../../../src/games/snapshot/standing.ts';

const KINDS: readonly OrderKind[] = ['askMe', 'never', 'onAssignment', 'wishlist'];

describe('a standing order', () => {
	test.each(KINDS)('%s is read back as it was left', (kind) => {
		expect(orderKind(orderOf(kind, []))).toBe(kind);
	});

	test.each(KINDS.filter((kind) => kind !== 'askMe'))('%s is one the table accepts', (kind) => {
		const { standing } = snapshot;
		expect(standing && misfit(standing.schema, orderOf(kind, ['meerkat']))).toBeNull();
	});

	test('to be asked is to leave none', () => {
		expect(orderOf('askMe', ['meerkat'])).toBeNull();
		expect(orderKind('askMe')).toBe('askMe');
	});
});

describe('a wishlist', () => {
	test('takes an animal up and off again', () => {
		const one = toggledWish([], 'meerkat');
		expect(wishesIn(one)).toEqual(['meerkat']);
		expect(wishesIn(toggledWish(wishesIn(one), 'meerkat'))).toEqual([]);
	});

	test('names only animals of the deck', () => {
		expect(wishesIn({ wishlist: ['unicorn', 'meerkat'] })).toEqual(['meerkat']);
	});
});
