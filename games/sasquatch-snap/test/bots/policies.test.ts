import { FastChance, seedOfGame } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { worthTo } from '../../src/bots/worth.ts';
import { candidates, sasquatchSnap } from '../../src/index.ts';
import { at } from '../table.ts';

const { notation, policies } = sasquatchSnap;
const chance = new FastChance([1, 2, 3, 4]);
const printed = (position: string) => [...candidates(at(position).state, 0)].map(notation.printMove);

test('[SSQ-12] the exchanges worth a thought', () => {
	expect(printed('')).toEqual([
		'whistle',
		'whistle 2b > 1f',
		'whistle 4b > 2f',
		'whistle 6b > 3f',
		'whistle 4b > 1s',
		'whistle 3b > 1k',
		'whistle 1k > 1b 1f',
		'whistle 1b 1n > 1f',
		'whistle 1n > 1b',
	]);
	expect(printed('| 0: snaps 2; hand 0/0/0/0')).toEqual(['whistle', 'whistle 1n > 1b', 'whistle 2n > 1f']);
});

test('other decisions are considered whole', () => {
	expect(printed('phase commit')).toEqual(at('phase commit').moves(0));
	expect(printed('phase lure')).toEqual(at('phase lure').moves(0));
});

test.each(Object.keys(policies))('%s makes legal moves from its view alone, at every kind of table', (name) => {
	for (const options of ['', 'trapChoice=with-card', '7x7 entrapToll=true', '11x11 lapLure=true']) {
		const table = at(`${options} target=5 turnLimit=40`);
		chance.reseed(seedOfGame(3, options.length));
		for (let moves = 0; moves < 60 && table.toMove().length > 0; moves++) {
			const [seat] = table.toMove();
			table.play(seat, policies[name].choose(table.view(seat), seat, chance));
		}
	}
});

test('[SSQ-56] the greedy player lures into her own trap', () => {
	const { state } = at('phase lure | tiles 1f E8, 0f H5');
	expect(notation.printMove(policies.greedy.choose(sasquatchSnap.view(state, 0), 0, chance))).toBe('lure E 3');
});

test('[SSQ-35] the greedy player sets a freeze where the Sasquatch will meet it', () => {
	const table = at('phase set | 0: E3; hand 2/1/1/0; commit W! | 1: commit E | 2: commit E | 3: commit W');
	expect(notation.printMove(policies.greedy.choose(table.view(0), 0, chance))).toBe('set f');
});

test('[SSQ-32] the beginner does not walk into the Sasquatch, nor into a trap she sees', () => {
	const view = at('phase commit | sasquatch C2 | tiles 1b D3, 1b B3').view(0);
	for (let i = 0; i < 50; i++) {
		expect(notation.printMove(policies.careful.choose(view, 0, chance))).toMatch(/^S/);
	}
});

test('[SSQ-61] a won position is worth everything', () => {
	const { state } = at('phase over | 0: snaps 8');
	expect([0, 1].map((seat) => worthTo(state, seat))).toEqual([100, -100]);
});
