import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCatalogues } from '@shutterbox/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { shell } from '../../../src/i18n/shell.ts';
import type { KeptMatch } from '../../../src/local/match-store.ts';
import { fateOf } from '../../../src/screens/studio/fate.ts';
import { fateWords } from '../../../src/screens/studio/fate-words.ts';
import { messages as en } from '../../../src/screens/studio/messages/en.ts';
import { messages as ru } from '../../../src/screens/studio/messages/ru.ts';
import { pastMatches } from '../../../src/screens/studio/past.ts';
import { unfinishedMatches } from '../../../src/screens/studio/unfinished.ts';
import type { MatchSummary } from '../../../src/server/account.ts';
import type { Reply } from '../../../src/server/api.ts';
import { past } from './matches.ts';

const source = join(import.meta.dirname, '../../../src/screens/studio');
const sources = globSync('*.{ts,tsx}', { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'));

describeCatalogues('the words of the studio', { en, ru }, sources);

beforeAll(() => shell.load());

const NOW = Date.UTC(2026, 4, 9);

function here(table: string, changes: Partial<KeptMatch> = {}): KeptMatch {
	const seats = { names: ['Ines', 'easy'], bots: [null, 'easy'], people: [0], isBranch: false, isCoached: false };
	const outcome = { reason: 'fieldSpent', scores: [31, 28], places: [1, 2] };
	const end = { at: NOW - 5, ending: { length: 40, outcome, breakdown: null } };
	return { table, game: 'photograph', stage: 'finished', updated: NOW, ...seats, end, ...changes };
}

function there(table: string, finished: number): Reply<'playerMatches'>[number] {
	const players = [
		{ name: 'Tomasz', bot: null, place: 1, score: 40 },
		{ name: 'Ines', bot: null, place: 2, score: 31 },
	];
	const own = { seat: 1, seats: 2, place: 2, score: 31, isRated: true, hasBots: false, hasLeft: false };
	return { table, game: 'snapshot', finished, ...own, players, mu: 25, sigma: 8 };
}

function summary(id: string, stage: MatchSummary['stage']): MatchSummary {
	const seats = ['Ines', 'Tomasz'].map((name) => ({ kind: 'person' as const, name, isReserved: false }));
	const terms = { pace: { kind: 'untimed' as const }, isRated: false, isPublic: false };
	return {
		...{ id, game: 'snapshot', stage, updated: NOW, ...terms, seat: 0, seats },
		...{ isYourDecision: false, deadline: null, outcome: null },
	};
}

describe('the list of everything', () => {
	test('has what this device and the server keep, the latest first', () => {
		const all = pastMatches([there('t1', NOW - 9), there('t2', NOW)], [], [here('a'), here('b', { stage: 'playing' })]);
		expect(all.map(({ table, home }) => [table, home])).toEqual([
			['t2', 'server'],
			['a', 'device'],
			['t1', 'server'],
		]);
		expect(all[1]).toMatchObject({ players: [{ name: 'Ines', bot: null }, { bot: 'easy' }], finished: NOW - 5 });
	});
	test('has a match once, however often pages overlap', () => {
		expect(pastMatches([there('t1', NOW), there('t1', NOW)], [], [])).toHaveLength(1);
	});
	test('has what a fault stopped, and what nobody can tell the result of, without a result', () => {
		const all = pastMatches(
			[],
			[summary('s', 'frozen')],
			[here('f', { stage: 'frozen', end: null }), here('o', { end: null })],
		);
		expect(all.map(({ isStopped, outcome }) => [isStopped, outcome])).toEqual(
			expect.arrayContaining([
				[true, null],
				[true, null],
				[false, null],
			]),
		);
		expect(all.map(fateOf).every(({ is }) => is === 'unknown')).toBe(true);
	});
	test('has on top what can be gone on with, and of those only on this device knows how to be rid of them', () => {
		const open = unfinishedMatches(
			[summary('wait', 'playing'), summary('over', 'finished'), summary('bad', 'frozen')],
			[here('mine', { stage: 'playing', end: null }), here('done')],
			NOW,
		);
		expect(open.map(({ href, local }) => [href, local?.table])).toEqual([
			['/local/mine', 'mine'],
			['/tables/wait', undefined],
		]);
	});
});

test.each([
	[past(), 'won'],
	[past({ places: [1, 1, 3] }), 'shared win'],
	[past({ places: [3, 1, 2] }), '3rd of 3'],
	[past({ places: [2, 1, 2] }), 'shared 2nd of 3'],
	[past({ game: 'photoshoot', places: [1, 1] }), 'won together'],
	[past({ game: 'photoshoot', places: [2, 2] }), 'not won'],
	[past({ game: 'wildlife-park', places: [1] }), 'won'],
	[past({ hasLeft: true }), 'left before the end'],
	[past({ own: [0, 1] }), 'Player 1 won'],
	[past({ outcome: null, isStopped: true }), 'stopped by a fault'],
	[past({ outcome: null }), 'finished'],
])('the end of %j is said as “%s”', (match, words) => {
	const names = match.players.map(({ name }) => name);
	expect(fateWords(fateOf(match), names, match.isStopped)).toBe(words);
});
