import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/index.ts';
import { filmText } from '../../src/words/film.ts';
import { NAMES, RUSSIAN, voice } from './voice.ts';

const telling = { names: NAMES, viewer: 0, options: { boardSize: 9 } };
const C3 = 20;

const stepped = (seat: number, to: number): Event => ({ type: 'stepped', seat, from: to + 9, to });
const toll = (from: number, to: number, paid: number): Event => ({
	type: 'tollPaid',
	from,
	to,
	tile: 'basic',
	square: C3,
	owed: 1,
	paid,
});
const lured: Event = { type: 'lured', seat: 1, dir: 'S', dist: 3, from: 22, to: 49, forced: true };

describe('a frame of the turn in a few words', () => {
	test.each<[string, string, readonly Event[]]>([
		['no exchange', 'без обмена', [{ type: 'whistleBlown', seat: 0, give: {}, get: {} }]],
		[
			'4 basics for 1 Super',
			'4 обычные → 1 супер',
			[{ type: 'whistleBlown', seat: 0, give: { basic: 4 }, get: { super: 1 } }],
		],
		[
			'2 of 4 ready',
			'готовы 2 из 4',
			[
				{ type: 'committed', seat: 0 },
				{ type: 'commitStored', dir: 'N', trap: false },
				{ type: 'committed', seat: 2 },
			],
		],
		['1 of 4 ready', 'готов 1 из 4', [{ type: 'committed', seat: 0 }]],
		[
			'all four shown',
			'все открыты',
			[
				{ type: 'committed', seat: 3 },
				{ type: 'revealed', commits: [] },
			],
		],
		['to C2, C1', 'на C2, C1', [stepped(0, 11), stepped(0, 2)]],
		[
			'Super on C3, to C2',
			'супер на C3, на C2',
			[{ type: 'trapSet', seat: 0, tile: 'super', square: C3 }, stepped(0, 11)],
		],
		[
			'spike on C3, your basic gone, Cy held, to C2',
			'шип на C3, минус ваша обычная, Cy в западне, на C2',
			[
				{ type: 'trapSet', seat: 1, tile: 'spike', square: C3 },
				{ type: 'trapsDestroyed', by: 1, list: [{ owner: 0, tile: 'basic', square: 11 }] },
				{ type: 'entrapped', seat: 2, by: 1 },
				stepped(1, 11),
			],
		],
		['to C3, pays Bo 1', 'на C3, платит 1 (Bo)', [stepped(2, C3), toll(2, 1, 1)]],
		['to C3, pays you 1', 'на C3, платит вам 1', [stepped(2, C3), toll(2, 0, 1)]],
		['to C3, nothing to pay', 'на C3, платить нечем', [stepped(2, C3), toll(2, 1, 0)]],
		['to C3, nothing to pay', 'на C3, платить нечем', [stepped(2, C3), toll(2, 1, 0), toll(2, 3, 0)]],
		[
			'Trap! wasted, held, no walk',
			'«Ловушка!» впустую, в западне, стоит',
			[
				{ type: 'trapWasted', seat: 0, reason: 'tile-here' },
				{ type: 'held', seat: 0 },
			],
		],
		[
			'uproots C3, to C2, mauled, −3',
			'снимает C3, на C2, помяли, −3',
			[
				{ type: 'uprooted', seat: 0, tile: 'basic', square: C3 },
				stepped(0, 11),
				{ type: 'mauled', seat: 0, square: 11, snaps: 3, by: 'walk' },
				{ type: 'tossed', seat: 0, to: 40 },
			],
		],
		['3 south to E6', '3 на юг, на E6', [lured]],
		[
			'3 south to E6: Cy +4, you +1',
			'3 на юг, на E6: Cy +4, вам +1',
			[
				lured,
				{ type: 'caught', owner: 2, tile: 'super', square: 49, earned: 1, fromPile: 2 },
				{ type: 'caught', owner: 0, tile: 'basic', square: 48, earned: 1, fromPile: 0 },
				{ type: 'caught', owner: 2, tile: 'basic', square: 50, earned: 1, fromPile: 0 },
			],
		],
		[
			'3 south to E6: you are mauled, Cy +3, Cy wins',
			'3 на юг, на E6: вас помяли, Cy +3, победа: Cy',
			[
				lured,
				{ type: 'mauled', seat: 0, square: 49, snaps: 2, by: 'lure' },
				{ type: 'tossed', seat: 0, to: 40 },
				{ type: 'caught', owner: 2, tile: 'basic', square: 49, earned: 1, fromPile: 2 },
				{ type: 'gameEnded', reason: 'target', winners: [2], standings: [] },
			],
		],
	])('%s', (english, russian, events) => {
		expect(filmText(voice, events, telling)).toBe(english);
		expect(filmText(RUSSIAN, events, telling)).toBe(russian);
	});
});

test('a rival who pays for being entrapped is named', () => {
	const events: Event[] = [{ type: 'trapSet', seat: 0, tile: 'basic', square: C3 }, toll(1, 0, 1), stepped(0, 11)];
	expect(filmText(voice, events, telling)).toBe('basic on C3, Bo pays 1, to C2');
});

test('nothing happened yet', () => {
	expect(filmText(voice, [], telling)).toBe('');
});
