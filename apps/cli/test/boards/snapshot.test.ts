import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import { type Emitted, type GameEvent, ScriptedChance, type Seat, type Viewer } from '@shutterbox/kernel';
import { audit } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { messages as en } from '../../src/boards/snapshot/en.ts';
import { hundredths } from '../../src/boards/snapshot/layout.ts';
import { messages as ru } from '../../src/boards/snapshot/ru.ts';
import { decisionOf } from '../../src/play/decision.ts';
import { paragraphs } from '../../src/story.ts';
import { wrap } from '../../src/text.ts';
import { decided, drawn, gameNamed, parsedMove, positionOf, sceneOf, shownGame } from './scenes.ts';

const game = gameNamed('snapshot');
const shown = shownGame('snapshot');
const { board } = shown;
const names = ['You', 'Bo', 'Cy'];
const namesAt = (position: string) => names.slice(0, Number(position[0]));

const moveOf = (text: string) => parsedMove(game, text);

function scene(position: string, viewer: Viewer = 0, options = {}) {
	return { ...sceneOf(game, positionOf(game, position), viewer, 2, options), names: namesAt(position) };
}

/** The lines drawn for seat 0, of the whole table or what a second decision needs. */
function linesOf(position: string, draw = board.draw): string[] {
	return stripVTControlCharacters(draw(scene(position))).split('\n');
}

/** What seat 0 is told when moves are made one after the other, `0 draw`, with these dice. */
function story(position: string, moves: readonly string[], dice: readonly number[] = []): string[] {
	const state = positionOf(game, position);
	const chance = new ScriptedChance(...dice.map((die) => ({ die })));
	const told = moves.flatMap((text) => {
		const actor = Number(text[0]) as Seat;
		const entry = { actor, move: moveOf(text.slice(2)), at: 0 };
		expect(game.check(state, entry), text).toBeNull();
		const events: Emitted<GameEvent>[] = [];
		const emit = (event: GameEvent | null, also?: object) => events.push({ event, ...also });
		game.play(state, entry, { chance, emit });
		return paragraphs(shown, events, 0, namesAt(position), {}).map(stripVTControlCharacters);
	});
	expect(chance.left).toBe(0);
	return told;
}

describe('the board of a known position', () => {
	const position =
		'2p research 0 round 3 | mountain guanaco golden-eagle | savannah meerkat lion | discard jaguar | committed lion' +
		' | 0: tokens 2; hand king-cobra; photos greater-flamingo sea-otter harbour-seal; awards shoreline-1; assignment a01' +
		' | 1: tokens 3; hand andean-condor; photos blue-morpho';
	const lines = linesOf(position);
	const has = (pattern: RegExp) => expect(lines.filter((line) => pattern.test(line))).toHaveLength(1);

	test('habitats top to bottom with needs, prestige, symbols, odds, and what would spook them', () => {
		has(/^ Rainforest +5\+ {2}\(empty\) +33 {2}56 {2}70 {2}80$/);
		has(/^ Mountain +4\+ {2}under 8 spooks it: 3 cards +50 {2}75 {2}88 {2}94$/);
		has(/^ \+ Golden Eagle +8 +5 {2}bird carnivore 21-30\* +– {2}42 {2}84 {2}97$/);
		has(/^ ! Lion +9 +6 {2}mammal carnivore 11-20 +– {2}28 {2}74 {2}95$/);
		expect(lines.findIndex((line) => line.includes('Guanaco'))).toBe(
			lines.findIndex((line) => line.includes('Golden Eagle ')) + 1,
		);
		has(/^ {3}★ prestige · \* for your article · \+ for your cover · ! must be shot$/);
	});

	test('[SNP-13, 28] the exact risk of the next card, from what everybody knows', () => {
		has(/^ Next card +25 in the deck, 1 discarded · spooks a habitat: 10 of 25, 40%$/);
	});

	test('every seat: tokens, photos, prestige, awards, how many cards are reserved', () => {
		has(/^ Bo +3 tokens · 1 of 9 photos · 2 prestige \+ assignment · 1 reserved$/);
		has(/^ You +2 tokens · 3 of 9 photos · 20 prestige$/);
		has(/^ +Shoreline: Greater Flamingo 2, Sea Otter 4, Harbour Seal 3$/);
		has(/^ +awards: Shoreline 5$/);
		has(/^ Awards left Rainforest 8 6 4 {2}Mountain 7 5 4 {2}Savannah 6 5 3 {2}Shoreline 4 3$/);
		has(/; for one of each 6 5 4 3$/);
	});

	test('own secrets: the assignment with its progress, reserved cards', () => {
		has(/^ Reserved +1, room for 1 card /);
		has(/^ {3}King Cobra +9 +7 /);
		has(/^ Assignment +“Middle Age”, a secret$/);
		has(/^ {3}cover +Golden Eagle or Common Octopus: 5 prestige for either, not yet$/);
		has(/^ {3}article +omnivore and 21–30 years: 3 symbols found, 6 prestige \(the next \+3\)$/);
	});

	test('[R-22] reserved cards of others are named only with the option; assignments only at the end', () => {
		const shown = (options: object) => drawn(game, scene(position, 0, options));
		expect(shown({})).not.toMatch('Andean Condor');
		expect(shown({ reservedCards: 'open' })).toMatch('reserved Andean Condor');
		expect(shown({})).not.toMatch('assignment “');
		expect(drawn(game, scene(position.replace('research', 'over').replace(' | committed lion', '')))).toMatch(
			'assignment “',
		);
	});
});

