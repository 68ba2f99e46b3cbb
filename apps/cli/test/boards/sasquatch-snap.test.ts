import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Emitted, FastChance, type GameEvent, seatsOf } from '@shutterbox/kernel';
import { describeCatalogues } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { shownIn } from '../../src/boards/boards.ts';
import { messages as en } from '../../src/boards/sasquatch-snap/en.ts';
import { messages as ru } from '../../src/boards/sasquatch-snap/ru.ts';
import { decisionOf } from '../../src/play/decision.ts';
import { ruleText } from '../../src/play/rulebook.ts';
import { namesOf, paragraphs, scoreTable } from '../../src/story.ts';
import { wrap } from '../../src/text.ts';
import {
	decided,
	drawn,
	gameNamed,
	parsedMove,
	positionOf,
	randomEntry,
	sceneOf,
	startMatch,
	storyOf,
} from './scenes.ts';

const game = gameNamed('sasquatch-snap');
const names = ['You', 'Bo', 'Cy', 'Di'];

const folder = join(import.meta.dirname, '../../src/boards/sasquatch-snap');
const sources = globSync('*.ts', { cwd: folder }).filter((file) => !['en.ts', 'ru.ts'].includes(file));
/** The card is called so. */
const withoutName = (messages: Readonly<Record<string, string>>) =>
	Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text.replaceAll(/Trap!|Ловушкой!/g, '')]));
describeCatalogues(
	'the labels of the board',
	{ en: withoutName(en), ru: withoutName(ru) },
	sources.map((file) => readFileSync(join(folder, file), 'utf8')),
);

const IDLE = '1: commit E | 2: commit E | 3: commit W';

const moveOf = (text: string) => parsedMove(game, text);

const story = (position: string, ...moves: readonly string[]) => storyOf(game, names, position, moves);

