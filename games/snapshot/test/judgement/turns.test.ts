import { FastChance, type View } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { type State, snapshot } from '../../src/index.ts';
import { lead, turns, type Worth } from '../../src/judgement/turns.ts';
import { animalNamed } from '../../src/rules/components.ts';
import { at } from '../table.ts';

/** What seat 0 makes of its moves, by name and best first. */
function weighed(position: string, worth: Worth = (after) => lead(after, 0), guesses = 5): [string, number][] {
	const view = at(position).view(0);
	const found = [...turns(view, 0, new FastChance([1, 2, 3, 4]), { guesses }, worth)];
	return found
		.map(({ move, points }): [string, number] => [snapshot.notation.printMove(move), points ?? Number.NaN])
		.sort(([, a], [, b]) => b - a);
}

const best = (position: string, worth?: Worth) => weighed(position, worth)[0][0];
const holds = (after: View<State>, seat: number, id: string) => after.hands[seat].includes(animalNamed(id));

test('with nothing to photograph a card is drawn', () => {
	expect(best('2p research 0 | 0: tokens 2; assignment a01 | 1: assignment a02')).toBe('draw');
});

test('what a plan is worth is the mean over its dice', () => {
	const position = '2p research 0 | shoreline ghost-crab | 0: tokens 0; assignment a06 | 1: assignment a02';
	const plans = weighed(position).filter(([move]) => move.startsWith('prepare'));
	// Three dice always make three.
	const [move, points] = plans[0];
	expect(move).toBe('prepare shoreline:3 ghost-crab:3');
	expect(points).toBeCloseTo(1 - (1 / 6) ** 3, 12);
});

test('a failed roll is tried again for what is dear, and given up for nothing', () => {
	const failed = (animal: string) =>
		`2p reroll 0 | shoreline ${animal} | plan shoreline:2 ${animal}:4 | at shoreline roll 1 1 | 0: tokens 2; assignment a04 | 1: assignment a02`;
	expect(best(failed('polar-bear'))).toBe('reroll 0 supply:2');
	const thrifty: Worth = (after) => after.tokens[0];
	expect(best(failed('polar-bear'), thrifty)).toBe('abandon');
});

test('a card is claimed for its own sake, or let lie where it would spook', () => {
	const offer = (table: string, card: string) =>
		`2p claims 1 | ${table} | drawn ${card} | 0: tokens 6; assignment a01; answer waiting | 1: assignment a02`;
	const keeps: Worth = (after) => (holds(after, 0, 'meerkat') ? 1 : 0);
	expect(best(offer('savannah leopard-tortoise', 'meerkat'), keeps)).toBe('claim');
	const empties: Worth = (after) => -after.table[2].length;
	expect(best(offer('savannah lion', 'meerkat'), empties)).toBe('decline');
});

test('a claim is denied where it hurts that the rival has the card', () => {
	const claimed =
		'2p deny 0 | savannah meerkat | drawn lion | claimant 1 | 0: tokens 2; assignment a01 | 1: tokens 3; assignment a02';
	const envious: Worth = (after) => (holds(after, 1, 'lion') ? -50 : 0);
	expect(best(claimed, envious)).not.toBe('sell');
	const trading: Worth = (after) => after.tokens[0] - (holds(after, 0, 'lion') ? 5 : 0);
	expect(best(claimed, trading)).toBe('sell');
});