describe('a card that was drawn', () => {
	const OFFER = '2p claims 1 | mountain golden-eagle | drawn guanaco | 0: tokens 2; answer waiting | 1: tokens 3';

	test('an offer: the card, who else is asked, what happens if nobody claims it', () => {
		const text = linesOf(`3p${OFFER.slice(2)} | 2: tokens 1; answer waiting`, board.drawOwn)
			.join(' ')
			.replace(/ +/g, ' ');
		expect(text).toMatch('Guanaco 4 2 mammal herbivore 11-20');
		expect(text).toMatch(
			'Asked and not answered yet: Cy. If nobody claims it: It spooks the mountain, because 4 is less than 8:',
		);
	});

	test.each([
		['2p fate 0 | drawn lion | 0: tokens 2 | 1: tokens 3', 'Placed: It is offered to Bo for 1 token. If nobody claims'],
		['2p deny 0 | drawn lion | claimant 1 | 1: tokens 3', 'Sold: Bo pays you 1 token and reserves it.'],
	])('%s: %s', (position, words) => {
		expect(linesOf(position).join(' ').replace(/ +/g, ' ')).toMatch(words);
	});
});

describe('the plan and its exact odds', () => {
	const PLAN = 'plan savannah:1 shoreline:1 meerkat:1 white-rhino:2+2 greater-flamingo:1';
	const TABLE = 'savannah meerkat nile-crocodile white-rhino | shoreline greater-flamingo';
	const has = (position: string, pattern: RegExp) => expect(linesOf(position).join('\n')).toMatch(pattern);

	test('[SNP-41, 48] before the first roll', () => {
		const position = `2p explore 0 | ${TABLE} | ${PLAN} | 0: tokens 0`;
		has(position, /^ Savannah +1 +3\+ +66\.7% +66\.7%$/m);
		has(position, /^ {3}White Rhino +2 +2 +8 +72\.2% +48\.1%$/m);
		has(position, /^ {3}Greater Flamingo +1 +4 +50% +45\.3%$/m);
		has(position, /^ Photos +no photo \d+\.\d% · one .* · two .* · three 13\.4%$/m);
	});

	test('[SNP-42] a failed roll, and what a re-roll brings', () => {
		const position = `2p reroll 0 | ${TABLE} | ${PLAN} | at savannah roll 2 | 0: tokens 2`;
		has(position, /^ Savannah +1 +3\+ +failed +66\.7%$/m);
		has(position, /^ Roll +die 1 shows 2; needs 3\+; a re-roll costs 2 tokens and succeeds with\n +66\.7%$/m);
		has(position, /\(with re-rolls while your supply lasts\)$/m);
		const weaker = board.explain(scene(position), moveOf('reroll 0 white-rhino:2'));
		expect(stripVTControlCharacters(weaker)).toBe(
			'1 die for 2 tokens, 3 or more: 66.7%. 2 tokens from White Rhino, whose shot falls from 72.2% to 41.7%.',
		);
	});

	test('what is done is done', () => {
		const done = PLAN.replace('savannah:1', 'savannah:1=explored').replace('meerkat:1', 'meerkat:1=photographed');
		const position = `2p shoot 0 photos 1 | ${TABLE.replace('meerkat ', '')} | ${done} | at savannah | 0: tokens 2; photos meerkat`;
		has(position, /^ Savannah +1 +3\+ +explored$/m);
		has(position, /^ {3}Meerkat +1 +3 +★ photo$/m);
		has(position, /^ {3}White Rhino +2 +2 +8 +72\.2% +72\.2%$/m);
	});
});

