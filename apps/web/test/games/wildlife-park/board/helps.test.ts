import { beforeEach, expect, test } from 'vitest';
import { helps, matchSeen } from '../../../../src/games/wildlife-park/board/helps.ts';
import { settings } from '../../../../src/settings/settings.ts';
import { offeredAt, onOf, switchedBy } from '../../../../src/table/helps.ts';

const GAME = 'wildlife-park';
const on = () => [...onOf({ game: GAME, helps }, settings.read().helps)];

beforeEach(() => settings.change({ helps: [] }));

test('helps for newcomers are on until the third match has been seen to its end; hints stay', () => {
	const all = ['gains', 'crosses', 'legend', 'warnings', 'hints'];
	expect(on()).toEqual(all);
	matchSeen();
	matchSeen();
	expect(on()).toEqual(all);
	matchSeen();
	expect(on()).toEqual(['hints']);
});

test('what is switched on again stays on, and what was off stays off', () => {
	settings.change({ helps: switchedBy(GAME, 'legend', []) });
	for (let matches = 0; matches < 3; matches++) matchSeen();
	expect(on()).toEqual(['hints']);
	settings.change({ helps: switchedBy(GAME, 'gains', settings.read().helps) });
	matchSeen();
	expect(on()).toEqual(['gains', 'hints']);
});

test('in a rated match nobody is helped', () => {
	const offered = (isRated: boolean) => offeredAt({ helps }, { game: GAME, isRated, options: {} }).helps;
	expect(offered(false)).toEqual(helps);
	expect(offered(true)).toEqual([]);
});
