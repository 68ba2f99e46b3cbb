import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Emitted, FastChance, type GameEvent, seatsOf } from '@shutterbox/kernel';
import { describeCatalogues } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/boards/board.ts';
import { shownIn } from '../../src/boards/boards.ts';
import { messages as en } from '../../src/boards/wildlife-park/en.ts';
import { messages as ru } from '../../src/boards/wildlife-park/ru.ts';
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
	shownGame,
	startMatch,
	storyOf,
} from './scenes.ts';

const game = gameNamed('wildlife-park');
const { board } = shownGame('wildlife-park');
const names = ['You', 'Bo'];

const folder = join(import.meta.dirname, '../../src/boards/wildlife-park');
const sources = globSync('*.ts', { cwd: folder }).filter((file) => !['en.ts', 'ru.ts'].includes(file));
describeCatalogues(
	'the labels of the board',
	{ en, ru },
	sources.map((file) => readFileSync(join(folder, file), 'utf8')),
	['swap', 'tile', 'reroll', 'workers', 'grey', 'multi', 'protect', 'moves'],
);

const moveOf = (text: string) => parsedMove(game, text);

const plain = (text: string) => stripVTControlCharacters(text).replaceAll('\u00a0', ' ');

const story = (position: string, ...moves: readonly string[]) => storyOf(game, names, position, moves).map(plain);

const PARK =
	'b3 ibex.brown@1=4, b4 golden-eagle.brown@5=5, c2 =6, c3 vicuna.brown@3, d3 penguin.heart=2, c4 lion.black@3=3';
const OWN = `0: saola; park ${PARK}; board 2; supply out:grey 6, in:blue 1, tile:blue seal.heart; display die:4 5, die:1 2, tile:1 ibex.heart`;
const OTHER = '1: gorilla; board 3; supply out:green 4, tile:grey wild-yak.black; display die:0 1';
const TABLE = `${OWN}; workers grey multi; missions 7 13 17 | ${OTHER}`;

