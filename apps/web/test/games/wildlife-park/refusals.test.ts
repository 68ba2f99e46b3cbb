import { REFUSALS } from '@shutterbox/wildlife-park/rules/refusals';
import { beforeAll, expect, test } from 'vitest';
import { reason, refusal } from '../../../src/games/wildlife-park/refusals.ts';
import { words } from '../../../src/games/wildlife-park/words.ts';
import { at, refused, sketch } from './positions.ts';

beforeAll(() => words.load());

const PARK = 'a1 sloth.heart, a2 tiger.black@0, a3 seal.black@0, b1 orangutan.heart=1';
const turn = (supply: object, more: object = {}) => ({
	type: 'turn',
	supply: 'out:green',
	display: 'die:0',
	build: [
		{ item: 'supply', to: null, ...supply },
		{ item: 'display', to: null },
	],
	...more,
});
const table = (value = 4) => sketch({ park: PARK, supply: `out:green ${value}, tile:green common.tiger.brown` });
const decided = () => table().play(0, 'out:green -, die:0 -');
const LEFT = [1, 2, 3, 4, 5, 6, 7, 8].map((space) => `left:${space} 3`).join(', ');
const RIGHT =
	'right:1 seal.heart, right:2 lion.heart, right:3 sloth.heart, right:4 vicuna.heart, right:5 seal.black, right:6 lion.black, right:7 sloth.black, right:8 vicuna.black';
const declared = (kind: string) =>
	at(`1p declare 1 | solo tokens 1 2 3 4 5 6 7 8 | 0: saola; supply ${LEFT}, ${RIGHT}; display die:0 1`).play(
		0,
		`declare ${kind}`,
		'protect -',
	);

const CASES: readonly (readonly [code: string, given: () => ReturnType<typeof table>, move: unknown, words: string])[] =
	[
		['bad-shape', table, { type: 'dance' }, 'Something is missing in that move.'],
		['game-over', () => at('2p over 15'), turn({}), 'The match is over. (WPK-48)'],
		['wrong-phase', table, 'keep', 'That is not what is to be decided now. (WPK-18)'],
		['already-committed', decided, turn({}), 'You have decided already; the others still think. (WPK-18)'],
		['no-item', table, turn({}, { supply: 'out:blue' }), 'There is nothing on that space. (WPK-20)'],
		['hex-unknown', table, turn({ to: 'z9' }), 'Your park has no such hex. (WPK-23)'],
		[
			'worker-on-discard',
			table,
			turn({ workers: [['green', 1]] }),
			'A worker would be wasted on an item that is discarded. (WPK-38)',
		],
		[
			'worker-on-tile',
			table,
			turn({ to: 'c1', workers: [['green', 1]] }, { supply: 'tile:green' }),
			'Workers turn dice, not tiles. (WPK-38)',
		],
		[
			'hex-not-vacant',
			table,
			turn({ to: 'a1', corner: 0 }, { supply: 'tile:green' }),
			'There is a tile already. (WPK-24)',
		],
		['corner', table, turn({ to: 'c1' }, { supply: 'tile:green' }), 'Say at which corner its part lies. (WPK-25)'],
		[
			'worker-used',
			table,
			turn({
				to: 'a2',
				workers: [
					['green', 1],
					['green', 1],
				],
			}),
			'That worker is used. (WPK-36)',
		],
		[
			'worker-colour',
			table,
			turn({ to: 'a2', workers: [['blue', 1]] }),
			'A worker helps only with its own colour; the multicoloured one helps with all. (WPK-36)',
		],
		[
			'worker-cancel',
			table,
			turn({
				to: 'a2',
				workers: [
					['green', 1],
					['multi', -1],
				],
			}),
			'Two workers turn a die the same way. (WPK-38)',
		],
		['hex-no-tile', table, turn({ to: 'c1' }), 'There is no tile to put a die on. (WPK-30)'],
		['hex-has-die', table, turn({ to: 'b1' }), 'There is a die already. (WPK-30)'],
		['die-colour', table, turn({ to: 'a3' }), 'The tile has another colour than the die. (WPK-31)'],
		['die-star', table, turn({ to: 'c2' }), 'Only a 6 may lie on the star. (WPK-33)'],
		['die-breeding', table, turn({ to: 'a1' }), 'Only a 1 or a 2 may lie on a heart. (WPK-32)'],
		['die-six', () => table(6), turn({ to: 'a2' }), 'A 6 may lie there only once its tower stands. (WPK-34)'],
		[
			'hex-no-die',
			() => sketch({ when: 'workers 8', park: PARK, supply: '-' }),
			{ type: 'workers', changes: [{ hex: 'a1', workers: [['green', 1]] }] },
			'There is no die. (WPK-43)',
		],
		['wrong-side', () => declared('die'), turn({}, { supply: 'right:2' }), 'You declared a die. (WPK-64)'],
		['wrong-side', () => declared('tile'), turn({}, { supply: 'left:2' }), 'You declared a tile. (WPK-64)'],
		[
			'not-your-decision',
			() =>
				at(
					'2p choose 3 tempo=ordered | 0: saola; board 2; supply out:green 1; display die:0 1 | 1: gorilla; board 1; supply out:green 1; display die:0 1',
				),
			'choose out:green die:0',
			'This is asked of others now. (WPK-70)',
		],
	];

test.each(CASES)('%s is told in words, with its rule', (code, given, move, sentence) => {
	const answer = refused(given(), move);
	expect([answer.code, reason(answer)]).toEqual([code, sentence]);
});

test('no code of the game is without words', () => {
	expect([...new Set(CASES.map(([code]) => code))].sort()).toEqual(Object.keys(REFUSALS).sort());
	expect(() => refusal({ code: 'new', rule: null, facts: {} })).toThrow('new');
});
