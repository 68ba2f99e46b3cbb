import { luckOf } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { SUNSET } from '../src/rules/components.ts';
import {
	A,
	at,
	B,
	B_AFTER_SUNSET,
	C,
	D,
	DECK_OF_B,
	dealt,
	deckOf,
	fieldOf,
	filmOf,
	filmsOf,
	handOf,
	type PhotoTable,
	photosFor,
	playUntil,
	rowOf,
	sectionOf,
	seen,
	shotsOf,
	told,
} from './table.ts';

// Section 11 of the specification, the examples about turns and phases: position, moves, result.

test('[X-5, PHO-8, 10] a deal with 3 players, first seat 1', () => {
	const { players } = luckOf(5);
	const d = photosFor(3);
	players.shuffle(d);
	const { state } = dealt({ seats: 3, first: 1, photos: d, sunset: 0 });
	expect(state.field).toEqual(d.slice(0, 16));
	expect(state.hands[1]).toEqual([d[16], d[19], d[22], d[25], d[28]]);
	expect(state.hands[2]).toEqual([d[17], d[20], d[23], d[26], d[29]]);
	expect(state.hands[0]).toEqual([d[18], d[21], d[24], d[27], d[30]]);
});

test('[X-6, PHO-18, 19] the ten winds of a five-card hand', () => {
	const atSunset = () => at('2p BRYGN sunset 0 | 0: hand B1 R1 Y1 G1 N1 | 1: hand B2 R2 Y2 G2 N2');
	const wound = (wind: string) => {
		const table = atSunset().play(0, wind).play(1, '0>1');
		const played = told(table).flatMap((line) => /^played 0 (\w+)/.exec(line)?.[1] ?? []);
		return [...played, handOf(table, 0)].join(' ');
	};
	expect(atSunset().moves(0)).toEqual(['0>1', '0>2', '0>3', '0>4', '1>2', '1>3', '1>4', '2>3', '2>4', '3>4']);
	expect(wound('0>1')).toBe('R1 B1 Y1 G1 N1');
	expect(wound('0>4')).toBe('R1 Y1 G1 N1 B1');
	expect(wound('1>3')).toBe('B1 Y1 G1 R1 N1');
	expect(wound('3>4')).toBe('B1 R1 Y1 N1 G1');
	for (const to of [0, 1, 2, 3, 4]) expect(atSunset().refused(0, `4>${to}`)).toBe('TOP_CARD');
	expect(atSunset().refused(0, '2>1')).toBe('NOT_TOWARD_TOP');
	expect(atSunset().refused(0, '2>2')).toBe('NOT_TOWARD_TOP');
	expect(atSunset().refused(0, '0>5')).toBe('BAD_POSITION');
});

test('[X-7, PHO-14, 15, 17] a row whose two left cards are gone', () => {
	const hand = 'B3 R6 Y8 G4 N7';
	expect(
		at(A)
			.moves(0)
			.filter((move) => move.startsWith('2')),
	).toEqual(['2L1', '2L2', '2R1', '2R2']);
	expect(handOf(at(A).play(0, '2L1'), 0)).toBe(`${hand} B5`);
	expect(handOf(at(A).play(0, '2L2'), 0)).toBe(`${hand} B5 N4*`);
	expect(handOf(at(A).play(0, '2R1'), 0)).toBe(`${hand} N4*`);
	expect(handOf(at(A).play(0, '2R2'), 0)).toBe(`${hand} N4* B5`);
	expect(at(A).refused(0, '2L3')).toBe('ROW_TOO_SHORT');
	expect(at(A).refused(0, '2R3')).toBe('ROW_TOO_SHORT');
});

