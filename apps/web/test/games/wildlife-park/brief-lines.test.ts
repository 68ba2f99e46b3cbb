import { eventFor, type Viewer } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { type Event, wildlifePark } from '@shutterbox/wildlife-park';
import { type ComponentChildren, isValidElement } from 'preact';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { briefLines } from '../../../src/games/wildlife-park/brief-lines.tsx';
import { words } from '../../../src/games/wildlife-park/words.ts';
import { turnTo } from '../../../src/i18n/area.ts';
import { at, sketch, TABLES } from './positions.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'];

beforeAll(() => words.load());
afterAll(() => turnTo('en'));

/** What somebody who hears the page is told, and what somebody sees who does not. */
function read(node: ComponentChildren, isHidden: (props: Record<string, unknown>) => boolean): string {
	if (Array.isArray(node)) return node.map((each) => read(each, isHidden)).join('');
	if (typeof node === 'string' || typeof node === 'number') return String(node);
	if (!isValidElement(node)) return '';
	const { type, props } = node as { type: unknown; props: Record<string, unknown> };
	if (typeof type === 'function') return read(type(props), isHidden);
	return isHidden(props) ? '' : read(props.children as ComponentChildren, isHidden);
}
const heard = (node: ComponentChildren) => read(node, (props) => Boolean(props['aria-hidden']));
const seen = (node: ComponentChildren) => read(node, (props) => props.class === 'aloud');

const linesOf = (events: readonly Event[], to = seen, viewer: Viewer = 0) =>
	briefLines(events, NAMES, viewer, {}).map(({ seat, line }) => [seat, to(line)]);

type Table = ReturnType<typeof at>;

/** What seat 0 was told of its move and of the moves of absent seats after it. */
function toldOf(table: Table, ...moves: readonly string[]): Event[] {
	const events: Event[] = [];
	const play = (seat: number, move: Parameters<Table['play']>[1]) => {
		table.play(seat, move);
		events.push(...table.told(0));
	};
	for (const move of moves) play(0, move);
	const { phase, turn } = table.state;
	for (let seat = 1; seat < table.state.seats; seat++) {
		if (table.state.phase !== phase || table.state.turn !== turn) break;
		play(seat, wildlifePark.automatic(wildlifePark.view(table.state, seat), seat));
	}
	return events;
}

const tower = () =>
	sketch({
		park: 'b3 ibex.brown@1, b4 golden-eagle.brown@5',
		supply: 'tile:grey vicuna.brown',
		display: 'die:4 5, tile:0 giant-panda.heart, tile:1 giant-panda.black, tile:2 penguin.heart',
	});

describe('a turn', () => {
	test('is one line a seat: where things went, the tower in gold', () => {
		const events = toldOf(tower(), 'tile:grey c3@3, die:4 c3 grey+');
		const others = [1, 2, 3, 4].map((seat) => [seat, 'green 1 discarded, green 1 discarded']);
		expect(linesOf(events)).toEqual([[0, 'vicuña ■ on c3, brown tower, grey 6 on c3 with grey'], ...others]);
		expect(linesOf(events, heard)[0]).toEqual([
			0,
			'vicuña (grey, brown part) on c3, brown tower, grey die 6 on c3 with grey worker',
		]);
		const gold = briefLines(events, NAMES, 0, {}).map(({ isRecord }) => isRecord ?? false);
		expect(gold).toEqual([true, false, false, false, false]);
	});

	test('where choosing is a step of its own, it is a line of its own', () => {
		const table = at(
			'2p choose 3 tempo=ordered | 0: board 1; supply out:green 1; display die:0 2 | 1: board 2; supply out:green 1; display die:0 1',
		);
		table.play(0, 'choose out:green die:0');
		expect(linesOf(table.told(0))).toEqual([[0, 'took green 1 and green 2']]);
	});

	test('two workers are both named', () => {
		const table = sketch({ park: 'b3 penguin.heart', supply: 'out:blue 4' });
		const [line] = linesOf(toldOf(table, 'out:blue b3 blue- multi-, die:0 -'));
		expect(line).toEqual([0, 'blue 2 on b3 with blue multi, green 1 discarded']);
	});
});

test('before the first turn', () => {
	const dealt: Event[] = [
		{ type: 'boardsDealt', boards: ['saola', 'gorilla'], supplyBoards: [1, 2] },
		{ type: 'personalDrawn', seat: 0, display: [], starts: ['saola.ibex.brown', 'saola.ibex.heart'] },
		{ type: 'diceRolled', seat: 0, values: [1, 2, 3, 4, 5, 6, 1, 2] },
		{ type: 'boardFilled', board: 1, items: [] },
		{ type: 'missionsDealt', seat: 1, missions: [1, 7, 17] },
		{ type: 'committed', seat: 1 },
		{ type: 'rerolled', seat: 0, dice: [{ slot: 2, from: 3, to: 5 }] },
		{ type: 'rerolled', seat: 1, dice: [] },
		{ type: 'swapped', seat: 0, start: 3, slot: 0 },
		{ type: 'kept', seat: 1 },
		{ type: 'roundStarted', round: 1 },
	];
	expect(linesOf(dealt)).toEqual([
		[null, 'Parks: you have the saola and Bo has the western gorilla.'],
		[0, 'started with ibex ■ ibex ♥'],
		[0, 'rolled green 1 green 2 blue 3 blue 4 grey 5 grey 6 orange 1 orange 2'],
		[1, 'missions: Great Herd, Four Sixes, Rested Crew'],
		[0, 'rolled again blue 5'],
		[1, 'kept all dice'],
		[0, 'swapped start 3 for tile 1'],
		[1, 'kept all 3 starts'],
		[null, 'Round 1: 8 turns.'],
	]);
});

