import { type Actor, FastChance, seatsOf } from '@shutterbox/kernel';
import { tableAt } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { type Event, photoshoot } from '../../src/index.ts';
import { lastSeen, openDeeds } from '../../src/words/acts.ts';
import { sentence } from '../../src/words/sentences.ts';
import { at, LANGUAGES, NAMES, RUSSIAN, STAGE, voice } from './voice.ts';

/** What Ann reads. */
function told(event: Event, names: readonly string[] = NAMES, language = voice): string {
	return sentence(language, event, { names, viewer: 0, options: {} });
}

/** Every type of event, and what Ann reads of it in both languages. The compiler asks for a line here when the game has a new one. */
const TOLD: Readonly<Record<Event['type'], readonly [event: Event, en: string, ru: string]>> = {
	roundStarted: [
		{ type: 'roundStarted', round: 2, team: 'B', starter: 1, faces: ['max', 'joe'] },
		'Round 2. Violet photographs. Bo begins. Mind Max and Joe.',
		'Раунд 2. Снимают Лиловые. Начинает Bo. Следите за Максом и Джо.',
	],
	repaired: [
		{ type: 'repaired', seat: 'table', a: 0, b: 4 },
		'The table repaired the stage: top left and centre swapped.',
		'Стол поправляет сцену: меняются портреты вверху слева и в центре.',
	],
	readied: [{ type: 'readied', seat: 0 }, 'You are ready.', 'Вы готовы.'],
	flipped: [{ type: 'flipped', seat: 1 }, 'Bo turned the hourglass.', 'Bo переворачивает песочные часы.'],
	objectiveRevealed: [{ type: 'objectiveRevealed', id: 'P07' }, 'Photo P07 is wanted.', 'Нужен кадр P07.'],
	swapped: [
		{ type: 'swapped', seq: 1, seat: 2, a: 2, b: 5, gesture: 'slide', holdMs: 640 },
		'Cy slid top right and middle right past each other in 0.6 s.',
		'Cy меняет местами портреты вверху справа и посередине справа, не отрывая от фона (0,6 с).',
	],
	pushed: [
		{ type: 'pushed', seq: 1, seat: 0, dir: 'left', gesture: 'tap', holdMs: 0 },
		'You pushed left with Joe.',
		'Вы толкаете Джо влево.',
	],
	photo: [{ type: 'photo', seq: 3, seat: 0, id: 'P01' }, 'You took photo P01.', 'Вы снимаете кадр P01.'],
	ritualDone: [
		{ type: 'ritualDone', seat: 2, kind: 'highFive', target: 0 },
		'Cy raised a hand for a high five with you.',
		'Cy поднимает руку, чтобы дать пять вам.',
	],
	talked: [{ type: 'talked', seq: 4, seat: 2 }, 'Cy talked.', 'Cy говорит вслух.'],
	undone: [{ type: 'undone', seat: 0, seq: 3 }, 'You took the action back.', 'Вы возвращаете действие.'],
	stopped: [{ type: 'stopped', seat: 1, remainingMs: 4000 }, 'Bo called a mistake.', 'Bo заявляет об ошибке.'],
	judged: [
		{ type: 'judged', verdict: 'right', kind: 'effect', effect: 'edgar-cheese', undone: [4, 3], token: 'B' },
		'Right call: a forgotten effect, Cheese. 2 actions taken back. A token for Violet.',
		'Верно: забыт эффект «Сыр». Отменено 2 действия. Жетон Лиловым.',
	],
	resumed: [{ type: 'resumed', seat: 1 }, 'The hourglass runs on.', 'Песок сыплется дальше.'],
	approved: [{ type: 'approved', seat: 1 }, 'Bo found nothing wrong.', 'Bo не видит ошибки.'],
	timeUp: [{ type: 'timeUp' }, 'Time is up.', 'Время вышло.'],
	roundScored: [
		{ type: 'roundScored', team: 'A', objectives: ['P01', 'P02'], tokens: [0, 1], scores: [4, 1] },
		'The round is over: Amber took 2 photos for 4 points. 0 tokens for Amber, 1 token for Violet. It stands 4 to 1.',
		'Раунд окончен. Янтарные: 2 кадра (4 очка). Янтарным 0 жетонов, Лиловым 1 жетон. Счёт 4 : 1.',
	],
	effectDrawn: [
		{ type: 'effectDrawn', team: 'A', effect: 'arthur-max' },
		'Amber drew an effect, Arthur without Max. Arthur and Max never end side by side.',
		'Янтарные: новый эффект «Артур без Макса». Артур и Макс никогда не остаются рядом, сторона к стороне.',
	],
	deckReshuffled: [
		{ type: 'deckReshuffled' },
		'The used photo cards were shuffled into a new deck.',
		'Сыгранные карты кадров перемешаны в новую колоду.',
	],
	gameOver: [
		{ type: 'gameOver', result: { reason: 'reached25', scores: [26, 20, 26, 20], places: [1, 3, 1, 3] } },
		'Amber won by 26 to 20.',
		'Янтарные побеждают со счётом 26 : 20.',
	],
};

test.each(Object.entries(TOLD))('%s is told', (_, [event, en, ru]) => {
	expect(told(event)).toBe(en);
	expect(told(event, NAMES, RUSSIAN)).toBe(ru);
});

