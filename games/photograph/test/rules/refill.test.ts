import { luckOf } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { photograph } from '../../src/index.ts';
import { at, dealt, deckOf, fieldOf, playUntil, sectionOf, seen, told } from '../table.ts';

const HANDS_OF_3 =
	'0: hand P1 P2 P3 P4 P5 | 1: hand P6 P7 P8 P9 P10 | 2: hand P11 P12 S1 S2 S3 | 3: hand S4 S5 S6 S7 S8';
/** 4 players; the field, then what lies on top of the deck. */
const at4 = (field: string, deck: string) => at(`4p BRYGNSP pick 3 | field ${field} | deck ${deck} | ${HANDS_OF_3}`);
const DECK = 'Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 N1 N2 N3 N4 N5';

describe('when the field is refilled', () => {
	test('[PHO-39] with 4 cards left nothing happens and the next seat picks', () => {
		const table = at4('B1 [B2] [B3] B4 / R1 . . .', `${DECK} SUN`).play(3, '1L1', '0>1');
		expect(fieldOf(table)).toBe('B1 [B2] [B3] B4 / . . . . / . . . . / . . . .');
		expect(told(table)).toEqual(['wound 3 0>1', 'played 3 S5 up -', 'turn 0']);
	});

	test.each(['0R1', '0R2', '0R3'])('[PHO-39] with 3, 2 or 1 left after %s it is refilled', (move) => {
		const table = at4('B1 [B2] [B3] B4', `${DECK} SUN`).play(3, move, '0>1');
		expect(
			fieldOf(table)
				.split(' ')
				.filter((card) => card === '.'),
		).toHaveLength(0);
		expect(told(table).at(-1)).toBe('turn 0');
	});
});

describe('with 3 or 4 players', () => {
	test('[PHO-40] face-up cards leave the game, in order of place', () => {
		const table = at4('R1 . . . / . . . B1 / . . . Y1 / B2 . . .', 'N1 N2 N3 N4 SUN').play(3, '0L1', '0>1');
		expect(told(table).slice(2, 4)).toEqual(['cleared 8 B1, 12 Y1, 13 B2', 'carried -']);
		expect(sectionOf(table, 'out').split(' ').slice(-3)).toEqual(['B1', 'Y1', 'B2']);
	});

	test('[PHO-40] face-down cards move to places 1, 5, 9 in ascending order, and turn face up', () => {
		const table = at4('. [R1] [R2] R9 / . . . . / . . . . / . . [R3] .', `${DECK} SUN`).play(3, '0R1', '0>1');
		expect(told(table).slice(2, 4)).toEqual(['cleared -', 'carried 2>1 R1, 3>5 R2, 15>9 R3']);
		expect(fieldOf(table)).toBe('R1 [Y1] [Y2] Y3 / R2 [Y4] [Y5] Y6 / R3 [Y7] [Y8] Y9 / Y10 [Y11] [Y12] N1');
		expect(seen(table, 'spectator')).toContain('field R1 [Y-] [Y-] Y3 / R2 [Y-] [Y-] Y6 / R3 [Y+] [Y+] Y9 /');
	});

	test('[PHO-40] carried cards are not removed even when they come from a higher row', () => {
		const table = at4('. . . . / R9 . . . / . [R3] . . / . [R1] [R2] .', `${DECK} SUN`).play(3, '1L1', '0>1');
		expect(told(table).slice(2, 4)).toEqual(['cleared -', 'carried 10>1 R3, 14>5 R1, 15>9 R2']);
		expect(sectionOf(table, 'facedown')).toBe('');
	});

	test('[PHO-40] a carried card is taken openly later on', () => {
		const table = at4('. [R1] [R2] R9 / . [R3] . .', `${DECK} SUN`).play(3, '0R1', '0>1').play(0, '0L1');
		expect(told(table, 1)).toEqual(['picked 0 row 0 left: 1 R1']);
		expect(seen(table, 1)).toContain('R1*');
	});

	test('[PHO-40] 3 players do the same', () => {
		const position = '3p BRYGNS pick 2 | field R9 . . . / . [R1] . . / . . [R2] R4 | deck Y1 Y2 Y3 SUN';
		const table = at(position).play(2, '0L1', '0>1');
		expect(told(table).slice(2, 4)).toEqual(['cleared 12 R4', 'carried 6>1 R1, 11>5 R2']);
	});
});

