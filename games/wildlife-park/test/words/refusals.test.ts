import { expect, test } from 'vitest';
import { REFUSALS } from '../../src/rules/refusals.ts';
import { refusal } from '../../src/words/refusals.ts';
import { at, type Scene, sketch } from '../table.ts';
import { RUSSIAN, voice } from './telling.ts';

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

const CASES: readonly (readonly [code: string, given: () => Scene, move: unknown, words: string])[] = [
	['bad-shape', table, { type: 'dance' }, 'Something is missing in that move, or named twice.'],
	['game-over', () => at('2p over 15'), turn({}), 'The match is over.'],
	['wrong-phase', table, 'keep', 'That is not what is to be decided now.'],
	['already-committed', decided, turn({}), 'You have decided already; the others still think.'],
	['no-item', table, turn({}, { supply: 'out:blue' }), 'There is nothing on that space of the supply.'],
	['no-item', table, turn({}, { display: 'die:1' }), 'There is nothing on that space of your display.'],
	['hex-unknown', table, turn({ to: 'z9' }), 'Your park has no hex named z9.'],
	[
		'worker-on-discard',
		table,
		turn({ workers: [['green', 1]] }),
		'A worker would be wasted on an item that is discarded.',
	],
	[
		'worker-on-tile',
		table,
		turn({ to: 'c1', workers: [['green', 1]] }, { supply: 'tile:green' }),
		'Workers turn dice, not tiles.',
	],
	['hex-not-vacant', table, turn({ to: 'a1', corner: 0 }, { supply: 'tile:green' }), 'There is a tile on a1 already.'],
	['corner', table, turn({ to: 'c1' }, { supply: 'tile:green' }), 'Say at which corner of c1 its part lies.'],
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
		'That worker is used, or named twice.',
	],
	[
		'worker-colour',
		table,
		turn({ to: 'a2', workers: [['blue', 1]] }),
		'A worker helps only with its own colour; the multicoloured one helps with all.',
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
		'Two workers turn a die the same way.',
	],
	['hex-no-tile', table, turn({ to: 'c1' }), 'There is no tile on c1 to put a die on.'],
	['hex-has-die', table, turn({ to: 'b1' }), 'There is a die on b1 already.'],
	['die-colour', table, turn({ to: 'a3' }), 'The tile on a3 has another colour than the die.'],
	['die-star', table, turn({ to: 'c2' }), 'Only a 6 may lie on the star.'],
	['die-breeding', table, turn({ to: 'a1' }), 'The tile on a1 has a heart: only a 1 or a 2 may lie there.'],
	['die-six', () => table(6), turn({ to: 'a2' }), 'A 6 may lie on a2 only once its tower stands.'],
	[
		'hex-no-die',
		() => sketch({ when: 'workers 8', park: PARK, supply: '-' }),
		{ type: 'workers', changes: [{ hex: 'a1', workers: [['green', 1]] }] },
		'There is no die on a1.',
	],
	[
		'wrong-side',
		() => declared('die'),
		turn({}, { supply: 'right:2' }),
		'You declared a die: no tile can be taken from the supply.',
	],
	[
		'wrong-side',
		() => declared('tile'),
		turn({}, { supply: 'left:2' }),
		'You declared a tile: no die can be taken from the supply.',
	],
	[
		'not-your-decision',
		() =>
			at(
				'2p choose 3 tempo=ordered | 0: saola; board 2; supply out:green 1; display die:0 1 | 1: gorilla; board 1; supply out:green 1; display die:0 1',
			),
		'choose out:green die:0',
		'This is asked of others now.',
	],
];

test.each(CASES)('%s is told in words', (code, given, move, sentence) => {
	const answer = given().refusal(0, move);
	expect(answer && [answer.code, refusal(voice, answer)]).toEqual([code, sentence]);
});

test.each(CASES)('%s is told in Russian, of the same hex', (_, given, move, sentence) => {
	const answer = given().refusal(0, move);
	const russian = answer && refusal(RUSSIAN, answer);
	expect(russian).toMatch(/^[А-Я0-9][^A-Z{}?]*\.$/);
	expect(russian?.match(/\b[a-z]\d\b/g)).toEqual(sentence.match(/\b[a-z]\d\b/g));
});

test('without the name of its hex the sentence holds for any', () => {
	const anywhere = { code: 'hex-not-vacant', rule: null, facts: { item: 'supply', to: null } };
	expect(refusal(voice, anywhere)).toBe('There is a tile on that hex already.');
	expect(refusal(RUSSIAN, anywhere)).toBe('На этой клетке уже есть плитка.');
});

test('no code of the game is without words', () => {
	expect([...new Set(CASES.map(([code]) => code))].sort()).toEqual(Object.keys(REFUSALS).sort());
	expect(refusal(voice, { code: 'new', rule: null, facts: {} })).toBeNull();
});