test('[X-8, PHO-32, 33] the fourth green card wins the green good shot', () => {
	const table = at(
		'3p BRYGNS pick 0 | field B1 [B2] [B3] B4 / R1 [R2] [R3] R4 | 0: hand G9 B8 R9 Y9 N9; films G 2 4 7 | 1: films G 12 x5 8',
	);
	table.play(0, '0L1');
	expect(handOf(table, 0)).toBe('G9 B8 R9 Y9 N9 B1*');
	table.play(0, '1>5');
	expect(told(table)).toEqual(['wound 0 1>5', 'played 0 G9 up rising', 'goodShot 0 G', 'turn 1']);
	expect(filmOf(table, 0, 'G')).toBe('2 4 7 9');
	expect([0, 1, 2].map((seat) => shotsOf(table, seat))).toEqual(['G', '-', '-']);
	expect(handOf(table, 0)).toBe('R9 Y9 N9 B1* B8');
	expect(fieldOf(table)).toBe('. [B2] [B3] B4 / R1 [R2] [R3] R4 / . . . . / . . . .');
});

test('[X-17, PHO-13 to 24] a pick of three, seen by both, and the wind that saves three shots', () => {
	const table = at(A);
	expect(table.moves(0)).toHaveLength(16);
	table.play(0, '0L3');
	expect(handOf(table, 0)).toBe('B3 R6 Y8 G4 N7 R3* R8 Y5');
	expect(told(table, 0)).toEqual(['picked 0 row 0 left: 1 R3, 2 R8, 3 Y5']);
	expect(told(table, 1)).toEqual(['picked 0 row 0 left: 1 R3, 2 R+, 3 Y-']);
	table.play(0, '2>7');
	expect(told(table)).toEqual([
		'wound 0 2>7',
		'played 0 B3 up rising',
		'played 0 R6 up rising',
		'played 0 G4 up falling',
		'turn 1',
	]);
	expect(filmsOf(table, 0)).toBe('B 1 2 3, R 2 4 6, G 6 4');
	expect(handOf(table, 0)).toBe('N7 R3* R8 Y5 Y8');
	expect(fieldOf(table)).toBe('. . . G9 / B7 [G2] [N11] Y10 / . . [B5] N4');
	expect(table.toMove()).toEqual([1]);
});

test('[X-18, PHO-18, 20] the same pick with other winds', () => {
	const near = at(A).play(0, '0L3', '2>3');
	expect(filmsOf(near, 0)).toBe('B 1 2 3, R 2 4 6, G 6 4');
	expect(handOf(near, 0)).toBe('Y8 N7 R3* R8 Y5');
	const far = at(A).play(0, '0L3', '0>7');
	expect(filmsOf(far, 0)).toBe('B 1 2, R 2 4 6, Y 8, G 6 4');
	expect(handOf(far, 0)).toBe('N7 R3* R8 Y5 B3');
});

test('[X-19, PHO-14, 15] a pick from the right', () => {
	const table = at(A).play(0, '0R2');
	expect(handOf(table, 0)).toBe('B3 R6 Y8 G4 N7 G9* Y5');
	expect(rowOf(table, 0)).toBe('R3 [R8] . .');
});

test('[X-20, PHO-20, 25, 26] the order of two shots decides which is blurred', () => {
	const position = A.replace('B3 R6 Y8 G4 N7', 'R1 R12 Y8 G4 N7');
	const table = at(position).play(0, '1R2', '2>6');
	expect(told(table).slice(1, 3)).toEqual(['played 0 R1 down rising (direction)', 'played 0 R12 up rising']);
	expect(filmOf(table, 0, 'R')).toBe('2 4 x1 12');
	expect(handOf(table, 0)).toBe('G4 N7 Y10* N11 Y8');
	const other = at(position).play(0, '1R2', '0>1');
	expect(told(other).slice(1, 3)).toEqual(['played 0 R12 down rising (step)', 'played 0 R1 down rising (direction)']);
	expect(filmOf(other, 0, 'R')).toBe('2 4 x12 x1');
	expect(handOf(other, 0)).toBe('Y8 G4 N7 Y10* N11');
});

