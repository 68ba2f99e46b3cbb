import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/index.ts';
import { EFFECTS } from '../../src/rules/components.ts';
import { FAULT_KINDS, ruleBroken } from '../../src/rules/faults.ts';
import { done } from '../../src/rules/rituals.ts';
import { aloud, countdown, glassAloud, tileAloud } from '../../src/words/aloud.ts';
import { type Hands, handsPrompt } from '../../src/words/hands.ts';
import { verdictPrompt, wrongWords } from '../../src/words/verdicts.ts';
import { at, LANGUAGES, NAMES, RUSSIAN, voice } from './voice.ts';

const reader = { names: NAMES, viewer: 0 };

describe('what is in hand', () => {
	const FREE: Hands = { picked: null, isSlid: false, push: null, isWaiting: false, owed: [] };
	const { state } = at('4p running', 'open P01', 'A joe-push');
	const said = (hands: Partial<Hands>, language = voice) => {
		const prompt = handsPrompt(language, reader, state, { ...FREE, ...hands });
		return prompt && `${prompt.verb}: ${prompt.sentence}`;
	};

	test('is said of a tile that is lifted or slid', () => {
		expect(said({})).toBeNull();
		expect(said({ picked: 1 })).toBe('Swap or shoot: Pam is lifted. Tap the one to swap with, or Escape.');
		expect(said({ picked: 2, isSlid: true })).toBe(
			'Swap or shoot: Alice stays on the paper. Let go over the one to swap with.',
		);
		expect(said({ picked: 2, isSlid: true }, RUSSIAN)).toBe(
			'Меняйте или снимайте: Алиса не отрывается от фона. Отпустите над тем, с кем поменять.',
		);
		expect(said({ isWaiting: true })).toBe('Swap or shoot: Made as soon as the stage has settled.');
	});

	test('is said of Joe, whose line follows: who leaves the frame comes in opposite', () => {
		expect(said({ picked: 3 })).toMatch(/^Swap or shoot: Joe is lifted\. An arrow pushes/);
		const push = (dir: Hands['push'], language = voice) => said({ picked: 3, push: dir }, language)?.split(': ').at(-1);
		expect([push('up'), push('down'), push('left'), push('right')]).toEqual([
			'Arthur leaves above and comes in below.',
			'Olivia leaves below and comes in above.',
			'Joe leaves on the left and comes in on the right.',
			'Edgar leaves on the right and comes in on the left.',
		]);
		expect(push('down', RUSSIAN)).toBe('Оливия уходит снизу и входит сверху.');
	});

	test('waits for the rituals a table that assists asks for', () => {
		const owed = [
			{ ritual: done('highFive', 0, 2), isDone: true },
			{ ritual: done('highFive', 2, 0), isDone: false },
			{ ritual: done('applaud', 0), isDone: false },
		];
		expect(said({ picked: 6, owed })).toBe('Your turn: First Cy: high five with you and you: applaud.');
		expect(said({ picked: 6, owed }, RUSSIAN)).toBe('Ваш ход: Сначала Cy: дать пять вам и вы: похлопать.');
	});
});

describe('a judgement', () => {
	const judged = { type: 'judged', kind: null, effect: null, undone: [], token: null } as const;
	const said = (event: Event & { type: 'judged' }, by: number | 'table' = 1, language = voice, names = NAMES) => {
		const { verb, sentence } = verdictPrompt(language, event, by, { names, viewer: 0 });
		return `${verb}: ${sentence}`;
	};
	const right = {
		...judged,
		verdict: 'right',
		kind: 'effect',
		effect: 'pam-wave',
		undone: [4, 3],
		token: 'B',
	} as const;

	test('says what comes of it', () => {
		expect(said(right)).toBe('Right call: 2 actions taken back. A token for Violet.');
		expect(said(right, 1, RUSSIAN)).toBe('Верно: Отменено 2 действия. Жетон Лиловым.');
		expect(said({ ...judged, verdict: 'wrong', kind: 'photo', token: 'A' })).toBe(
			'Wrong call: There was no such mistake. A token for Amber.',
		);
		expect(said({ ...judged, verdict: 'void' }, 1, RUSSIAN)).toBe('Уже исправлено: Заявление не считается.');
	});

	test('of the table is a whistle', () => {
		const pair = NAMES.slice(0, 2);
		const event = { ...judged, verdict: 'right', kind: 'talk', token: 'A' } as const;
		expect(said(event, 'table', voice, pair)).toBe('Whistle: A token against the team.');
		expect(said(event, 'table', RUSSIAN, pair)).toBe('Свисток: Жетон против команды.');
	});

	test.each(LANGUAGES)('of every mistake has its sentence in %s, and its rule', (_, language) => {
		const plain = FAULT_KINDS.filter((kind) => kind !== 'effect').map((kind) => [kind, null] as const);
		const faults = [...plain, ...EFFECTS.map(({ id }) => ['effect', id] as const)];
		const sentences = faults.map(([kind, effect]) => wrongWords(language, kind, effect));
		for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZА-Я].*(?:\.|[?!]”)$/);
		expect(new Set(sentences).size).toBe(18);
		expect(new Set(faults.map(([kind, effect]) => ruleBroken(kind, effect))).size).toBe(18);
	});
});

