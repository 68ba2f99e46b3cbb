import { describe, expect, test } from 'vitest';
import { windOf } from '../../src/rules/state.ts';
import { at, C, deckOf, filmsOf, handOf, printHand, seen, shotsOf, stepsOf, told } from '../table.ts';

const atSunset = () => at(C).play(0, '2L1', '0>5');
const FOUR = '4p BRYGNSP sunset 2 | field B1 . . . / B2 . . . | deck Y1 Y2 Y3 Y4';
const FOUR_HANDS =
	'0: hand R1 R2 G1 G2 G3 | 1: hand R4 R5 G4 G5 G6; films R 6 8 | 2: hand R7 R9 G7 G8 G9; films R 12 | 3: hand P1 P2 S1 S2 S3';

describe('sunset', () => {
	test('[PHO-47] drawn for a place, it makes every seat act', () => {
		const table = atSunset();
		expect([table.state.phase, table.toMove()]).toEqual(['sunset', [0, 1]]);
		expect(table.moves(0)).toHaveLength(10);
		expect(table.moves(1)).toHaveLength(10);
	});

	test('[PHO-48] commitments are secret: others learn that one was made and nothing else', () => {
		const table = atSunset();
		const before = seen(table, 0);
		table.play(1, '1>4');
		for (const viewer of [0, 'spectator'] as const) {
			expect(told(table, viewer)).toEqual(['committed 1']);
			expect(seen(table, viewer)).toContain('films B 12, Y 9 7; commit ?');
		}
		expect(seen(table, 0)).toBe(before.replace('films B 12, Y 9 7', 'films B 12, Y 9 7; commit ?'));
		expect(seen(table, 1)).toContain('; commit 1>4');
		expect(table.told(0)).toEqual([{ type: 'committed', seat: 1 }]);
		expect(table.events).toEqual([{ event: { type: 'committed', seat: 1 }, seals: true }]);
	});

	test('[PHO-48] nothing moves until the last seat has committed; each commits once', () => {
		const table = at(`${FOUR} | ${FOUR_HANDS}`);
		const hands = [0, 1, 2, 3].map((seat) => handOf(table, seat));
		for (const [seat, waiting] of [
			[2, [0, 1, 3]],
			[0, [1, 3]],
			[3, [1]],
		] as const) {
			table.play(seat, '0>4');
			expect(told(table)).toEqual([`committed ${seat}`]);
			expect(table.toMove()).toEqual(waiting);
			expect(table.refused(seat, '0>1')).toBe('ALREADY_COMMITTED');
			expect([0, 1, 2, 3].map((s) => handOf(table, s))).toEqual(hands);
		}
		table.play(1, '0>1');
		expect(table.state.phase).toBe('pick');
	});

	test('[PHO-48] then all are carried out in ascending seat order, whoever was last', () => {
		const table = at(`${FOUR} | ${FOUR_HANDS}`).play(3, '2>4').play(2, '0>2').play(0, '3>4').play(1, '0>1');
		expect(told(table)).toEqual([
			'committed 1',
			...['wound 0 3>4', 'played 0 R1 up -', 'played 0 R2 up rising'],
			...['wound 1 0>1', 'played 1 R5 down rising (direction)', 'played 1 R4 down rising (direction)'],
			...['wound 2 0>2', 'played 2 R9 up falling', 'played 2 G7 up -'],
			...['wound 3 2>4', 'played 3 P1 up -', 'played 3 P2 up rising'],
			'handSize 3',
			...['filled 2 Y-', 'filled 3 Y-', 'filled 4 Y3', 'filled 6 Y-'],
			'turn 3',
		]);
	});

	test('[PHO-20, 48] each seat winds first, then plays its two bottom cards by the rules of a turn', () => {
		const table = at(`${FOUR} | ${FOUR_HANDS}`).play(0, '0>4').play(1, '0>1').play(2, '1>4').play(3, '3>4');
		expect([0, 1, 2, 3].map((seat) => filmsOf(table, seat))).toEqual([
			'R 2, G 1',
			'R 6 8 x5 x4',
			'R 12 x7, G 7',
			'P 1 2',
		]);
		expect([0, 1, 2, 3].map((seat) => handOf(table, seat))).toEqual(['G2 G3 R1', 'G4 G5 G6', 'G8 G9 R9', 'S1 S3 S2']);
	});

	test('[PHO-18, 48] the wind keeps the rules of step 2', () => {
		const table = atSunset();
		expect(table.refused(0, '4>4')).toBe('TOP_CARD');
		expect(table.refused(0, '2>2')).toBe('NOT_TOWARD_TOP');
		expect(table.refused(0, '0>5')).toBe('BAD_POSITION');
		expect(table.refused(0, '0L1')).toBe('WRONG_PHASE');
	});

	test('[PHO-36] no good shot is taken, though two films reach the number and pass it', () => {
		const position = `${FOUR} | 0: hand R3 R2 G1 G2 G3; films R 5 4, G 9 | 1: hand P4 P1 G4 G5 G6; films P 6 5`;
		const table = at(position);
		for (const seat of [0, 1, 2, 3]) table.play(seat, '2>3');
		expect(filmsOf(table, 0)).toBe('R 5 4 3 2, G 9');
		expect(filmsOf(table, 1)).toBe('P 6 5 4 1');
		expect(told(table).join()).not.toContain('goodShot');
		expect([0, 1, 2, 3].map((seat) => shotsOf(table, seat))).toEqual(['-', '-', '-', '-']);
	});

	test('[PHO-49] from then on hands are three cards between turns', () => {
		for (const seats of [2, 3, 4]) {
			for (let seed = 1; seed <= 10; seed++) {
				for (const { after } of stepsOf({ seats }, seed)) {
					if (after.phase !== 'pick') continue;
					const expected = new Array(seats).fill(after.sunsetDone ? 3 : 5);
					expect(after.hands.map((hand) => hand.length)).toEqual(expected);
				}
			}
		}
	});

	test('[PHO-50] the sunset card leaves the game and the refill goes on', () => {
		const table = atSunset();
		expect(deckOf(table)).toBe('G3 G8 N1 N2 N3 N5 N6 B6 R1 R2 R3');
		expect(table.state.sunsetDone).toBe(false);
		table.play(0, '0>1').play(1, '0>1');
		expect(table.state.sunsetDone).toBe(true);
		expect(deckOf(table)).toBe('N6 B6 R1 R2 R3');
		expect(table.print()).not.toContain('SUN');
	});
});

