import { beforeAll, expect, test } from 'vitest';
import { t, tableWords } from '../../src/i18n/table.ts';
import { peopleNamed } from '../../src/table/form/people.ts';
import type { SeatChoice } from '../../src/table/form/terms.ts';

beforeAll(() => tableWords.load());

const people = (...names: readonly string[]): readonly SeatChoice[] => names.map((name) => ({ kind: 'person', name }));
const problemOf = (...names: readonly string[]) => peopleNamed(people(...names)).problem;

test('around one device people have the names they wrote, and a number where they wrote none', () => {
	expect(peopleNamed([...people(' Ada ', ''), { kind: 'open' }, { kind: 'bot', bot: 'zoya' }])).toEqual({
		problem: null,
		seats: [
			{ kind: 'person', name: 'Ada' },
			{ kind: 'person', name: 'Player 2' },
			{ kind: 'person', name: 'Player 3' },
			{ kind: 'bot', bot: 'zoya' },
		],
	});
});

test('a name that two would share, that nobody sees, that turns the line or is too long is refused, with its seat and the next step', () => {
	expect(problemOf('Ada', 'Ben', 'ada')).toBe(`Seat 3. ${t('name.taken', { name: 'Ada' })}`);
	expect(problemOf('Ada', 'A\u200bda')).toBe(`Seat 2. ${t('name.unseen')}`);
	expect(problemOf('Ben\u202eneB')).toBe(`Seat 1. ${t('name.unseen')}`);
	expect(problemOf('Ada', '!?')).toBe(`Seat 2. ${t('name.sign')}`);
	expect(problemOf('x'.repeat(30))).toBe(`Seat 1. ${t('name.long', { most: 24, over: 6 })}`);
});
