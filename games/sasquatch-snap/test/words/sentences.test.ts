import { FastChance, seatsOf, type Viewer } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, sasquatchSnap } from '../../src/index.ts';
import { sentence as said } from '../../src/words/sentences.ts';
import { at, LANGUAGES, NAMES, RUSSIAN, voice } from './voice.ts';

function sentence(
	event: Event,
	names: readonly string[],
	viewer: Viewer,
	options: object = { boardSize: 9 },
	by = voice,
) {
	return said(by, event, { names, viewer, options: { ...options } });
}

/** Every type of event, and what Ann reads of it. The compiler asks for a line here when the game has a new one. */
const TOLD: Readonly<Record<Event['type'], readonly [event: Event, english: string | null, russian: string | null]>> = {
	gameStarted: [
		{
			type: 'gameStarted',
			options: {
				boardSize: 9,
				target: 8,
				firstWhistle: 'random',
				trapChoice: 'at-resolution',
				entrapToll: false,
				lapLure: false,
				turnLimit: 80,
				helps: 'allowed',
			},
			whistle: 1,
		},
		'In a forest of 9 × 9 squares the first with 8 snaps wins, or whoever has most after turn 80. Bo has the first Whistle.',
		'Лес 9 × 9. Побеждает тот, кто первым соберёт 8 снимков или у кого их больше после хода 80. Первый свисток: Bo.',
	],
	turnStarted: [{ type: 'turnStarted', turn: 3, whistle: 2 }, 'Turn 3 begins.', 'Начинается ход 3.'],
	whistleBlown: [
		{ type: 'whistleBlown', seat: 0, give: { basic: 3, snaps: 1 }, get: { super: 1 } },
		'You gave 3 basics and 1 snap for 1 Super and blew the Whistle.',
		'Вы меняетесь с банком (3 обычные и 1 снимок → 1 супер) и даёте свисток.',
	],
	committed: [{ type: 'committed', seat: 1 }, null, null],
	commitStored: [
		{ type: 'commitStored', dir: 'N', trap: true, tile: 'freeze' },
		'You laid north and Trap! with a freeze.',
		'Вы выкладываете: север с «Ловушкой!» (лёд).',
	],
	revealed: [
		{
			type: 'revealed',
			commits: [
				{ dir: 'N', trap: true },
				{ dir: 'E', trap: false },
				{ dir: 'S', trap: false },
				{ dir: 'W', trap: true },
			],
		},
		'All show their cards: you north and Trap!, Bo east, Cy south, and Di west and Trap!.',
		'Все открывают карты: вы — север с «Ловушкой!», Bo — восток, Cy — юг и Di — запад с «Ловушкой!».',
	],
	uprooted: [
		{ type: 'uprooted', seat: 3, tile: 'spike', square: 20 },
		'Di uprooted the spike on C3.',
		'Di снимает шип с C3.',
	],
	trapSet: [
		{ type: 'trapSet', seat: 0, tile: 'super', square: 40 },
		'You set a Super on E5.',
		'Вы ставите супер на E5.',
	],
	trapsDestroyed: [
		{ type: 'trapsDestroyed', by: 1, list: [{ owner: 0, tile: 'basic', square: 20 }] },
		'Bo’s spike destroyed your basic on C3.',
		'Шип (Bo) уничтожает: ваша обычная на C3.',
	],
	entrapped: [
		{ type: 'entrapped', seat: 0, by: 1 },
		'Bo entrapped you: no walk this turn.',
		'Вы попадаете в западню (Bo): в этот ход ни шагу.',
	],
	trapWasted: [
		{ type: 'trapWasted', seat: 2, reason: 'tile-here' },
		'Cy wasted Trap!: a tile lies there already.',
		'Cy: «Ловушка!» пропадает, тут уже лежит другая.',
	],
	held: [{ type: 'held', seat: 0 }, 'You could not walk, being entrapped.', 'Вы не идёте: западня.'],
	stepped: [{ type: 'stepped', seat: 0, from: 20, to: 11 }, 'You walked to C2.', 'Вы идёте на C2.'],
	tollPaid: [
		{ type: 'tollPaid', from: 0, to: 1, tile: 'freeze', square: 20, owed: 2, paid: 1 },
		'You ran into Bo’s freeze on C3 and paid 1 of 2 snaps, all there was.',
		'Вы попадаете в ловушку: лёд (Bo) на C3. Плата: 1 из 2, больше нет.',
	],
	mauled: [
		{ type: 'mauled', seat: 0, square: 20, snaps: 2, by: 'lure' },
		'The Sasquatch mauled you on C3: 2 snaps to his pile.',
		'Вы попадаете в лапы Сасквочу, C3: 2 снимка в его кучу.',
	],
	tossed: [{ type: 'tossed', seat: 1, to: 40 }, 'Bo landed in the lair, E5.', 'Bo летит в логово, E5.'],
	lured: [
		{ type: 'lured', seat: 2, dir: 'W', dist: 3, from: 40, to: 37, forced: true },
		'Cy lured the Sasquatch 3 west from E5 to his first stop, B5.',
		'Cy приманивает Сасквоча: 3 на запад, с E5 до первой остановки, B5.',
	],
	caught: [
		{ type: 'caught', owner: 0, tile: 'basic', square: 20, earned: 1, fromPile: 2 },
		'Click. Your basic on C3 caught him: 1 snap and his pile of 2 for you.',
		'Щёлк, попался: ваша обычная, C3. Вам: 1 снимок и его куча, 2.',
	],
	whistlePassed: [{ type: 'whistlePassed', from: 3, to: 0 }, 'The Whistle went to you.', 'Свисток переходит к вам.'],
	gameEnded: [
		{
			type: 'gameEnded',
			reason: 'limit',
			winners: [1, 2],
			standings: [3, 1, 1, 4].map((place) => ({ place, snaps: place === 1 ? 4 : 1, tiles: 0 })),
		},
		'That was the last turn. Bo and Cy won with 4 snaps.',
		'Это был последний ход. Победа: Bo и Cy, 4 снимка.',
	],
};