describe('the final phase', () => {
	const FINAL =
		'3p BRYGNS final 0 | field R9 . . . | 0: hand B1 B2 B3; films B 4 | 1: hand R1 R4 R3; films R 5 6 | 2: hand Y1 Y2 G3; films Y 3 5 6, G 12';

	test('[PHO-52] every seat winds one of three and plays two, all at once and in secret', () => {
		const table = at(FINAL);
		expect(table.toMove()).toEqual([0, 1, 2]);
		for (const seat of [0, 1, 2]) expect(table.moves(seat)).toEqual(['0>1', '0>2', '1>2']);
		table.play(1, '0>2');
		expect(told(table, 0)).toEqual(['committed 1']);
		expect(seen(table, 0)).toContain('films R 5 6; commit ?');
		expect(table.refused(1, '0>1')).toBe('ALREADY_COMMITTED');
		expect(table.toMove()).toEqual([0, 2]);
	});

	test('[PHO-52, 53] then all is carried out, the last card leaves, and the scores are counted', () => {
		const table = at(FINAL).play(2, '0>1').play(1, '0>2').play(0, '1>2');
		expect(told(table)).toEqual([
			'committed 0',
			...['wound 0 1>2', 'played 0 B1 up falling', 'played 0 B3 down falling (direction)'],
			...['wound 1 0>2', 'played 1 R4 down rising (direction)', 'played 1 R3 down rising (direction)'],
			...['wound 2 0>1', 'played 2 Y2 down rising (direction)', 'played 2 Y1 down rising (direction)'],
			...['lastCard 0 B-', 'lastCard 1 R-', 'lastCard 2 G-'],
			'scored -14 -16 -11 places 2 3 1',
		]);
		expect(printHand(table.state.lastCards)).toBe('B2 R1 G3');
		expect(table.state.hands).toEqual([[], [], []]);
		expect([table.state.phase, table.toMove()]).toEqual(['over', []]);
	});

	test('[PHO-52] the last commitment reveals every wind, even where all cards were known before', () => {
		const table = at('2p BRYGN final 0 | 0: hand B1* B2* B3* | 1: hand R1* R2* R3*').play(0, '0>1');
		expect(table.events.map(({ reveals }) => reveals ?? false)).toEqual([false]);
		table.play(1, '0>1');
		const revealing = table.events.filter(({ reveals }) => reveals).map(({ event }) => event?.type);
		expect(revealing).toEqual(['wound', 'wound']);
	});

	test('[PHO-53] the last card is told to its owner, and to the others by its back', () => {
		const table = at(FINAL).play(2, '0>1').play(1, '0>2').play(0, '1>2');
		expect(told(table, 0).slice(-4, -1)).toEqual(['lastCard 0 B2', 'lastCard 1 R-', 'lastCard 2 G-']);
		expect(told(table, 2).slice(-4, -1)).toEqual(['lastCard 0 B-', 'lastCard 1 R-', 'lastCard 2 G3']);
		const blank = at(FINAL.replace('final 0', 'final 0 informativeBacks=false'));
		blank.play(2, '0>1').play(1, '0>2').play(0, '1>2');
		expect(told(blank).slice(-4, -1)).toEqual(['lastCard 0 ?', 'lastCard 1 ?', 'lastCard 2 ?']);
	});

	test('[PHO-36] no good shot is taken in it', () => {
		const position = '2p BRYGN final 0 | 0: hand R4 R5 G1; films R 1 2 3 | 1: hand B4 Y1 Y2; films B 1 2 3';
		const table = at(position).play(0, '1>2').play(1, '1>2');
		expect([filmsOf(table, 0), filmsOf(table, 1)]).toEqual(['R 1 2 3 4, G 1', 'B 1 2 3 4, Y 2']);
		expect([shotsOf(table, 0), shotsOf(table, 1)]).toEqual(['-', '-']);
		expect(told(table).join()).not.toContain('goodShot');
	});

	test('[PHO-60] with the variant the last card is shown to all, with the film and good shot it costs', () => {
		const position =
			'2p BRYGN final 0 missedShot=true | 0: hand R5 G1 R9; films R 1 2 x12 3 4; shots R | 1: hand B4 B9 Y2; films B 1 2 3';
		const table = at(position).play(0, '0>1').play(1, '1>2');
		for (const viewer of [0, 1, 'spectator'] as const)
			expect(told(table, viewer).slice(-3, -1)).toEqual([
				'lastCard 0 R9 misses 1 2 x12 3 4 5 and its good shot',
				'lastCard 1 B9 misses 1 2 3 4',
			]);
	});
});

test('[PHO-48, 52] in random matches each seat commits once in each phase, and both are carried out as committed', () => {
	for (const seats of [2, 3, 4]) {
		for (let seed = 1; seed <= 10; seed++) {
			const commits: Record<string, number[]> = { sunset: [], final: [] };
			for (const { before, after, seat, move } of stepsOf({ seats }, seed)) {
				if (before.phase !== 'sunset' && before.phase !== 'final') continue;
				commits[before.phase].push(seat);
				if (after.phase !== before.phase || move.type !== 'wind') continue;
				expect(windOf(after.commits[seat])).toEqual({ from: move.from, to: move.to });
				expect(after.hands).toEqual(before.hands);
				expect(after.films).toEqual(before.films);
			}
			const everyone = Array.from({ length: seats }, (_, seat) => seat);
			expect([commits.sunset.sort(), commits.final.sort()]).toEqual([everyone, everyone]);
		}
	}
});
