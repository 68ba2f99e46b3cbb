import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
	type Actor,
	type Emitted,
	FastChance,
	type GameEvent,
	type GameMove,
	type Seat,
	seatsOf,
	type Viewer,
} from '@shutterbox/kernel';
import { describeCatalogues } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { shownIn } from '../../src/boards/boards.ts';
import { messages as en } from '../../src/boards/photoshoot/en.ts';
import { messages as ru } from '../../src/boards/photoshoot/ru.ts';
import { decisionOf as question } from '../../src/play/decision.ts';
import { moveList } from '../../src/play/move-list.ts';
import { ruleText } from '../../src/play/rulebook.ts';
import { namesOf, paragraphs, scoreTable } from '../../src/story.ts';
import { wrap } from '../../src/text.ts';
import { said, scratchFolder } from '../helpers.ts';
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
} from './scenes.ts';

const game = gameNamed('photoshoot');
const shown = shownGame('photoshoot');
const { board } = shown;
const folder = scratchFolder();

const labels = join(import.meta.dirname, '../../src/boards/photoshoot');
const sources = globSync('*.ts', { cwd: labels }).filter((file) => !['en.ts', 'ru.ts'].includes(file));
/** What is cried, and what is typed for a ritual, is written so. */
const withoutCries = (messages: Readonly<Record<string, string>>) =>
	Object.fromEntries(
		Object.entries(messages).map(([key, text]) => [
			key,
			text.replaceAll(/[“«][^”»{}]*[”»]|!highFive|! (?=eff|эфф)/g, ''),
		]),
	);
describeCatalogues(
	'the labels of the board',
	{ en: withoutCries(en), ru: withoutCries(ru) },
	sources.map((file) => readFileSync(join(labels, file), 'utf8')),
	[
		...['option pace', 'hourglass', 'swap', 'photo', 'turn', 'talk', 'repair', 'up', 'right', 'down', 'left'],
		...['pet', 'goodBoy', 'highFive', 'applaud', 'shake', 'wave', 'inFrame', 'cheese', 'ready', 'yes'],
	],
);

interface Position {
	readonly seats: number;
	readonly now: number;
	readonly rules: Readonly<Record<string, unknown>>;
}

function at(text: string): Position {
	return positionOf(game, text) as Position;
}

const moveOf = (text: string) => parsedMove(game, text);

/** What seat 0 is told when moves are made one after the other: `0 2-5`, `table timeUp`; 2 seconds apart. */
function story(position: Position, ...moves: readonly string[]): string[] {
	return moves.flatMap((text) => {
		const [who, ...rest] = text.split(' ');
		const actor: Actor = who === 'table' ? who : Number(who);
		const move = moveOf(rest.join(' '));
		const entry = { actor, move, at: who === 'table' ? (game.alarm?.(position) ?? 0) : position.now + 2000 };
		expect(game.check(position, entry), text).toBeNull();
		const events: Emitted<GameEvent>[] = [];
		const emit = (event: GameEvent | null, also?: object) => events.push({ event, ...also });
		game.play(position, entry, { chance: new FastChance([1, 1, 1, 1]), emit });
		const names = ['You', 'Bo', 'Cy', 'Di'].slice(0, position.seats);
		return paragraphs(shown, events, 0, names, position.rules).map(stripVTControlCharacters);
	});
}

function seenBy(position: Position, viewer: Seat) {
	return sceneOf(game, position, viewer, position.seats, position.rules);
}

function decisionOf(position: Position, viewer: Seat): string {
	return decided(game, seenBy(position, viewer));
}

const UNTIMED = 'pace=untimed';
const STAGE = 'RPA/JCE/OMS';

describe('the board of a known position', () => {
	const position = at(
		`4p check round 3 first A ${UNTIMED} level=2 | ${STAGE} | A max-pet joe-push | B alice-shake` +
			' | scores 14-8 | scored 7-2 0-4 | drew 1-1 | tokens 0-1 | open P32 | seq 11 | acts 0:1-2@0',
	);
	const text = drawn(game, seenBy(position, 1));
	const has = (pattern: RegExp) => expect(text.split('\n').filter((line) => pattern.test(line))).toHaveLength(1);

	test('the stage with its cells beside the wanted photo, friends and effects marked', () => {
		has(/^ Round 3 · 23 of 24 actions left · level 2 · the match ends at 25 points$/);
		has(/Photo wanted: P32$/);
		has(/^ │1 Arthur {2}│2 Alice° {2}│3 Pam {5}│ {5}│ {2}Arthur {2}│ {4}· {5}│ {2}Edgar {3}│$/);
		has(/^ │4 Joe! {4}│5 Chloe° {2}│6 Edgar {3}│ {5}│ {4}· {5}│ {4}· {5}│ {2}Olivia {2}│$/);
	});

	test('effects in plain words, what can be called, teams with points, tokens, roles and cards', () => {
		has(/^ Effects {6}○ Pet Max \(max-pet, !pet\) · After Max moves, whoever acts next$/);
		has(/^ {14}△ Joe pushes \(joe-push, push right\) · Joe is never swapped/);
		has(/^ Open to call random 0 swapped Pam and Alice\.$/);
		has(/^ Teams {8}● Amber {2}14 points · photographs · random 0 and random 2$/);
		has(/◆ Violet {2}8 points · controls · 1 token · You \(1\) and random 3$/);
		has(/ holds Shake$/);
	});
});

