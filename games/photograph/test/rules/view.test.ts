import { eventFor, type Viewer } from '@shutterbox/kernel';
import { type TestTable, walk } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { type Event, photograph, type State } from '../../src/index.ts';
import { printCard } from '../../src/notation/print-position.ts';
import { isPhoto, photo } from '../../src/rules/components.ts';
import { cardIn } from '../../src/rules/state.ts';
import { shownBack } from '../../src/rules/view.ts';
import { A, at, C, D, dealt, playUntil, sectionIn, seen, stepsOf, told } from '../table.ts';

// Section 8 of the specification, row by row: what each viewer sees of a position.

const BLANK_A = A.replace('pick 0', 'pick 0 informativeBacks=false');
const ALL = [0, 1, 'spectator'] as const;
const OTHERS = [1, 'spectator'] as const; // than seat 0
const part = (position: string, viewer: Viewer, name: string) => sectionIn(seen(at(position), viewer), name);

describe('a position and its owner', () => {
	test('[PHO-16, 30] phase, active seat, colours, films, good shots and options are public', () => {
		const table = at(D('G1', 'lateGoodShot=exact')).play(0, '0L1', '1>3').play(1, '1L1', '0>3');
		for (const viewer of ALL) {
			const view = table.view(viewer);
			for (const field of ['phase', 'active', 'taken', 'colors', 'rules', 'films', 'goodShots', 'sunsetDone'] as const)
				expect(view[field]).toEqual(table.state[field]);
		}
	});

	test('[R-21] the back of a card stays what a screen may show, even of a card everybody saw taken', () => {
		const backs = [A, BLANK_A].map((position) => {
			const view = at(position).play(0, '0L1').view(1);
			return shownBack(view, cardIn(view.hands[0][5]));
		});
		expect(backs.map(printCard)).toEqual(['R-', '?']);
	});

	test('[PHO-7] face-up field cards are public, face-down ones show colour and band', () => {
		for (const viewer of ALL) {
			expect(part(A, viewer, 'field')).toBe('R3 [R+] [Y-] G9 / B7 [G-] [N+] Y10 / . . [B-] N4');
			expect(part(BLANK_A, viewer, 'field')).toBe('R3 [?] [?] G9 / B7 [?] [?] Y10 / . . [?] N4');
		}
	});

	test('[PHO-11, 16] a hand: its owner sees the cards, others the backs in order, or only the number', () => {
		expect(part(A, 0, '0:')).toBe('hand B3 R6 Y8 G4 N7; films B 1 2, R 2 4, G 6');
		expect(part(BLANK_A, 0, '0:')).toBe('hand B3 R6 Y8 G4 N7; films B 1 2, R 2 4, G 6');
		for (const viewer of OTHERS) {
			expect(part(A, viewer, '0:')).toBe('hand B- R- Y+ G- N+; films B 1 2, R 2 4, G 6');
			expect(part(BLANK_A, viewer, '0:')).toBe('hand ? ? ? ? ?; films B 1 2, R 2 4, G 6');
		}
	});

	test('[PHO-11] every wind is public, and others can follow a hand through it', () => {
		for (const position of [A, BLANK_A]) {
			const table = at(position).play(0, '0L1', '2>5');
			for (const viewer of ALL) expect(told(table, viewer)[0]).toBe('wound 0 2>5');
		}
		expect(seen(at(A).play(0, '0L1', '2>5'), 1)).toContain('0: hand R- G- N+ R3* Y+;');
		expect(seen(at(BLANK_A).play(0, '0L1', '2>5'), 1)).toContain('0: hand ? ? ? R3* ?;');
	});

	test('[PHO-16] a card taken from a face-up place is recalled by everybody, also after later winds', () => {
		for (const position of [A, BLANK_A]) {
			const table = at(position).play(0, '0L1', '0>1').play(1, '1L1', '0>1').play(0, '0R1', '4>5');
			for (const viewer of ALL) expect(sectionIn(seen(table, viewer), '0:')).toContain('G9* R3*');
		}
	});

	test('[PHO-16] a card taken from a face-down place is hidden from others until it is played', () => {
		const table = at(A).play(0, '2L1'); // B5
		expect(seen(table, 0)).toContain('N7 B5;');
		for (const viewer of OTHERS) expect(seen(table, viewer)).toContain('N+ B-;');
	});

	test('[PHO-30] a blurred card is recalled by everybody; backs have no say in it', () => {
		for (const rule of ['', ' informativeBacks=false']) {
			const table = at(
				`2p BRYGN pick 0${rule} | field B1 [B2] [B3] B4 / B5 . . . | 0: hand R12 Y1 Y2 Y3 Y4; films R 4 6`,
			);
			table.play(0, '1L1', '1>2');
			for (const viewer of ALL) expect(seen(table, viewer)).toContain('films R 4 6 x12');
		}
	});

	test('[PHO-40] a carried card is public from the moment it is carried', () => {
		for (const rule of ['', ' informativeBacks=false']) {
			const table = at(`3p BRYGNS pick 0${rule} | field R9 . . . / . [R1] [R2] R4 | deck Y1 Y2 SUN`).play(
				0,
				'0L1',
				'0>1',
			);
			for (const viewer of [0, 1, 2, 'spectator'] as const) {
				expect(told(table, viewer)).toContain('carried 6>1 R1, 7>5 R2');
				expect(sectionIn(seen(table, viewer), 'field')).toMatch(/^R1 .* \/ R2 /);
			}
		}
	});

	test('[PHO-41, 43] cleared cards: the face-up ones are recalled, the others known by their backs to all alike', () => {
		const table = at(C).play(0, '2L1', '0>5');
		for (const viewer of ALL) {
			expect(sectionIn(seen(table, viewer), 'out')).toMatch(/ N4$/);
			expect(sectionIn(seen(table, viewer), 'facedown')).toBe('G- N+');
		}
		const blank = at(C.replace('pick 0', 'pick 0 informativeBacks=false')).play(0, '2L1', '0>5');
		for (const viewer of ALL) expect(sectionIn(seen(blank, viewer), 'facedown')).toBe('? ?');
	});

	test('[PHO-4, 47] the deck: its number and the back on top, be it the sunset’s; nothing below', () => {
		for (const viewer of ALL) {
			expect(part(C, viewer, 'deck')).toBe('Y- ?*17');
			expect(part(C.replace('deck Y1', 'deck SUN Y1').replace('G6 SUN', 'G6'), viewer, 'deck')).toBe('SUN ?*17');
			expect(part(C.replace('pick 0', 'pick 0 informativeBacks=false'), viewer, 'deck')).toBe('?*18');
			expect(part(D('G1'), viewer, 'deck')).toBe('-');
		}
		const blank = BLANK_A; // its deck is the sunset card alone
		for (const viewer of ALL) expect(part(blank, viewer, 'deck')).toBe('?*1');
	});

	test('[PHO-48] a commitment: its owner sees the wind, others that there is one', () => {
		for (const position of ['2p BRYGN sunset 0 | 0: commit 1>3', '2p BRYGN final 0 | 0: commit 1>2']) {
			const own = position.endsWith('1>3') ? 'commit 1>3' : 'commit 1>2';
			expect(part(position, 0, '0:')).toContain(own);
			for (const viewer of OTHERS) {
				expect(part(position, viewer, '0:')).toContain('commit ?');
				expect(part(position, viewer, '1:')).not.toContain('commit');
			}
		}
	});

	test('[PHO-53] last cards are told by their backs; once the match is over everything is public', () => {
		for (const rule of ['', ' informativeBacks=false']) {
			const position = `2p BRYGN final 0${rule} | 0: hand R5 G8 N2 | 1: hand B1 B2 B3 | facedown Y1 Y2`;
			const table = at(position).play(0, '0>1').play(1, '0>1');
			expect(told(table, 1)).toContain(rule === '' ? 'lastCard 0 N-' : 'lastCard 0 ?');
			for (const viewer of ALL) expect(seen(table, viewer)).toBe(table.print());
			expect(table.print()).toContain('| facedown Y1 Y2 | last N2 B3');
		}
	});
});

