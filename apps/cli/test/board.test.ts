import { stripVTControlCharacters } from 'node:util';
import {
	type AnyMatch,
	type Emitted,
	type Entry,
	FastChance,
	type GameEvent,
	type GameMove,
	type Seat,
	type View,
} from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../src/boards/board.ts';
import { plainBoard } from '../src/boards/plain.ts';
import { namesOf, paragraphs } from '../src/story.ts';
import { wrap } from '../src/text.ts';
import { decided, drawn, gameNamed, randomEntry, sceneOf, shownGame, startMatch, TABLES } from './boards/scenes.ts';

describe.each(TABLES)('%s, %i players, %o', (id, seats, chosen) => {
	const game = gameNamed(id);
	const { options } = startMatch(game, seats, 1, chosen).header;
	const shown = shownGame(id);
	const { board } = shown;
	const names = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, seats);

	/** Plays a match at random; before each move it asks to look. */
	function playing(seed: number, look: (match: AnyMatch, entry: Entry<GameMove>, chance: FastChance) => void): void {
		const chance = new FastChance([seed, 2, 3, seats]);
		const match = startMatch(game, seats, seed, options);
		while (match.outcome() === null) {
			const entry = randomEntry(game, match.state, chance);
			look(match, entry, chance);
			match.submit(entry.actor, entry.move, entry.at);
		}
	}

	/** Everything the program would print for this viewer at this moment. */
	function printed(scene: Scene<unknown>): string {
		const { position, viewer } = scene;
		const moves = viewer === 'spectator' || viewer === 'open' ? [] : [...game.moves(position, viewer)];
		const explained = moves.map((move) => `${game.notation.printMove(move)} ${board.explain(scene, move)}`);
		const boards = new Set([board.draw, board.drawOwn]);
		return [...[...boards].map((draw) => draw(scene)), decided(game, scene), ...explained].join('\n');
	}

	/** What a move makes of a state, and what the viewer is told of it. */
	function told(state: unknown, entry: Entry<GameMove>, viewer: Seat) {
		const events: Emitted<GameEvent>[] = [];
		const after = game.clone(state);
		const emit = (event: GameEvent | null, also?: object) => events.push({ event, ...also });
		game.play(after, entry, { chance: new FastChance([9, 9, 9, 9]), emit });
		const isSecret = events.some(({ seals }) => seals) && !events.some(({ reveals }) => reveals);
		const text = paragraphs(shown, events, viewer, names, options).join('\n');
		return { view: JSON.stringify(game.view(after, viewer)), text, isSecret };
	}

	test('what is printed for a viewer does not depend on what the viewer cannot know', () => {
		playing(77, ({ state }, _entry, chance) => {
			for (const viewer of [0, seats - 1, 'spectator'] as const) {
				const other = game.sample(game.view(state, viewer), viewer, chance);
				const text = printed(sceneOf(game, state, viewer, seats, options));
				expect(printed(sceneOf(game, other, viewer, seats, options))).toBe(text);
			}
		});
	});

	test('what is told of a move does not either, nor on what was chosen in secret', () => {
		const compared = { twins: 0, secrets: 0 };
		playing(78, ({ state }, entry, chance) => {
			const seat = entry.actor === 'table' ? 0 : entry.actor;
			const viewer = (seat + 1) % seats;
			const real = told(state, entry, viewer);
			const other = game.sample(game.view(state, viewer), viewer, chance);
			if (game.check(other, entry) === null) {
				const twin = told(other, entry, viewer);
				if (twin.view === real.view) expect(twin.text).toBe(real.text);
				compared.twins += Number(twin.view === real.view);
			}
			if (!real.isSecret) return;
			expect(told(state, { ...entry, move: game.randomMove(state, seat, chance) }, viewer).text).toBe(real.text);
			compared.secrets++;
		});
		expect(compared.twins).toBeGreaterThan(10);
		// With two seats the only answer to an offer closes it at once; alone, and in Photoshoot, nothing is chosen in secret.
		const isSecretive = seats > 1 && id !== 'photoshoot' && (id !== 'snapshot' || seats > 2);
		if (isSecretive) expect(compared.secrets).toBeGreaterThan(0);
	});

	test('no line is wider than 80 columns, and nothing is missing in what is said', () => {
		for (let seed = 0; seed < 3; seed++) {
			playing(seed, ({ state }, entry) => {
				const seat = entry.actor === 'table' ? 0 : entry.actor;
				const scene = sceneOf(game, state, seat, seats, options);
				const lines = drawn(game, scene).split('\n');
				lines.push(...stripVTControlCharacters(board.drawOwn(scene)).split('\n'));
				lines.push(...wrap(decided(game, scene), 0).split('\n'));
				for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
				const said = [...lines, board.explain(scene, entry.move), told(state, entry, seat).text];
				expect(said.join('\n')).not.toMatch(/undefined|null|NaN|\[object/);
			});
		}
	});
});

test('a game without a board is shown in its notation', () => {
	const game = gameNamed('photograph');
	const match = startMatch(game, 2, 1, {});
	const plain = plainBoard(game, shownGame('photograph').voice);
	const position: View<unknown> = game.view(match.state, 0);
	const scene = { position, viewer: 0, names: ['You', 'random'], options: {} };
	expect(plain.draw(scene)).toBe(game.notation.printPosition(position).replaceAll(' | ', '\n'));
});

test('names: the reader is You, names that occur twice get their seat', () => {
	const { voice } = shownGame('photograph');
	expect(namesOf(['person', 'random', 'random'], 0, voice)).toEqual(['You', 'random 1', 'random 2']);
	expect(namesOf(['Ann', 'Bo\u001b[31m'], null, voice)).toEqual(['Ann', 'Bo�[31m']);
});
