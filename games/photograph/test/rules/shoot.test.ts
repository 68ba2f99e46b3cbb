import { describe, expect, test } from 'vitest';
import { photograph } from '../../src/index.ts';
import { IN_SUPPLY, OUT_OF_GAME } from '../../src/rules/state.ts';
import { A, at, filmOf, filmsOf, handOf, seen, shotsOf, stepsOf, told } from '../table.ts';

/** Seat 0 of this many shoots its hand's bottom cards; the rest of the hand and the field are brown. */
function table(
	seats: number,
	{ hand, films, others = '', rule = '' }: Record<string, string> & { hand: string; films: string },
) {
	const colors = 'BRYGNSP'.slice(0, seats + 3);
	const rest = ['N9', 'N10', 'N11', 'N12', 'N8'].slice(0, 5 - hand.split(' ').length).join(' ');
	const position = `${seats}p ${colors} pick 0${rule} | field N1 [N2] [N3] N4 / . [N5] [N6] N7`;
	return at(`${position} | 0: hand ${hand} ${rest}; films ${films}${others === '' ? '' : ` | ${others}`}`);
}

describe('playing cards', () => {
	test('[PHO-20] as many as were taken, always the bottom card, one at a time', () => {
		const shots = (move: string) => told(at(A).play(0, move, '4>5')).filter((line) => line.startsWith('played')).length;
		expect(['0L1', '0L2', '0L3'].map(shots)).toEqual([1, 2, 3]);
		const three = at(A).play(0, '1L3', '6>7');
		expect(
			told(three)
				.slice(1, 4)
				.map((line) => line.slice(0, 11)),
		).toEqual(['played 0 B3', 'played 0 R6', 'played 0 Y8']);
		expect(handOf(three, 0)).toBe('G4 N7 B7* N11 G2');
	});

	test('[PHO-20] each card is judged on the films as the one before left them', () => {
		const { hand, films } = { hand: 'R7 R10 R12', films: 'R 4' };
		expect(filmOf(table(3, { hand, films }).play(0, '0L3', '6>7'), 0, 'R')).toBe('4 7 10 12');
		expect(filmOf(table(3, { hand: 'R10 R7 R12', films }).play(0, '0L3', '6>7'), 0, 'R')).toBe('4 x10 7 x12');
	});

	test('[PHO-21, 22] each goes to the right end of its own colour, blurred or not', () => {
		const after = table(3, { hand: 'R5 B1 R11', films: 'B 9, R 3 4, Y 2' }).play(0, '0L3', '6>7');
		expect(filmsOf(after, 0)).toBe('B 9 x1, R 3 4 5 x11, Y 2');
		expect([1, 2].map((seat) => filmsOf(after, seat))).toEqual(['', '']);
	});

	test('[PHO-29] nobody may choose the face, hold a card back or pass', () => {
		const after = at(A).play(0, '0L1');
		for (const extra of [{ face: 'down' }, { play: 0 }, { color: 'red' }])
			expect(after.refused(0, { type: 'wind', from: 0, to: 1, ...extra })).toBe('BAD_MOVE');
		for (const type of ['pass', 'play', 'blur']) expect(after.refused(0, { type })).toBe('BAD_MOVE');
	});

	test('[PHO-30] a blurred card is shown to everybody, then lies face down at the right end for good', () => {
		const after = table(2, { hand: 'R12 R7', films: 'R 4 6' }).play(0, '0L1', '1>2');
		for (const viewer of [0, 1, 'spectator'] as const) {
			expect(told(after, viewer)).toContain('played 0 R12 down rising (step)');
			expect(seen(after, viewer)).toContain('films R 4 6 x12');
		}
	});

	test('[PHO-22, 30] films grow at the right end only; nothing in them is ever turned, moved or taken out', () => {
		for (const seats of [2, 3, 4]) {
			for (let seed = 1; seed <= 20; seed++) {
				for (const { before, after } of stepsOf({ seats }, seed)) {
					const oldPart = after.films.map((film, i) => film.slice(0, before.films[i].length));
					expect(oldPart).toEqual(before.films);
				}
			}
		}
	});

	test('[PHO-31] a film may hold any number of blurred cards', () => {
		const blurred = 'R 10 12 x1 x2 x3 x4 x5 x6 x7';
		const after = table(2, { hand: 'R8 R9 R11', films: blurred }).play(0, '0L3', '6>7');
		expect(filmOf(after, 0, 'R')).toBe('10 12 x1 x2 x3 x4 x5 x6 x7 x8 x9 x11');
	});
});