describe('refusals in position A', () => {
	const pick = { type: 'pick', row: 0, side: 'left', count: 1 };

	test('[X-21] what is wrong with a pick', () => {
		const table = at(A);
		for (const move of ['0L1', '2R2', '0>1']) expect(table.refused(1, move)).toBe('NOT_YOUR_TURN');
		expect(table.refused(0, '0>1')).toBe('WRONG_PHASE');
		expect(table.refused(0, { ...pick, row: 3 })).toBe('BAD_ROW');
		expect(table.refused(0, { ...pick, row: 1.5 })).toBe('BAD_ROW');
		expect(table.refused(0, { ...pick, side: 'top' })).toBe('BAD_SIDE');
		for (const count of [0, 4]) expect(table.refused(0, { ...pick, count })).toBe('BAD_COUNT');
		expect(table.refused(0, '2L3')).toBe('ROW_TOO_SHORT');
		for (const move of [
			{ type: 'pick', row: 0 },
			{ ...pick, row: '0' },
			{ ...pick, extra: 1 },
		])
			expect(table.refused(0, move)).toBe('BAD_MOVE');
	});

	test('[X-21] a second pick, and an emptied row', () => {
		for (const move of at(A).moves(0)) expect(at(A).play(0, move).refused(0, '1L1')).toBe('WRONG_PHASE');
		expect(at(A).play(0, '2L2', '0>1').refused(1, '2L1')).toBe('ROW_EMPTY');
	});
});

const FIELD_AFTER_B = 'G2 [Y1] [Y2] Y3 / S7 [Y4] [Y5] Y6 / Y7 [Y8] [N1] N2 / N3 [N5] [N6] N7';

test('[X-22, PHO-40, 42] a refill with 3 players carries what lay face down', () => {
	const table = at(B(`${DECK_OF_B} SUN`)).play(1, '0L1');
	expect(handOf(table, 1)).toBe('B9 B10 B11 B12 N10 S12*');
	table.play(1, '0>5');
	expect(handOf(table, 1)).toBe('B11 B12 N10 S12* B9');
	expect(filmsOf(table, 1)).toBe('B 10');
	expect(told(table).slice(2, 4)).toEqual(['cleared 12 N4', 'carried 7>1 G2, 14>5 S7']);
	expect(sectionOf(table, 'out').split(' ').at(-1)).toBe('N4');
	expect(fieldOf(table)).toBe(FIELD_AFTER_B);
	expect(deckOf(table)).toBe('N8 B1 SUN');
	expect([table.state.phase, table.toMove()]).toEqual(['pick', [2]]);
});

test('[X-23, PHO-44, 47 to 50] the sunset card is the first drawn after the carry', () => {
	const table = at(B(`SUN ${DECK_OF_B}`)).play(1, '0L1', '0>5');
	expect(fieldOf(table)).toBe('G2 . . . / S7 . . . / . . . . / . . . .');
	expect(told(table).at(-1)).toBe('sunset 14');
	expect([table.state.phase, table.toMove()]).toEqual(['sunset', [0, 1, 2]]);
	for (const seat of [0, 1, 2]) table.play(seat, '0>1');
	expect(told(table)).toContain('played 1 B12 up rising');
	expect([0, 1, 2].map((seat) => filmsOf(table, seat))).toEqual(['B 8, G 9', 'B 10 12 x11', 'R 11 10']);
	expect([0, 1, 2].map((seat) => handOf(table, seat))).toEqual(['R9 Y9 N9', 'N10 S12* B9', 'R12 Y10 Y11']);
	expect(fieldOf(table)).toBe(FIELD_AFTER_B);
	expect([table.state.phase, table.toMove()]).toEqual(['pick', [2]]);
});

test.each([
	['Y1 Y2 Y3 Y4 Y5', 'G2 [Y1] [Y2] Y3 / S7 [Y4] [Y5] . / . . . . / . . . .', 'turn 2'],
	['Y1 Y2', 'G2 [Y1] [Y2] . / S7 . . . / . . . . / . . . .', 'turn 2'],
	['Y1', 'G2 [Y1] . . / S7 . . . / . . . . / . . . .', 'finalPhase 3'],
	['-', 'G2 . . . / S7 . . . / . . . . / . . . .', 'finalPhase 2'],
])('[X-24, PHO-45, 46] a refill from the short deck %s', (deck, field, then) => {
	const table = at(B_AFTER_SUNSET(deck)).play(1, '0L1', '0>3');
	expect(filmsOf(table, 1)).toBe('B 10');
	expect(fieldOf(table)).toBe(field);
	expect(told(table).at(-1)).toBe(then);
	expect(table.toMove()).toEqual(then === 'turn 2' ? [2] : [0, 1, 2]);
});