describe('with 2 players', () => {
	const position = '2p BRYGN pick 1 | field . . [R1] R9 / R4 . . . / . [R2] . . | deck Y1 Y2 Y3 Y4 Y5 SUN';

	test('[PHO-41] everything left goes, nothing is carried', () => {
		const table = at(position).play(1, '0R1', '0>1');
		expect(fieldOf(table)).toBe('Y1 [Y2] [Y3] Y4 / Y5 . . . / . . . .');
		expect(sectionOf(table, 'out').split(' ').at(-1)).toBe('R4');
		expect(told(table).join()).not.toContain('carried');
	});

	test('[PHO-43] what lay face down goes unseen: everybody is told its back and nobody more', () => {
		const table = at(position).play(1, '0R1', '0>1');
		expect(sectionOf(table, 'facedown')).toBe('R1 R2');
		for (const viewer of [0, 1, 'spectator'] as const) {
			expect(told(table, viewer)).toContain('cleared 3 R-, 5 R4, 10 R-');
			expect(seen(table, viewer)).toContain('| facedown R- R-');
		}
		const blank = at(position.replace('pick 1', 'pick 1 informativeBacks=false')).play(1, '0R1', '0>1');
		for (const viewer of [0, 1, 'spectator'] as const) {
			expect(told(blank, viewer)).toContain('cleared 3 ?, 5 R4, 10 ?');
			expect(seen(blank, viewer)).toContain('| facedown ? ?');
		}
	});
});

describe('filling', () => {
	test('[PHO-42] free places in ascending order, one card each, faces by column', () => {
		const table = at4('R1 . . . / . [R2] . . / R3 . . . / . . [R4] .', `${DECK} SUN`).play(3, '0L1', '0>1');
		expect(told(table).slice(2)).toEqual([
			'cleared 9 R3',
			'carried 6>1 R2, 15>5 R4',
			...['filled 2 Y-', 'filled 3 Y-', 'filled 4 Y3', 'filled 6 Y-', 'filled 7 Y-', 'filled 8 Y6'],
			...['filled 9 Y7', 'filled 10 Y+', 'filled 11 Y+', 'filled 12 Y10', 'filled 13 Y11', 'filled 14 Y+'],
			...['filled 15 N-', 'filled 16 N2'],
			'turn 0',
		]);
		expect(deckOf(table)).toBe('N3 N4 N5 SUN');
	});

	test('[PHO-44] the sunset card takes no place: filling resumes with the same one', () => {
		const table = at4('R1 . . . / . [R2] [R4] R5', 'Y1 Y2 SUN Y3 Y4 Y5 Y6').play(3, '0L1', '0>1');
		expect(told(table).slice(-3)).toEqual(['filled 2 Y-', 'filled 3 Y-', 'sunset 12']);
		for (const seat of [0, 1, 2, 3]) table.play(seat, '0>1');
		expect(told(table).slice(-5)).toEqual(['filled 4 Y3', 'filled 6 Y-', 'filled 7 Y-', 'filled 8 Y6', 'turn 0']);
		expect(fieldOf(table)).toBe('R2 [Y1] [Y2] Y3 / R4 [Y4] [Y5] Y6 / . . . . / . . . .');
	});

	test('[PHO-47] on top of the deck after the last place the sunset card waits for the next refill', () => {
		const position = '2p BRYGN pick 0 | field . . . R1 / . . . R2 / . . . R3 | deck';
		const cards = 'Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12';
		const field = position.replace('. . . R1', 'R4 [R5] [R6] R1').replace('. . . R2', '. . . .');
		const table = at(`${field} ${cards} SUN N1 N2 N3 N4`).play(0, '0L3', '0>1');
		expect(told(table).at(-1)).toBe('turn 1');
		expect(deckOf(table)).toBe('SUN N1 N2 N3 N4');
		expect(seen(table, 0)).toContain('| deck SUN ?*4');
		playUntil(table, 'sunset', (moves) => moves.at(-1) ?? '');
		expect(deckOf(table)).toBe('N1 N2 N3 N4');
		expect(fieldOf(table)).toBe('. . . . / . . . . / . . . .');
	});

	test('[PHO-45] when the deck runs out the remaining places stay empty', () => {
		const position = '2p BRYGN pick 0 after-sunset | field R4 [R5] [R6] R1 | deck Y1 Y2 Y3 Y4 Y5';
		const table = at(position).play(0, '0L1', '0>1');
		expect(fieldOf(table)).toBe('Y1 [Y2] [Y3] Y4 / Y5 . . . / . . . .');
		expect(deckOf(table)).toBe('-');
	});
});

