import { describe, expect, test } from 'vitest';
import { whatChanges, whatWorkersChange } from '../../src/analysis/placement.ts';
import { readMove } from '../../src/notation/move-notation.ts';
import type { WorkerChange } from '../../src/rules/move.ts';
import { changeWords, forecast, workersForecast } from '../../src/words/forecasts.ts';
import { at, sketch } from '../table.ts';
import { voice } from './telling.ts';

const LONELY =
	'1p protect 3 | solo side left; hit right:3; drawn 3; tokens 1 2 4 5 6 7 8 | 0: supply right:3 sloth.black, left:1 3';
const OWN = '0: saola; park b3 ibex.brown@1; supply out:grey 6; display die:0 2, tile:1 ibex.heart';

test.each([
	[
		`2p swap 1 | ${OWN}`,
		'swap 1 1',
		'Puts Alpine ibex (grey, heart) on b3 and Alpine ibex (grey, brown part) into your display.',
	],
	[`2p swap 1 | ${OWN}`, 'keep', 'Your starting tiles stay.'],
	['1p declare 3', 'declare die', 'You will take a die; a token takes a tile away.'],
	['1p declare 3', 'declare tile', 'You will take a tile; a token takes a die away.'],
	[LONELY, 'protect multi', 'Keeps brown-throated sloth (green, black part) and uses up the multicoloured worker.'],
	[LONELY, 'protect -', 'Out of the game: brown-throated sloth (green, black part).'],
	[`2p choose 3 tempo=stepwise | ${OWN}`, 'choose out:grey die:0', 'Takes grey die 6 and green die 2.'],
])('%s: %s', (position, typed, words) => {
	const move = readMove(typed);
	if (move.type !== 'swap' && move.type !== 'declare' && move.type !== 'protect' && move.type !== 'choose')
		throw new Error(`${typed} is foretold elsewhere`);
	expect(forecast(voice, at(position).state, 0, move)).toBe(words);
});

describe('what changes on the score pad', () => {
	const PARK = 'b3 ibex.brown@1=4, b4 golden-eagle.brown@5=5, c3 vicuna.brown@3, c4 lion.black@3=3';

	test('row by row, where there are several', () => {
		const { state } = sketch({ park: PARK });
		const change = whatChanges(state, 0, [{ item: { die: 'grey', value: 6 }, to: 'c3' }]);
		if ('code' in change) throw new Error(change.code);
		expect(changeWords(voice, change)).toBe('+21 (Entrance +6, Towers +15)');
	});

	test('nothing yet, but a tower', () => {
		const { state } = sketch({});
		const change = whatChanges(state, 0, []);
		if ('code' in change) throw new Error(change.code);
		expect(changeWords(voice, change)).toBe('No points yet');
		expect(changeWords(voice, change, true)).toBe('No points yet, and a tower stands');
	});

	test('by workers', () => {
		const { state } = sketch({ park: PARK, when: 'workers 8', supply: '-' });
		const said = (changes: readonly WorkerChange[]) => {
			const change = whatWorkersChange(state, 0, changes);
			if ('code' in change) throw new Error(change.code);
			return workersForecast(voice, state.parks[0], changes, change);
		};
		expect(said([])).toBe('No die changes.');
		expect(said([{ hex: 'b3', workers: [['grey', 1]] }])).toBe('b3 becomes 5. Entrance +1.');
	});
});
