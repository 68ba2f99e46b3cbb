import { signal } from '@preact/signals';
import type { Refusal } from '@shutterbox/kernel';
import { beforeEach, expect, test } from 'vitest';
import { type Deeds, decided, deedsAbout, type Mind, type Question } from '../../src/board/decision.ts';

interface Draft {
	readonly square: string;
}

const TAKEN: Refusal = { code: 'TAKEN', rule: 'NAC-3', facts: {} };
let question: Question<Draft, string>;
let deeds: Deeds<Draft, string>;
let made: string[];
const mind = signal<Mind<Draft>>({ question: '', aimed: null, held: null, refusal: null });
const now = () => decided(question, mind);
const at = (square: string): Draft => ({ square });

beforeEach(() => {
	made = [];
	question = {
		id: 'first cross',
		isAsked: true,
		asksTwice: false,
		check: (move) => (move === 'b2' ? TAKEN : null),
		submit: (move) => made.push(move),
		draftOf: at,
	};
	deeds = deedsAbout(() => question, mind);
	deeds.hold(null);
});

test('what is aimed at is shown before what is held', () => {
	deeds.hold(at('a1'));
	deeds.aim(at('c3'));
	expect(now()).toMatchObject({ draft: at('c3'), held: at('a1') });
	deeds.aim(null);
	expect(now().draft).toEqual(at('a1'));
});

test('to hold something else forgets what was aimed at and what was refused', () => {
	deeds.aim(at('c3'));
	deeds.refuse(TAKEN);
	expect(now().refusal).toBe(TAKEN);
	deeds.hold(at('a1'));
	expect(now()).toEqual({ draft: at('a1'), held: at('a1'), refusal: null });
});

test('aiming at the same again draws nothing again', () => {
	deeds.aim(at('c3'));
	const before = mind.value;
	deeds.aim(at('c3'));
	expect(mind.value).toBe(before);
});

test('what was in mind is forgotten with its question', () => {
	deeds.hold(at('a1'));
	question = { ...question, id: 'second cross' };
	expect(now()).toEqual({ draft: null, held: null, refusal: null });
	deeds.aim(at('c3'));
	expect(now()).toMatchObject({ draft: at('c3'), held: null });
});

test('a mouse chooses with one press', () => {
	deeds.touchedBy('mouse');
	deeds.choose('a1');
	expect(made).toEqual(['a1']);
});

test.for(['a finger', 'correspondence'])('%s is asked twice', (who) => {
	if (who === 'a finger') deeds.touchedBy('touch');
	else question = { ...question, asksTwice: true };
	deeds.choose('a1');
	expect([made, now().held]).toEqual([[], at('a1')]);
	deeds.choose('c3');
	expect([made, now().held]).toEqual([[], at('c3')]);
	deeds.choose('c3');
	expect(made).toEqual(['c3']);
});

test('a move that is not legal is refused at the first press, and keeps what is held', () => {
	deeds.touchedBy('touch');
	deeds.choose('a1');
	deeds.choose('b2');
	expect([made, now()]).toEqual([[], { draft: at('a1'), held: at('a1'), refusal: TAKEN }]);
});

test('nothing is handed in that is not asked for', () => {
	question = { ...question, isAsked: false };
	deeds.make('a1');
	expect([made, now().held]).toEqual([[], null]);
});

test('what was handed in stays in view, wherever the pointer goes, until the next touch', () => {
	deeds.make('a1');
	deeds.aim(at('c3'));
	deeds.aim(null);
	expect(now().draft).toEqual(at('a1'));
	deeds.touchedBy('mouse');
	deeds.aim(at('c3'));
	expect(now().draft).toEqual(at('c3'));
});

test('what was handed in stays in view until there is news', () => {
	deeds.make('a1');
	question = { ...question, id: 'second cross' };
	deeds.aim(at('c3'));
	expect(now().draft).toEqual(at('c3'));
});
