import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Emitted, FastChance, type GameEvent, seatsOf } from '@shutterbox/kernel';
import { describeCatalogues } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { shownIn } from '../../src/boards/boards.ts';
import { messages as en } from '../../src/boards/photograph/en.ts';
import { messages as ru } from '../../src/boards/photograph/ru.ts';
import { decisionOf } from '../../src/play/decision.ts';
import { ruleText } from '../../src/play/rulebook.ts';
import { namesOf, paragraphs, scoreTable } from '../../src/story.ts';
import { wrap } from '../../src/text.ts';
import { drawn, gameNamed, parsedMove, positionOf, randomEntry, sceneOf, shownGame, startMatch } from './scenes.ts';

const game = gameNamed('photograph');
const { board } = shownGame('photograph');

const folder = join(import.meta.dirname, '../../src/boards/photograph');
const sources = globSync('*.ts', { cwd: folder }).filter((file) => !['en.ts', 'ru.ts'].includes(file));
describeCatalogues(
	'the labels of the board',
	{ en, ru },
	sources.map((file) => readFileSync(join(folder, file), 'utf8')),
);

describe('the board of a known position', () => {
	const position = positionOf(
		game,
		'2p BRYGN pick 0 | field R3 [R8] [Y5] G9 / B7 [G2] [N11] Y10 / . . [B5] N4' +
			' | 0: hand B3 R6 Y8 G4 N7; films B 1 2, R 2 4 x1, Y 9 12, G 6 | 1: hand Y6 R10* B11 N9 G11; films B 9 x1; shots B',
	);
	const text = (options: Record<string, unknown>) => drawn(game, sceneOf(game, position, 0, 2, options));

	test('shows field, films, hands, good shots and whose turn it is', () => {
		const lines = text({}).split('\n');
		const has = (pattern: RegExp) => expect(lines.filter((line) => pattern.test(line))).toHaveLength(1);
		has(/row 1 +red 3 +\[red 7–12\] +\[yellow 1–6\] +green 9/);
		has(/row 3 +· +· +\[blue 1–6\] +brown 4/);
		has(/R red +↑ 2 4 ×1–6 +any above 4 +2 of 4/);
		has(/B blue +↑ 1 2 +3 4 5 +random has it/);
		has(/Y yellow +↑ 9 12 +full stop +2 of 4/);
		has(/G green +6 +3 4 5 7 8 9 +1 of 4/);
		has(/N brown +– +any card +0 of 4/);
		has(/Your hand +1 +2 +3 +4 +5$/);
		has(/shutter end │ blue +│ red +│ yellow │ green +│ brown +│ fresh end/);
		has(/random +hand +← Y 1–6 \| R 7–12 \| B 7–12 \| N 7–12 \| G 7–12 +points .*★B/);
		has(/Good shots +R Y G N /);
		has(/Turn +you choose a subject/);
	});

	test('[R-21] cards seen once are shown only with the memory aid', () => {
		expect(text({})).not.toMatch(/R10|×1\b(?!–)/);
		expect(text({ memoryAid: true })).toMatch(/hand +← Y 1–6 \| R10 \|/);
		expect(text({ memoryAid: true })).toMatch(/R red +↑ 2 4 ×1 /);
	});

	test('a pick says what enters the hand, a wind what is shot and kept', () => {
		const scene = sceneOf(game, position, 0, 2, {});
		const said = (of: typeof scene, move: string) =>
			stripVTControlCharacters(board.explain(of, parsedMove(game, move))).replaceAll('\u00a0', ' ');
		expect(said(scene, '0L2')).toBe('Entering: red 3 and red 7–12; then 2 cards are shot.');
		const winding = positionOf(game, game.notation.printPosition(position).replace('pick 0', 'wind 0 took 1'));
		expect(said(sceneOf(game, winding, 0, 2, {}), '0>4')).toBe(
			'Shot: red 6 sharp. Points: 5 now, 6 after. Kept: Y8 G4 N7 B3.',
		);
	});
});

test('what is typed counts from 1 and is the notation again, for every move of a match', () => {
	const chance = new FastChance([1, 2, 3, 4]);
	const match = startMatch(game, 4, 5, {});
	let moves = 0;
	while (match.outcome() === null) {
		for (const seat of seatsOf(game.toMove(match.state))) {
			const scene = sceneOf(game, match.state, seat, 4, {});
			for (const move of game.moves(match.state, seat)) {
				const typed = board.typed?.(move) ?? '';
				expect(typed).not.toContain('0');
				expect(board.shorthand?.(scene, typed)).toEqual({ value: game.notation.printMove(move) });
				moves++;
			}
		}
		const { actor, move } = randomEntry(game, match.state, chance);
		match.submit(actor, move, 0);
	}
	expect(moves).toBeGreaterThan(900);
});

test.each([
	['1L3', '0L3'],
	['4r1', '3r1'],
	['3 > 8', '2>7'],
	['0L1', null],
	['0>1', null],
	['L3', null],
	['hello', null],
])('typed %s: %s', (typed, notation) => {
	const scene = sceneOf(game, startMatch(game, 2, 1, {}).state, 0, 2, {});
	const problem = expect.stringMatching(/^cards are taken by row, side and number \(1L3\)/);
	expect(board.shorthand?.(scene, typed)).toEqual(notation === null ? { problem } : { value: notation });
});

test.each([
	[2, { memoryAid: true }],
	[3, { informativeBacks: false }],
	[4, { missedShot: true }],
])('in Russian a whole match of %i, %o, has no other word and fits 80 columns', async (seats, options) => {
	const shown = await shownIn('ru', game);
	const { board, voice } = shown;
	const said: string[] = [...board.typing, ruleText(shown, '')];
	const chance = new FastChance([seats, 2, 3, 4]);
	const match = startMatch(game, seats, 3, options);
	const names = namesOf(match.header.names, 0, voice);
	const note = (events: readonly Emitted<GameEvent>[]) =>
		said.push(...paragraphs(shown, events, 0, names, match.header.options));
	note(match.opening as readonly Emitted<GameEvent>[]);
	while (match.outcome() === null) {
		const { actor, move } = randomEntry(game, match.state, chance);
		const scene = { position: game.view(match.state, 0), viewer: 0, names, options: match.header.options };
		const toMove = seatsOf(game.toMove(match.state));
		const lines = [board.draw(scene), board.drawOwn(scene), wrap(decisionOf(shown, scene, toMove), 0)];
		for (const line of lines.flatMap((each) => stripVTControlCharacters(each).split('\n')))
			expect(line.length, line).toBeLessThanOrEqual(80);
		said.push(...lines, ...(actor === 0 ? [board.explain(scene, move)] : []));
		const result = match.submit(actor, move, 0);
		if (result.accepted) note(result.events as readonly Emitted<GameEvent>[]);
	}
	const outcome = match.outcome();
	if (outcome) said.push(...scoreTable(shown, match.state, outcome, names));
	const text = stripVTControlCharacters(said.join('\n')).replaceAll('random', '');
	expect(text.match(/.*(?:[A-Za-z]{2,}|undefined|NaN|\{).*/g) ?? []).toEqual([
		expect.stringContaining('games/photograph/RULES.ru.md'),
	]);
});
