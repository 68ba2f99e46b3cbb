import { stripVTControlCharacters } from 'node:util';
import { type Emitted, type GameEvent, ScriptedChance, type Seat, type Viewer } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/boards/boards.ts';
import { hundredths, percent } from '../../src/boards/snapshot/layout.ts';
import { paragraphs } from '../../src/story.ts';
import { drawn, gameNamed, parsedMove, positionOf, sceneOf } from './scenes.ts';

const game = gameNamed('snapshot');
const board = boardOf(game);
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
		return paragraphs(board, events, 0, namesAt(position), {}, actor).map(stripVTControlCharacters);
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
		has(/^ Next card +25 in the deck, 1 discarded · spooks a habitat: 10 of 25, 40\.0 %$/);
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
		has(/^ {3}article +omnivore and 21-30: 3 symbols found, 6 prestige \(the next \+3\)$/);
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

	test('an offer: the card, the price, what happens if nobody claims it', () => {
		const text = linesOf(OFFER, board.drawOwn).join(' ').replace(/ +/g, ' ');
		expect(text).toMatch('Guanaco 4 2 mammal herbivore 11-20');
		expect(text).toMatch('Bo drew it and offers it to you for 1 token.');
		expect(text).toMatch(
			'it SPOOKS the mountain (4 is under 8): Golden Eagle and the card are discarded and the turn ends.',
		);
	});

	test('own choice: whom it would be offered to', () => {
		const text = linesOf('2p fate 0 | drawn lion | 0: tokens 2 | 1: tokens 3').join(' ').replace(/ +/g, ' ');
		expect(text).toMatch('Placed, it is offered to Bo for 1 token; if nobody claims it, it stays in the savannah.');
	});
});

describe('the plan and its exact odds', () => {
	const PLAN = 'plan savannah:1 shoreline:1 meerkat:1 white-rhino:2+2 greater-flamingo:1';
	const TABLE = 'savannah meerkat nile-crocodile white-rhino | shoreline greater-flamingo';
	const has = (position: string, pattern: RegExp) => expect(linesOf(position).join('\n')).toMatch(pattern);

	test('[SNP-41, 48] before the first roll', () => {
		const position = `2p explore 0 | ${TABLE} | ${PLAN} | 0: tokens 0`;
		has(position, /^ Savannah +1 +3\+ +66\.7 % +66\.7 %$/m);
		has(position, /^ {3}White Rhino +2 +2 +8 +72\.2 % +48\.1 %$/m);
		has(position, /^ {3}Greater Flamingo +1 +4 +50\.0 % +45\.3 %$/m);
		has(position, /^ Photos +no photo \d+\.\d % · one .* · two .* · three 13\.4 %$/m);
	});

	test('[SNP-42] a failed roll, and what a re-roll brings', () => {
		const position = `2p reroll 0 | ${TABLE} | ${PLAN} | at savannah roll 2 | 0: tokens 2`;
		has(position, /^ Savannah +1 +3\+ +failed +66\.7 %$/m);
		has(position, /^ Roll +die 0 shows 2; needs 3\+; a re-roll costs 2 tokens and succeeds with\n +66\.7 %$/m);
		has(position, /\(with re-rolls while your supply lasts\)$/m);
		const weaker = board.explain(scene(position), moveOf('reroll 0 white-rhino:2'));
		expect(stripVTControlCharacters(weaker)).toMatch('pay 2 of White Rhino, whose shot falls from 72.2 % to 41.7 %');
	});

	test('what is done is done', () => {
		const done = PLAN.replace('savannah:1', 'savannah:1=explored').replace('meerkat:1', 'meerkat:1=photographed');
		const position = `2p shoot 0 photos 1 | ${TABLE.replace('meerkat ', '')} | ${done} | at savannah | 0: tokens 2; photos meerkat`;
		has(position, /^ Savannah +1 +3\+ +explored$/m);
		has(position, /^ {3}Meerkat +1 +3 +★ photo$/m);
		has(position, /^ {3}White Rhino +2 +2 +8 +72\.2 % +72\.2 %$/m);
	});
});

test('only what is certain is 0 or 100 per cent', () => {
	expect([0, 0.0001, 0.25, 0.9999, 1 - 1e-12, 1].map(percent)).toEqual([
		'0 %',
		'<0.1 %',
		'25.0 %',
		'>99.9 %',
		'100 %',
		'100 %',
	]);
	expect([0, 0.0001, 0.25, 0.9999, 1].map(hundredths)).toEqual(['–', '1', '25', '99', '100']);
});

