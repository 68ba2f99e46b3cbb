import { type MatchEvent, ScriptedChance } from '@shutterbox/kernel';
import { type Event, snapshot } from '@shutterbox/snapshot';
import { tableAt } from '@shutterbox/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { briefLines } from '../../../src/games/snapshot/brief-lines.tsx';
import { words } from '../../../src/games/snapshot/words.ts';
import { turnTo } from '../../../src/i18n/area.ts';
import { heard, seen } from '../reading.ts';

const NAMES = ['Ann', 'Bo', 'Cy'];

beforeAll(() => words.load());
afterAll(() => turnTo('en'));

/** The lines of each entry, for seat 0. */
function linesOf(position: string, moves: readonly string[], dice: readonly number[] = [], to = heard) {
	const table = tableAt(snapshot, position, new ScriptedChance(...dice.map((die) => ({ die }))));
	const first = table.state.active;
	const before: Event[] = [{ type: 'gameStarted', first, tokens: [], opening: [] }];
	return moves.flatMap((text) => {
		table.play(Number(text[0]), text.slice(2));
		const lines = told(table.told(0), to, before);
		before.push(...table.told(0));
		return lines;
	});
}

const told = (events: readonly Event[], to = heard, before: readonly (Event | MatchEvent)[] = []) =>
	briefLines(events, NAMES, 0, {}, () => before).map(({ seat, line, isRecord }) => [
		seat,
		to(line),
		...(isRecord ? ['gold'] : []),
	]);

test('a card, its offer, and what became of it', () => {
	const position = '3p research 1 | deck lion guanaco * | 0: tokens 2 | 2: tokens 1';
	const sold = ['1 draw', '1 place', '0 claim', '2 claim', '1 sell'];
	expect(linesOf(position, sold)).toEqual([
		[1, 'drew Lion'],
		[1, 'Lion offered to Cy, you'],
		[0, 'claimed it'],
		[2, 'wants Lion'],
		[2, 'bought Lion, 1 → Bo'],
	]);
	const placed = [...sold, '1 draw', '1 place', '0 decline'];
	expect(linesOf(position, placed).slice(sold.length)).toEqual([
		[1, 'drew Guanaco'],
		[1, 'Guanaco offered to you'],
		[0, 'declined'],
		[1, 'Guanaco placed'],
	]);
});

test('a spook ends the turn', () => {
	const position = '2p research 0 | savannah plains-zebra lion | deck meerkat * | 0: hand jaguar guanaco';
	expect(linesOf(position, ['0 draw'])).toEqual([
		[0, 'drew Meerkat, it would spook, Meerkat spooked Plains Zebra Lion, no photo, +3'],
	]);
});

const TURN =
	'2p research 0 | savannah lion | shoreline ghost-crab | 0: tokens 1; photos sea-otter harbour-seal; hand jaguar';
const MOVES = [
	'0 prepare savannah:1 shoreline:1 lion:2 ghost-crab:2+1',
	'0 explore savannah',
	'0 explore shoreline',
	'0 shoot ghost-crab',
];

test('a plan, a place that is not found, a photo and its award in gold', () => {
	expect(linesOf(TURN, MOVES, [1, 2, 3, 4])).toEqual([
		[0, 'planned Savannah 1 die Shoreline 1 die Lion 2 dice Ghost Crab 2 dice and 1 token'],
		[0, 'did not find Savannah with 1, Lion got away'],
		[0, 'found Shoreline with 2'],
		[0, 'shot Ghost Crab, 8 for 3'],
		[0, 'award for 3 photos of the shoreline, +5', 'gold'],
	]);
	expect(linesOf(TURN, MOVES.slice(0, 1), [], seen)).toEqual([
		[0, 'planned Savannah 1 Shoreline 1 Lion 2 Ghost Crab 2+1'],
	]);
});

test('whose turn it is follows from what was told before', () => {
	const found: Event = { type: 'exploreRolled', habitat: 2, dice: [3], target: 3, success: true };
	const seatAfter = (...before: readonly (Event | MatchEvent)[]) => told([found], heard, before)[0][0];
	const ended: Event = { type: 'turnEnded', seat: 2, photos: 1, knowledge: 0 };
	const started: Event = { type: 'gameStarted', first: 1, tokens: [2, 3, 4], opening: [] };
	expect(seatAfter(started)).toBe(1);
	expect(seatAfter(started, ended)).toBe(0);
	expect(seatAfter(started, ended, { type: 'undone', seat: 2 })).toBe(2);
	expect(seatAfter(started, ended, { type: 'rewound', seat: 0, moves: 1 })).toBeNull();
});

test('what nobody may know is in no line', () => {
	expect(told([{ type: 'answerGiven', seat: 1, answer: null }])).toEqual([]);
	expect(told([{ type: 'assignmentDealt', seat: 1, assignment: null }])).toEqual([]);
});

test('every brief line is there in Russian', async () => {
	await turnTo('ru');
	expect(linesOf(TURN, MOVES, [1, 2, 3, 4])).toEqual([
		[0, 'план: Саванна 1 кубик Берег 1 кубик Лев 2 кубика Краб-привидение 2 кубика и 1 жетон'],
		[0, 'не найдено: Саванна, выпало 1, уходят: Лев'],
		[0, 'найдено: Берег, выпало 2'],
		[0, 'снято: Краб-привидение, 8 против 3'],
		[0, 'награда: 3 кадра с берега, +5', 'gold'],
	]);
	await turnTo('en');
});