describe('for the ear', () => {
	const table = at('4p running', 'open P01', 'A olivia-highfive').at(3000).play(0, '6-7');
	const swapped = { type: 'swapped', seq: 1, seat: 0, a: 6, b: 7, gesture: 'tap', holdMs: 0 } as const;
	const heard = (event: Event, viewer: number, language = voice) =>
		aloud(language, event, { names: NAMES, viewer, options: {}, cells: table.state.cells });

	test('a swap names tiles, the cells they stood in, and the manner', () => {
		expect(heard(swapped, 1)).toEqual({
			text: 'Ann lifted Olivia, bottom left, and Max, bottom middle.',
			isUrgent: false,
		});
		expect(heard({ ...swapped, gesture: 'slide', holdMs: 900 }, 0).text).toBe(
			'You slid Olivia, bottom left, and Max, bottom middle, past each other in 0.9 s.',
		);
		expect(heard(swapped, 1, RUSSIAN).text).toBe(
			'Ann поднимает и меняет местами Оливию (внизу слева) и Макса (внизу посередине).',
		);
		expect(heard({ ...swapped, gesture: 'slide', holdMs: 900 }, 0, RUSSIAN).text).toBe(
			'Вы меняете местами Оливию (внизу слева) и Макса (внизу посередине), не отрывая от фона (0,9 с).',
		);
	});

	test('a stop interrupts, other things are told as they are logged', () => {
		expect(heard({ type: 'stopped', seat: 1, remainingMs: 4000 }, 0)).toEqual({
			text: 'Bo called a mistake.',
			isUrgent: true,
		});
		expect(heard({ type: 'ritualDone', seat: 2, kind: 'highFive', target: 0 }, 0, RUSSIAN)).toEqual({
			text: 'Cy поднимает руку, чтобы дать пять вам.',
			isUrgent: false,
		});
	});

	test('a tile, with the effects that look at it', () => {
		const facts = { tile: 1, cell: 7, effects: [2], isPicked: true, isInPlace: false };
		expect(tileAloud(voice, facts)).toBe('Olivia, bottom middle, High five, chosen');
		expect(tileAloud(RUSSIAN, { ...facts, isPicked: false, isInPlace: true })).toBe(
			'Оливия, внизу посередине, Дать пять, на месте',
		);
	});

	test('the sand, in the plural that fits', () => {
		expect([1, 30].map((seconds) => glassAloud(voice, seconds))).toEqual(['1 second left.', '30 seconds left.']);
		expect([1, 3, 10].map((seconds) => glassAloud(RUSSIAN, seconds))).toEqual([
			'Осталась 1 секунда.',
			'Осталось 3 секунды.',
			'Осталось 10 секунд.',
		]);
	});

	test('[PST-73] how long a phase waits, and nothing of a whistle to come', () => {
		expect(countdown(voice, at('4p ready').view(0), 4500)).toBe('It starts by itself in 26\u00a0s.');
		expect(countdown(voice, table.view(1), 5000)).toBeNull();
		table.at(6000).play(1, 'stop 1');
		expect(countdown(voice, table.view(0), 9000)).toBe('17\u00a0s');
		table.at(9000).play(1, 'point turn');
		expect(countdown(RUSSIAN, table.view(0), 10_000)).toBe('Само продолжится через 4\u00a0с.');
		expect(countdown(voice, at('4p running pace=untimed', 'open P01').play(0, '0-1').view(1), 0)).toBeNull();
	});
});
