import type { Parsed } from '@shutterbox/kernel';
import { luckOf, walk } from '@shutterbox/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Move, photograph, type State } from '../../src/index.ts';
import { notation } from '../../src/notation/notation.ts';
import { printCard } from '../../src/notation/print-position.ts';
import { cardWithBack, SUNSET, tableSize, UNKNOWN } from '../../src/rules/components.ts';
import { commitOf, NO_CARD, OPEN_MARK } from '../../src/rules/state.ts';
import { windsOf } from '../../src/rules/wind.ts';
import { A, at, B, C, D, optionsFor, sectionOf } from '../table.ts';

function parsedOf<T>(parsed: Parsed<T>): T {
	if ('problem' in parsed) throw new Error(parsed.problem);
	return parsed.value;
}

function problemOf(parsed: Parsed<unknown>): string | null {
	return 'problem' in parsed ? parsed.problem : null;
}

describe('moves', () => {
	test('[PHO-13, 18] every pick and wind prints and parses back', () => {
		const moves: Move[] = windsOf(8).slice();
		for (const row of [0, 1, 2, 3])
			for (const side of ['left', 'right'] as const)
				for (const count of [1, 2, 3]) moves.push({ type: 'pick', row, side, count });
		for (const move of moves) expect(notation.parseMove(notation.printMove(move))).toEqual({ value: move });
		expect(notation.printMove({ type: 'pick', row: 0, side: 'right', count: 3 })).toBe('0R3');
		expect(notation.printMove({ type: 'wind', from: 2, to: 7 })).toBe('2>7');
	});

	test('[PHO-13, 18] spaces and small letters are forgiven', () => {
		expect(notation.parseMove(' 1l2 ')).toEqual({ value: { type: 'pick', row: 1, side: 'left', count: 2 } });
		expect(notation.parseMove('0 > 5')).toEqual({ value: { type: 'wind', from: 0, to: 5 } });
	});

	test('[PHO-13, 18] whatever else is given, the problem says how moves are written', () => {
		for (const text of ['', 'L1', '0L', '0X1', '0L33', '10L1', '0>', '>1', '0-1', '1>2>3', 'pick', '-1>2'])
			expect(problemOf(notation.parseMove(text))).toBe('a pick is row, side and count (0L3), a wind is from>to (2>7)');
	});
});

describe('positions', () => {
	test('[X-17] position A in one line, complete', () => {
		const { deck, out, ...rest } = Object.fromEntries(
			['deck', 'out', 'field', '0:', '1:'].map((name) => [name, sectionOf(at(A), name)]),
		);
		expect(rest).toEqual({
			field: 'R3 [R8] [Y5] G9 / B7 [G2] [N11] Y10 / . . [B5] N4',
			'0:': 'hand B3 R6 Y8 G4 N7; films B 1 2, R 2 4, G 6',
			'1:': 'hand Y6 R10 B11 N9 G11; films B 9',
		});
		expect(deck).toBe('SUN');
		expect(out.split(' ')).toHaveLength(60 - 10 - 10 - 6);
	});

	test('[X-17, 22, 26, 28] the positions of the specification print to themselves', () => {
		for (const position of [A, B('Y1 SUN'), C, D('G1', 'lateGoodShot=exact')]) {
			const printed = at(position).print();
			expect(at(printed).print()).toBe(printed);
			expect(printed.startsWith(position.split(' | ')[0])).toBe(true);
		}
	});

	test('[PHO-10, 49] what is left out: the deck, hands of any unmentioned cards, everything else out', () => {
		const { state } = at('2p BRYGN pick 0 | field B1 [B2] [B3] B4');
		expect(state.deck).toEqual([SUNSET]);
		expect(state.hands.map((hand) => hand.length)).toEqual([5, 5]);
		expect(state.removedOpen).toHaveLength(60 - 4 - 10);
		const after = at('2p BRYGN pick 0 after-sunset | field B1 [B2] [B3] B4').state;
		expect([after.deck, after.hands.map((hand) => hand.length)]).toEqual([[], [3, 3]]);
		expect(at('2p BRYGN final 0').state.hands.map((hand) => hand.length)).toEqual([3, 3]);
		expect(at('2p BRYGN over 0 | last B1 B2').state.hands).toEqual([[], []]);
	});

	test('[PHO-16, 48] unknown cards, backs, open cards and secret commitments', () => {
		const text =
			'2p BRYGN sunset 1 | field . . . . / . . . . / . . . . | deck R+ ?*3 | 0: hand R- G+ ? B3* N-; commit ? | 1: hand B1 B2 B4 B5 B6; commit 1>4 | out - | facedown N+ ?';
		const state = parsedOf(notation.parsePosition(text));
		expect(notation.printPosition(state)).toBe(text);
		expect(state.deck).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, cardWithBack(3)]);
		expect(state.hands[0].map((slot) => slot >= OPEN_MARK)).toEqual([false, false, false, true, false]);
	});

	test('[PHO-2] cards print as letter and value', () => {
		const cards = [0, 23, 83, SUNSET, cardWithBack(0), cardWithBack(13), UNKNOWN, NO_CARD];
		expect(cards.map(printCard)).toEqual(['B1', 'R12', 'P12', 'SUN', 'B-', 'P+', '?', '.']);
	});
});

