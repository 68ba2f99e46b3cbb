import { misfit } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { mayOrder, ORDER_KINDS, orderKind, orderOf, toggledWish, wishesIn } from '../../src/rules/order-choices.ts';
import { assignmentWishes } from '../../src/rules/standing-orders.ts';
import { at } from '../table.ts';

// Seat 1 has a06: King Cobra or Snow Leopard on the cover, reptiles and carnivores in the article.
const view = at('3p research 0 | 1: tokens 1; assignment a06').view(1);
const later = at('3p research 2 | 1: tokens 1; assignment a06').view(1);

describe('a standing order', () => {
	test.each(ORDER_KINDS)('%s is read back as it was left', (kind) => {
		expect(orderKind(view, orderOf(view, 1, kind, null))).toBe(kind);
	});

	test.each(ORDER_KINDS.filter((kind) => kind !== 'askMe'))('%s is one the table accepts', (kind) => {
		const { standing } = snapshot;
		const order = orderOf(view, 1, kind, { wishlist: ['meerkat'] });
		expect(standing && misfit(standing.schema, order)).toBeNull();
	});

	test('to be asked is to leave none; what is no order asks', () => {
		expect(orderOf(view, 1, 'askMe', { wishlist: ['meerkat'] })).toBeNull();
		expect(orderKind(view, 'askMe')).toBe('askMe');
		expect(orderKind(view, { wishlist: ['unicorn'] })).toBe('askMe');
	});

	test('for one turn gives way to the one before it', () => {
		const order = orderOf(view, 1, 'declineTurn', { wishlist: ['meerkat'] });
		expect([orderKind(view, order), orderKind(later, order)]).toEqual(['declineTurn', 'wishlist']);
		const again = orderOf(later, 1, 'declineTurn', order);
		expect(again).toEqual({ declineTurn: { round: 1, active: 2 }, after: { wishlist: ['meerkat'] } });
		expect(orderKind(later, orderOf(view, 1, 'declineTurn', null))).toBe('askMe');
	});

	test('for one turn is for turns of others', () => {
		expect(mayOrder(view, 1, 'declineTurn')).toBe(true);
		expect(mayOrder(view, 0, 'declineTurn')).toBe(false);
		expect(mayOrder(view, 0, 'never')).toBe(true);
	});
});

describe('a wishlist', () => {
	test('takes an animal up and off again, in the order of the deck', () => {
		const two = toggledWish(toggledWish(null, 'meerkat'), 'jaguar');
		expect(wishesIn(two)).toEqual(['jaguar', 'meerkat']);
		expect(wishesIn(toggledWish(two, 'meerkat'))).toEqual(['jaguar']);
	});

	test('begins with what the assignment wants, and is kept through another turn’s order', () => {
		expect(wishesIn(orderOf(view, 1, 'wishlist', 'never'))).toEqual(assignmentWishes(view, 1));
		const interrupted = orderOf(view, 1, 'declineTurn', { wishlist: [] });
		expect(orderOf(view, 1, 'wishlist', interrupted)).toEqual({ wishlist: [] });
	});

	test('is none where another order stands', () => {
		expect(wishesIn('onAssignment')).toBeNull();
		expect(wishesIn(null)).toBeNull();
	});
});