test('workers, the entrance and the end', () => {
	const used: Event[] = [
		{ type: 'committed', seat: 0 },
		{ type: 'workerUsed', seat: 0, token: 'grey', delta: 1 },
		{ type: 'dieChanged', seat: 0, hex: 'c4', from: 1, to: 2 },
		{ type: 'workerUsed', seat: 0, token: 'multi', delta: -1 },
		{ type: 'dieChanged', seat: 0, hex: 'b5', from: 4, to: 3 },
		{ type: 'workerUsed', seat: 1, token: 'blue', delta: 1 },
		{ type: 'dieChanged', seat: 1, hex: 'c4', from: 5, to: 6 },
		{ type: 'entranceScored', seat: 0, groups: [], points: 4 },
	];
	expect(linesOf(used)).toEqual([
		[0, 'c4 1 → 2 with grey, b5 4 → 3 with multi'],
		[1, 'c4 5 → 6 with blue'],
		[0, 'entrance +4'],
	]);
	const rows = {
		entrance: 4,
		green: 0,
		blue: 0,
		grey: 4,
		orange: 0,
		watchtowers: 0,
		animals: 0,
		missions: 0,
		total: 8,
	};
	expect(
		linesOf([
			{ type: 'finalScored', seat: 1, rows },
			{ type: 'gameEnded', ranking: [1, 2] },
		]),
	).toEqual([
		[1, '8 points'],
		[null, 'The match is over.'],
	]);
});

test('alone: the declaration with what the token does', () => {
	const supply = 'left:1 3, left:3 5, right:1 seal.heart, right:3 sloth.black';
	const table = at(
		`1p declare 3 | solo tokens 3 1 2 4 5 6 7 8 | 0: saola; supply ${supply}; display die:0 1; workers green`,
	);
	table.play(0, 'declare die');
	const declared = table.told(0);
	expect(linesOf(declared)).toEqual([[0, 'declared a die, token 3']]);
	table.play(0, 'protect green');
	expect(linesOf(table.told(0))).toEqual([[0, 'saved by green']]);
	expect(
		linesOf([...declared, { type: 'supplyDiscarded', space: 'right:3', item: { tile: 'common.sloth.black' } }]),
	).toEqual([[0, 'declared a die, token 3, sloth ▲ lost']]);
	expect(
		linesOf([
			{ type: 'soloRerolled', dice: [{ slot: 1, from: 3, to: 6 }] },
			{ type: 'soloRerolled', dice: [] },
			{ type: 'soloTilesDiscarded', items: [{ space: 'right:3', item: { tile: 'common.sloth.black' } }] },
			{ type: 'soloTilesDiscarded', items: [] },
			{ type: 'soloRefilled', items: [{ space: 'right:3', item: { tile: 'common.tiger.heart' } }] },
			{ type: 'tokensShuffled' },
			{ type: 'soloResult', won: true, achievement: 'Very good' },
		]),
	).toEqual([
		[0, 'rolled again grey 6'],
		[0, 'kept all dice'],
		[0, 'threw away sloth ▲'],
		[0, 'kept all tiles'],
		[0, 'new: tiger ♥'],
		[null, 'The challenge is won. Very good.'],
	]);
});

/** All lines of whole random matches, for the eye and for the ear. */
function wholeMatches(): string[] {
	return TABLES.flatMap((table, seed) => {
		const told: Event[][] = [[]];
		const match = walk(wildlifePark, table, seed + 1, (emitted) => {
			const event = eventFor(emitted, 0);
			if (event !== null) told.at(-1)?.push(event);
		});
		for (const _ of match) told.push([]);
		return told.flatMap((events) => [seen, heard].flatMap((to) => linesOf(events, to).map(([, line]) => String(line))));
	});
}

test('in whole matches every line says something', () => {
	const lines = wholeMatches();
	expect(lines.length).toBeGreaterThan(500);
	expect(lines.filter((line) => !/^[A-Za-z0-9].*[^ ,:]$/.test(line) || /undefined|\{|\?/.test(line))).toEqual([]);
});

test('every brief line is there in Russian', async () => {
	await turnTo('ru');
	const events = toldOf(tower(), 'tile:grey c3@3, die:4 c3 grey+');
	expect([linesOf(events)[0], linesOf(events, heard)[0]]).toEqual([
		[0, 'викунья ■ на c3, коричневая вышка, серая 6 на c3, помогает серый'],
		[0, 'викунья (серая, коричневая часть) на c3, коричневая вышка, серый кубик 6 на c3, помогает серый работник'],
	]);
	const names = new RegExp(NAMES.join('|'), 'g');
	expect(wholeMatches().filter((line) => /[A-Za-z]{2,}|\{|\?/.test(line.replaceAll(names, '')))).toEqual([]);
	await turnTo('en');
});
