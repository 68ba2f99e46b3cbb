import { expect, test } from 'vitest';
import { foresee } from '../../src/analysis/forecast.ts';
import { lineForecasts, lureForecast } from '../../src/analysis/lines.ts';
import { type Move, sasquatchSnap } from '../../src/index.ts';
import { labelOf } from '../../src/rules/forest.ts';
import { at } from '../words/voice.ts';

function moveOf(text: string): Move {
	const parsed = sasquatchSnap.notation.parseMove(text);
	if ('problem' in parsed) throw new Error(parsed.problem);
	return parsed.value;
}

function foreseen(position: string, text: string) {
	const { events, after } = foresee(at(position).view(0), 0, moveOf(text));
	return { types: events.map(({ type }) => type).join(' '), after };
}

const square = (label: string) => (Number(label[1]) - 1) * 9 + label.charCodeAt(0) - 65;

test('an exchange moves tiles and snaps', () => {
	const { types, after } = foreseen('phase whistle', 'whistle 3b 1n > 1s');
	expect(types).toBe('whistleBlown');
	expect(after.hands.slice(0, 4)).toEqual([4, 0, 1, 1]);
	expect([after.snaps[0], after.box]).toEqual([0, 37]);
});

test('cards are her own walk, and nobody else’s', () => {
	const { types, after } = foreseen('phase commit', 'N');
	expect(types).toBe('stepped stepped');
	expect(after.journalists.map((at) => labelOf(9, at))).toEqual(['C1', 'G3', 'G7', 'C7']);
	expect([after.phase, after.slot]).toEqual(['commit', 0]);
});

test('Trap! uproots, sets the tile that goes with it, and is one step where the tile is still open', () => {
	const own = foreseen('phase commit | tiles 0k C3', 'N!');
	expect(own.types).toBe('uprooted stepped');
	expect(own.after.tiles[square('C3')]).toBe(-1);
	expect(foreseen('phase commit', 'N!').types).toBe('stepped');
	const chosen = foreseen('phase commit trapChoice=with-card | tiles 1b C2', 'N!k');
	expect(chosen.types).toBe('trapSet trapsDestroyed stepped');
	expect(chosen.after.tiles[square('C2')]).toBe(-1);
});

test('those whose slot is still to come are entrapped by the tile that goes with Trap!, those before are not', () => {
	const position = (whistle: number) =>
		`whistle ${whistle} phase commit trapChoice=with-card | 1: C3; snaps 1; hand 7/0/1/0`;
	expect(foreseen(position(0), 'N!b').types).toBe('trapSet entrapped stepped');
	expect(foreseen(position(1), 'N!b').types).toBe('trapSet stepped');
});

test('a tile that is set counts with the walk after it', () => {
	const table = at('phase commit | 1: C4; snaps 1; hand 7/0/1/0 | tiles 1b C2');
	table.play(0, 'N!').play(1, 'E').play(2, 'E').play(3, 'W');
	const view = table.view(0);
	const spike = foresee(view, 0, { type: 'set', tile: 'spike' });
	expect(spike.events.map(({ type }) => type)).toEqual(['trapSet', 'trapsDestroyed', 'stepped']);
	const basic = foresee(view, 0, { type: 'set', tile: 'basic' });
	expect(basic.events.map(({ type }) => type)).toEqual(['trapSet', 'stepped', 'tollPaid']);
	expect(labelOf(9, basic.after.journalists[0])).toBe('C2');
	expect(view.tiles[square('C3')]).toBe(-1);
});

test('a lure is told to its end, and the last one of the match to the result', () => {
	expect(foreseen('phase lure | tiles 1b E2', 'lure N 3').types).toBe('lured caught');
	expect(foreseen('turn 40 phase lure turnLimit=40 | tiles 1b E2', 'lure N 3').types).toBe('lured caught gameEnded');
});

test('his lines: where he stops, whom he mauls, who gains', () => {
	const view = at('phase lure | 0: E7; snaps 2; hand 7/0/1/0 | 2: A1 | pile 1 | tiles 1f E2, 0b E7').view(0);
	const [north, east, south] = lineForecasts(view);
	expect(north).toMatchObject({ dir: 'N', stop: 3, to: square('E2'), prey: [], changes: [0, 3, 0, 0], toPile: -1 });
	expect(east).toMatchObject({ dir: 'E', stop: 0, to: null, prey: [], changes: [0, 0, 0, 0], toPile: 0, winners: [] });
	expect(south).toMatchObject({ dir: 'S', stop: 2, prey: [0], changes: [2, 0, 0, 0], toPile: -1 });
	expect(lureForecast(view, 'E', 5)).toMatchObject({ stop: 0, to: square('A5'), changes: [0, 0, 0, 0] });
});

test('a line that would fill the pile, and one that would win', () => {
	const mauls = at('phase lure | 1: E2; snaps 3; hand 7/0/1/0').view(0);
	expect(lineForecasts(mauls)[0]).toMatchObject({ prey: [1], changes: [0, -3, 0, 0], toPile: 3, winners: [] });
	const wins = at('phase lure | 1: G3; snaps 7; hand 6/0/1/0 | tiles 1b E2').view(0);
	expect(lineForecasts(wins)[0].winners).toEqual([1]);
});