describe('[PST-71] how far the wanted photo has come', () => {
	const HINT = /✓|in place|Still wrong/;
	const running = (options: string) => at(`4p running ${UNTIMED} ${options} | ${STAGE} | open P32`);
	const complete = (options: string) => at(`4p running ${UNTIMED} ${options} | RPE/JCO/AMS | open P32`);
	/** All that the terminal says to a viewer: the table, the question, what each move would do. */
	const toldTo = (position: Position, viewer: Viewer) => {
		const scene = sceneOf(game, position, viewer, position.seats, position.rules);
		const moves = viewer === 'spectator' ? '' : moveList(shown, scene, viewer, true);
		return stripVTControlCharacters([board.draw(scene), board.drawOwn(scene), decided(game, scene), moves].join('\n'));
	};
	const helped = (position: Position) =>
		([0, 1, 2, 3, 'spectator'] as const).filter((viewer) => HINT.test(toldTo(position, viewer)));

	test('is told to nobody where the table judges', () => {
		expect(helped(running('strictness=judge'))).toEqual([]);
		expect(helped(complete('strictness=judge'))).toEqual([]);
		expect(helped(at(`4p running | ${STAGE} | open P32`))).toEqual([]);
	});

	test('is told by a table that assists, to photographers, while they may act', () => {
		const position = running('strictness=assist');
		expect(helped(position)).toEqual([0, 2]);
		expect(toldTo(position, 0)).toMatch(/Photo wanted: P32, 2 of 4 in place$/m);
		expect(toldTo(position, 0)).toMatch(/│✓ Arthur {2}│ {4}· {5}│ {2}Edgar {3}│$/m);
		expect(toldTo(position, 0)).toMatch(/^ Still wrong {2}Edgar 6 → 3, Olivia 7 → 6$/m);
		story(position, '0 photo');
		expect(helped(position)).toEqual([]);
	});
});

test('a photo that can be called is shown as it was wanted, and nobody says whether it matches', () => {
	const position = at(`4p running ${UNTIMED} | ${STAGE} | open P32`);
	story(position, '0 photo');
	for (const seat of [0, 1, 2, 3])
		expect(drawn(game, seenBy(position, seat))).toMatch(/took photo P32\. \(Arthur 1, Edgar 3, Olivia 6, Max 8\)$/m);
});

describe('a decision says what can be typed', () => {
	test.each([
		[`4p running ${UNTIMED} | ${STAGE} | open P01`, 0, 'It is your turn. For example: 1-2 · photo'],
		[`4p running ${UNTIMED} | ${STAGE} | A joe-push | open P01`, 0, '1-2 · push up · photo'],
		[`4p running ${UNTIMED} strictness=assist | ${STAGE} | A joe-push | open P01`, 0, '1-2 · push up · photo'],
		[`4p running ${UNTIMED} | ${STAGE} | open P01`, 2, 'It is the turn of random 0. For example: wait'],
		[
			`4p running ${UNTIMED} | ${STAGE} | open P01 | acts 0:!highFive>2@0`,
			2,
			'Answer. random 0 raised a hand for a high five with you. For example: !highFive>0 · wait',
		],
		[`4p running | ${STAGE} | open P01`, 2, 'in turn and in silence. For example: 1-2 · photo'],
		[`4p running | ${STAGE} | open P01 | acts 0:0-1@0`, 1, 'For example: stop · wait'],
		[`4p check ${UNTIMED} | ${STAGE} | open P01 | acts 0:0-1@0`, 1, 'Is all fine? For example: ok · stop'],
		[`4p check ${UNTIMED} | ${STAGE} | open P01 | acts 0:0-1@0`, 0, 'correct yourself. For example: undo · wait'],
		[`4p check ${UNTIMED} | ${STAGE} | open P01 | acts 0:0-1@0`, 2, 'For example: wait'],
		[`4p called | ${STAGE} | A max-pet | open P01 | caller 1 | acts 0:0-1@0 1:stop@0`, 1, 'point talk · point max-pet'],
		[`4p repair | ${STAGE.replace('JCE', 'JSE').replace('OMS', 'OMC')} | A arthur-max`, 1, 'Wait. random 0 repairs'],
		[`4p repair ${UNTIMED} | ${STAGE} | A james-olivia`, 0, 'it costs nothing. For example: repair 5-7'],
		[`4p ready | ${STAGE}`, 0, 'For example: ready'],
		[`4p ready | ${STAGE} | ready 0 2`, 1, 'with the sand. For example: flip'],
	])('%s, seat %i', (text, seat, words) => {
		expect(decisionOf(at(text), seat)).toContain(words);
	});
});