describe('good shots', () => {
	test('[PHO-5, 33] with 2 or 3 players the fourth face-up card takes it, with 4 the third', () => {
		for (const seats of [2, 3]) {
			expect(shotsOf(table(seats, { hand: 'R5', films: 'R 1 3' }).play(0, '0L1', '1>2'), 0)).toBe('-');
			expect(shotsOf(table(seats, { hand: 'R5', films: 'R 1 2 3' }).play(0, '0L1', '1>2'), 0)).toBe('R');
		}
		expect(shotsOf(table(4, { hand: 'R5', films: 'R 3' }).play(0, '0L1', '1>2'), 0)).toBe('-');
		expect(shotsOf(table(4, { hand: 'R5', films: 'R 1 3' }).play(0, '0L1', '1>2'), 0)).toBe('R');
	});

	test('[PHO-32] checked after each card, before the next is played', () => {
		const after = table(2, { hand: 'R5 R12 B4', films: 'R 1 2 3, B 1 2 3' }).play(0, '0L3', '6>7');
		expect(told(after).slice(1, 6)).toEqual([
			'played 0 R5 up rising',
			'goodShot 0 R',
			'played 0 R12 down rising (step)',
			'played 0 B4 up rising',
			'goodShot 0 B',
		]);
	});

	test('[PHO-32, 37] a film that reaches the number and passes it in one turn takes it on the way', () => {
		for (const rule of [' lateGoodShot=open', ' lateGoodShot=exact']) {
			const after = table(2, { hand: 'R4 R5', films: 'R 1 2 3', rule }).play(0, '0L2', '5>6');
			expect(told(after).slice(1, 4)).toEqual(['played 0 R4 up rising', 'goodShot 0 R', 'played 0 R5 up rising']);
		}
	});

	test('[PHO-33] two cards short before the turn, reached within it', () => {
		const after = table(2, { hand: 'R3 R5', films: 'R 1 2' }).play(0, '0L2', '5>6');
		expect(shotsOf(after, 0)).toBe('R');
		expect(told(after).filter((line) => line.startsWith('goodShot'))).toEqual(['goodShot 0 R']);
	});

	test('[PHO-33, 34] one that is taken stays with its owner, even when another film gets there', () => {
		const others = '1: films R 8 9 10 11; shots R';
		const after = table(2, { hand: 'R5', films: 'R 1 2 3', others }).play(0, '0L1', '1>2');
		expect([shotsOf(after, 0), shotsOf(after, 1)]).toEqual(['-', 'R']);
		const own = table(2, { hand: 'R5', films: 'R 1 2 3 4; shots R' }).play(0, '0L1', '1>2');
		expect(shotsOf(own, 0)).toBe('R');
		expect(told(own).join()).not.toContain('goodShot');
	});

	test('[PHO-34] in no match does a good shot change its owner or go back', () => {
		for (const seats of [2, 4]) {
			for (let seed = 1; seed <= 40; seed++) {
				for (const { before, after } of stepsOf({ seats }, seed)) {
					before.goodShots.forEach((owner, color) => {
						if (owner !== IN_SUPPLY) expect(after.goodShots[color]).toBe(owner);
					});
				}
			}
		}
	});

	test('[PHO-35] blurred cards do not count, and a blurred card takes nothing', () => {
		const counted = table(2, { hand: 'R7', films: 'R 3 4 x12 6' }).play(0, '0L1', '1>2');
		expect([filmOf(counted, 0, 'R'), shotsOf(counted, 0)]).toEqual(['3 4 x12 6 7', 'R']);
		const short = table(2, { hand: 'R7', films: 'R 4 x12 6' }).play(0, '0L1', '1>2');
		expect([filmOf(short, 0, 'R'), shotsOf(short, 0)]).toEqual(['4 x12 6 7', '-']);
		// Four sharp cards since sunset: a blurred fifth does not take what is still in the supply.
		const blurred = table(2, { hand: 'R1', films: 'R 3 4 5 6' }).play(0, '0L1', '1>2');
		expect([filmOf(blurred, 0, 'R'), shotsOf(blurred, 0)]).toEqual(['3 4 5 6 x1', '-']);
	});

	test('[PHO-37] "open": a film past the number takes it with its next face-up card', () => {
		const open = (films: string, hand: string) =>
			shotsOf(table(2, { hand, films, rule: ' lateGoodShot=open' }).play(0, '0L1', '1>2'), 0);
		expect(open('R 3 4 5 6', 'R7')).toBe('R');
		expect(open('R 1 3 4 5 6', 'R7')).toBe('R');
		expect(open('R 3 5 6', 'R7')).toBe('R');
		expect(open('R 3 5', 'R7')).toBe('-');
	});

	test('[PHO-37] "exact": only the card that brings a film from one below to the number', () => {
		const exact = (films: string, hand: string) =>
			shotsOf(table(2, { hand, films, rule: ' lateGoodShot=exact' }).play(0, '0L1', '1>2'), 0);
		expect(exact('R 3 4 5 6', 'R7')).toBe('-');
		expect(exact('R 1 3 4 5 6', 'R7')).toBe('-');
		expect(exact('R 3 5 6', 'R7')).toBe('R');
		expect(exact('R 3 4 x12 5', 'R7')).toBe('R');
		expect(exact('R 3 5', 'R7')).toBe('-');
	});

	test('[PHO-37] either way any other seat may take what is still in the supply', () => {
		for (const rule of [' lateGoodShot=open', ' lateGoodShot=exact']) {
			const others = '1: films R 9 10 11 12';
			expect(shotsOf(table(2, { hand: 'R7', films: 'R 3 5 6', others, rule }).play(0, '0L1', '1>2'), 0)).toBe('R');
		}
	});

	test('[PHO-38] a good shot is no photo: the film is as long as its cards', () => {
		const after = table(4, { hand: 'R5', films: 'R 1 3, B 4 5' }).play(0, '0L1', '1>2');
		expect(shotsOf(after, 0)).toBe('R');
		expect(filmOf(after, 0, 'R')).toBe('1 3 5');
		expect(photograph.breakdown(after.state)[0][1]).toMatchObject({ points: 4 + 5, facts: { faceUp: 3 } });
	});

	test('[PHO-38] several may be taken in one turn', () => {
		const films = 'B 1 2, R 1 2, Y 1 2';
		expect(shotsOf(table(4, { hand: 'Y3 B3 R3', films }).play(0, '0L3', '6>7'), 0)).toBe('B R Y');
	});

	test('[PHO-3] there is none of a colour in the box', () => {
		const { state } = table(2, { hand: 'R5', films: 'R 1 2 3' });
		expect(state.goodShots.slice(5)).toEqual([OUT_OF_GAME, OUT_OF_GAME]);
	});
});
