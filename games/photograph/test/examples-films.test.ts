import { expect, test } from 'vitest';
import { photograph } from '../src/index.ts';
import { at, filmsOf, handOf, shootRed, told, verdicts } from './table.ts';

// Section 11 of the specification, the examples about films: a film, the card shot onto it, what became of both.

test('[X-1, PHO-24, 25] a 7 after a 6 makes the film rising; 8, 9 and 10 may follow', () => {
	expect(shootRed('6', 7)).toEqual({ film: '6 7', fell: 'up rising' });
	expect(verdicts('6 7')).toEqual({ up: '8 9 10', step: '11 12', direction: '1 2 3 4 5' });
});

test('[X-2, PHO-24, 25] a 5 after a 6 makes it falling; 4, 3 and 2 may follow', () => {
	expect(shootRed('6', 5)).toEqual({ film: '6 5', fell: 'up falling' });
	expect(verdicts('6 5')).toEqual({ up: '2 3 4', step: '1', direction: '7 8 9 10 11 12' });
});

test('[X-3, PHO-21, 22] a red card joins the red film at its right end, blurred if it must be', () => {
	const table = at(
		'2p BRYGN pick 0 | field B1 [B2] [B3] B4 / B5 [B6] [B7] B8 | 0: hand R2 R9 Y1 Y2 Y3; films R 6 7, G 4',
	);
	table.play(0, '0L2', '2>6');
	expect(filmsOf(table, 0)).toBe('R 6 7 x2 9, G 4');
});

test('[X-4, PHO-28, 31] after 12 in a rising film and 1 in a falling one every further card is blurred', () => {
	expect(verdicts('9 12')).toEqual({ up: '', step: '', direction: '1 2 3 4 5 6 7 8 10 11' });
	expect(verdicts('4 1')).toEqual({ up: '', step: '', direction: '2 3 5 6 7 8 9 10 11 12' });
	expect(shootRed('9 12', 3)).toEqual({ film: '9 12 x3', fell: 'down direction' });
	expect(shootRed('9 12 x3', 1)).toEqual({ film: '9 12 x3 x1', fell: 'down direction' });
	expect(verdicts('9 12 x3 x1')).toEqual({ up: '', step: '', direction: '2 4 5 6 7 8 10 11' });
});

test('[X-10, PHO-25, 26] a blur waives the limit of 3 for the next card alone', () => {
	expect(verdicts('2 4 x12')).toEqual({ up: '5 6 7 8 9 10 11', step: '', direction: '1 3' });
	expect(shootRed('2 4 x12', 9)).toEqual({ film: '2 4 x12 9', fell: 'up rising' });
	expect(verdicts('2 4 x12 9')).toEqual({ up: '10 11', step: '', direction: '1 3 5 6 7 8' });
	expect(verdicts('11 9 8 5')).toEqual({ up: '2 3 4', step: '1', direction: '6 7 10 12' });
});

test('[X-11, PHO-27] a blurred second card leaves the film open to every third', () => {
	expect(shootRed('6', 10)).toEqual({ film: '6 x10', fell: 'down step' });
	expect(verdicts('6 x10')).toEqual({ up: '1 2 3 4 5 7 8 9 11 12', step: '', direction: '' });
	expect(shootRed('6 x10', 1)).toEqual({ film: '6 x10 1', fell: 'up falling' });
	expect(shootRed('6 x10', 5)).toEqual({ film: '6 x10 5', fell: 'up falling' });
	expect(shootRed('6 x10', 7)).toEqual({ film: '6 x10 7', fell: 'up rising' });
	expect(shootRed('6 x10', 12)).toEqual({ film: '6 x10 12', fell: 'up rising' });
});

test('[X-12, PHO-25, 27, 28] the third card sets the direction against the first, and the limit is back', () => {
	expect(verdicts('6 x10 1')).toEqual({ up: '', step: '', direction: '2 3 4 5 7 8 9 11 12' });
	expect(verdicts('6 x10 7')).toEqual({ up: '8 9', step: '11 12', direction: '1 2 3 4 5' });
});

test('[X-13, PHO-26] after a blur the direction still binds, and the limit returns with a face-up card', () => {
	expect(verdicts('4 6 x1')).toEqual({ up: '7 8 9 10 11 12', step: '', direction: '2 3 5' });
	expect(verdicts('4 6 x1 8')).toEqual({ up: '9 10 11', step: '12', direction: '2 3 5 7' });
	expect(verdicts('4 6 x1 12')).toEqual({ up: '', step: '', direction: '2 3 5 7 8 9 10 11' });
});

test('[X-14, PHO-26] the value of a blurred card plays no part', () => {
	expect(verdicts('4 6 x11')).toEqual({ up: '7 8 9 10 12', step: '', direction: '1 2 3 5' });
	expect(verdicts('4 6 x11 7')).toEqual({ up: '8 9 10', step: '12', direction: '1 2 3 5' });
});

test('[X-15, PHO-26, 31] blurs may follow one another', () => {
	expect(shootRed('4 6 x1', 5)).toEqual({ film: '4 6 x1 x5', fell: 'down direction' });
	expect(verdicts('4 6 x1 x5 x3')).toEqual({ up: '7 8 9 10 11 12', step: '', direction: '2' });
});

test('[X-16, PHO-27, 28] a lone 12 or 1 is no dead end', () => {
	expect(verdicts('12')).toEqual({ up: '9 10 11', step: '1 2 3 4 5 6 7 8', direction: '' });
	expect(shootRed('12', 8)).toEqual({ film: '12 x8', fell: 'down step' });
	expect(verdicts('12 x8')).toEqual({ up: '1 2 3 4 5 6 7 9 10 11', step: '', direction: '' });
	for (const value of [1, 2, 3, 4, 5, 6, 7, 9, 10, 11]) expect(shootRed('12 x8', value).fell).toBe('up falling');
	expect(verdicts('12 x8 5')).toEqual({ up: '2 3 4', step: '1', direction: '6 7 9 10 11' });
	expect(verdicts('12 x8 1').up).toBe('');
	expect(verdicts('1')).toEqual({ up: '2 3 4', step: '5 6 7 8 9 10 11 12', direction: '' });
	for (const value of [2, 3, 4, 6, 7, 8, 9, 10, 11, 12]) expect(shootRed('1 x5', value).fell).toBe('up rising');
});

test('[X-36, PHO-20, 23, 25] two cards of a colour that open its film in one turn', () => {
	const position =
		'2p BRYGN pick 0 | field B1 [B2] [B3] B4 / B5 [B6] [B7] B8 | 0: hand N5 N9 Y1 Y2 Y3 | 1: hand R1 R2 R3 R4 R5';
	const both = at(position).play(0, '0L2', '2>6');
	expect(told(both).slice(0, 3)).toEqual(['wound 0 2>6', 'played 0 N5 up -', 'played 0 N9 down - (step)']);
	expect(filmsOf(both, 0)).toBe('N 5 x9');
	expect(photograph.breakdown(both.state)[0].at(-1)).toMatchObject({ source: 'brown', points: -1 });

	const apart = at(position).play(0, '0L2', '1>2'); // N9 is wound above the Y1
	expect(filmsOf(apart, 0)).toBe('Y 1, N 5');
	expect(handOf(apart, 0)).toBe('N9 Y2 Y3 B1* B2');
});