test('what the board says has the same keys and facts in both languages, and all of it is said', () => {
	const folder = join(import.meta.dirname, '../../src/boards/snapshot');
	const sources = globSync('*.ts', { cwd: folder }).filter((file) => !['en.ts', 'ru.ts'].includes(file));
	const texts = sources.map((file) => readFileSync(join(folder, file), 'utf8'));
	expect(audit({ en, ru }, texts)).toEqual({ missing: [], unused: [], unequal: [] });
});

test('only what is certain is 0 or 100 per cent', () => {
	expect([0, 0.0001, 0.25, 0.9999, 1].map(hundredths)).toEqual(['–', '1', '25', '99', '100']);
});

describe('what is to be decided is said with examples that are legal', () => {
	const SEATS = '0: tokens 2; hand meerkat | 1: tokens 3';
	const FAILED = '2p reroll 0 | savannah lion | plan savannah:1 lion:5+2 | at savannah roll 1';
	test.each([
		[
			`2p research 0 | mountain guanaco | ${SEATS}`,
			'Draw, prepare or pass',
			'draw · prepare mountain:2 guanaco:4 · pass',
		],
		[
			`2p research 0 | mountain guanaco | committed guanaco | ${SEATS}`,
			'Draw or prepare',
			'draw · prepare mountain:3 guanaco:3',
		],
		['2p research 0 | 0: tokens 2', 'Draw, prepare or pass', 'draw · pass'],
		[`2p fate 0 | drawn lion | ${SEATS}`, 'Reserve or place', 'reserve · place'],
		[`2p fate 0 denial=upfront | drawn lion | ${SEATS}`, 'Reserve or place', 'reserve · place · commit'],
		['2p claims 1 | drawn lion | 0: tokens 1; answer waiting', 'Claim or decline', 'claim · decline'],
		[`2p deny 0 | drawn lion | claimant 1 | ${SEATS}`, 'Sell or keep', 'sell · reserve · commit'],
		['2p explore 0 | savannah lion | plan savannah:1 lion:5', 'Explore', 'explore savannah'],
		[FAILED, 'Roll again or abandon', 'reroll 1 lion:2 · abandon'],
		['2p shoot 0 | savannah lion | plan savannah:1=explored lion:5 | at savannah', 'Shoot', 'shoot lion'],
	])('%s', (position, verb, typed) => {
		const text = decided(game, scene(position));
		expect(text.startsWith(`${verb}. `)).toBe(true);
		expect(text.endsWith(` For example: ${typed}`), text).toBe(true);
		const state = positionOf(game, position);
		for (const line of typed.split(' · ')) {
			const full = board.shorthand?.(scene(position), line) ?? { problem: '' };
			expect('value' in full && game.check(state, { actor: 0, move: moveOf(full.value), at: 0 }), line).toBeNull();
		}
	});

	test('an example that is longer than a line is broken', () => {
		const cards = ['red-eyed-tree-frog', 'jacksons-chameleon', 'lilac-breasted-roller'];
		const table = ['rainforest', 'mountain', 'savannah'].map((habitat, i) => `${habitat} ${cards[i]}`).join(' | ');
		const text = decisionOf(shown, scene(`2p research 0 | ${table} | committed ${cards.join(' ')}`), [0]);
		expect(text).toMatch('prepare rainforest:1 mountain:1 savannah:1');
		for (const line of wrap(stripVTControlCharacters(text), 0, 80).split('\n'))
			expect(line.length).toBeLessThanOrEqual(80);
	});
});