test('[X-25, PHO-39] of five cards, one taken leaves enough, two do not', () => {
	const five = '2p BRYGN pick 0 | field . [R2] [R3] R4 / . . . G1 / . . . G2 | deck Y1 Y2 Y3 Y4 Y5 Y6 SUN';
	const one = at(five).play(0, '0R1', '0>1');
	expect(fieldOf(one)).toBe('. [R2] [R3] . / . . . G1 / . . . G2');
	const two = at(five).play(0, '0R2', '0>1');
	expect(fieldOf(two)).toBe('Y1 [Y2] [Y3] Y4 / Y5 [Y6] . . / . . . .');
});

test('[X-26, PHO-41, 43, 44] a refill with 2 players that the sunset interrupts', () => {
	const table = at(C).play(0, '2L1', '0>5');
	expect(filmsOf(table, 0)).toBe('B 1 2, R 6, G 12 10 7');
	expect(handOf(table, 0)).toBe('Y8 G4 N7 B5* B3');
	expect(sectionOf(table, 'out').split(' ').at(-1)).toBe('N4');
	expect(sectionOf(table, 'facedown')).toBe('G2 N11');
	for (const viewer of [0, 1, 'spectator'] as const) expect(seen(table, viewer)).toContain('| facedown G- N+');
	expect(fieldOf(table)).toBe('Y1 [Y2] [Y3] Y4 / G5 [G6] . . / . . . .');
	expect(told(table).at(-1)).toBe('sunset 6');
});

test('[X-27, PHO-36, 48 to 50] two commitments, then everything at once', () => {
	const table = at(C).play(0, '2L1', '0>5').play(1, '1>4');
	expect(told(table)).toEqual(['committed 1']);
	expect(handOf(table, 1)).toBe('Y6 R10 B11 N9 G11');
	expect(table.refused(1, '1>4')).toBe('ALREADY_COMMITTED');
	table.play(0, '0>3');
	expect(filmsOf(table, 0)).toBe('B 1 2, R 6, G 12 10 7 4, N 7');
	expect(handOf(table, 0)).toBe('B5* Y8 B3');
	expect(filmsOf(table, 1)).toBe('B 12 11, Y 9 7 6');
	expect(handOf(table, 1)).toBe('N9 G11 R10');
	expect([shotsOf(table, 0), shotsOf(table, 1)]).toEqual(['-', '-']);
	expect(fieldOf(table)).toBe('Y1 [Y2] [Y3] Y4 / G5 [G6] [G3] G8 / N1 [N2] [N3] N5');
	expect(deckOf(table)).toBe('N6 B6 R1 R2 R3');
	expect([table.state.phase, table.toMove()]).toEqual(['pick', [1]]);
});

const twoTurns = (table: PhotoTable) => table.play(0, '0L1', '1>3').play(1, '1L1', '0>3');

test('[X-28, PHO-37] the fifth green card of the one who had four at sunset', () => {
	const open = twoTurns(at(D('G1', 'lateGoodShot=open')));
	expect([filmOf(open, 0, 'G'), filmOf(open, 1, 'G')]).toEqual(['12 10 7 4 1', '3 5 6 8']);
	expect([shotsOf(open, 0), shotsOf(open, 1)]).toEqual(['G', '-']);
	const exact = twoTurns(at(D('G1', 'lateGoodShot=exact')));
	expect([filmOf(exact, 0, 'G'), filmOf(exact, 1, 'G')]).toEqual(['12 10 7 4 1', '3 5 6 8']);
	expect([shotsOf(exact, 0), shotsOf(exact, 1)]).toEqual(['-', 'G']);
});

test.each(['open', 'exact'])('[X-29, PHO-35, 37] a blurred fifth green card takes nothing, with "%s"', (rule) => {
	const table = twoTurns(at(D('G11', `lateGoodShot=${rule}`)));
	expect([filmOf(table, 0, 'G'), filmOf(table, 1, 'G')]).toEqual(['12 10 7 4 x11', '3 5 6 8']);
	expect([shotsOf(table, 0), shotsOf(table, 1)]).toEqual(['-', 'G']);
});