describe('problems', () => {
	const field = 'field B1 [B2] [B3] B4';
	test.each([
		['', 'the position must begin with 2p, 3p or 4p'],
		['5p BRYGN pick 0', 'the position must begin with 2p, 3p or 4p'],
		['2p BRYG pick 0', '2 players use 5 colours'],
		['2p BRYGG pick 0', '2 players use 5 colours'],
		['3p BRYGN pick 0', '3 players use 6 colours'],
		['2p BRYGX pick 0', '"X" is no colour'],
		['2p BRYGN shoot 0', 'no phase "shoot"'],
		['2p BRYGN pick', 'the phase is followed by a seat'],
		['2p BRYGN pick 2', 'the phase is followed by a seat'],
		['2p BRYGN wind 0 took 4', 'took 1, 2 or 3 cards'],
		['2p BRYGN pick 0 sunny', '"sunny" means nothing here'],
		['2p BRYGN pick 0 toString=1', '"toString=1" means nothing here'],
		['2p BRYGN pick 0 missedShot=yes', 'missedShot cannot be "yes"'],
		['2p BRYGN pick 0 lateGoodShot=late', 'lateGoodShot cannot be "late"'],
		['2p BRYGN pick 0 | feild B1', 'no section "feild"'],
		['2p BRYGN pick 0 | 2: hand B1', 'no seat 2:'],
		['2p BRYGN pick 0 | field B1 B2', 'row 0 of the field must have 4 places'],
		[`2p BRYGN pick 0 | ${field} / - / - / -`, 'at most 3 rows'],
		['2p BRYGN pick 0 | field B1 [B2] [B3] B13', '"B13" is no card'],
		['2p BRYGN pick 0 | field B1 [B2] [B3] B0', '"B0" is no card'],
		['2p BRYGN pick 0 | deck B1 X2', '"X" is no colour'],
		['2p BRYGN pick 0 | 0: hands B1', 'a seat has hand, films, shots and commit, not "hands"'],
		['2p BRYGN pick 0 | 0: films R 4 y6', '"y6" is no frame'],
		['2p BRYGN pick 0 | 0: films R 4 x13', '"x13" is no frame'],
		['2p BRYGN sunset 0 | 0: commit 0L1', '"0L1" is no wind'],
		['2p BRYGN over 0 | last B1', 'one last card per seat'],
	])('[PHO-1] %s', (text, problem) => {
		expect(notation.parsePosition(text)).toEqual({ problem });
	});

	test('[PHO-18, 48] a commitment beyond any hand is a problem, not some other commitment', () => {
		for (const wind of ['8>0', '0>8', '0>9', '1>9', '9>9']) {
			const parsed = notation.parsePosition(`2p BRYGN sunset 0 | 0: commit ${wind}`);
			const read = 'value' in parsed ? notation.printPosition(parsed.value) : parsed;
			expect([wind, read]).toEqual([wind, { problem: expect.any(String) }]);
		}
	});

	test('[PHO-1] no text makes the parser throw', () => {
		const words = [
			'2p',
			'3p',
			'BRYGN',
			'pick',
			'over',
			'0',
			'|',
			'field',
			'deck',
			'0:',
			'hand',
			'films',
			'shots',
			'commit',
		];
		const scraps = [
			...words,
			'last',
			'out',
			'R',
			'x3',
			'4',
			',',
			';',
			'/',
			'-',
			'?',
			'?*3',
			'SUN',
			'B1*',
			'[B2]',
			'.',
			'0>1',
		];
		const text = fc.oneof(
			fc.string(),
			fc.array(fc.constantFrom(...scraps)).map((list) => list.join(' ')),
		);
		const headed = text.map((rest) => `2p BRYGN pick 0 | ${rest}`);
		fc.assert(
			fc.property(fc.oneof(text, headed), (given) => {
				const parsed = notation.parsePosition(given);
				expect('value' in parsed || parsed.problem !== '').toBe(true);
				notation.parseMove(given);
			}),
			{ numRuns: 500 },
		);
	});
});

