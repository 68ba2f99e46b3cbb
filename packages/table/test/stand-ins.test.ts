import { type AnyGame, isRefusal, Match, parseRecord } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import { Journal } from '../src/journal.ts';
import { finish } from '../src/steps.ts';

function begun(): Journal {
	const luck = { kind: 'secure', seed: '3c'.repeat(32), salts: [null, null] } as const;
	const setup = { seats: ['Ada', 'Ben'], options: {}, luck, created: 0 };
	const match = Match.start(toy as unknown as AnyGame, setup);
	if (isRefusal(match)) throw new Error(match.code);
	return new Journal(match, null, () => true);
}

test('who moved in the place of a person is kept with the row and comes back with it', () => {
	const journal = begun();
	journal.enter(0, { type: 'roll' }, 1, null, 'clock');
	journal.enter(1, { type: 'bid', coins: 2 }, 2, 'r1');
	const rows = journal.takeRows();
	expect(rows.map(({ n, by }) => [n, by])).toEqual([
		[1, 'clock'],
		[2, undefined],
	]);
	const restored = begun();
	expect(finish(restored.restoring(JSON.parse(JSON.stringify(rows))))).toBeNull();
	expect(restored.match.record()).toBe(journal.match.record());
	expect(parseRecord(restored.match.record())).toMatchObject({ entries: [{ by: 'clock' }, { n: 2 }] });
});
