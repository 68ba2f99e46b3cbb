import { stripVTControlCharacters } from 'node:util';
import { gameOf } from '@shutterbox/catalogue';
import {
	type AnyGame,
	type AnyMatch,
	FastChance,
	isRefusal,
	Match,
	seatsOf,
	type View,
	type Viewer,
} from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../src/boards/board.ts';
import { boardOf } from '../src/boards/boards.ts';
import { fitsNext } from '../src/boards/photograph/films.ts';
import { plainBoard } from '../src/boards/plain.ts';
import { namesOf, paragraphs } from '../src/story.ts';

const game = gameOf('photograph') as AnyGame;
const board = boardOf(game);

function sceneOf(state: unknown, viewer: Viewer, seats: number, options: Record<string, unknown>): Scene<unknown> {
	const names = namesOf(
		Array.from({ length: seats }, () => 'random'),
		viewer === 'spectator' ? null : viewer,
	);
	return { position: game.view(state, viewer), viewer, names, options };
}

/** The board without its colours. */
function drawn(scene: Scene<unknown>): string {
	return stripVTControlCharacters(board.draw(scene));
}

/** Everything the program would print for this viewer at this moment. */
function printed(scene: Scene<unknown>): string {
	const { position, viewer } = scene;
	const moves = viewer === 'spectator' || viewer === 'open' ? [] : [...game.moves(position, viewer)];
	const explained = moves.map((move) => `${game.notation.printMove(move)} ${board.explain(scene, move)}`);
	return [board.draw(scene), board.drawOwn(scene), board.decision(scene), ...explained].join('\n');
}

function startMatch(seats: number, seed: number, options: Record<string, unknown>): AnyMatch {
	const match = Match.start(game, {
		seats: Array.from({ length: seats }, () => 'random'),
		options,
		luck: { kind: 'fast', seed: seed.toString(16).padStart(32, '0'), salts: Array.from({ length: seats }, () => null) },
		created: 0,
	});
	if (isRefusal(match)) throw new Error(match.code);
	return match;
}

describe.each([
	[2, { memoryAid: true }],
	[3, { informativeBacks: false }],
	[4, { missedShot: true }],
])('%i players, %o', (seats, options) => {
	test('what is printed for a viewer does not depend on cards the viewer cannot know', () => {
		const chance = new FastChance([1, 2, 3, seats]);
		const match = startMatch(seats, 77, options);
		while (match.outcome() === null) {
			for (const viewer of [0, seats - 1, 'spectator'] as const) {
				const { state } = match;
				const other = game.sample(game.view(state, viewer), viewer, chance);
				expect(printed(sceneOf(other, viewer, seats, options))).toBe(printed(sceneOf(state, viewer, seats, options)));
			}
			const [seat] = seatsOf(game.toMove(match.state));
			match.submit(seat, game.randomMove(match.state, seat, chance), 0);
		}
	});

	test('what is told of a pick does not either', () => {
		const chance = new FastChance([5, 6, 7, seats]);
		const match = startMatch(seats, 78, options);
		while (match.outcome() === null) {
			const [seat] = seatsOf(game.toMove(match.state));
			const move = game.randomMove(match.state, seat, chance);
			const viewer = (seat + 1) % seats;
			if (move.type === 'pick') {
				const other = game.sample(game.view(match.state, viewer), viewer, chance);
				const told = [game.clone(match.state), other].map((state) => {
					const events: { event: { type: string } | null }[] = [];
					const emit = (event: { type: string } | null, also?: object) => events.push({ event, ...also });
					game.play(state, { actor: seat, move, at: 0 }, { chance, emit });
					return paragraphs(board, events, viewer, ['a', 'b', 'c', 'd']);
				});
				expect(told[0]).toEqual(told[1]);
			}
			match.submit(seat, move, 0);
		}
	});

	test('no line is wider than 80 columns', () => {
		const chance = new FastChance([8, 9, 10, seats]);
		for (let seed = 0; seed < 10; seed++) {
			const match = startMatch(seats, seed, options);
			while (match.outcome() === null) {
				for (const line of drawn(sceneOf(match.state, 0, seats, options)).split('\n'))
					expect(line.length, line).toBeLessThanOrEqual(80);
				const [seat] = seatsOf(game.toMove(match.state));
				match.submit(seat, game.randomMove(match.state, seat, chance), 0);
			}
		}
	});
});

describe('a film says what would be sharp next', () => {
	test.each([
		[[], 'any'],
		[[6], '3 4 5 7 8 9'],
		[[6, -10], 'any'],
		[[6, 7], '8 9 10'],
		[[6, 5], '2 3 4'],
		[[9, 12], 'full stop'],
		[[4, 1, -3], 'full stop'],
		[[4, 6, -1], 'any above 6'],
		[[11, 9, -12, -10], 'any below 9'],
		[[12], '9 10 11'],
	])('%j: %s', (film, words) => expect(fitsNext(film)).toBe(words));
});

describe('the board of a known position', () => {
	const parsed = game.notation.parsePosition(
		'2p BRYGN pick 0 | field R3 [R8] [Y5] G9 / B7 [G2] [N11] Y10 / . . [B5] N4' +
			' | 0: hand B3 R6 Y8 G4 N7; films B 1 2, R 2 4 x1, G 6 | 1: hand Y6 R10* B11 N9 G11; films B 9 x1; shots B',
	);
	if ('problem' in parsed) throw new Error(parsed.problem);
	const text = (options: Record<string, unknown>) => drawn(sceneOf(parsed.value, 0, 2, options));

	test('shows field, films, hands, good shots and whose turn it is', () => {
		const lines = text({}).split('\n');
		const has = (pattern: RegExp) => expect(lines.filter((line) => pattern.test(line))).toHaveLength(1);
		has(/row 0 +red 3 +\[red high\] +\[yellow low\] +green 9/);
		has(/row 2 +· +· +\[blue low\] +brown 4/);
		has(/R red +↑ 2 4 ×low +any above 4 +2 of 4/);
		has(/B blue +↑ 1 2 +3 4 5 +random has it/);
		has(/G green +6 +3 4 5 7 8 9 +1 of 4/);
		has(/shutter end │ blue +│ red +│ yellow │ green +│ brown +│ fresh end/);
		has(/random +hand +← Y low \| R high \| B high \| N high \| G high +points .*★B/);
		has(/Good shots +R Y G N /);
		has(/Turn +You: choose a subject/);
	});

	test('[R-21] cards seen once are shown only with the memory aid', () => {
		expect(text({})).not.toMatch(/R10|×1\b/);
		expect(text({ memoryAid: true })).toMatch(/hand +← Y low \| R10 \|/);
		expect(text({ memoryAid: true })).toMatch(/R red +↑ 2 4 ×1 /);
	});
});

test('a game without a board is shown in its notation', () => {
	const match = startMatch(2, 1, {});
	const plain = plainBoard(game);
	const position: View<unknown> = game.view(match.state, 0);
	const scene = { position, viewer: 0, names: ['You', 'random'], options: {} };
	expect(plain.draw(scene)).toBe(game.notation.printPosition(position).replaceAll(' | ', '\n'));
	expect(plain.sentence({ type: 'turn' }, [])).toBe('turn {}');
});

test('names: the reader is You, names that occur twice get their seat', () => {
	expect(namesOf(['person', 'random', 'random'], 0)).toEqual(['You', 'random 1', 'random 2']);
	expect(namesOf(['Ann', 'Bo\u001b[31m'], null)).toEqual(['Ann', 'Bo�[31m']);
});