test('[X-30, PHO-5, 32, 38] two good shots in one turn with 4 players', () => {
	const table = at(
		'4p BRYGNSP pick 0 | field B1 [B2] [B3] B4 / R1 [R2] [R3] R4 | 0: hand G9 P4 S8 Y9 N9; films G 5 7, P 8 6, S 12 x4',
	).play(0, '0L3', '6>7');
	expect(told(table).slice(1)).toEqual([
		'played 0 G9 up rising',
		'goodShot 0 G',
		'played 0 P4 up falling',
		'goodShot 0 P',
		'played 0 S8 up falling',
		'turn 1',
	]);
	expect(filmOf(table, 0, 'S')).toBe('12 x4 8');
	expect(shotsOf(table, 0)).toBe('G P');
	expect(handOf(table, 0)).toBe('Y9 N9 B1* B3 B2');
	expect(fieldOf(table)).toBe('. . . B4 / R1 [R2] [R3] R4 / . . . . / . . . .');
});

test('[X-34, PHO-4, 51] where the sunset card may lie with 2 players, and when it comes', () => {
	const found = [];
	for (let p = 0; p <= 10; p++) {
		const table = dealt({ seats: 2, sunset: p });
		const index = 22 + table.state.deck.toReversed().indexOf(SUNSET);
		const lines = playUntil(table, 'sunset');
		const refill = lines.filter((line) => line.startsWith('cleared')).length;
		found.push([p, index, refill, lines.at(-1)]);
	}
	expect(found).toEqual([
		[0, 40, 2, 'sunset 6'],
		[1, 41, 2, 'sunset 5'],
		[2, 42, 2, 'sunset 4'],
		[3, 43, 2, 'sunset 3'],
		[4, 44, 2, 'sunset 2'],
		[5, 45, 2, 'sunset 1'],
		[6, 46, 3, 'sunset 12'],
		[7, 47, 3, 'sunset 11'],
		[8, 48, 3, 'sunset 10'],
		[9, 49, 3, 'sunset 9'],
		[10, 50, 3, 'sunset 8'],
	]);
});

test('[X-35, PHO-41, 45, 46] with 2 players three refills are full and the fourth lays out two cards', () => {
	const { players } = luckOf(35);
	for (let p = 0; p <= 10; p++) {
		const table = dealt({ seats: 2, sunset: p });
		const lines = playUntil(table, 'final', (moves) => moves[players.int(moves.length)]);
		const perRefill = lines
			.join('\n')
			.split('cleared')
			.map((refill) => refill.split('filled').length - 1);
		expect(perRefill).toEqual([0, 12, 12, 12, 2]);
		expect(lines.at(-1)).toBe('finalPhase 2');
		expect(fieldOf(table)).toMatch(/^\w+ \[\w+\] \. \. /);
	}
});

test('[X-38, PHO-44, 48 to 50] everything told in X-26 and X-27, in order', () => {
	const table = at(C);
	const lines = [];
	for (const [seat, move] of [
		[0, '2L1'],
		[0, '0>5'],
		[1, '1>4'],
		[0, '0>3'],
	] as const)
		lines.push(...told(table.play(seat, move)));
	expect(lines).toEqual([
		'picked 0 row 2 left: 9 B5',
		'wound 0 0>5',
		'played 0 R6 up -',
		'cleared 6 G-, 7 N+, 8 N4',
		...['filled 1 Y1', 'filled 2 Y-', 'filled 3 Y-', 'filled 4 Y4', 'filled 5 G5', 'filled 6 G-'],
		'sunset 6',
		'committed 1',
		'committed 0',
		'wound 0 0>3',
		'played 0 G4 up falling',
		'played 0 N7 up -',
		'wound 1 1>4',
		'played 1 Y6 up falling',
		'played 1 B11 up falling',
		'handSize 3',
		...['filled 7 G-', 'filled 8 G8', 'filled 9 N1', 'filled 10 N-', 'filled 11 N-', 'filled 12 N5'],
		'turn 1',
	]);
});
