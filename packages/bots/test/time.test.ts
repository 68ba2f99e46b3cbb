import { isRecordProblem, type LogEntry, parseRecord, verify } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { BELL, QUIET, timedToy } from '../../kernel/test/timed-toy.ts';
import { Series } from '../src/index.ts';

const options = { bonus: 1, style: 'plain' } as const;

function entriesOf(bots: readonly string[], game: number): readonly LogEntry[] {
	const text = new Series(timedToy, { options, bots, seed: 4, keepsRecords: true }).play(game) ?? '';
	expect(isRecordProblem(verify(text, () => timedToy as never))).toBe(false);
	const record = parseRecord(text);
	if (isRecordProblem(record)) throw new Error(record.reason);
	return record.entries;
}

test('whoever means to act first acts, and the table when its alarm comes first', () => {
	const entries = entriesOf(['patient', 'patient'], 0);
	expect(entries.map(({ actor }) => actor)).toEqual(['table', 0, 1]);
	expect(entries[0].at).toBe(BELL);
	expect(entries[1].at).toBeGreaterThanOrEqual(BELL);
	expect(entries[2].at).toBeGreaterThanOrEqual(BELL + 100);
});

test('a plan is asked for again and again, but its luck is drawn once', () => {
	expect(entriesOf(['patient', 'patient'], 1)).toEqual(entriesOf(['patient', 'patient'], 1));
	const times = [0, 1, 2, 3].map(
		(game) => (entriesOf(['patient', 'patient', 'patient'], game).at(-1)?.at ?? 0) - BELL - 200,
	);
	for (const time of times) expect(time >= 0 && time < 50).toBe(true);
	expect(new Set(times).size).toBeGreaterThan(1);
});

test('bots without plans act a while after their moves have become legal', () => {
	for (let game = 0; game < 20; game++) {
		const entries = entriesOf(['random', 'random'], game);
		for (const { at, actor } of entries) if (actor === 0) expect(at).toBeGreaterThanOrEqual(QUIET);
		expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => a - b));
	}
});

test('a table where everybody waits for somebody else is a mistake of the bots', () => {
	expect(() => entriesOf(['idle', 'idle'], 0)).toThrow('everybody waits');
});
