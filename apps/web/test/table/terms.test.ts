import { beforeAll, expect, test } from 'vitest';
import { shell } from '../../src/i18n/shell.ts';
import { bringGame, type GameKit } from '../../src/table/game-kit.ts';
import { type Agreed, changedTerms } from '../../src/table/remote/term-words.ts';

const kits = new Map<string, GameKit>();

beforeAll(async () => {
	await shell.load();
	for (const id of ['snapshot', 'photoshoot']) kits.set(id, (await bringGame(id)) as GameKit);
});

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
	return changedTerms(before, { ...before, ...now }, kits.get(game) as GameKit).map(
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
	expect(told({ options: { reservedCards: 'open' } })).toEqual([expect.stringMatching(/: Face down → Open$/)]);
	const open = { ...BEFORE, options: { reservedCards: 'open' } };
	expect(told({ options: { reservedCards: 'faceDown' } }, 'snapshot', open)).toEqual([
		expect.stringMatching(/: Open → Face down$/),
	]);
	expect(told({ options: { reservedCards: 'faceDown' } })).toEqual([]);
});

test('a game with its own clock has no pace to change', () => {
	expect(told({ pace: { kind: 'live', turn: 60_000, bank: 0 }, seats: 4 }, 'photoshoot')[0]).toBe('Seats: 3 → 4');
});