describe('after filling', () => {
	const after = (deck: string, active = 0) =>
		at(`2p BRYGN pick ${active} after-sunset | field R4 [R5] [R6] R1 | deck ${deck}`).play(active, '0L1', '0>1');

	test('[PHO-46] with more than 3 cards the seat after the one whose turn it was picks', () => {
		expect([told(after('Y1 Y2 Y3 Y4', 0)).at(-1), told(after('Y1 Y2 Y3 Y4', 1)).at(-1)]).toEqual(['turn 1', 'turn 0']);
		const three = '3p BRYGNS pick 2 after-sunset | field R9 . . . / . [R1] . . / . . [R2] R4 | deck Y1 Y2 Y3';
		expect(told(at(three).play(2, '0L1', '0>1')).at(-1)).toBe('turn 0');
	});

	test('[PHO-46] with 3 or fewer the final phase starts at once', () => {
		const table = after('Y1 Y2 Y3');
		expect(told(table).at(-1)).toBe('finalPhase 3');
		expect([table.state.phase, table.toMove()]).toEqual(['final', [0, 1]]);
		expect(told(after('Y1')).at(-1)).toBe('finalPhase 1');
	});

	test('[PHO-46] with an empty deck cards are still removed and carried first', () => {
		expect(told(after('-')).slice(2)).toEqual(['cleared 2 R-, 3 R-, 4 R1', 'finalPhase 0']);
		const three = at('3p BRYGNS pick 0 after-sunset | field R9 . . . / . [R1] . . / . . [R2] R4 | deck -');
		three.play(0, '0L1', '0>1');
		expect(told(three).slice(2)).toEqual(['cleared 12 R4', 'carried 6>1 R1, 11>5 R2', 'finalPhase 2']);
		expect(fieldOf(three)).toBe('R1 . . . / R2 . . . / . . . . / . . . .');
	});

	test('[PHO-46] the match may end without equally many turns', () => {
		const turnsPerSeat = new Set<boolean>();
		const { players } = luckOf(46);
		for (let p = 0; p < 10; p++) {
			const lines = playUntil(dealt({ seats: 3, sunset: p }), 'over', (moves) => moves[players.int(moves.length)]);
			const turns = [0, 1, 2].map((seat) => lines.filter((line) => line.startsWith(`picked ${seat}`)).length);
			turnsPerSeat.add(turns.every((count) => count === turns[0]));
		}
		expect(turnsPerSeat).toEqual(new Set([true, false]));
	});
});

test('[PHO-51] sunset falls in refill 2 or 3, always before the final phase and with a refill between', () => {
	const { players } = luckOf(51);
	for (const [seats, pile] of [
		[2, 10],
		[3, 12],
		[4, 14],
	]) {
		const refills = new Set<number>();
		for (let p = 0; p <= pile; p++) {
			for (const choose of [
				(moves: readonly string[]) => moves[0],
				(moves: readonly string[]) => moves.findLast((move) => /^\d[LR]3$/.test(move)) ?? moves[0],
				(moves: readonly string[]) => moves[players.int(moves.length)],
			]) {
				const text = playUntil(dealt({ seats, sunset: p }), 'over', choose).join('\n');
				const [before, after] = text.split('\nsunset ');
				refills.add(before.split('\ncleared').length - 1);
				const total = text.split('\ncleared').length - 1;
				expect(seats === 2 ? [4] : [4, 5]).toContain(total);
				expect(after.split('finalPhase')[0].split('\ncleared').length - 1).toBeGreaterThanOrEqual(1);
			}
		}
		expect([...refills].sort()).toEqual([2, 3]);
	}
});

test('[PHO-62] the field being spent is the only end', () => {
	const table = at('2p BRYGN pick 0 after-sunset | field R4 [R5] [R6] R1 | deck Y1 Y2 Y3').play(0, '0L1', '0>1');
	expect(photograph.outcome(table.state)).toBeNull();
	table.play(0, '0>1').play(1, '0>1');
	expect(photograph.outcome(table.state)?.reason).toBe('fieldSpent');
	expect(photograph.meta.endReasons).toEqual(['fieldSpent']);
});
