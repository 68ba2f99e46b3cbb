import { describe, expect, test } from 'vitest';
import { fitsNext } from '../../src/boards/photograph/films.ts';
import { drawn, gameNamed, positionOf, sceneOf } from './scenes.ts';

const game = gameNamed('photograph');

describe('a film says what would be sharp next', () => {
	test.each([
		[[], 'any'],
		[[6], '3 4 5 7 8 9'],
		[[6, -10], 'any'],
		[[6, 7], '8 9 10'],
		[[6, 5], '2 3 4'],
		[[9, 12], 'full stop'],
		[[4, 1, -3], 'full stop'],
		[[4, 6, -1], 'any above 6'],
		[[11, 9, -12, -10], 'any below 9'],
		[[12], '9 10 11'],
	])('%j: %s', (film, words) => expect(fitsNext(film)).toBe(words));
});

describe('the board of a known position', () => {
	const position = positionOf(
		game,
		'2p BRYGN pick 0 | field R3 [R8] [Y5] G9 / B7 [G2] [N11] Y10 / . . [B5] N4' +
			' | 0: hand B3 R6 Y8 G4 N7; films B 1 2, R 2 4 x1, G 6 | 1: hand Y6 R10* B11 N9 G11; films B 9 x1; shots B',
	);
	const text = (options: Record<string, unknown>) => drawn(game, sceneOf(game, position, 0, 2, options));

	test('shows field, films, hands, good shots and whose turn it is', () => {
		const lines = text({}).split('\n');
		const has = (pattern: RegExp) => expect(lines.filter((line) => pattern.test(line))).toHaveLength(1);
		has(/row 0 +red 3 +\[red high\] +\[yellow low\] +green 9/);
		has(/row 2 +· +· +\[blue low\] +brown 4/);
		has(/R red +↑ 2 4 ×low +any above 4 +2 of 4/);
		has(/B blue +↑ 1 2 +3 4 5 +random has it/);
		has(/G green +6 +3 4 5 7 8 9 +1 of 4/);
		has(/shutter end │ blue +│ red +│ yellow │ green +│ brown +│ fresh end/);
		has(/random +hand +← Y low \| R high \| B high \| N high \| G high +points .*★B/);
		has(/Good shots +R Y G N /);
		has(/Turn +You: choose a subject/);
	});

	test('[R-21] cards seen once are shown only with the memory aid', () => {
		expect(text({})).not.toMatch(/R10|×1\b/);
		expect(text({ memoryAid: true })).toMatch(/hand +← Y low \| R10 \|/);
		expect(text({ memoryAid: true })).toMatch(/R red +↑ 2 4 ×1 /);
	});
});