describe('round trips', () => {
	test('[PHO-11, 30, 48] positions of random matches and all their views', () => {
		const table = fc.record({
			seats: fc.constantFrom(2, 3, 4),
			informativeBacks: fc.boolean(),
			missedShot: fc.boolean(),
			seed: fc.nat(10_000),
			after: fc.nat(80),
		});
		fc.assert(
			fc.property(table, ({ seats, seed, after, ...options }) => {
				const match = walk(photograph, { seats, options }, seed);
				let step = match.next();
				for (let n = 0; n < after && !step.done; n++) step = match.next();
				const state = step.done ? step.value : step.value.state;
				for (const viewer of [null, 0, 1, 'spectator'] as const) {
					const position = viewer === null ? state : photograph.view(state, viewer);
					expect(notation.parsePosition(notation.printPosition(position))).toEqual({ value: position });
				}
			}),
			{ numRuns: 100 },
		);
	});

	test('[PHO-11, 30, 48] positions made up at random, possible or not', () => {
		fc.assert(
			fc.property(fc.constantFrom(2, 3, 4), fc.nat(100_000), (seats, seed) => {
				const state = madeUp(seats, seed);
				expect(notation.parsePosition(notation.printPosition(state))).toEqual({ value: state });
			}),
			{ numRuns: 200 },
		);
	});
});

/** Every photo somewhere, in no meaningful arrangement. */
function madeUp(seats: number, seed: number): State {
	const { match, players: luck } = luckOf(seed);
	const state = photograph.setup({ seats, options: optionsFor(seats) }, { chance: match });
	const photos = state.deck.filter((card) => card !== SUNSET).concat(state.field, ...state.hands);
	luck.shuffle(photos);
	const take = (most: number) => photos.splice(0, luck.int(most + 1));
	state.phase = (['pick', 'wind', 'sunset', 'final', 'over'] as const)[luck.int(5)];
	state.active = luck.int(seats);
	state.taken = state.phase === 'wind' ? 1 + luck.int(3) : 0;
	state.sunsetDone = state.phase === 'final' || state.phase === 'over' || luck.int(2) === 1;
	state.field = Array.from({ length: 4 * tableSize(seats).rows }, () =>
		luck.int(2) ? (photos.pop() ?? NO_CARD) : NO_CARD,
	);
	state.hands = state.hands.map(() => take(8).map((card) => (luck.int(3) ? card : card + OPEN_MARK)));
	for (let seat = 0; seat < seats; seat++) {
		for (const color of state.colors) {
			const values = take(4).map((card) => (card % 12) + 1);
			state.films[7 * seat + color] = values.map((value) => (luck.int(3) ? value : -value));
		}
	}
	for (const color of state.colors) state.goodShots[color] = luck.int(seats + 1) - 1;
	state.removedHidden = take(5);
	state.lastCards = state.hands.map(() => (state.phase === 'over' ? (photos.pop() ?? 0) : NO_CARD));
	state.commits = state.hands.map(() => (luck.int(2) ? -1 : commitOf(luck.int(3), 3 + luck.int(2))));
	state.deck = [...take(20), ...(luck.int(2) ? [SUNSET] : [])];
	state.removedOpen = photos;
	return state;
}