describe('one line that starts with a verb says what to decide; its examples are legal', () => {
	const SEATS = '0: tokens 2; hand meerkat | 1: tokens 3';
	test.each([
		[`2p research 0 | mountain guanaco | ${SEATS}`, 'Draw a card, divide your 6 dice or pass'],
		[`2p research 0 | mountain guanaco | committed guanaco | ${SEATS}`, 'Draw a card or divide your 6 dice'],
		['2p research 0 | 0: tokens 2', 'Draw a card or pass'],
		[`2p fate 0 | drawn lion | ${SEATS}`, 'Reserve Lion for yourself or place it'],
		[`2p fate 0 | savannah lion | drawn plains-zebra | ${SEATS}`, 'Reserve Plains Zebra so that nothing is spooked'],
		[`2p fate 0 denial=upfront | drawn lion | ${SEATS}`, 'Reserve Lion for yourself or place it'],
		['2p claims 1 | drawn lion | 0: tokens 1; answer waiting', 'Claim Lion for 1 token or leave it'],
		[`2p deny 0 | drawn lion | claimant 1 | ${SEATS}`, 'Sell Lion to Bo for 1 token or keep it'],
		['2p explore 0 | savannah lion | plan savannah:1 lion:5', 'Explore a habitat of your plan'],
		[
			'2p reroll 0 | savannah lion | plan savannah:1 lion:5+2 | at savannah roll 1',
			'Roll a die again for 2 tokens or give up',
		],
		['2p shoot 0 | savannah lion | plan savannah:1=explored lion:5 | at savannah', 'Shoot an animal in the savannah'],
	])('%s', (position, words) => {
		const [asked, typed] = stripVTControlCharacters(board.decision(scene(position)))
			.replaceAll('\u00a0', ' ')
			.replace(/ \("undo".*$/, '')
			.split(': ');
		expect(asked).toContain(words);
		const state = positionOf(game, position);
		for (const example of typed.split(' · '))
			expect(game.check(state, { actor: 0, move: moveOf(example), at: 0 }), example).toBeNull();
	});
});

describe('the story of a turn', () => {
	test('drawing, offers, claims, denial, sale', () => {
		const SEATS = '0: tokens 2 | 1: tokens 3 | 2: tokens 1';
		const story1 = story(`3p research 0 | mountain golden-eagle | deck guanaco lion * | ${SEATS}`, [
			...['0 draw', '0 reserve', '0 draw', '0 place', '1 claim', '2 claim', '0 sell'],
		]);
		expect(story1).toEqual([
			'You drew Guanaco (mountain, needs 4, 2 prestige). It would SPOOK its habitat!',
			'You reserved Guanaco. +1 token for the draw.',
			'You drew Lion (savannah, needs 9, 6 prestige).',
			'It was offered to Bo and Cy.',
			'The nearest claim is that of Bo.',
			'Bo bought Lion from you for 1 token. +1 token for the draw.',
		]);
		const denied = ['1 draw', '1 place', '0 claim', '2 decline', '1 commit'];
		expect(story(`3p research 1 | deck lion * | ${SEATS}`, denied).slice(2)).toEqual([
			'You claimed it.',
			'The nearest claim is yours.',
			'Bo committed to Lion: it has to be a target this turn. +1 token for the draw.',
		]);
		expect(story(`3p research 1 | deck lion * | ${SEATS}`, denied.with(-1, '1 reserve')).at(-1)).toBe(
			'Bo refused the sale and reserved Lion. +1 token for the draw.',
		);
	});

	test('a spook and a pass end the turn', () => {
		expect(
			story('2p research 0 | mountain golden-eagle | deck guanaco * | 0: tokens 0', ['0 draw', '0 place', '1 pass']),
		).toEqual([
			'You drew Guanaco (mountain, needs 4, 2 prestige). It would SPOOK its habitat!',
			'SPOOKED! Guanaco scared Golden Eagle away from the mountain; all are discarded. +1 token for the draw.',
			'You ended the turn without a photo and took 3 tokens for knowledge.',
			'Bo passed.',
			'Bo ended the turn without a photo and took 3 tokens for knowledge.',
		]);
	});

	test('a plan, rolls, a photo, an award, the final round and the end', () => {
		const photos = 'photos ghost-crab greater-flamingo gentoo-penguin sea-otter harbour-seal plains-zebra lion jaguar';
		const told = story(
			'2p research 1 | mountain andean-condor | shoreline polar-bear | 0: assignment a01' +
				` | 1: tokens 7; hand snow-leopard; ${photos}; awards shoreline-1; assignment a04`,
			[
				'1 prepare mountain:1 shoreline:1 andean-condor:1+3 snow-leopard:1 polar-bear:2+2',
				...['1 explore mountain', '1 reroll 0 supply:1 polar-bear:1', '1 shoot andean-condor', '1 shoot snow-leopard'],
				...['1 explore shoreline', '1 reroll 0 supply:2', '1 shoot polar-bear'],
			],
			[...[3, 4, 2, 6], ...[1, 5, 6, 4]],
		);
		expect(told).toEqual([
			'Bo planned: the mountain 1 die, the shoreline 1 die, Andean Condor 1 die + 3 tokens, Snow Leopard 1 die,' +
				' Polar Bear 2 dice + 2 tokens. Snow Leopard came from the reserved cards.',
			'Mountain 4+: rolled 3: failed.',
			'Paid 1 from the supply and 1 from Polar Bear and rolled again: 4, explored!',
			'Andean Condor needs 6: rolled 2 + 3 tokens = 5. Andean Condor got away, 3 tokens came back.',
			'Snow Leopard needs 11: rolled 6. Snow Leopard got away.',
			'Shoreline 2+: rolled 1: failed.',
			'Paid 2 from the supply and rolled again: 5, explored!',
			'Polar Bear needs 10: rolled 6 + 4 + 1 token = 11. ★ Bo took a photo of Polar Bear (7 prestige, for 1 token)!' +
				' ★ Bo won the award for three photos of the shoreline (4 prestige)!',
			'Bo ended the turn with 1 photo.',
			'FINAL ROUND: Bo reached 9 photos; everybody has equally many turns.',
			'THE END. The final round is over. The assignments were: You “Middle Age”, Bo “Green and Fleeting”.',
		]);
	});

	test('a habitat that is given up', () => {
		const given = story(
			'2p explore 0 | mountain andean-condor | plan mountain:1 andean-condor:5+3',
			['0 explore mountain', '0 abandon'],
			[1],
		);
		expect(given.slice(1)).toEqual([
			'The mountain was not explored: Andean Condor got away, 3 tokens came back.',
			'You ended the turn without a photo and took 3 tokens for knowledge.',
		]);
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
});

describe('refusals in plain words', () => {
	const TABLE = '2p research 0 | savannah meerkat | shoreline sea-otter';
	test.each([
		[TABLE, 'explore savannah', 'Draw, prepare or pass now.'],
		[TABLE, 'prepare', 'A plan needs at least one animal.'],
		[TABLE, 'prepare savannah:1 meerkat:1 sea-otter:4', 'The shoreline of a target needs a die too, to explore it.'],
		[TABLE, 'prepare savannah:1 shoreline:2 meerkat:3', 'You have no target in the shoreline, so no die goes there.'],
		[TABLE, 'prepare savannah:2 meerkat:3', 'A plan has 6 dice, habitats and animals together; this one has 5.'],
		[TABLE, 'prepare savannah:2 meerkat:4+3', 'You have 0 tokens; that is not enough.'],
		[TABLE, 'prepare savannah:2 meerkat:4 meerkat:1', 'Meerkat is in the plan twice.'],
		[TABLE, 'prepare savannah:2 meerkat:0', 'Meerkat needs at least one die.'],
		[TABLE, 'prepare savannah:2 lion:4', 'Lion lies in no habitat and is not one of your reserved cards.'],
		[`${TABLE} | committed meerkat`, 'pass', 'You are committed to Meerkat, so that has to be a target.'],
		['2p research 1', 'draw', 'Others are to decide now.'],
		['2p claims 1 | drawn lion | 1: tokens 1', 'claim', 'You were not asked: that takes 1 token and room for a card.'],
		['2p fate 0 | drawn lion | 0: hand meerkat jaguar', 'reserve', 'You hold 2 reserved cards, and that is the most.'],
		['2p over 0', 'draw', 'The match is over.'],
	])('%s: %s', (position, typed, words) => {
		const refusal = game.check(positionOf(game, position), { actor: 0, move: moveOf(typed), at: 0 });
		expect(stripVTControlCharacters((refusal && board.refusal(refusal)) ?? '')).toBe(words);
	});
});