test('a call and its judgement are one paragraph where nobody speaks between, and so are a photo and the next', () => {
	const untimed = at(`4p running ${UNTIMED} | ${STAGE} | A max-goodboy | open P32`);
	expect(story(untimed, '0 7-4', '1 stop 1', '1 point effect max-goodboy')).toEqual([
		'You swapped bottom middle and centre.',
		'Bo called a mistake.',
		'Right call: a forgotten effect, Good boy. 1 action taken back. A token for Violet.',
	]);
	const timed = at(`4p ready calls=quick | ${STAGE} | ready 0 2 | deck P32 *`);
	expect(story(timed, '1 flip', '0 0-8', '3 stop 1', '1 resume', '0 photo', 'table timeUp', '1 ok')).toEqual([
		'Bo turned the hourglass. Photo P32 is wanted.',
		'You swapped top left and bottom right.',
		'Di called a mistake. Right call: a swap that is not allowed. 1 action taken back. A token for Violet.',
		'The hourglass runs on.',
		expect.stringMatching(/^You took photo P32\. Photo P\d\d is wanted\.$/),
		'Time is up.',
		'Bo found nothing wrong.',
		'The round is over: Amber took 1 photo for 2 points. 0 tokens for Amber, 1 token for Violet. It stands 2 to 1.',
		'Round 2. Violet photographs. Bo begins.',
	]);
});

test('what may be typed for short', () => {
	const scene = seenBy(at(`6p check ${UNTIMED} | ${STAGE} | open P01 | acts 0:0-1@0 4:!highFive>2@0`), 2);
	const full = (line: string) => board.shorthand?.(scene, line);
	expect(full('STOP')).toEqual({ value: 'stop 1' });
	expect(full('!pet')).toEqual({ value: '!pet>max' });
	expect(full('!goodboy')).toEqual({ value: '!goodBoy' });
	expect(full('!highfive')).toEqual({ value: '!highFive>4' });
	expect(full('!shake')).toEqual({ value: '!shake>4' });
	expect(full('!highFive>0')).toEqual({ value: '!highFive>0' });
	expect(full('point  max-pet')).toEqual({ value: 'point effect max-pet' });
	expect(full('Photo')).toEqual({ value: 'photo' });
	expect(full('1-9  Slide 300')).toEqual({ value: '0-8 slide 300' });
	expect(full('repair 2-3')).toEqual({ value: 'repair 1-2' });
});

test.each([
	`6p running ${UNTIMED} | ${STAGE} | A joe-push alice-contact | open P01`,
	`4p check ${UNTIMED} | ${STAGE} | open P01 | acts 0:0-1@0`,
	`4p called | ${STAGE} | A max-pet | open P01 | caller 1 | acts 0:0-1@0 1:stop@0`,
	`4p repair ${UNTIMED} | ${STAGE} | A james-olivia joe-push`,
])('every move that is listed can be typed so: %s', (text) => {
	const position = at(text);
	for (let seat = 0; seat < position.seats; seat++) {
		const scene = seenBy(position, seat);
		for (const move of game.moves(scene.position, seat)) {
			const line = board.typed?.(move) ?? '';
			expect(board.shorthand?.(scene, line), line).toEqual({ value: game.notation.printMove(move) });
		}
	}
});

test('control has the first word on an open action, a mover on the turn; rituals and replies go on', () => {
	const check = at(`4p check ${UNTIMED} | ${STAGE} | open P01 | acts 0:0-1@0`);
	const running = at(`4p running ${UNTIMED} | ${STAGE} | open P01`);
	const yields = (position: Position, seat: Seat, move: string) => board.yields?.(seenBy(position, seat), moveOf(move));
	expect(['ok', 'stop 1', '!wave'].map((move) => yields(check, 1, move))).toEqual([true, true, false]);
	expect(yields(check, 2, 'ok')).toBe(false);
	expect([0, 2].map((seat) => yields(running, seat, '0-1'))).toEqual([true, false]);
});