describe('the story of a turn, in paragraphs', () => {
	test('what follows from a move belongs to it; the end of a turn stands alone', () => {
		const position = '2p explore 0 | mountain andean-condor | plan mountain:1 andean-condor:5+3';
		expect(story(position, ['0 explore mountain', '0 shoot andean-condor', '1 pass'], [4, 1, 1, 1, 1, 1])).toEqual([
			'Explored the mountain: rolled 4, needed 4.',
			'Shot Andean Condor: 1 + 1 + 1 + 1 + 1 + 3 tokens = 8, needed 6. You photographed Andean Condor: 4 prestige.',
			'You ended the turn with 1 photo.',
			'Bo passed.',
			'Bo ended the turn without a photo and took 3 tokens.',
		]);
	});

	test('animals and habitats have the colour of the habitat', () => {
		const events = [{ event: { type: 'cardPlaced', card: 26, habitat: 2 } }];
		const [text] = paragraphs(shown, events, 0, names, {});
		const [lion, place] = ['Lion', 'the savannah'].map((name) => styleText('yellowBright', name));
		expect(text).toBe(`${lion} came to ${place}.`);
	});
});

describe('what a person may type for short', () => {
	const position = '2p research 0 | savannah meerkat lilac-breasted-roller lion | 0: tokens 2; hand white-rhino';
	test.each([
		['DRAW', 'draw'],
		['prepare sav:1 meer:3 rhino:2+1', 'prepare savannah:1 meerkat:3 white-rhino:2+1'],
		['prepare savannah:2 lion:4', 'prepare savannah:2 lion:4'],
		['prepare sav:2 polar:4', 'prepare savannah:2 polar:4'],
		['explore', 'explore'],
	])('%s', (line, value) => expect(board.shorthand?.(scene(position), line)).toEqual({ value }));

	test('what may be several cards is asked back', () => {
		const problem = '"li" may be lilac-breasted-roller or lion';
		expect(board.shorthand?.(scene(position), 'prepare sav:2 li:4')).toEqual({ problem });
	});

	test.each([
		['2p explore 0 | savannah lion | plan savannah:1 lion:5', 'explore', 'explore savannah'],
		['2p shoot 0 | savannah lion | plan savannah:1=explored lion:5 | at savannah', 'shoot', 'shoot lion'],
		[
			'2p reroll 0 | savannah lion | plan savannah:1 lion:5 | at savannah roll 1 | 0: tokens 2',
			'reroll',
			'reroll 0 supply:2',
		],
	])('%s: %s', (at, line, value) => expect(board.shorthand?.(scene(at), line)).toEqual({ value }));

	test('dice are counted from 1', () => {
		const at = '2p reroll 0 | savannah lion | plan savannah:2 lion:4+2 | at savannah roll 1 2 | 0: tokens 2';
		for (const text of ['reroll 0 supply:2', 'reroll 1 supply:1 lion:1']) {
			const typed = board.typed?.(moveOf(text)) ?? '';
			expect(board.shorthand?.(scene(at), typed)).toEqual({ value: text });
		}
		expect(board.typed?.(moveOf('reroll 1 supply:2'))).toBe('reroll 2 supply:2');
	});
});
