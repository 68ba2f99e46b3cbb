import { type Event, snapshot } from '@shutterbox/snapshot';
import { beforeAll, expect, test } from 'vitest';
import { sentence } from '../../../src/games/snapshot/sentences.ts';
import { words } from '../../../src/games/snapshot/words.ts';
import { at, NAMES, TABLES, told } from './positions.ts';

beforeAll(() => words.load());

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

test('every type of event is told or left out on purpose', () => {
	const seen = new Set<string>();
	for (const [seed, table] of TABLES.entries()) {
		for (let more = 0; more < 4; more++) {
			for (const event of told(table, seed * 10 + more, 0)) {
				seen.add(event.type);
				const line = sentence(event, NAMES.slice(0, table.seats), 0);
				const isKnown =
					!('assignment' in event && event.assignment === null) && !('answer' in event && event.answer === null);
				expect(line !== null, event.type).toBe(HAS_LINE[event.type] && isKnown);
				if (line !== null) expect(line).toMatch(/^[A-Z].*\.$/);
			}
		}
	}
	expect([...seen].sort()).toEqual(Object.keys(HAS_LINE).sort());
});

test('nobody else’s assignment or answer is told before the end', () => {
	for (const viewer of [1, 'spectator'] as const) {
		const lines = told({ seats: 3 }, 5, viewer).flatMap((event) => {
			const isSecret = event.type === 'assignmentDealt' || event.type === 'answerGiven';
			return isSecret && event.seat !== viewer ? [sentence(event, NAMES, viewer)] : [];
		});
		expect(lines.length).toBeGreaterThan(0);
		expect(lines.every((line) => line === null)).toBe(true);
	}
});

/** The lines of the last move, as the active seat reads them. */
function lines(position: string, ...moves: readonly (readonly [number, string])[]): (string | null)[] {
	const table = at(position);
	for (const [seat, move] of moves) table.play(seat, move);
	return table
		.told(0)
		.map((event) => sentence(event, NAMES, 0))
		.filter((line) => line !== null);
}

test('a card is drawn with its place, what it needs and what it brings', () => {
	expect(lines('2p research 0 | savannah lion | deck meerkat * | 0: tokens 1', [0, 'draw'])).toEqual([
		'Anna drew Meerkat (the savannah, needs 3, 2 prestige). It would spook its habitat.',
	]);
});

test('a sale names buyer, seller and price', () => {
	const claimed = '2p deny 0 | drawn golden-eagle | claimant 1 | 1: tokens 1';
	expect(lines(claimed, [0, 'sell'])).toEqual(['Bo bought Golden Eagle from Anna for 1 token.']);
	expect(lines(claimed, [0, 'reserve'])).toEqual(['Anna refused the sale and reserved Golden Eagle.']);
});

test('a plan names each card with its dice and tokens', () => {
	const position = '2p research 0 | savannah meerkat | 0: tokens 2';
	expect(lines(position, [0, 'prepare savannah:2 meerkat:4+1'])).toEqual([
		'Prepared: Savannah 2 dice and Meerkat 4 dice and 1 token.',
	]);
});

test('the end reveals every assignment by name', () => {
	const [ended] = told({ seats: 2 }, 1, 'spectator').filter(({ type }) => type === 'gameEnded');
	expect(sentence(ended, NAMES.slice(0, 2), 'spectator')).toMatch(
		/^The match is over\. Assignments: Anna “.+” and Bo “.+”\.$/,
	);
	expect(snapshot.meta.endReasons).toHaveLength(2);
});
