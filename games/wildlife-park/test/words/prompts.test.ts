import { seatsOf, type Viewer } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { type State, wildlifePark } from '../../src/index.ts';
import type { Phase } from '../../src/rules/state.ts';
import { prompt } from '../../src/words/prompts.ts';
import { at, sketch } from '../table.ts';
import { NAMES, TABLES, voice } from './telling.ts';

function asked(state: State, viewer: Viewer, isSending = false) {
	const toMove = seatsOf(wildlifePark.toMove(state));
	const names = NAMES.slice(0, state.seats);
	const isOpen = typeof viewer === 'number' && toMove.includes(viewer) && !isSending;
	return prompt(voice, { view: wildlifePark.view(state, viewer), viewer, names, toMove, isOpen });
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
				table.seats === 1
					? /^You (won|lost) the challenge with \d+ points?\.$/
					: / won\. \d+ points?: (?:[A-Z][a-z ]+ \d+(?:, | and more\.$)){3}/,
			);
		}
	}
	expect([...seen].sort()).toEqual(Object.keys(VERBS).sort());
});

test.each([
	['1p declare 3', 'Declare', 'Say whether you will take a die or a tile; a token then hits the other side.'],
	[
		'1p protect 3 | solo side left; hit right:3; drawn 3; tokens 1 2 4 5 6 7 8 | 0: supply right:3 sloth.black, left:1 3',
		'Save or let go',
		'A token hits brown-throated sloth (green, black part). A worker can save it.',
	],
	[
		'2p build 12 tempo=stepwise | 0: saola; chosen grey3 lion.heart | 1: chosen blue3 blue3',
		'Build',
		'Place grey die 3 and lion (orange, heart), or discard.',
	],
	[
		'2p workers 8 | 0: saola; park b3 ibex.brown@1=4',
		'Use workers',
		'Turn dice of your park before the entrance scores.',
	],
	[
		'2p workers 15 | 0: saola; park b3 ibex.brown@1=4; entrance 9',
		'Use workers',
		'Turn dice of your park before the final count.',
	],
])('%s', (position, verb, sentence) => {
	expect(asked(at(position).state, 0)).toEqual({ verb, sentence });
});

test('who watches a challenge is told whose it was', () => {
	expect(asked(at('1p over 15').state, 'spectator').sentence).toBe('Anna lost the challenge with 0 points.');
});

test('who chooses one by one is waited for alone', () => {
	const { state } = at('2p choose 3 tempo=ordered | 0: board 2; supply out:green 1; display die:0 1 | 1: board 1');
	expect(asked(state, 0)).toEqual({ verb: 'Wait', sentence: 'Bo decides.' });
});

test('others and spectators are told who is waited for', () => {
	const { state } = sketch({}).play(0, 'out:green -, die:0 -');
	expect([asked(state, 0), asked(state, 'spectator')]).toEqual([
		{
			verb: 'Ready',
			sentence: 'Waiting for Bo, Chen, Dora, and Emil. Nobody sees your plan until all are ready.',
		},
		{ verb: 'Watch', sentence: 'Bo, Chen, Dora, and Emil decide.' },
	]);
});

test('a move on its way is not asked for again', () => {
	expect(asked(sketch({}).state, 0, true)).toEqual({ verb: 'Wait', sentence: 'Your move is on its way.' });
});
