import { seatsOf, type Viewer } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { type State, wildlifePark } from '@shutterbox/wildlife-park';
import type { Phase } from '@shutterbox/wildlife-park/client';
import { beforeAll, expect, test } from 'vitest';
import { prompt } from '../../../src/games/wildlife-park/prompt.ts';
import { words } from '../../../src/games/wildlife-park/words.ts';
import { NAMES, sketch, TABLES } from './positions.ts';

beforeAll(() => words.load());

function asked(state: State, viewer: Viewer, isSending = false) {
	const toMove = seatsOf(wildlifePark.toMove(state));
	const names = NAMES.slice(0, state.seats);
	const isOpen = typeof viewer === 'number' && toMove.includes(viewer) && !isSending;
	return prompt({ view: wildlifePark.view(state, viewer), viewer, names, toMove, isOpen });
}

const VERBS: Readonly<Record<Phase, string>> = {
	reroll: 'Roll again or keep',
	swap: 'Swap or keep',
	soloReroll: 'Roll again or keep',
	soloDiscard: 'Throw away or keep',
	declare: 'Declare',
	protect: 'Save or let go',
	turn: 'Take and build',
	choose: 'Choose',
	build: 'Build',
	workers: 'Use workers',
	over: 'The match is over',
};

test('every phase asks with its verb and one sentence', () => {
	const seen = new Set<string>();
	for (const [seed, table] of TABLES.entries()) {
		let last: State | null = null;
		for (const { state, seat } of walk(wildlifePark, table, seed)) {
			seen.add(state.phase);
			last = state;
			const { verb, sentence } = asked(state, seat);
			expect(verb).toBe(VERBS[state.phase]);
			expect(sentence).toMatch(/^[A-Z].*\.$/);
		}
		if (last) {
			seen.add(last.phase);
			expect(asked(last, 0).verb).toBe(VERBS.over);
			expect(asked(last, 0).sentence).toMatch(
				table.seats === 1 ? /^You (won|lost) the challenge with \d+ points?\.$/ : / won\.$/,
			);
		}
	}
	expect([...seen].sort()).toEqual(Object.keys(VERBS).sort());
});

test('others and spectators are told who is waited for', () => {
	const { state } = sketch({}).play(0, 'out:green -, die:0 -');
	const wait = { verb: 'Wait', sentence: 'Bo, Chen, Dora, and Emil decide.' };
	expect([asked(state, 0), asked(state, 'spectator')]).toEqual([wait, { ...wait, verb: 'Watch' }]);
});

test('a move on its way is not asked for again', () => {
	expect(asked(sketch({}).state, 0, true)).toEqual({ verb: 'Wait', sentence: 'Your move is on its way.' });
});
