import type { Viewer } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/index.ts';
import { animalNamed } from '../../src/rules/components.ts';
import { sentence } from '../../src/words/sentences.ts';
import { at } from '../table.ts';
import { LANGUAGES, NAMES, RUSSIAN, TABLES, told, voice } from './voice.ts';

/** Whether an event has a line in the log of a seat that knows all about it. */
const HAS_LINE: Readonly<Record<Event['type'], boolean>> = {
	gameStarted: true,
	assignmentDealt: true,
	deckReshuffled: true,
	cardDrawn: true,
	offerOpened: true,
	answerGiven: true,
	claimMade: true,
	cardReserved: true,
	cardCommitted: true,
	cardPlaced: true,
	habitatSpooked: true,
	tokensChanged: false,
	prepared: true,
	passed: true,
	exploreRolled: true,
	exploreRerolled: true,
	exploreFailed: true,
	shotRolled: true,
	photographed: true,
	escaped: true,
	awardWon: true,
	turnEnded: true,
	finalRound: true,
	gameEnded: true,
};

test.each(LANGUAGES)('every type of event is told in %s or left out on purpose', (_, voice) => {
	const seen = new Set<string>();
	for (const [seed, table] of TABLES.entries()) {
		for (let more = 0; more < 4; more++) {
			for (const event of told(table, seed * 10 + more, 0)) {
				seen.add(event.type);
				const line = sentence(voice, event, { names: NAMES.slice(0, table.seats), viewer: 0, options: {} });
				const isKnown =
					!('assignment' in event && event.assignment === null) && !('answer' in event && event.answer === null);
				expect(line !== null, event.type).toBe(HAS_LINE[event.type] && isKnown);
				if (line !== null) expect(line).toMatch(/^[A-ZА-Я].*\.$/);
			}
		}
	}
	expect([...seen].sort()).toEqual(Object.keys(HAS_LINE).sort());
});

test('nobody else’s assignment or answer is told before the end', () => {
	for (const viewer of [1, 'spectator'] as const) {
		const lines = told({ seats: 3 }, 5, viewer).flatMap((event) => {
			const isSecret = event.type === 'assignmentDealt' || event.type === 'answerGiven';
			return isSecret && event.seat !== viewer ? [sentence(voice, event, { names: NAMES, viewer, options: {} })] : [];
		});
		expect(lines.length).toBeGreaterThan(0);
		expect(lines.every((line) => line === null)).toBe(true);
	}
});

/** What a viewer is told when moves are made one after the other, `0 draw`, with these dice. */
function story(viewer: Viewer, position: string, moves: readonly string[], dice: readonly number[] = []): string[] {
	const table = at(position, ...dice);
	const names = NAMES.slice(0, table.state.seats);
	return moves.flatMap((move) =>
		table
			.play(Number(move[0]), move.slice(2))
			.told(viewer)
			.flatMap((event) => sentence(voice, event, { names, viewer, options: {} }) ?? []),
	);
}

