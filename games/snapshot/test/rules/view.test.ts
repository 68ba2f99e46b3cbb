import { FastChance, seedOfGame } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { UNKNOWN } from '../../src/rules/components.ts';
import { CLAIMED, DECLINED, SECRET, WAITING } from '../../src/rules/state.ts';
import { unseenAnimals } from '../../src/rules/view.ts';
import { at, ids } from '../table.ts';

const position =
	'3p claims 0 | mountain golden-eagle | drawn lion | offer until 15000 | 0: tokens 1; hand jaguar; assignment a03 | 1: tokens 2; answer claim; assignment a05 | 2: tokens 1; answer waiting; assignment a07';

describe('what a viewer knows', () => {
	test('[SNP-10] the own assignment and nobody else’s', () => {
		const table = at(position);
		expect(table.view(1).assignments).toEqual([UNKNOWN, 4, UNKNOWN]);
		expect(table.view('spectator').assignments).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
	});

	test('[SNP-19] who has answered, but only the own answer', () => {
		const table = at(position);
		expect(table.view(1).answers).toEqual([0, CLAIMED, WAITING]);
		expect(table.view(2).answers).toEqual([0, SECRET, WAITING]);
		expect(table.view('spectator').answers).toEqual([0, SECRET, WAITING]);
	});

	test('[SNP-28] how many cards the deck has, and which, but not their order', () => {
		const view = at(position).view(2);
		expect(view.deck).toEqual(new Array(33).fill(UNKNOWN));
		expect(unseenAnimals(view)).toHaveLength(33);
		expect(ids(unseenAnimals(view))).not.toMatch(/golden-eagle|lion|jaguar/);
	});

	test('[SNP-13, 15] reserved and drawn cards, whoever looks', () => {
		const view = at(position).view('spectator');
		expect([ids(view.hands[0]), ids([view.drawn])]).toEqual(['jaguar', 'lion']);
	});

	test('[SNP-57] everything, once the match is over', () => {
		const table = at('2p research 1 barren 19 round 10').play(1, 'pass');
		expect(table.view('spectator')).toEqual(table.state);
	});
});

describe('a sampled state', () => {
	const chance = new FastChance(seedOfGame(1, 1));

	test('[SNP-10, 28] keeps what is known and deals the rest anew, each possibility as likely', () => {
		const table = at(position);
		const view = table.view(2);
		const tops = new Map<number, number>();
		const dealt = new Map<number, number>();
		for (let i = 0; i < 3300; i++) {
			const state = snapshot.sample(view, 2, chance);
			snapshot.invariants(state);
			expect(state.assignments[2]).toBe(6);
			const top = state.deck[state.deck.length - 1];
			tops.set(top, (tops.get(top) ?? 0) + 1);
			dealt.set(state.assignments[0], (dealt.get(state.assignments[0]) ?? 0) + 1);
		}
		expect([tops.size, dealt.size]).toEqual([33, 9]);
		for (const count of tops.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
		for (const count of dealt.values()) expect(Math.abs(count - 367)).toBeLessThan(90);
	});

	test('[SNP-19] takes a secret answer for a refusal', () => {
		expect(snapshot.sample(at(position).view(2), 2, chance).answers).toEqual([0, DECLINED, WAITING]);
	});
});