test.each(Object.entries(TOLD))('%s is told', (_, [event, english, russian]) => {
	expect(sentence(event, NAMES, 0)).toBe(english);
	expect(sentence(event, NAMES, 0, { boardSize: 9 }, RUSSIAN)).toBe(russian);
});

describe('how the same thing reads for others, and in other forests', () => {
	test('a spectator reads names only', () => {
		expect(sentence({ type: 'stepped', seat: 0, from: 20, to: 11 }, NAMES, 'spectator')).toBe('Ann walked to C2.');
	});

	test('squares are told by the labels of the table’s own forest', () => {
		const event: Event = { type: 'tossed', seat: 1, to: 60 };
		expect(sentence(event, NAMES, 0, { boardSize: 11 })).toBe('Bo landed in the lair, F6.');
	});

	test.each([
		[{ type: 'whistleBlown', seat: 1, give: {}, get: {} }, 'Bo blew the Whistle.'],
		[{ type: 'trapWasted', seat: 2, reason: 'empty-hand' }, 'Cy wasted Trap!: no tile was left in hand.'],
		[
			{ type: 'tollPaid', from: 1, to: 0, tile: 'basic', square: 20, owed: 1, paid: 1 },
			'Bo ran into your basic on C3 and paid 1 snap.',
		],
		[
			{ type: 'tollPaid', from: 1, to: 2, tile: 'basic', square: 20, owed: 1, paid: 0 },
			'Bo ran into Cy’s basic on C3 and had no snaps to pay.',
		],
		[
			{ type: 'mauled', seat: 1, square: 40, snaps: 0, by: 'walk' },
			'Bo walked into the Sasquatch on E5: mauled, no snaps to lose.',
		],
		[
			{ type: 'lured', seat: 0, dir: 'E', dist: 2, from: 40, to: 42, forced: false },
			'You lured the Sasquatch 2 east from E5 to G5, on a clear line.',
		],
		[
			{ type: 'caught', owner: 1, tile: 'freeze', square: 20, earned: 2, fromPile: 0 },
			'Click. Bo’s freeze on C3 caught him: 2 snaps for Bo.',
		],
	] as const satisfies readonly (readonly [Event, string])[])('%o', (event, told) => {
		expect(sentence(event, NAMES, 0)).toBe(told);
	});
});

test.each(LANGUAGES)(
	'a whole match is told in %s without a gap, and what others laid is not told before the reveal',
	(language, by) => {
		const table = at('phase whistle turnLimit=40');
		const chance = new FastChance([1, 2, 3, 4]);
		let told = 0;
		while (table.state.phase !== 'over') {
			const [seat] = seatsOf(sasquatchSnap.toMove(table.state));
			const { phase } = table.state;
			table.play(seat, sasquatchSnap.randomMove(table.state, seat, chance));
			const lines = table
				.told(0)
				.map((event) =>
					sentence(event, language === 'Russian' ? ['Аня', 'Боря', 'Вера', 'Гена'] : NAMES, 0, { boardSize: 9 }, by),
				);
			if (phase === 'commit' && table.state.phase === 'commit' && seat !== 0) expect(lines).toEqual([null]);
			const sound = language === 'Russian' ? /^(?!.*[A-Za-z]{2})[^{}]+\.$/ : /^\S[^{}]*\.$/;
			told += lines.filter((line) => line !== null && sound.test(line)).length;
			expect(lines.filter((line) => line !== null && !sound.test(line))).toEqual([]);
		}
		expect(told).toBeGreaterThan(100);
	},
);