describe('in whole matches', () => {
	const tables: TestTable[] = [2, 3, 4].flatMap((seats) => [
		{ seats },
		{ seats, options: { informativeBacks: false } },
		{ seats, options: { missedShot: true } },
	]);

	test.each(tables)(
		'[PHO-16, 43, 48] no view holds a card its viewer was never shown: $seats seats, $options',
		(table) => {
			for (let seed = 1; seed <= 4; seed++) {
				const viewers: Viewer[] = [...Array.from({ length: table.seats }, (_, seat) => seat), 'spectator'];
				const shown = new Map(viewers.map((viewer) => [viewer, new Set<number>()]));
				const match = walk(photograph, table, seed, (emitted) => {
					for (const [viewer, cards] of shown) for (const card of cardsTold(eventFor(emitted, viewer))) cards.add(card);
				});
				for (const { state } of match) {
					for (const [viewer, cards] of shown) {
						const unshown = cardsIn(photograph.view(state, viewer)).filter((card) => !cards.has(card));
						if (unshown.length > 0) expect([viewer, unshown]).toEqual([viewer, []]);
					}
				}
			}
		},
	);

	test('[PHO-7] a card’s face depends on its column alone, at all times', () => {
		for (const { after } of stepsOf({ seats: 3 }, 7)) {
			if (after.phase === 'over') return;
			for (const viewer of [0, 'spectator'] as const) {
				photograph.view(after, viewer).field.forEach((card, place) => {
					if (card >= 0) expect(isPhoto(card)).toBe(place % 4 === 0 || place % 4 === 3);
				});
			}
		}
	});

	test('[PHO-48] nothing said before the last commitment tells one commitment from another', () => {
		const told1 = (wind: string) => {
			const table = dealt({ seats: 3, sunset: 2 });
			playUntil(table, 'sunset');
			table.play(1, wind);
			return [told(table, 0), told(table, 'spectator'), seen(table, 0), seen(table, 'spectator'), table.toMove()];
		};
		for (const wind of ['0>2', '1>4', '3>4']) expect(told1(wind)).toEqual(told1('0>1'));
	});
});

/** The photos in a view. */
function cardsIn(view: State): number[] {
	const films = view.films.flatMap((film, i) => film.map((frame) => photo(i % 7, Math.abs(frame))));
	const lists = [view.deck, view.field, view.hands.flat().map(cardIn), films, view.removedOpen, view.removedHidden];
	return [...lists.flat(), ...view.lastCards].filter(isPhoto);
}

/** The photos an event names. */
function cardsTold(event: Event | null): number[] {
	if (event === null) return [];
	switch (event.type) {
		case 'dealtField':
			return event.cards.filter(isPhoto);
		case 'dealtHands':
			return event.hands.flat().filter(isPhoto);
		case 'picked':
		case 'cleared':
		case 'carried':
			return event.cards.map(({ card }) => card).filter(isPhoto);
		case 'played':
		case 'filled':
		case 'lastCard':
			return [event.card].filter(isPhoto);
		default:
			return [];
	}
}
