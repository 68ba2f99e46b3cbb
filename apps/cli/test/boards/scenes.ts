import { stripVTControlCharacters } from 'node:util';
import { games } from '@shutterbox/catalogue';
import {
	type AnyGame,
	type AnyMatch,
	type Emitted,
	type Entry,
	FastChance,
	type GameEvent,
	type GameMove,
	isRealTime,
	isRefusal,
	Match,
	seatsOf,
	type Viewer,
} from '@shutterbox/kernel';
import { expect } from 'vitest';
import type { Scene, Shown } from '../../src/boards/board.ts';
import { shownIn } from '../../src/boards/boards.ts';
import { decisionOf } from '../../src/play/decision.ts';
import { namesOf, paragraphs } from '../../src/story.ts';

type TableOptions = Readonly<Record<string, unknown>>;

/** Tables that differ in everything a board shows, for tests that must hold for every game. */
export const TABLES: readonly (readonly [id: string, seats: number, options: TableOptions])[] = [
	['photograph', 2, { memoryAid: true }],
	['photograph', 3, { informativeBacks: false }],
	['photograph', 4, { missedShot: true }],
	['snapshot', 2, { reservedCards: 'open', cardToken: 'onlyPlaced' }],
	['snapshot', 3, { denial: 'upfront' }],
	['snapshot', 4, { claimSeconds: 0 }],
	['wildlife-park', 1, { side: 'asymmetric' }],
	['wildlife-park', 2, { missions: 'on', tempo: 'ordered' }],
	['sasquatch-snap', 4, { turnLimit: 40 }],
	['sasquatch-snap', 4, { boardSize: 7, target: 5, trapChoice: 'with-card', entrapToll: true, turnLimit: 40 }],
	['sasquatch-snap', 4, { boardSize: 11, target: 10, lapLure: true, turnLimit: 40 }],
	['photoshoot', 2, { pace: 'untimed', turnBudget: 8, level: 4 }],
	['photoshoot', 5, { pace: 'untimed', turnBudget: 8, level: 3, calls: 'quick' }],
	['photoshoot', 4, { hourglassSec: 30, level: 4, strictness: 'assist' }],
];

const SHOWN: readonly Shown[] = await Promise.all(games.map((game) => shownIn('en', game)));

/** A game as the terminal shows it in English. */
export function shownGame(id: string): Shown {
	const shown = SHOWN.find(({ game }) => game.meta.id === id);
	if (shown === undefined) throw new Error(`no game ${id}`);
	return shown;
}

export function gameNamed(id: string): AnyGame {
	return shownGame(id).game;
}

export function startMatch(game: AnyGame, seats: number, seed: number, options: TableOptions): AnyMatch {
	const match = Match.start(game, {
		seats: Array.from({ length: seats }, () => 'random'),
		options,
		luck: { kind: 'fast', seed: seed.toString(16).padStart(32, '0'), salts: Array.from({ length: seats }, () => null) },
		created: 0,
	});
	if (isRefusal(match)) throw new Error(match.code);
	return match;
}

/** What happens next when all play at random; with a clock, somebody acts after a while unless the table is first. */
export function randomEntry(game: AnyGame, state: unknown, chance: FastChance): Entry<GameMove> {
	const seats = seatsOf(game.toMove(state));
	if (!isRealTime(game)) return { actor: seats[0], move: game.randomMove(state, seats[0], chance), at: 0 };
	const at = (game.pace?.(state) ?? 0) + chance.int(3000);
	const alarm = game.alarm?.(state) ?? null;
	const due = game.tableMove?.(state) ?? null;
	if (alarm !== null && due && (alarm <= at || seats.length === 0)) return { actor: 'table', move: due, at: alarm };
	const seat = seats[chance.int(seats.length)];
	return { actor: seat, move: game.randomMove(state, seat, chance), at };
}

/** What a viewer looks at; everybody else is called `random`. */
export function sceneOf(
	game: AnyGame,
	state: unknown,
	viewer: Viewer,
	seats: number,
	options: TableOptions,
): Scene<unknown> {
	const names = namesOf(
		Array.from({ length: seats }, () => 'random'),
		viewer === 'spectator' ? null : viewer,
		shownGame(game.meta.id).voice,
	);
	return { position: game.view(state, viewer), viewer, names, options };
}

/** A position in the game's notation. */
export function positionOf(game: AnyGame, text: string): unknown {
	const parsed = game.notation.parsePosition(text);
	if ('problem' in parsed) throw new Error(parsed.problem);
	return parsed.value;
}

/** The board without its colours. */
export function drawn(game: AnyGame, scene: Scene<unknown>): string {
	return stripVTControlCharacters(shownGame(game.meta.id).board.draw(scene));
}

/** A move as a person types it. */
export function parsedMove(game: AnyGame, text: string): GameMove {
	const parsed = game.notation.parseMove(text);
	if ('problem' in parsed) throw new Error(parsed.problem);
	return parsed.value;
}

/** What seat 0 is told, without colours, when moves are made one after the other: `0 N!`, `1 swap 1 0`. */
export function storyOf(game: AnyGame, names: readonly string[], position: string, moves: readonly string[]): string[] {
	const state = positionOf(game, position) as { rules: TableOptions };
	return moves.flatMap((text) => {
		const entry = { actor: Number(text[0]), move: parsedMove(game, text.slice(2)), at: 0 };
		expect(game.check(state, entry), text).toBeNull();
		const events: Emitted<GameEvent>[] = [];
		const emit = (event: GameEvent | null, also?: object) => events.push({ event, ...also });
		game.play(state, entry, { chance: new FastChance([1, 1, 1, 1]), emit });
		return paragraphs(shownGame(game.meta.id), events, 0, names, state.rules).map(stripVTControlCharacters);
	});
}

/** What a viewer has to decide, without colours. */
export function decided(game: AnyGame, scene: Scene<unknown>): string {
	const toMove = seatsOf(game.toMove(scene.position));
	return stripVTControlCharacters(decisionOf(shownGame(game.meta.id), scene, toMove)).replaceAll('\u00a0', ' ');
}
