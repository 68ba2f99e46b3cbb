import { beforeAll, describe, expect, test } from 'vitest';
import { shell } from '../../src/i18n/shell.ts';
import type { KeptMatch } from '../../src/local/match-store.ts';
import { ownMatches } from '../../src/screens/home/own-matches.ts';
import { openTables } from '../../src/screens/lobby/open-tables.ts';
import type { MatchSummary } from '../../src/server/account.ts';

const NOW = Date.UTC(2026, 4, 9);
const HOUR = 3_600_000;

const seat = (name: string, kind: 'empty' | 'person' | 'bot' = 'person') => ({ kind, name, isReserved: false });

function onServer(id: string, changes: Partial<MatchSummary> = {}): MatchSummary {
	return {
		id,
		game: 'photograph',
		stage: 'playing',
		updated: NOW - HOUR,
		pace: { kind: 'untimed' },
		isRated: false,
		isPublic: false,
		seat: 0,
		isYourDecision: false,
		deadline: null,
		seats: [seat('Ines'), seat('Tomasz'), seat('easy', 'bot')],
		outcome: null,
		...changes,
	};
}

function here(table: string, changes: Partial<KeptMatch> = {}): KeptMatch {
	const seats = { names: ['Ines', 'Bot'], bots: [null, 'easy'], people: [0] };
	return {
		table,
		game: 'snapshot',
		stage: 'playing',
		updated: NOW,
		...seats,
		isBranch: false,
		isCoached: false,
		end: null,
		...changes,
	};
}

const finished = (places: readonly number[]) => ({
	stage: 'finished' as const,
	outcome: { reason: 'fieldSpent', scores: places.map(() => 1), places: [...places] },
});

beforeAll(() => shell.load());

describe('the list of own matches', () => {
	test('begins with what waits for this person, the shortest time first', () => {
		const rows = ownMatches(
			[
				onServer('slow', { isYourDecision: true, deadline: NOW + 40 * HOUR }),
				onServer('others'),
				onServer('no-clock', { isYourDecision: true }),
				onServer('soon', { isYourDecision: true, deadline: NOW + 2 * HOUR }),
			],
			[],
			NOW,
		);
		expect(rows.map(({ id }) => id)).toEqual(['soon', 'slow', 'no-clock', 'others']);
		expect(rows[0]).toMatchObject({ isYourTurn: true, detail: '2 hr left', href: '/tables/soon', open: 'play' });
	});
	test('goes on with matches of this device, then those of others, then finished ones of both kinds', () => {
		const rows = ownMatches(
			[onServer('over', finished([1, 2, 3])), onServer('others'), onServer('mine', { isYourDecision: true })],
			[here('old', { stage: 'finished', updated: NOW - 9 * HOUR }), here('now')],
			NOW,
		);
		expect(rows.map(({ id }) => id)).toEqual(['mine', 'here-now', 'others', 'over', 'here-old']);
		expect(rows[1]).toMatchObject({ href: '/local/now', open: 'play', standing: 'On this device', others: 'Bot' });
		expect(rows[4]).toMatchObject({ href: '/replay/here/old', open: 'replay' });
	});
	test('names everybody else, and says when nobody else is there', () => {
		const alone = onServer('alone', { stage: 'gathering', seats: [seat('Ines'), seat('', 'empty')] });
		const today = onServer('today', {
			seats: [seat('Ines'), seat('noor', 'bot'), seat('noor')],
			updated: NOW - 9 * HOUR,
		});
		const [first, second, third] = ownMatches([onServer('three'), alone, today], [], NOW);
		expect(first.others).toBe('Tomasz and bot f/11');
		expect(third.others).toBe('Noor and noor');
		expect([second.others, second.standing]).toEqual(['on your own', '1 seat is free']);
	});
	test('names photographers on this device, and people by what they typed', () => {
		const [row] = ownMatches([], [here('bots', { names: ['zoya', 'zoya', 'easy'], people: [0] })], NOW);
		expect(row.others).toBe('Zoya and bot f/11');
	});
	test('names all people of a device that is passed around', () => {
		const [row] = ownMatches([], [here('pass', { names: ['Ines', 'Tomasz'], people: [0, 1] })], NOW);
		expect(row.others).toBe('Ines and Tomasz');
	});
	test.each([
		[[1, 2, 3], 'You won'],
		[[2, 1, 3], '2nd of 3'],
		[[3, 1, 2], '3rd of 3'],
		[[1, 1, 1], 'You won together'],
		[[2, 2, 2], 'Not won this time'],
	])('tells how places %j ended for the first seat', (places, words) => {
		expect(ownMatches([onServer('over', finished(places))], [], NOW)[0].standing).toBe(words);
	});
	test('[PST-66] a team has a place, however many sit in the one before it', () => {
		const match = { game: 'photoshoot', seats: ['Ines', 'Tomasz', 'Mai', 'Oleg'].map((name) => seat(name)) };
		const [row] = ownMatches([onServer('over', { ...match, ...finished([3, 1, 3, 1]) })], [], NOW);
		expect(row.standing).toBe('2nd of 2');
	});
	test('tells of a match that a fault stopped, and leaves out tables that were given up', () => {
		const rows = ownMatches([onServer('stuck', { stage: 'frozen' }), onServer('gone', { stage: 'closed' })], [], NOW);
		expect(rows.map(({ standing }) => standing)).toEqual(['Stopped by a fault; the record is kept']);
	});
});

describe('the list of open tables', () => {
	const table = {
		id: 'table-01',
		game: 'snapshot',
		stage: 'gathering' as const,
		created: NOW,
		hostName: 'Hana',
		pace: { kind: 'live' as const, turn: 60_000, bank: 0 },
		isRated: true,
		allowsSpectators: true,
		seats: [seat('Hana'), seat('', 'empty')],
	};
	test('says whose it is and how it is played', () => {
		expect(openTables([table])).toEqual([
			{
				id: 'table-01',
				game: 'snapshot',
				detail: 'opened by Hana, 1 min a turn, rated',
				taken: 1,
				seats: 2,
				href: '/tables/table-01',
			},
		]);
	});
	test('has no table that is full, reserved to the last seat, or running', () => {
		const full = { ...table, seats: [seat('Hana'), seat('Oleg')] };
		const reserved = { ...table, seats: [seat('Hana'), { ...seat('', 'empty'), isReserved: true }] };
		expect(openTables([full, reserved, { ...table, stage: 'playing' as const }])).toEqual([]);
	});
	test('has the newest first', () => {
		const older = { ...table, id: 'table-02', created: NOW - HOUR, hostName: null, pace: { kind: 'untimed' as const } };
		expect(openTables([older, table]).map(({ id, detail }) => [id, detail])).toEqual([
			['table-01', 'opened by Hana, 1 min a turn, rated'],
			['table-02', 'no clock, rated'],
		]);
	});
});
