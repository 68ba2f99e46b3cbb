import { seatsOf, type Viewer } from '@shutterbox/kernel';
import type { Table } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { type Event, type Move, type State, sasquatchSnap } from '../../src/index.ts';
import { prompt } from '../../src/words/prompts.ts';
import { at, NAMES, voice } from './voice.ts';

function asked(table: Table<State, Move, Event>, viewer: Viewer): string {
	const toMove = seatsOf(sasquatchSnap.toMove(table.state));
	const { verb, sentence } = prompt(voice, { view: table.view(viewer), viewer, names: NAMES, toMove, isOpen: true });
	return `${verb}: ${sentence}`;
}

test('the Whistle', () => {
	const table = at('phase whistle');
	expect(asked(table, 0)).toBe('Blow the Whistle: Trade with your bank first, if you like.');
	expect(asked(table, 1)).toBe('Wait: Ann blows the Whistle.');
	expect(asked(table, 'spectator')).toBe('Watch: Ann blows the Whistle.');
});

test('the cards, with what Trap! would do here', () => {
	const table = at('phase commit | tiles 0k C3, 0b G3');
	expect(asked(table, 0)).toBe(
		'Lay your cards: Choose an arrow to walk 2 squares, or add Trap! to uproot your spike and walk 1.',
	);
	expect(asked(table, 1)).toBe('Lay your cards: Choose an arrow to walk 2 squares.');
	expect(asked(table, 2)).toBe('Lay your cards: Choose an arrow to walk 2 squares, or add Trap! and walk 1.');
});

test('who is still waited for', () => {
	const table = at('phase commit').play(0, 'N').play(1, 'N');
	expect(asked(table, 0)).toBe('Wait: Cy and Di are laying cards.');
	table.play(2, 'E');
	expect(asked(table, 0)).toBe('Wait: Di is laying cards.');
});

test('a trap to set', () => {
	const table = at('phase commit').play(0, 'N!').play(1, 'E').play(2, 'E').play(3, 'W');
	expect(asked(table, 0)).toBe('Set your trap: It goes on C3, before you walk north.');
	expect(asked(table, 3)).toBe('Wait: Ann sets a trap.');
});

test('the lure, and the end', () => {
	const table = at('turn 80 phase lure turnLimit=80');
	expect(asked(table, 0)).toBe('Lure the Sasquatch: Choose a line: he runs to its first trap or journalist.');
	expect(asked(table, 2)).toBe('Wait: Ann lures the Sasquatch.');
	table.play(0, 'lure E 1');
	expect(asked(table, 0)).toMatch(/^The match is over: /);
});