describe('the story of a turn', () => {
	const SEATS = '0: tokens 2 | 1: tokens 3 | 2: tokens 1';

	test('drawing, offers, claims, a sale', () => {
		const moves = ['0 draw', '0 reserve', '0 draw', '0 place', '1 claim', '2 claim', '0 sell'];
		expect(story(0, `3p research 0 | mountain golden-eagle | deck guanaco lion * | ${SEATS}`, moves)).toEqual([
			'You drew Guanaco (the mountain, needs 4, 2 prestige). It would spook its habitat.',
			'You reserved Guanaco.',
			'You drew Lion (the savannah, needs 9, 6 prestige).',
			'Lion was offered to Bo and Chen.',
			'Bo’s claim to Lion is the nearest.',
			'Bo bought Lion from you for 1 token.',
		]);
	});

	test('own claims, and how they are denied', () => {
		const moves = ['1 draw', '1 place', '0 claim', '2 decline', '1 commit'];
		const position = `3p research 1 | deck lion * | ${SEATS}`;
		expect(story(0, position, moves).slice(1)).toEqual([
			'Lion was offered to Chen and you.',
			'You claimed it.',
			'Your claim to Lion is the nearest.',
			'Bo committed to Lion: it has to be a target this turn.',
		]);
		expect(story(0, position, moves.with(-1, '1 reserve')).at(-1)).toBe('Bo refused the sale and reserved Lion.');
		expect(story(2, position, moves.with(-1, '1 sell')).at(-1)).toBe('Anna bought Lion from Bo for 1 token.');
	});

	test('a spook and a pass end the turn', () => {
		const position = '2p research 0 | mountain golden-eagle | deck guanaco * | 0: tokens 0';
		expect(story(0, position, ['0 draw', '0 place', '1 pass']).slice(1)).toEqual([
			'Guanaco spooked the mountain: Golden Eagle and Guanaco were discarded.',
			'You ended the turn without a photo and took 3 tokens.',
			'Bo passed.',
			'Bo ended the turn without a photo and took 3 tokens.',
		]);
	});

	test('a plan, rolls, a photo, an award, the final round and the end', () => {
		const photos = 'photos ghost-crab greater-flamingo gentoo-penguin sea-otter harbour-seal plains-zebra lion jaguar';
		const position =
			'2p research 1 | mountain andean-condor | shoreline polar-bear | 0: assignment a01' +
			` | 1: tokens 7; hand snow-leopard; ${photos}; awards shoreline-1; assignment a04`;
		const moves = [
			'1 prepare mountain:1 shoreline:1 andean-condor:1+3 snow-leopard:1 polar-bear:2+2',
			...['1 explore mountain', '1 reroll 0 supply:1 polar-bear:1', '1 shoot andean-condor', '1 shoot snow-leopard'],
			...['1 explore shoreline', '1 reroll 0 supply:2', '1 shoot polar-bear'],
		];
		const dice = [...[3, 4, 2, 6], ...[1, 5, 6, 4]];
		expect(story(0, position, moves, dice)).toEqual([
			'Prepared: Mountain 1 die, Shoreline 1 die, Andean Condor 1 die and 3 tokens, Snow Leopard 1 die,' +
				' and Polar Bear 2 dice and 2 tokens. Snow Leopard came from the reserved cards.',
			'Failed to explore the mountain: rolled 3, needed 4.',
			'Rolled again for 2 tokens: 4. Explored the mountain.',
			'Shot Andean Condor: 2 + 3 tokens = 5, needed 6.',
			'Andean Condor got away; 3 tokens came back.',
			'Shot Snow Leopard: 6, needed 11.',
			'Snow Leopard got away.',
			'Failed to explore the shoreline: rolled 1, needed 2.',
			'Rolled again for 2 tokens: 5. Explored the shoreline.',
			'Shot Polar Bear: 6 + 4 + 1 token = 11, needed 10.',
			'Bo photographed Polar Bear: 7 prestige.',
			'Bo won the award for 3 photos of the shoreline: 4 prestige.',
			'Bo ended the turn with 1 photo.',
			'Bo has 9 photos: this is the final round.',
			'The match is over. The final round has been played.' +
				' Assignments: You “Middle Age” and Bo “Green and Fleeting”.',
		]);
		expect(story(1, position, moves, dice)).toContain('You have 9 photos: this is the final round.');
	});

	test('a habitat that is given up', () => {
		const position = '2p explore 0 | mountain andean-condor | plan mountain:1 andean-condor:5+3';
		expect(story(0, position, ['0 explore mountain', '0 abandon'], [1]).slice(1)).toEqual([
			'Andean Condor got away from the mountain; 3 tokens came back.',
			'You ended the turn without a photo and took 3 tokens.',
		]);
	});
});

test('a match begins with the cards, the tokens and, for each seat, its own assignment', () => {
	const lines = (viewer: Viewer) =>
		told({ seats: 2, options: { firstPlayer: 0 } }, 1, viewer)
			.slice(0, 3)
			.flatMap((event) => sentence(voice, event, { names: NAMES.slice(0, 2), viewer, options: {} }) ?? []);
	expect(lines(0)[0]).toMatch(/ lie on the table\. Tokens: You 2 and Bo 3\. You begin\.$/);
	expect(lines(0)[1]).toMatch(/^Your secret assignment is “.+”: .+ or .+ for the cover, .+ for the article\.$/);
	expect(lines('spectator')).toHaveLength(1);
	expect(lines('spectator')[0]).toMatch(/ Anna begins\.$/);
});

test('with open cards, all assignments and answers are told', () => {
	const telling = { names: NAMES, viewer: 'spectator', options: {} } as const;
	expect(sentence(voice, { type: 'assignmentDealt', seat: 1, assignment: 0 }, telling)).toMatch(
		/^Bo’s secret assignment is “Middle Age”: Golden Eagle or Common Octopus for the cover, /,
	);
	expect(sentence(voice, { type: 'answerGiven', seat: 1, answer: 'decline' }, telling)).toBe('Bo declined.');
});

test('Russian tells of a turn without declining a name or giving anybody a gender', () => {
	const lines = (viewer: Viewer, event: Event) => sentence(RUSSIAN, event, { names: NAMES, viewer, options: {} });
	const [cobra, lion] = ['king-cobra', 'lion'].map(animalNamed);
	const drawn: Event = { type: 'cardDrawn', seat: 1, card: cobra, spooks: true, deck: 3 };
	const bought: Event = { type: 'cardReserved', seat: 1, card: cobra, how: 'bought', paid: 1, payee: 0 };
	const won: Event = { type: 'awardWon', seat: 1, award: 12, prestige: 6 };
	expect([lines(0, drawn), lines(1, drawn)]).toEqual([
		'Bo тянет королевскую кобру (джунгли, нужно 9, очков 7). Эта карта спугнёт своё место.',
		'Вы тянете королевскую кобру (джунгли, нужно 9, очков 7). Эта карта спугнёт своё место.',
	]);
	expect([lines(0, bought), lines(1, bought)]).toEqual([
		'Bo покупает королевскую кобру за 1 жетон; продавец: вы.',
		'Вы покупаете королевскую кобру за 1 жетон; продавец: Anna.',
	]);
	expect(lines(0, won)).toBe('Bo получает награду за кадр с каждого места: 6 очков.');
	expect(lines(0, { type: 'escaped', seat: 1, animal: lion, refunded: 2 })).toBe('Лев уходит; 2 жетона возвращаются.');
});