describe('the same things otherwise', () => {
	const judged = { type: 'judged', kind: null, effect: null, undone: [], token: null } as const;

	test.each([
		[{ ...judged, verdict: 'wrong', token: 'A' }, 'Wrong call: there was no mistake. A token for Amber.'],
		[{ ...judged, verdict: 'wrong', kind: 'talk', token: 'A' }, 'Wrong call: it was not talking. A token for Amber.'],
		[{ ...judged, verdict: 'void' }, 'It had just been put right: the call does not count.'],
		[{ type: 'stopped', seat: 'table', remainingMs: 0 }, 'The table whistled.'],
		[{ type: 'repaired', seat: 0, dir: 'up' }, 'You repaired the stage: Joe pushed up.'],
		[
			{ type: 'gameOver', result: { reason: 'roundCap', scores: [20, 22], places: [2, 1] } },
			'That was the last round. Violet won by 22 to 20.',
		],
		[{ type: 'gameOver', result: { reason: 'reached25', scores: [26, 26], places: [1, 1] } }, 'A draw at 26 points.'],
	] as const satisfies readonly (readonly [Event, string])[])('%o', (event, expected) => {
		expect(told(event)).toBe(expected);
	});

	test('two or three players are one team', () => {
		const pair = NAMES.slice(0, 2);
		expect(told({ type: 'roundStarted', round: 1, team: 'A', starter: 0, faces: [] }, pair)).toBe(
			'Round 1. You begin.',
		);
		expect(told({ ...judged, verdict: 'right', kind: 'photo', undone: [1], token: 'A' }, pair)).toBe(
			'Right call: a photo that does not match. 1 action taken back. A token against the team.',
		);
		expect(told({ type: 'effectDrawn', team: 'A', effect: 'max-goodboy' }, pair)).toBe(
			'The team drew an effect, Good boy. Whoever moves Max says “Good boy!”',
		);
		expect(told({ type: 'roundScored', team: 'A', objectives: ['P01'], tokens: [2, 0], scores: [0, 0] }, pair)).toBe(
			'The round is over: 1 photo for 2 points, 2 tokens against the team. It has 0 points.',
		);
		expect(told({ type: 'gameOver', result: { reason: 'coopLost', scores: [20, 20], places: [2, 2] } }, pair)).toBe(
			'The team lost with 20 points; 25 were needed.',
		);
		expect(
			told({ type: 'roundScored', team: 'A', objectives: ['P01'], tokens: [2, 0], scores: [0, 0] }, pair, RUSSIAN),
		).toBe('Раунд окончен: 1 кадр (2 очка), против команды 2 жетона. У команды 0 очков.');
	});
});

describe('what was seen on the stage', () => {
	const reader = { names: NAMES, viewer: 1 };

	test('tiles are called by their names, as they stood then', () => {
		const table = at('4p running talk=callable', 'open P01').at(3000).play(0, '0-1').at(6000).play(2, '0-1');
		expect(lastSeen(voice, reader, table.view(1))).toBe('Cy swapped Pam and Arthur.');
		expect(openDeeds(voice, reader, table.view(1)).map((deed) => deed.words)).toEqual(['Cy swapped Pam and Arthur.']);
		table.at(9000).play(0, 'photo');
		expect(openDeeds(voice, reader, table.view(1)).map((deed) => deed.words)).toEqual([
			'Cy swapped Pam and Arthur.',
			'Ann took photo P01.',
		]);
	});

	test('a call and its judgement are seen too', () => {
		const table = at('4p check pace=untimed', 'open P01', 'seq 1', 'acts 0:0-8@0');
		table.play(1, 'stop 2');
		expect(lastSeen(voice, reader, table.view(0))).toBe('You called a mistake.');
		table.play(1, 'point swap');
		expect(lastSeen(voice, reader, table.view(0))).toBe('Right call: a swap that is not allowed.');
		expect(lastSeen(voice, reader, at('4p running', 'open P01').view(0))).toBeNull();
	});
});

test('a whole match against the hourglass is told without a gap', () => {
	const position = `4p ready hourglassSec=30 level=4 | ${STAGE} | A max-pet joe-push | B edgar-ready chloe-diagonal`;
	const table = tableAt(photoshoot, position, new FastChance([5, 6, 7, 8]));
	const chance = new FastChance([1, 2, 3, 4]);
	let count = 0;
	for (let entries = 0; entries < 3000 && table.state.phase !== 'over'; entries++) {
		const seats = seatsOf(photoshoot.toMove(table.state));
		const moment = (photoshoot.pace?.(table.state) ?? 0) + chance.int(3000);
		const alarm = photoshoot.alarm?.(table.state) ?? moment + 1;
		const seat: Actor = alarm <= moment || seats.length === 0 ? 'table' : seats[chance.int(seats.length)];
		const move =
			seat === 'table' ? photoshoot.tableMove?.(table.state) : photoshoot.randomMove(table.state, seat, chance);
		if (!move) throw new Error('nothing is due');
		table.at(seat === 'table' ? alarm : moment).play(seat, move);
		for (const event of table.told(0)) {
			for (const [, language] of LANGUAGES) expect(told(event, NAMES, language)).toMatch(/^\S[^{}]*(?:\.|[?!]”)$/);
			count++;
		}
	}
	expect(table.state.phase).toBe('over');
	expect(count).toBeGreaterThan(200);
});
