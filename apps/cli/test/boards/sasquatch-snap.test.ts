import { stripVTControlCharacters } from 'node:util';
import { type Emitted, FastChance, type GameEvent, type Seat, seatsOf } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/boards/boards.ts';
import { drawn, gameNamed, parsedMove, positionOf, sceneOf, startMatch, storyOf } from './scenes.ts';

const game = gameNamed('sasquatch-snap');
const board = boardOf(game);
const names = ['You', 'Bo', 'Cy', 'Di'];

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
		has(/ W 1 +to D2, random 1's Super pays 1 \+ pile 2$/);
		has(/ S 1 +to E3, random 1's Super pays 1 \+ pile 2$/);
		has(/^ His lines +N 4 +to E7, mauls random 1$/);
		has(/^ His pile +2 snaps for the next trap that catches him$/);
	});
});

describe('one sentence that starts with a verb says what to decide, with an example that is legal', () => {
	test.each([
		['', 'whistle', /^Blow the Whistle: .* e\.g\. whistle 2b > 1f to give 2 basics for 1 freeze\.$/],
		['| 0: snaps 0; hand 0/0/0/0', 'whistle', /^Blow the Whistle: type whistle\.$/],
		['phase commit', 'N!', /^Choose an arrow .* with Trap! \(N!\) to trap C3 and walk 1\.$/],
		['phase commit trapChoice=with-card', 'N!b', /^Choose an arrow .* \(N!b\) to trap C3 and walk 1\.$/],
		['phase commit | tiles 0s C3', 'N!', /^Choose an arrow .* \(N!\) to take your Super back and walk 1\.$/],
		['phase commit | tiles 1b C3', 'N', /^Choose an arrow .* no Trap! now: a rival's tile lies under you\.$/],
		['phase commit | 0: hand 0/0/0/0', 'N', /^Choose an arrow .* no Trap! now: your hand is empty\.$/],
		[`phase set | 0: commit W! | ${IDLE}`, 'set k', /^Set your trap on C3, before you walk west: set b or set k\.$/],
		['phase lure | 0: E3', 'lure E 1', /^Lure the Sasquatch .* e\.g\. lure E 1\.$/],
	])('%s', (position, typed, words) => {
		const state = positionOf(game, position);
		expect(board.decision(sceneOf(game, state, 0, 4, {})).replaceAll('\u00a0', ' ')).toMatch(words);
		expect(game.check(state, { actor: 0, move: moveOf(typed), at: 0 })).toBeNull();
	});
});

describe('what a move would do', () => {
	test.each([
		['', 'whistle 3b 1n > 1s', '3 basics and 1 snap for 1 Super'],
		['phase commit', 'W!', 'trap on C3, walk to B3'],
		['phase commit | tiles 0b C3', 'N!', 'uproot your tile on C3, walk to C2'],
		['phase commit', 'N', 'walk to C2, C1'],
		['phase commit | 0: A1', 'W', 'walk to I1, H1'],
		['phase commit | tiles 1f D3', 'E', "walk to D3; stopped by random 1's freeze: 1 snap"],
		['phase commit | sasquatch D3', 'E', 'walk to D3; MAULED: lose 1 snap'],
		[
			'phase commit | 1: snaps 7 | tiles 1b D3',
			'E',
			"walk to D3; stopped by random 1's basic: 1 snap; random 1 would win",
		],
		[
			`phase set | 0: commit W! | ${IDLE} | tiles 1b C4`,
			'set k',
			"spike on C3, pays and charges 1, destroys random 1's basic",
		],
		[
			`phase set | 0: hand 1/0/0/1; commit W! | ${IDLE.replace('1:', '1: C4;')}`,
			'set s',
			'Super on C3, pays and charges 1, on C2, D3, C4 and B3 too, entraps random 1',
		],
		['phase lure', 'lure N 5', 'to E9'],
		[
			'phase lure | pile 2 | 0: E2; snaps 3 | tiles 2b E2, 0s E1',
			'lure N 3',
			"to E2, mauls you (3 snaps), random 2's basic pays 1 + pile 5, your Super pays 1",
		],
	])('%s: %s', (position, typed, words) => {
		const scene = sceneOf(game, positionOf(game, position), 0, 4, {});
		expect(stripVTControlCharacters(board.explain(scene, moveOf(typed)))).toBe(words);
	});
});

describe('resolution step by step', () => {
	test('a slot is a paragraph, and so is the lure', () => {
		expect(story(`phase commit | 0: C3 | ${IDLE} | tiles 1f D3`, '0 E', '0 lure N 3')).toEqual([
			'All show: You E, Bo E, Cy E and Di W.',
			"You walked to D3. Stopped by Bo's freeze on D3: 1 snap of 2, all you had.",
			'Bo walked to H3. Then to I3.',
			'Cy walked to H7. Then to I7.',
			'Di walked to B7. Then to A7.',
			'You lured the Sasquatch 3 north from E5 to E2 on a clear line.',
			'The Whistle went to Bo. Turn 2 begins.',
		]);
	});

	test('traps set, destroyed, wasted; journalists entrapped and held', () => {
		const position = `phase commit entrapToll=true | 1: C3; commit N! | 2: commit E; hand 1/0/0/0 | 3: C4; commit S! | tiles 3b C4`;
		expect(story(position, '0 W!', '0 set k', '3 set b').slice(1, 4)).toEqual([
			"You set a spike on C3. It destroyed Di's basic on C4. It entrapped Bo: no walk this turn. Toll for your spike on C3: 1 snap.",
			'You walked to B3.',
			'Bo wasted Trap!: a tile lies there already. Bo could not walk, being entrapped.',
		]);
	});

	test('mauled on the way, and caught with the pile', () => {
		expect(story(`phase commit | sasquatch D3 | ${IDLE} | tiles 0s D1`, '0 E', '0 lure N 1').slice(1)).toEqual([
			'You walked to D3. MAULED by the Sasquatch: 1 snap to the pile. Tossed to the lair, E5.',
			'Bo walked to H3. Then to I3.',
			'Cy walked to H7. Then to I7.',
			'Di walked to B7. Then to A7.',
			'You lured the Sasquatch 1 north from D3 to his first stop, D2. CLICK! Your Super on D1 caught him: 1 snap and the pile of 1.',
			'The Whistle went to Bo. Turn 2 begins.',
		]);
	});

	test('exchanges and both ends', () => {
		expect(story('', '0 whistle 3b 1n > 1s')).toEqual([
			'You gave 3 basics and 1 snap for 1 Super and blew the Whistle.',
		]);
		expect(story('phase lure | 1: snaps 7 | tiles 1b E4', '0 lure N 1').at(-1)).toBe('Bo won with 8 snaps!');
		expect(story('turn 80 phase lure | 0: hand 1/0/0/0', '0 lure N 1').at(-1)).toBe(
			'That was the last turn. Bo, Cy and Di won with 1 snap.',
		);
	});

	test('every kind of event is told, but for choices that wait for the reveal', () => {
		const chance = new FastChance([4, 4, 4, 4]);
		const kinds = new Map<string, boolean>();
		const note = (events: readonly Emitted<GameEvent>[], options: Record<string, unknown>) => {
			for (const { event, to } of events) {
				for (const each of [event, ...Object.values(to ?? {})]) {
					if (each !== null) kinds.set(each.type, board.sentence(each, names, { options, before: null }) !== null);
				}
			}
		};
		for (let seed = 0; seed < 8; seed++) {
			const match = startMatch(game, 4, seed, { entrapToll: true, boardSize: 7 });
			const { options } = match.header;
			note(match.opening, options);
			while (match.outcome() === null) {
				const [seat]: Seat[] = seatsOf(game.toMove(match.state));
				const move = game.policies.casual.choose(game.view(match.state, seat), seat, chance);
				const result = match.submit(seat, move, 0);
				if (result.accepted) note(result.events, options);
			}
		}
		const silent = [...kinds].filter(([, isTold]) => !isTold).map(([kind]) => kind);
		expect(silent.toSorted()).toEqual(['commitStored', 'committed']);
		expect(kinds.size).toBe(20);
	});
});

describe('a refusal says why', () => {
	test.each([
		['', 'N', 'First the Whistle is blown'],
		['phase commit', 'whistle', 'Now everybody chooses an arrow'],
		[`phase set | 0: commit W! | ${IDLE}`, 'lure N 1', 'Now a tile is chosen'],
		['phase lure', 'set b', 'Now the Sasquatch is lured'],
		['whistle 1', 'whistle', 'Somebody else decides this.'],
		['', 'whistle 1b > 1n', 'Snaps cannot be bought'],
		['', 'whistle 2b > 1b', 'the same type, basic, at once'],
		['', 'whistle 8b > 2s', 'You have only 7 basics.'],
		['', 'whistle 1s > 4b', 'You have no Super.'],
		['', 'whistle 2n > 1f', 'You have only 1 snap.'],
		['', 'whistle 1k > 6b', 'Your bank has only 5 basics.'],
		['', 'whistle 3b > 1f', 'a value of 3 for 2'],
		['phase commit | 0: commit N', 'S', 'You have chosen already'],
		['phase commit | tiles 1b C3', 'N!', "a rival's tile lies on your square"],
		['phase commit | 0: hand 0/0/0/0', 'N!', 'you have no tile in hand'],
		['phase commit', 'N!b', 'No tile goes with these cards'],
		['phase commit trapChoice=with-card', 'N!', 'Trap! names its tile'],
		['phase commit trapChoice=with-card', 'N!s', 'You have no Super in hand.'],
		['phase lure | 1: E2', 'lure N 2', 'stops him in the north: the distance is 3.'],
		['phase lure', 'lure W 9', 'to the west is clear: choose a distance from 1 to 8.'],
		['phase over', 'N', 'The match is over.'],
	])('%s: %s', (position, typed, words) => {
		const refusal = game.check(positionOf(game, position), { actor: 0, move: moveOf(typed), at: 0 });
		expect(refusal && board.refusal(refusal)).toContain(words);
	});
});