test('a decision after a ritual of the viewer shows the stage no more', () => {
	const acts = 'acts 0:!ready@0 2:!yes@0';
	const position = at(`4p running ${UNTIMED} | ${STAGE} | open P01 | ${acts}`);
	expect([0, 2].map((seat) => board.isBrief?.(seenBy(position, seat)))).toEqual([true, true]);
	expect(board.isBrief?.(seenBy(at(`4p running ${UNTIMED} | ${STAGE} | open P01 | acts 0:!ready@0`), 2))).toBe(false);
	const own = stripVTControlCharacters(board.drawOwn(seenBy(position, 0)));
	expect(own).toMatch('Rituals      You asked “Is everybody ready?” random 2 said “Yes!”');
	expect(own).not.toMatch('Stage');
});

test('a draw and what is won or lost together is told by the game; else who won', () => {
	const verdict = (reason: string, scores: number[], places: number[]) =>
		board.verdict?.({ reason, scores, places }, ['You', 'Bo', 'Cy', 'Di'].slice(0, scores.length));
	expect(verdict('reached25', [27, 20, 27, 20], [1, 3, 1, 3])).toBeNull();
	expect(verdict('reached25', [28, 28, 28, 28], [1, 1, 1, 1])).toBe('A draw at 28 points.');
	expect(verdict('coopLost', [12, 12], [2, 2])).toBe('The team lost with 12 points; 25 were needed.');
	expect(verdict('coopWon', [30, 30], [1, 1])).toBe('The team won with 30 points.');
});

test('records of the hourglass keep the moments, also those of the table', async () => {
	const records = join(folder, 'records');
	await said(['simulate', 'photoshoot', '--games', '1', '--records', records]);
	const file = join(records, 'photoshoot-1-0.jsonl');
	const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1, -1);
	const entries = lines.map(
		(line) => JSON.parse(line) as [n: number, actor: Seat | 'table', at: number, move: GameMove],
	);
	const times = entries.map(([, , when]) => when);
	expect(times).toEqual(times.toSorted((a, b) => a - b));
	expect(entries.filter(([, , , { type }]) => type === 'timeUp')).toHaveLength(5);
	expect((await said(['verify', file])).code).toBe(0);
	expect((await said(['replay', file])).out).toMatch(/ table +timeUp +Time is up\.$/m);
});

test.each([
	[2, { pace: 'untimed', turnBudget: 8, level: 4 }],
	[4, { pace: 'untimed', turnBudget: 8, level: 4, strictness: 'assist' }],
	[5, { hourglassSec: 30, level: 'custom', calls: 'quick', talk: 'callable' }],
] as const)('in Russian a whole match of %i, %o, has no other word and fits 80 columns', async (seats, options) => {
	const russian = await shownIn('ru', game);
	const chance = new FastChance([4, 2, 3, 4]);
	const match = startMatch(game, seats, 3, options);
	const named = namesOf(match.header.names, 0, russian.voice);
	const told: string[] = [...russian.board.typing.map((line) => line.slice(19)), ruleText(russian, '')];
	const note = (events: readonly Emitted<GameEvent>[]) =>
		told.push(...paragraphs(russian, events, 0, named, match.header.options));
	note(match.opening as readonly Emitted<GameEvent>[]);
	while (match.outcome() === null) {
		const { actor, move, at: moment } = randomEntry(game, match.state, chance);
		const scene = { position: game.view(match.state, 0), viewer: 0, names: named, options: match.header.options };
		const lines = [
			russian.board.draw(scene),
			wrap(question(russian, scene, seatsOf(game.toMove(match.state))), 0),
			...(actor === 0 ? [russian.board.explain(scene, move)] : []),
		];
		for (const line of lines.slice(0, 2).flatMap((each) => stripVTControlCharacters(each).split('\n')))
			expect(line.length, line).toBeLessThanOrEqual(80);
		told.push(...lines);
		const result = match.submit(actor, move, moment);
		if (result.accepted) note(result.events as readonly Emitted<GameEvent>[]);
	}
	const outcome = match.outcome();
	if (outcome) told.push(...scoreTable(russian, match.state, outcome, named));
	// Names stay as they are, and so does what is typed.
	const TYPED =
		/random|\w+-\w+|!?\b(?:pet|goodBoy|highFive|applaud|shake|wave|inFrame|cheese|ready|yes|slide|push|photo|undo|stop|point|swap|turn|talk|repair|wait|flip|ok|resume|up|right|down|left)\b/g;
	const text = stripVTControlCharacters(told.join('\n'));
	const left = text.split('\n').filter((line) => /[A-Za-z]{2,}|undefined|NaN|\{/.test(line.replaceAll(TYPED, '')));
	expect(left).toEqual([expect.stringContaining('games/photoshoot/RULES.ru.md')]);
});
