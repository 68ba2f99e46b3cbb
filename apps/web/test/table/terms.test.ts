import { gameOf } from '@shutterbox/catalogue';
import type { AnyGame } from '@shutterbox/kernel';
import { beforeAll, expect, test } from 'vitest';
import { shell } from '../../src/i18n/shell.ts';
import { tableWords } from '../../src/i18n/table.ts';
import type { GameKit } from '../../src/table/game-kit.ts';
import { type Agreed, changedTerms } from '../../src/table/remote/term-words.ts';

beforeAll(async () => {
	await Promise.all([tableWords.load(), shell.load()]);
});

function kitOf(id: string): GameKit {
	return { rules: gameOf(id) as AnyGame, ui: null };
}

const BEFORE: Agreed = {
	options: {},
	pace: { kind: 'untimed' },
	isRated: false,
	allowsSpectators: true,
	seats: 3,
	seat: 1,
};

/** `Rated: no → yes`. */
function told(now: Partial<Agreed>, game = 'snapshot', before = BEFORE): string[] {
	return changedTerms(before, { ...before, ...now }, kitOf(game)).map(
		({ title, from, to }) => `${title}: ${from} → ${to}`,
	);
}

test('what the host changed is told as it was and as it is', () => {
	expect(told({})).toEqual([]);
	expect(told({ isRated: true })).toEqual(['Rated: no → yes']);
	expect(told({ allowsSpectators: false, seats: 4, seat: 0 })).toEqual([
		'Seats: 3 → 4',
		'Your seat: 2 → 1',
		'Others may watch: yes → no',
	]);
	expect(told({ pace: { kind: 'live', turn: 60_000, bank: 0 } })[0]).toMatch(/^Pace: .+ → .*1 min/);
});

test('an option is compared with what it was, be it the box’s own', () => {
	expect(told({ options: { reservedCards: 'open' } })).toEqual([expect.stringMatching(/: face down → open$/)]);
	const open = { ...BEFORE, options: { reservedCards: 'open' } };
	expect(told({ options: { reservedCards: 'faceDown' } }, 'snapshot', open)).toEqual([
		expect.stringMatching(/: open → face down$/),
	]);
	expect(told({ options: { reservedCards: 'faceDown' } })).toEqual([]);
});

test('a game with its own clock has no pace to change', () => {
	expect(told({ pace: { kind: 'live', turn: 60_000, bank: 0 }, seats: 4 }, 'photoshoot')[0]).toBe('Seats: 3 → 4');
});