describe('the board of a known position', () => {
	const position = positionOf(game, `2p turn 12 missions=on | ${TABLE}; missions 1 8 14; commit ?`);
	const text = drawn(game, sceneOf(game, position, 0, 2, {}));
	const has = (pattern: RegExp) => expect(text.split('\n').filter((line) => pattern.test(line))).toHaveLength(1);

	test('the park: hexes with tile and die, and three parts that meet at a tower', () => {
		has(/^ \/ {8}\\ {10}\/ {2}c2 ★ {2}\\/);
		has(/^\/ {4}a2 {4}\\_{8}\/ green {2}6 \\/);
		has(/^\\ {10}\/ {2}b3 {4}\\ saola {4}\/ {2}d3 ♥ {2}\\/);
		has(/^ \\_{8}\/ grey {3}4 \\_{8}\/ blue {3}2 \\/);
		has(/^ \/ {8}\\ ibex {5}\/ {2}c3 {4}\\ penguin {2}\//);
		has(/^\/ {4}a3 {4}\\_{7}■\/■grey {5}\\/);
		has(/^\\ {10}\/ {2}b4 {3}■\\ vicuña {3}\//);
		has(/^ {11}\\_{8}\/△orange 3 \\_{8}\//);
		has(/^ {11}\\_{8}\/ ENTRANCE \\_{8}\/$/);
	});

	test('beside it display, supply and workers, named as they are typed', () => {
		has(/ green +die:1 · {2}die:2 2$/);
		has(/ tile:2 +ibex ♥ grey$/);
		has(/ SUPPLY, board 2$/);
		has(/ out:grey 6 +in:grey ·$/);
		has(/ tile:blue +seal ♥$/);
		has(/ WORKERS grey multi$/);
	});

	test('below it points, missions, the board that comes next, the others', () => {
		has(/^ Round 2, turn 4 of 7\.$/);
		has(/^ Points +Entrance 0 · Green habitats 0 · /);
		has(/^ Missions · 7 Four Sixes: 4 dice that show 6 \(9\)$/);
		has(/^ Next +board 3 from random: green 4, yak △$/);
		has(/^ Others +random: 0 points · 1 tile · 0 dice · 0 towers · 1 species ·$/);
		has(/^ {10}5 workers · missions 1 8 14 · ready$/);
	});

	test('a spectator sees every park', () => {
		const watched = drawn(game, sceneOf(game, position, 'spectator', 2, {}));
		expect(watched.match(/ENTRANCE/g)).toHaveLength(2);
		expect(watched).toMatch('gorilla');
	});
});

describe('what can be typed', () => {
	/** What a person types, as a move. */
	const typedMove = (scene: Scene<unknown>, line: string) => {
		const read = board.shorthand?.(scene, line) ?? { value: line };
		return 'problem' in read ? read : game.notation.parseMove(read.value);
	};

	test.each([
		['2p reroll 1', 'Roll again or keep. Roll any of your 8 dice again, all at once.', 2],
		['2p swap 1 | 0: saola', 'Swap or keep. You may swap one starting tile for a tile of your display.', 2],
		[`2p turn 12 | ${OWN}`, 'Take and build. Take 1 item from the supply and 1 from your display, and place both.', 1],
		[`2p choose 12 tempo=stepwise | ${OWN}`, 'Choose. Take 1 item from the supply and 1 from your display.', 1],
		[
			`2p build 12 tempo=stepwise | ${OWN}; chosen grey3 lion.heart`,
			'Build. Place grey die 3 and lion (orange, heart), or discard.',
			1,
		],
		[`2p workers 8 | ${OWN}`, 'Use workers. Turn dice of your park before the entrance scores.', 2],
		[
			'1p soloReroll 1 | 0: supply left:1 3, left:8 2',
			'Roll again or keep. Roll any dice of the supply again, all at once.',
			2,
		],
		[
			'1p soloDiscard 1 | 0: supply right:2 lion.heart, right:5 seal.black',
			'Throw away or keep. Throw away any tiles of the supply; new ones are drawn.',
			2,
		],
		['1p declare 3', 'Declare. Say whether you will take a die or a tile; a token then hits the other side.', 2],
		[
			'1p protect 3 | solo side left; hit right:3; drawn 3 | 0: supply right:3 sloth.black, left:1 3',
			'Save or let go. A token hits brown-throated sloth (green, black part). A worker can save it.',
			3,
		],
	])('%s: what to decide, and examples that are legal', (position, words, count) => {
		const state = positionOf(game, position);
		const scene = sceneOf(game, state, 0, 2, {});
		const [asked, typed = ''] = decided(game, scene).split(' For example: ');
		expect(asked).toBe(words);
		const examples = typed.split(' · ');
		expect(examples).toHaveLength(count);
		for (const example of examples) {
			const move = typedMove(scene, example);
			expect('value' in move && game.check(state, { actor: 0, move: move.value, at: 0 }), example).toBeNull();
		}
	});

	test('dice, tiles and corners are counted from 1', () => {
		const scene = sceneOf(game, positionOf(game, `2p turn 12 | ${OWN}`), 0, 2, {});
		expect(typedMove(scene, 'tile:2 b3@6, out:grey -')).toEqual({ value: moveOf('tile:1 b3@5, out:grey -') });
		expect(typedMove(scene, 'reroll 1 8')).toEqual({ value: moveOf('reroll 0 7') });
		expect(typedMove(scene, 'swap 3 1')).toEqual({ value: moveOf('swap 3 0') });
		for (const line of [
			'die:0 -, out:grey -',
			'reroll 3 9',
			'swap 1 4',
			'tile:2 b3@7, out:grey -',
			'tile:2 b3@0, out:grey -',
		])
			expect(typedMove(scene, line), line).toMatchObject({ problem: expect.stringContaining('should be from 1 to') });
	});

	test.each([
		[1, {}],
		[3, { tempo: 'stepwise' }],
		[4, {}],
	] as const)('%i seats, %o: every move is read as it is listed, and every example is legal', (seats, options) => {
		const { printMove } = game.notation;
		const chance = new FastChance([seats, 4, 4, 4]);
		const match = startMatch(game, seats, 3, options);
		while (match.outcome() === null) {
			const { actor, move } = randomEntry(game, match.state, chance);
			const scene = sceneOf(game, match.state, Number(actor), seats, options);
			const read = typedMove(scene, board.typed?.(move) ?? '');
			expect('value' in read && printMove(read.value)).toBe(printMove(move));
			for (const example of board.examples?.(scene) ?? []) {
				const typed = typedMove(scene, example);
				expect('value' in typed && game.check(match.state, { actor, move: typed.value, at: 0 }), example).toBeNull();
			}
			match.submit(actor, move, 0);
		}
	});
});

describe('what a move would change', () => {
	const scene = sceneOf(game, positionOf(game, `2p turn 7 | ${OWN}`), 0, 2, {});

	test.each([
		['out:grey c3, die:1 -', 'grey 6 to c3, green 2 discarded: '],
		['in:blue -, die:4 c3 grey+', 'blue 1 discarded, grey 5 to c3 as a 6: '],
		['tile:blue d2, tile:1 c1', 'seal ♥ to d2, ibex ♥ to c1: '],
	])('%s', (typed, words) => {
		expect(plain(board.explain(scene, moveOf(typed)))).toMatch(words);
	});

	test('the rows of the score pad, and what the list puts first', () => {
		expect(plain(board.explain(scene, moveOf('out:grey c3, die:1 -')))).toMatch(
			/\(Entrance \+6, Towers \+15\); rated \d+$/,
		);
		const value = (typed: string) => board.rank?.(scene, moveOf(typed)) ?? 0;
		expect(value('out:grey c3, die:4 -')).toBeGreaterThan(value('out:grey -, die:4 -'));
	});

	test('the third part of a tower is mentioned', () => {
		const park = 'b3 ibex.brown@1, b4 golden-eagle.brown@5';
		const own = `0: saola; park ${park}; supply tile:grey vicuna.brown; display die:0 1`;
		const position = positionOf(game, `2p turn 3 | ${own}`);
		const text = board.explain(sceneOf(game, position, 0, 2, {}), moveOf('tile:grey c3@3, die:0 -'));
		expect(plain(text)).toMatch(/: No points yet, and a tower stands; rated/);
	});

	test('swaps, rolls, workers', () => {
		const workers = sceneOf(game, positionOf(game, `2p workers 8 | ${OWN}`), 0, 2, {});
		expect(board.explain(workers, moveOf('workers b3 grey+'))).toMatch(/^b3 becomes 5\. /);
		expect(board.explain(workers, moveOf('workers -'))).toBe('No die changes.');
		const roll = sceneOf(game, positionOf(game, '2p reroll 1 | 0: display die:0 3, die:3 4'), 0, 2, {});
		expect(plain(board.explain(roll, moveOf('reroll 0 3')))).toBe('roll green 3 and blue 4 again');
		expect(board.rank?.(roll, moveOf('reroll 0'))).toBeGreaterThan(board.rank?.(roll, moveOf('reroll 0 3')) ?? 0);
	});
});

describe('the story', () => {
	test('a turn is a paragraph for each seat', () => {
		const position = `2p turn 3 | 0: saola; park b3 ibex.brown@1, b4 golden-eagle.brown@5; supply tile:grey vicuna.brown; display die:4 5; stack - | ${OTHER}`;
		expect(story(position, '0 tile:grey c3@3, die:4 c3 grey+', '1 out:green -, die:0 -')).toEqual([
			'You took vicuña (grey, brown part) from the supply and grey die 5 from the display. You placed vicuña (grey, brown part) on c3. You have a brown tower between b3, b4, and c3. You used the grey worker. You placed grey die 6 on c3, rolled as 5.',
			'Bo took green die 4 from the supply and green die 1 from the display. Bo discarded green die 4. Bo discarded green die 1.',
			'The supply boards went to the left.',
		]);
	});
});

/** What is typed stays as it is, and so do names. */
const TYPED =
	/\b(?:out|in|tile|die|left|right):(?:\w+)|\b(?:random|reroll|swap|keep|choose|build|workers|declare|protect|soloReroll|soloDiscard|supply|display|moves|green|blue|grey|orange|multi|die|tile)\b/g;

test.each([
	[1, {}],
	[1, { side: 'asymmetric' }],
	[2, { missions: 'on', tempo: 'ordered' }],
	[3, { side: 'asymmetric', missions: 'on', tempo: 'stepwise' }],
	[6, { side: 'asymmetric' }],
])('in Russian a whole match of %i, %o, has no other word and fits 80 columns', async (seats, options) => {
	const shown = await shownIn('ru', game);
	const { voice } = shown;
	const chance = new FastChance([seats, 2, 3, 4]);
	const match = startMatch(game, seats, 3, options);
	const named = namesOf(match.header.names, 0, voice);
	const said: string[] = [...shown.board.typing, ruleText(shown, '')];
	const note = (events: readonly Emitted<GameEvent>[]) =>
		said.push(...paragraphs(shown, events, 0, named, match.header.options));
	note(match.opening as readonly Emitted<GameEvent>[]);
	while (match.outcome() === null) {
		const { actor, move } = randomEntry(game, match.state, chance);
		const scene = { position: game.view(match.state, 0), viewer: 0, names: named, options: match.header.options };
		const toMove = seatsOf(game.toMove(match.state));
		const lines = [shown.board.draw(scene), shown.board.drawOwn(scene), wrap(decisionOf(shown, scene, toMove), 0)];
		for (const line of [...shown.board.typing, ...lines].flatMap((each) => stripVTControlCharacters(each).split('\n')))
			expect(line.length, line).toBeLessThanOrEqual(80);
		said.push(...lines, ...(actor === 0 ? [shown.board.explain(scene, move)] : []));
		const result = match.submit(actor, move, 0);
		if (result.accepted) note(result.events as readonly Emitted<GameEvent>[]);
	}
	const outcome = match.outcome();
	if (outcome) said.push(...scoreTable(shown, match.state, outcome, named));
	const text = stripVTControlCharacters(said.join('\n')).replaceAll(TYPED, '');
	expect(text.match(/.*(?:[A-Za-z]{2,}|undefined|NaN|\{|\?\s).*/g) ?? []).toEqual([
		expect.stringContaining('games/wildlife-park/RULES.ru.md'),
	]);
});
