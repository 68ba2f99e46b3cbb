import { stripVTControlCharacters } from 'node:util';
import { type Emitted, FastChance, type GameEvent, type Seat, seatsOf } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/boards/boards.ts';
import { drawn, gameNamed, parsedMove, positionOf, sceneOf, startMatch, storyOf } from './scenes.ts';

const game = gameNamed('wildlife-park');
const board = boardOf(game);
const names = ['You', 'Bo'];

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

	test('beside it display, supply and workers, named as moves name them', () => {
		has(/ green +die:0 · {2}die:1 2$/);
		has(/ tile:1 +grey ibex ♥$/);
		has(/ SUPPLY, board 2$/);
		has(/ out:grey 6 +in:grey ·$/);
		has(/ tile:blue +seal ♥$/);
		has(/ WORKERS grey multi$/);
	});

	test('below it points, missions, the board that comes next, the others', () => {
		has(/^ Round 2, turn 4 of 7$/);
		has(/^ Missions · 7 Four Sixes \(9\): 4 dice that show 6$/);
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

describe('one sentence that starts with a verb says what to decide, with an example that is legal', () => {
	test.each([
		['2p reroll 1', 'reroll -', /^Roll any of your 8 dice again/],
		['2p swap 1 | 0: saola', 'keep', /^Swap start 1, 2 or 3 \(b3, d3, c4\) for display tile/],
		[`2p turn 12 | ${OWN}`, '', /^Take 1 item from the supply and 1 from your display.* e\.g\. (.*?)\. /],
		[`2p choose 12 tempo=stepwise | ${OWN}`, '', /^Choose 1 item .* e\.g\. (.*)\.$/],
		[`2p build 12 tempo=stepwise | ${OWN}; chosen grey3 lion.heart`, '', /^Build both items.* e\.g\. (.*?)\. /],
		[`2p workers 8 | ${OWN}`, '', /^Use workers .* before the entrance scores, e\.g\. (.*);/],
		[`2p workers 15 | ${OWN}; entrance 9`, '', /^Use workers .* before the final count, e\.g\. (.*);/],
		['1p declare 3', 'declare die', /^Declare what you will take/],
		['1p soloReroll 1', 'soloReroll -', /^Roll any dice of spaces/],
		['1p soloDiscard 1', 'soloDiscard -', /^Throw away tiles/],
		[
			'1p protect 3 | solo side left; hit right:3; drawn 3 | 0: supply right:3 sloth.black, left:1 3',
			'protect green',
			/^Save right:3, sloth △, with a worker: protect green or protect multi; or let it go: protect -\.$/,
		],
	])('%s', (position, typed, words) => {
		const state = positionOf(game, position);
		const text = plain(board.decision(sceneOf(game, state, 0, 2, {})));
		expect(text).toMatch(words);
		const [, example = typed] = words.exec(text) ?? [];
		expect(game.check(state, { actor: 0, move: moveOf(example), at: 0 })).toBeNull();
	});

	test('who is not asked waits', () => {
		const state = positionOf(
			game,
			'2p choose 3 tempo=ordered | 0: board 2; supply out:green 1; display die:0 1 | 1: board 1',
		);
		expect(board.decision(sceneOf(game, state, 0, 2, {}))).toBe('Wait for random to choose.');
		expect(board.decision(sceneOf(game, state, 'spectator', 2, {}))).toBe('Watch: others decide.');
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
			/\(entrance \+6, watchtowers \+15\); rated \d+$/,
		);
		const value = (typed: string) => board.rank?.(scene, moveOf(typed)) ?? 0;
		expect(value('out:grey c3, die:4 -')).toBeGreaterThan(value('out:grey -, die:4 -'));
	});

	test('the third part of a tower is mentioned', () => {
		const park = 'b3 ibex.brown@1, b4 golden-eagle.brown@5';
		const own = `0: saola; park ${park}; supply tile:grey vicuna.brown; display die:0 1`;
		const position = positionOf(game, `2p turn 3 | ${own}`);
		const text = board.explain(sceneOf(game, position, 0, 2, {}), moveOf('tile:grey c3@3, die:0 -'));
		expect(plain(text)).toMatch(/: no points yet; a tower; rated/);
	});

	test('swaps, rolls, workers', () => {
		const workers = sceneOf(game, positionOf(game, `2p workers 8 | ${OWN}`), 0, 2, {});
		expect(board.explain(workers, moveOf('workers b3 grey+'))).toMatch(/^b3 4 → 5: /);
		expect(board.explain(workers, moveOf('workers -'))).toBe('keep all workers');
		const roll = sceneOf(game, positionOf(game, '2p reroll 1 | 0: display die:0 3, die:3 4'), 0, 2, {});
		expect(plain(board.explain(roll, moveOf('reroll 0 3')))).toBe('roll green 3 and blue 4 again');
		expect(board.rank?.(roll, moveOf('reroll 0'))).toBeGreaterThan(board.rank?.(roll, moveOf('reroll 0 3')) ?? 0);
	});
});

describe('the story', () => {
	test('a turn is a paragraph for each seat', () => {
		const position = `2p turn 3 | 0: saola; park b3 ibex.brown@1, b4 golden-eagle.brown@5; supply tile:grey vicuna.brown; display die:4 5; stack - | ${OTHER}`;
		expect(story(position, '0 tile:grey c3@3, die:4 c3 grey+', '1 out:green -, die:0 -')).toEqual([
			'You took grey vicuña □ from the supply and grey 5 from the display. Laid vicuña □ on c3. A BROWN TOWER stands between b3, b4 and c3! The grey worker turned a die by +1. Put grey 6 (rolled 5) on c3.',
			'Bo took green 4 from the supply and green 1 from the display. Discarded green 4. Discarded green 1.',
			'The supply boards went to the left.',
		]);
	});

	test('every kind of event is told, but for what the board shows and choices that wait', () => {
		const chance = new FastChance([4, 4, 4, 4]);
		const kinds = new Map<string, boolean>();
		for (const [seats, options] of [
			[1, {}],
			[2, { missions: 'on' }],
		] as const) {
			const match = startMatch(game, seats, 3, options);
			const note = (events: readonly Emitted<GameEvent>[]) => {
				for (const { event } of events) {
					if (event === null) continue;
					const told = board.sentence(event, ['a', 'b'], { options: match.header.options, before: null });
					kinds.set(event.type, kinds.get(event.type) || told !== null);
				}
			};
			note(match.opening);
			while (match.outcome() === null) {
				const [seat]: Seat[] = seatsOf(game.toMove(match.state));
				// Only the random player saves items, only the other one builds towers.
				const isRandom = match.length % 3 === 0;
				const view = game.view(match.state, seat);
				const move = isRandom ? game.randomMove(view, seat, chance) : game.policies.easy.choose(view, seat, chance);
				const result = match.submit(seat, move, 0);
				if (result.accepted) note(result.events);
			}
		}
		const silent = [...kinds].filter(([, isTold]) => !isTold).map(([kind]) => kind);
		expect(silent.toSorted()).toEqual(['boardFilled', 'boardRefilled', 'committed']);
		expect(kinds.size).toBe(31);
	});
});

describe('a refusal says why', () => {
	test.each([
		['die:4 b1, out:grey c3', 'no tile on b1'],
		['die:4 b3, out:grey c3', 'a die on b3 already'],
		['die:1 c3, out:grey -', 'another colour than the die'],
		['tile:1 c3, out:grey -', 'a tile on c3 already'],
		['tile:1 z9, out:grey -', 'no hex z9'],
		['die:0 -, out:grey -', 'nothing on die:0'],
		['die:4 - grey+, out:grey -', 'would be wasted'],
		['die:4 c3 blue+, out:grey -', 'only with its own colour'],
		['die:4 c3 grey+ multi-, out:grey -', 'the same way'],
		['choose out:grey die:1', 'taken and built in one go'],
	])('%s', (typed, words) => {
		const refusal = game.check(positionOf(game, `2p turn 7 | ${OWN}`), { actor: 0, move: moveOf(typed), at: 0 });
		expect(refusal && board.refusal(refusal)).toContain(words);
	});
});
