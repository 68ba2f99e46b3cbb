import { FastChance } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { play, random } from '../series.ts';
import { at } from '../table.ts';

const { beginner, greedy } = snapshot.policies;

describe('policies', () => {
	test('greedy play beats beginner play, which beats random play', () => {
		expect(play(60, [greedy, beginner]).wins[0]).toBeGreaterThan(42);
		expect(play(60, [beginner, random]).wins[0]).toBeGreaterThan(54);
	});

	test.each([
		{ denial: 'upfront', cardToken: 'onlyPlaced' },
		{ denial: 'upfront', claimSeconds: 15 },
		{ cardToken: 'onlyPlaced' },
	])('are legal with %j', (options) => {
		for (const policy of [beginner, greedy]) play(15, [policy, policy, policy], options);
	});
});

describe('single decisions of greedy play', () => {
	const choose = (position: string) => {
		const table = at(position);
		return snapshot.notation.printMove(greedy.choose(table.view(0), 0, new FastChance([1, 2, 3, 4])));
	};

	test('[SNP-15, 25] a card that would spook is reserved', () => {
		expect(choose('2p fate 0 | savannah meerkat lion | drawn plains-zebra')).toBe('reserve');
	});

	test('[SNP-18] a cover animal is claimed, a plain one is not', () => {
		const offer = (card: string) =>
			`2p claims 1 | drawn ${card} | 0: tokens 6; assignment a01; answer waiting | 1: assignment a02`;
		expect(choose(offer('golden-eagle'))).toBe('claim');
		expect(choose(offer('leopard-tortoise'))).toBe('decline');
	});

	test('[SNP-42, 46] a re-roll is paid for while there is something to win', () => {
		const failed = (animal: string) =>
			`2p reroll 0 | shoreline ${animal} | plan shoreline:2 ${animal}:4 | at shoreline roll 1 1 | 0: tokens 2; assignment a04`;
		expect(choose(failed('sea-otter'))).toBe('reroll 0 supply:2');
		expect(choose(failed('polar-bear'))).toBe('reroll 0 supply:2');
		expect(choose(failed('ghost-crab').replace('a04', 'a05'))).toBe('abandon');
	});

	test('[SNP-22, 23] a wanted card is committed to when it could not be kept back later', () => {
		expect(
			choose(
				'2p fate 0 denial=upfront | drawn lion | 0: tokens 3; hand jaguar snow-leopard; assignment a03 | 1: tokens 1',
			),
		).toBe('commit');
	});
});
