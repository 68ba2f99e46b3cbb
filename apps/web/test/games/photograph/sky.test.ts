import { photograph } from '@shutterbox/photograph';
import { describe, expect, test } from 'vitest';
import { type Sky, skyOf } from '../../../src/games/photograph/sky.ts';
import { at, matchOf } from './tables.ts';

describe('the gauge', () => {
	test('[PHO-4] the sun stands at the cards gone, the zone from two thirds to five sixths', () => {
		const [first] = matchOf(2, 1);
		const { gone, from, to, when } = skyOf(photograph.view(first.after, 0));
		expect([gone * 60, from, to, when]).toEqual([22, 4 / 6, 5 / 6, 'later']);
	});
	test('with the sunset card seen on top the next refill brings it for certain', () => {
		const table = at(
			'3p BRYGNS pick 1 | field S12 . . . / . . [G2] . / . . . N4 / . [S7] . . | deck SUN Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 N1 N2 N3 N5 N6 N7 N8 B1' +
				' | 0: hand G9 B8 R9 Y9 N9 | 1: hand B9 B10 B11 B12 N10 | 2: hand R10 R11 R12 Y10 Y11',
		);
		expect(skyOf(table.view(0)).when).toBe('certain');
		table.play(1, '0L1', '0>5');
		expect(skyOf(table.view(0)).when).toBe('now');
	});
	test.each([
		[2, true],
		[2, false],
		[3, true],
		[4, true],
		[4, false],
	])('with %i players and informative backs %s it never promises what does not come', (seats, informativeBacks) => {
		const said = new Set<Sky['when']>();
		for (let seed = 1; seed <= 100; seed++) {
			for (const { before: position, told } of matchOf(seats, seed, { informativeBacks })) {
				const before = skyOf(photograph.view(position, 'spectator')).when;
				said.add(before);
				const types = told('spectator').map(({ type }) => type);
				if (!types.includes('cleared')) continue;
				const came = types.includes('sunset');
				if (came) expect(['possible', 'certain']).toContain(before);
				else expect(before).not.toBe('certain');
			}
		}
		expect([...said].toSorted()).toEqual(['certain', 'later', 'now', 'past', 'possible']);
	});
});
