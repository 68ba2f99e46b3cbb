import { beforeAll, describe, expect, test } from 'vitest';
import { ui as photoshoot } from '../../src/games/photoshoot/index.ts';
import { ui as wildlifePark } from '../../src/games/wildlife-park/index.ts';
import { tableWords } from '../../src/i18n/table.ts';
import { headline } from '../../src/table/result/headline.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];

beforeAll(() => tableWords.load());

describe('the headline of a result', () => {
	test('speaks to whoever looks, and names the others', () => {
		const outcome = { places: [2, 1, 3], reason: 'target' };
		expect(headline(outcome, 1, NAMES, null)).toBe('You win');
		expect(headline(outcome, 0, NAMES, null)).toBe('Ben wins');
		expect(headline({ ...outcome, places: [1, 1, 3] }, 0, NAMES, null)).toBe('You share the win');
		expect(headline({ ...outcome, places: [1, 1, 3] }, 'spectator', NAMES, null)).toBe('Ada and Ben share the win');
		expect(headline({ ...outcome, places: [1, 1, 1] }, 0, NAMES, null)).toBe('Everybody wins together');
	});
	test('calls nobody a winner where the table has won', () => {
		expect(headline({ places: [1, 1, 1], reason: 'coopWon' }, 0, NAMES, photoshoot)).toBe('Everybody wins together');
		expect(headline({ places: [1, 1, 1], reason: 'coopLost' }, 0, NAMES, photoshoot)).toBe('Not this time');
		expect(headline({ places: [1], reason: 'challengeWon' }, 0, ['Ada'], wildlifePark)).toBe('You win');
		expect(headline({ places: [1], reason: 'challengeLost' }, 0, ['Ada'], wildlifePark)).toBe('Not this time');
	});
});
