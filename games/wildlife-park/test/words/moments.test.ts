import { expect, test } from 'vitest';
import { statusWords, whenWords } from '../../src/words/moments.ts';
import { at, sketch } from '../table.ts';
import { voice } from './telling.ts';

test.each([
	['2p reroll 1', 'Before round 1. The entrance scores after turn 8.'],
	['2p turn 3', 'Round 1, turn 3 of 8. The entrance scores after turn 8.'],
	['2p workers 8 | 0: saola; park b3 ibex.brown@1=4', 'End of round 1.'],
	['1p soloReroll 9', 'Before round 2. 200 points and 2 missions win.'],
	['2p turn 12', 'Round 2, turn 4 of 7.'],
	['2p over 15', 'The match is over.'],
])('%s', (position, words) => {
	expect(whenWords(voice, at(position).state)).toBe(words);
});

test('who has done the own part is ready; who has chosen in public has chosen', () => {
	const { state } = sketch({}).play(0, 'out:green -, die:0 -');
	expect([statusWords(voice, state, 0), statusWords(voice, state, 1)]).toEqual(['ready', null]);
	const chosen = at('2p choose 3 tempo=ordered | 0: chosen grey3 lion.heart').state;
	expect([statusWords(voice, chosen, 0), statusWords(voice, chosen, 1)]).toEqual(['chose', null]);
});

test('[WPK-70] where they choose one after another, those behind are not said to be ready', () => {
	const words = (tempo: string) => {
		const { state } = at(`3p choose 3 tempo=${tempo}`);
		state.boards = [2, 0, 1];
		return [0, 1, 2].map((seat) => statusWords(voice, state, seat));
	};
	expect(words('ordered')).toEqual(['later', null, 'later']);
	expect(words('stepwise')).toEqual([null, null, null]);
});