describe('the board of a known position', () => {
	const position = positionOf(
		game,
		'9x9 turn 5 whistle 2 phase set slot 1 | sasquatch E2 | pile 2 | 0: C3; snaps 3; hand 5/1/0/0; commit W!; entrapped' +
			' | 1: E7; snaps 0; hand 0/0/0/0; commit S | 2: C3; snaps 7; hand 3/0/1/1; commit N' +
			' | 3: G7; snaps 1; hand 7/0/1/0; commit E! | tiles 1s D3, 0b C3, 2f A9, 3s I9',
	);
	const text = drawn(game, sceneOf(game, position, 0, 4, {}));
	const has = (pattern: RegExp) => expect(text.split('\n').filter((line) => pattern.test(line))).toHaveLength(1);

	test('the forest: figures, tiles under them and beside them, arms, lair, his lines', () => {
		has(/^ 2 ─ {4}─ {4}─ {4}\+1 {3}& {4}─ /);
		has(/^ 3 · {4}· {4}02 {3}1s {3}\+1 {3}· /);
		has(/^ {13}0b\+1 /);
		has(/^ 5 ( *·){4} +#/);
		has(/^ 7 ( *·){4} +1 +· +3 /);
		has(/^ 9 2f\+3 ( *·){3} +│ .* \+3 {3}3s /);
	});

	test('beside it everybody in Whistle order with snaps, hand, bank and what she shows', () => {
		const seats = [...text.matchAll(/ {2}(\d) (You|random \d) · (.*)$/gm)].map(
			([, seat, , status]) => `${seat} ${status}`,
		);
		expect(seats).toEqual(['2 done', '3 E! choosing', '0 W! held', '1 S']);
		has(/ ■■■■■■■□ 7 snaps$/);
		has(/ hand 3b 1k 1s$/);
		has(/ hand empty$/);
		has(/ bank 6b 5f 4k 3s$/);
		has(/^ Turn 5 of 80 · random 2 has the Whistle · 8 snaps win · 27 in the Snaps box$/);
	});

	test('below it what a lure along each line would bring', () => {
		has(/ W 1 +to D2, random 1’s Super pays 1 snap and the pile of 2$/);
		has(/ S 1 +to E3, random 1’s Super pays 1 snap and the pile of 2$/);
		has(/^ His lines +N 4 +to E7, mauls random 1$/);
		has(/^ His pile +2 snaps for the next trap that catches him$/);
	});
});

describe('what is to be decided is said with examples that are legal', () => {
	test.each([
		['', 'Blow the Whistle', 'whistle · whistle 2b > 1f'],
		['| 0: snaps 0; hand 0/0/0/0', 'Blow the Whistle', 'whistle'],
		['phase commit', 'Choose your way', 'N · N!'],
		['phase commit trapChoice=with-card', 'Choose your way', 'N · N!b'],
		['phase commit | tiles 1b C3', 'Choose your way', 'N'],
		['phase commit | 0: hand 0/0/0/0', 'Choose your way', 'N'],
		[`phase set | 0: commit W! | ${IDLE}`, 'Set your trap', 'set b · set k'],
		['phase lure | 0: E3', 'Lure him', 'lure E 1'],
	])('%s', (position, verb, typed) => {
		const state = positionOf(game, position);
		const text = decided(game, sceneOf(game, state, 0, 4, {}));
		expect(text.startsWith(`${verb}. `)).toBe(true);
		expect(text.endsWith(` For example: ${typed}`)).toBe(true);
		for (const line of typed.split(' · '))
			expect(game.check(state, { actor: 0, move: moveOf(line), at: 0 }), line).toBeNull();
	});
});

describe('resolution step by step', () => {
	test('a slot is a paragraph, and so is the lure', () => {
		expect(story(`phase commit | 0: C3 | ${IDLE} | tiles 1f D3`, '0 E', '0 lure N 3')).toEqual([
			'You laid east.',
			'All show their cards: you east, Bo east, Cy east, and Di west.',
			'You walked to D3. You ran into Bo’s freeze on D3 and paid 1 of 2 snaps, all there was.',
			'Bo walked to H3. Bo walked to I3.',
			'Cy walked to H7. Cy walked to I7.',
			'Di walked to B7. Di walked to A7.',
			'You lured the Sasquatch 3 north from E5 to E2, on a clear line.',
			'The Whistle went to Bo. Turn 2 begins.',
		]);
	});

	test('traps set, destroyed, wasted; journalists entrapped and held', () => {
		const position = `phase commit entrapToll=true | 1: C3; commit N! | 2: commit E; hand 1/0/0/0 | 3: C4; commit S! | tiles 3b C4`;
		expect(story(position, '0 W!', '0 set k', '3 set b').slice(2, 5)).toEqual([
			'You set a spike on C3. Your spike destroyed Di’s basic on C4. You entrapped Bo: no walk this turn. Bo ran into your spike on C3 and paid 1 snap.',
			'You walked to B3.',
			'Bo wasted Trap!: a tile lies there already. Bo could not walk, being entrapped.',
		]);
	});

	test('mauled on the way, and caught with the pile', () => {
		expect(story(`phase commit | sasquatch D3 | ${IDLE} | tiles 0s D1`, '0 E', '0 lure N 1').slice(2)).toEqual([
			'You walked to D3. You walked into the Sasquatch on D3: mauled, 1 snap to his pile. You landed in the lair, E5.',
			'Bo walked to H3. Bo walked to I3.',
			'Cy walked to H7. Cy walked to I7.',
			'Di walked to B7. Di walked to A7.',
			'You lured the Sasquatch 1 north from D3 to his first stop, D2. Click. Your Super on D1 caught him: 1 snap and his pile of 1 for you.',
			'The Whistle went to Bo. Turn 2 begins.',
		]);
	});

	test('exchanges and both ends', () => {
		expect(story('', '0 whistle 3b 1n > 1s')).toEqual([
			'You gave 3 basics and 1 snap for 1 Super and blew the Whistle.',
		]);
		expect(story('phase lure | 1: snaps 7 | tiles 1b E4', '0 lure N 1').at(-1)).toBe('Bo won with 8 snaps.');
		expect(story('turn 80 phase lure | 0: hand 1/0/0/0', '0 lure N 1').at(-1)).toBe(
			'That was the last turn. Bo, Cy, and Di won with 1 snap.',
		);
	});
});

test.each([
	{},
	{ boardSize: 7, trapChoice: 'with-card', target: 5 },
	{ boardSize: 11, entrapToll: true, turnLimit: 40 },
])('in Russian a whole match, %o, has no other word and fits 80 columns', async (options) => {
	const shown = await shownIn('ru', game);
	const { board, voice } = shown;
	const chance = new FastChance([4, 2, 3, 4]);
	const match = startMatch(game, 4, 3, { turnLimit: 40, ...options });
	const named = namesOf(match.header.names, 0, voice);
	const said: string[] = [...board.typing.map((line) => line.slice(19)), ruleText(shown, '')];
	const note = (events: readonly Emitted<GameEvent>[]) =>
		said.push(...paragraphs(shown, events, 0, named, match.header.options));
	note(match.opening as readonly Emitted<GameEvent>[]);
	while (match.outcome() === null) {
		const { actor, move } = randomEntry(game, match.state, chance);
		const scene = { position: game.view(match.state, 0), viewer: 0, names: named, options: match.header.options };
		const toMove = seatsOf(game.toMove(match.state));
		const lines = [board.draw(scene), wrap(decisionOf(shown, scene, toMove), 0)];
		for (const line of lines.flatMap((each) => stripVTControlCharacters(each).split('\n')))
			expect(line.length, line).toBeLessThanOrEqual(80);
		said.push(...lines, ...(actor === 0 ? [board.explain(scene, move)] : []));
		const result = match.submit(actor, move, 0);
		if (result.accepted) note(result.events as readonly Emitted<GameEvent>[]);
	}
	const outcome = match.outcome();
	if (outcome) said.push(...scoreTable(shown, match.state, outcome, named));
	// Names stay as they are, and so does what is typed.
	const text = stripVTControlCharacters(said.join('\n')).replaceAll(/random|whistle|lure|set(?= )/g, '');
	expect(text.match(/.*(?:[A-Za-z]{2,}|undefined|NaN|\{).*/g) ?? []).toEqual([
		expect.stringContaining('games/sasquatch-snap/RULES.ru.md'),
	]);
});
