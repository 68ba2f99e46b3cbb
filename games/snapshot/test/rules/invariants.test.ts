import { expect, test } from 'vitest';
import { type State, snapshot } from '../../src/index.ts';
import { NO_ANIMAL, UNKNOWN } from '../../src/rules/components.ts';
import { SECRET, WAITING } from '../../src/rules/state.ts';
import { stateAt } from '../table.ts';

const research = '2p research 0 | savannah meerkat lion | 0: tokens 1; hand jaguar | 1: tokens 2';
const reroll =
	'2p reroll 0 | savannah meerkat lion | plan savannah:2 meerkat:1 lion:3+2 | at savannah roll 1 2 | 1: tokens 1';

test('sound positions pass', () => {
	for (const position of [research, reroll]) snapshot.invariants(stateAt(position));
});

test.each<[string, string, (state: State) => unknown, string]>([
	['a card twice', research, (state) => state.discard.push(state.table[2][0]), 'one place'],
	['an unknown card', research, (state) => state.deck.fill(UNKNOWN, 0, 1), 'unknown'],
	['an assignment twice', research, (state) => state.assignments.fill(3), 'assignment'],
	['tokens owed', research, (state) => state.tokens.fill(-1), 'tokens'],
	['three cards in hand', research, (state) => state.hands[0].push(...state.deck.splice(0, 2)), 'too many cards'],
	['an award nobody earned', research, (state) => state.awards.fill(1, 0, 1), 'unearned'],
	['an award forgotten', research, (state) => state.photos[1].push(...state.deck.splice(-3)), 'owed'],
	['a lion below a meerkat', research, (state) => state.table[2].reverse(), 'harder'],
	['a stray animal', research, (state) => state.table[0].push(...state.table[2].splice(0)), 'foreign'],
	['no card to decide about', research, (state) => Object.assign(state, { phase: 'fate' }), 'fate'],
	[
		'a drawn card in research',
		research,
		(state) => Object.assign(state, { drawn: state.deck.pop() ?? NO_ANIMAL }),
		'fate',
	],
	['an answer without an offer', research, (state) => state.answers.fill(WAITING, 1), 'offer'],
	['a secret in a complete position', research, (state) => state.answers.fill(SECRET, 1), 'unknown answers'],
	['a claimant without a claim', research, (state) => Object.assign(state, { claimant: 1 }), 'claimant'],
	['a deadline without an offer', research, (state) => Object.assign(state, { deadline: 9 }), 'deadline'],
	['a commitment that left', research, (state) => state.committed.push(0), 'committed'],
	['seven dice', reroll, (state) => state.targetDice.fill(2, 0, 1), 'six dice'],
	[
		'a target that left the table',
		reroll,
		(state) => state.discard.push(...state.table[2].splice(0, 1)),
		'target lies',
	],
	['a roll of another habitat', reroll, (state) => state.roll.pop(), 'roll'],
	['no token to pay with', reroll, (state) => state.targetTokens.fill(0), 'nobody can pay'],
	['a plan in research', reroll, (state) => Object.assign(state, { phase: 'research' }), 'plan'],
	['an uneven end', research, (state) => Object.assign(state, { phase: 'over' }), 'as many turns'],
])('%s is a broken invariant', (_, position, breakIt, message) => {
	const state = stateAt(position);
	breakIt(state);
	expect(() => snapshot.invariants(state)).toThrow(message);
});
