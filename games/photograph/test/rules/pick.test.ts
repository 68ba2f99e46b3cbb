import { describe, expect, test } from 'vitest';
import { A, at, dealt, fieldOf, handOf, rowOf, seen, told } from '../table.ts';

const HAND = 'B3 R6 Y8 G4 N7';
const at4 = '4p BRYGNSP pick 0 | field R3 [R8] [Y5] G9 / B7 [G2] [N11] Y10 / S1 [S2] [S3] S4 / P1 [P2] [P3] P4';

describe('which cards are taken', () => {
	test('[PHO-14, 15] from the left, outermost first, the last one taken on top', () => {
		expect(handOf(at(A).play(0, '0L1'), 0)).toBe(`${HAND} R3*`);
		expect(handOf(at(A).play(0, '0L2'), 0)).toBe(`${HAND} R3* R8`);
		expect(handOf(at(A).play(0, '0L3'), 0)).toBe(`${HAND} R3* R8 Y5`);
	});

	test('[PHO-14, 15] from the right likewise', () => {
		expect(handOf(at(A).play(0, '1R1'), 0)).toBe(`${HAND} Y10*`);
		expect(handOf(at(A).play(0, '1R2'), 0)).toBe(`${HAND} Y10* N11`);
		expect(handOf(at(A).play(0, '1R3'), 0)).toBe(`${HAND} Y10* N11 G2`);
	});

	test('[PHO-14] all of one row, and no other row changes', () => {
		const table = at(A).play(0, '1L3');
		expect(fieldOf(table)).toBe('R3 [R8] [Y5] G9 / . . . Y10 / . . [B5] N4');
		const inTopRow = at(at4).play(0, '3R2');
		expect(fieldOf(inTopRow)).toBe('R3 [R8] [Y5] G9 / B7 [G2] [N11] Y10 / S1 [S2] [S3] S4 / P1 [P2] . .');
	});

	test.each([
		['. [G1] . .', '0L1', 'G1', '. . . .'],
		['. [G1] . .', '0R1', 'G1', '. . . .'],
		['. . [G1] G2', '0L2', 'G1 G2*', '. . . .'],
		['G3 [G1] . .', '0R2', 'G1 G3*', '. . . .'],
		['. [G1] [G2] G3', '0L2', 'G1 G2', '. . . G3'],
		['G3 [G1] [G2] .', '0R3', 'G2 G1 G3*', '. . . .'],
	])('[PHO-14] empty places are passed over: %s, %s', (row, move, taken, left) => {
		const table = at(`2p BRYGN pick 0 | field ${row} / R1 [R2] [R3] R4 | 0: hand ${HAND}`).play(0, move);
		expect(handOf(table, 0)).toBe(`${HAND} ${taken}`);
		expect(rowOf(table, 0)).toBe(left);
	});

	test('[PHO-13] 1, 2 or 3 cards, fixed by the move; then the active seat winds', () => {
		for (const count of [1, 2, 3]) {
			const table = at(A).play(0, `0L${count}`);
			expect([table.state.phase, table.state.taken, table.state.active]).toEqual(['wind', count, 0]);
			for (const another of ['0L1', '1R3', '2L2']) expect(table.refused(0, another)).toBe('WRONG_PHASE');
		}
		for (const count of [0, 4, -1, 1.5]) {
			expect(at(A).refused(0, { type: 'pick', row: 0, side: 'left', count })).toBe('BAD_COUNT');
		}
	});

	test('[PHO-13] a pick cannot be passed', () => {
		for (const type of ['pass', 'wind']) expect(at(A).refused(0, { type })).toBe('BAD_MOVE');
	});

	test('[PHO-17] no more cards than the row has', () => {
		const rows = at('3p BRYGNS pick 0 | field B1 [B2] [B3] B4 / R1 [R2] [R3] . / . . [Y1] Y2 / . [G1] . .');
		expect(rows.moves(0)).toEqual([
			...['0L1', '0L2', '0L3', '0R1', '0R2', '0R3'],
			...['1L1', '1L2', '1L3', '1R1', '1R2', '1R3'],
			...['2L1', '2L2', '2R1', '2R2'],
			...['3L1', '3R1'],
		]);
		for (const move of ['2L3', '2R3', '3L2', '3R3']) expect(rows.refused(0, move)).toBe('ROW_TOO_SHORT');
	});

	test('[PHO-6] a full field offers 18 picks with 2 players, 24 with 3 or 4', () => {
		for (const [seats, picks] of [
			[2, 18],
			[3, 24],
			[4, 24],
		]) {
			expect(dealt({ seats, sunset: 0 }).moves(0)).toHaveLength(picks);
		}
		const pick = { type: 'pick', side: 'left', count: 1 };
		expect(at(A).refused(0, { ...pick, row: 3 })).toBe('BAD_ROW');
		expect(at(at4).refused(0, { ...pick, row: 3 })).toBeNull();
		expect(at(at4).refused(0, { ...pick, row: 4 })).toBe('BAD_ROW');
	});

	test('[PHO-19] 384 pairs of pick and wind in a full field with 2 players, 512 with 3 or 4', () => {
		const pairs = (seats: number) => {
			let count = 0;
			for (const move of dealt({ seats, sunset: 0 }).moves(0)) {
				count += dealt({ seats, sunset: 0 }).play(0, move).moves(0).length;
			}
			return count;
		};
		expect([2, 3, 4].map(pairs)).toEqual([384, 512, 512]);
	});
});

describe('what is seen of it', () => {
	test('[PHO-16] the taker alone learns what lay face down', () => {
		const table = at(A).play(0, '1R3');
		expect(told(table, 0)).toEqual(['picked 0 row 1 right: 8 Y10, 7 N11, 6 G2']);
		for (const viewer of [1, 'spectator'] as const)
			expect(told(table, viewer)).toEqual(['picked 0 row 1 right: 8 Y10, 7 N+, 6 G-']);
		expect(seen(table, 0)).toContain('0: hand B3 R6 Y8 G4 N7 Y10* N11 G2');
		expect(seen(table, 1)).toContain('0: hand B- R- Y+ G- N+ Y10* N+ G-');
	});

	test('[PHO-16] with blank backs the others learn nothing of it', () => {
		const table = at(A.replace('pick 0', 'pick 0 informativeBacks=false')).play(0, '0R2');
		expect(told(table, 1)).toEqual(['picked 0 row 0 right: 4 G9, 3 ?']);
		expect(seen(table, 1)).toContain('0: hand ? ? ? ? ? G9* ?');
	});

	test('[PHO-7, 16] a face-down card stays face down when it becomes outermost', () => {
		const table = at(A).play(0, '0L1', '0>1');
		for (const viewer of [0, 1, 'spectator'] as const) expect(seen(table, viewer)).toContain('field . [R+] [Y-] G9 /');
		const later = table.play(1, '0R1', '0>1');
		for (const viewer of [0, 1, 'spectator'] as const) expect(seen(later, viewer)).toContain('field . [R+] [Y-] . /');
		expect(later.play(0, '0L1').told(1)).toMatchObject([{ type: 'picked', cards: [{ place: 1 }] }]);
		expect(told(later, 1)).toEqual(['picked 0 row 0 left: 2 R+']);
	});

	test('[PHO-16] only a pick that shows the taker something new bars an undo', () => {
		const reveals = (move: string) =>
			at(A)
				.play(0, move)
				.events.some((event) => event.reveals);
		expect(['0L1', '0R1', '2R1'].map(reveals)).toEqual([false, false, false]);
		expect(['0L2', '1R3', '2L1', '2R2'].map(reveals)).toEqual([true, true, true, true]);
	});
});
