import { resolveTable } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { sasquatchSnap } from '../src/index.ts';

test('[SSQ-61, 63] the defaults are those of the rulebook and the rulings', () => {
	expect(resolveTable(sasquatchSnap, 4, {})).toEqual({
		options: {
			boardSize: 9,
			target: 8,
			firstWhistle: 'random',
			trapChoice: 'at-resolution',
			entrapToll: false,
			lapLure: false,
			turnLimit: 80,
		},
	});
});

test.each([
	{ boardSize: 8 },
	{ target: 7 },
	{ firstWhistle: 4 },
	{ trapChoice: 'later' },
	{ entrapToll: 1 },
	{ lapLure: 'yes' },
	{ turnLimit: 60 },
	{ snow: true },
])('%o cannot be played', (given) => {
	expect(resolveTable(sasquatchSnap, 4, given)).toMatchObject({ code: 'BAD_OPTION' });
});
