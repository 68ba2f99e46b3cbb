import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	commitmentOf,
	eventFor,
	isRecordProblem,
	isRefusal,
	type Luck,
	Match,
	parseRecord,
	positionHash,
	replay,
	steps,
	verify,
} from '../src/index.ts';
import { type ToyState, toy } from './toy.ts';

const luck: Luck = { kind: 'secure', seed: '5a'.repeat(32), salts: [null, null] };

function start(setup: Partial<Parameters<typeof Match.start>[1]> = {}) {
	const match = Match.start(toy, { seats: ['Ada', 'Ben'], options: {}, luck, created: 1_700_000_000_000, ...setup });
	if (isRefusal(match)) throw new Error(JSON.stringify(match));
	return match;
}

/** Roll, both bid. */
function finished() {
	const match = start();
	match.submit(0, { type: 'roll' }, 5);
	match.submit(1, { type: 'bid', coins: 2 }, 6);
	match.submit(0, { type: 'bid', coins: 1 }, 7);
	return match;
}

const gameOf = (id: string) => (id === 'toy' ? (toy as never) : undefined);

describe('submitting', () => {
	test('an accepted move is logged with its number and told to each audience', () => {
		const match = start();
		expect(match.opening.map((emitted) => eventFor(emitted, 'spectator'))).toEqual([
			{ type: 'dealt', cards: [-1, -1] },
		]);
		expect(eventFor(match.opening[0], 1)).toEqual({ type: 'dealt', cards: [-1, match.state.cards[1]] });
		expect(eventFor(match.opening[0], 'open')).toBe(match.opening[0].event);
		const result = match.submit(0, { type: 'roll' }, 5);
		expect(result).toMatchObject({
			accepted: true,
			n: 1,
			events: [{ event: { type: 'rolled', die: match.state.die } }],
		});
		expect(match.length).toBe(1);
	});

	test('a refused move changes neither state nor record nor later luck', () => {
		const anything = fc.oneof(
			fc.jsonValue(),
			fc.record({ type: fc.constantFrom('wait', 'roll', 'bid'), coins: fc.jsonValue() }, { requiredKeys: ['type'] }),
		);
		fc.assert(
			fc.property(fc.constantFrom(0, 1, 2, -1, 1.5, 'table' as const), anything, (actor, move) => {
				const match = start();
				const [state, record] = [JSON.stringify(match.state), match.record()];
				const result = match.submit(actor, move, 1);
				if (result.accepted) return;
				expect(isRefusal(result.refusal)).toBe(true);
				expect([JSON.stringify(match.state), match.record(), match.length]).toEqual([state, record, 0]);
				match.submit(0, { type: 'roll' }, 2);
				expect(match.state.die).toBe(finished().state.die);
			}),
		);
	});

	test('the log keeps its own copy of a move', () => {
		const match = start();
		match.submit(0, { type: 'roll' }, 5);
		const move = { type: 'bid', coins: 2 };
		match.submit(1, move, 6);
		move.coins = 99;
		match.submit(0, { type: 'bid', coins: 1 }, 7);
		expect(isRecordProblem(verify(match.record(), gameOf))).toBe(false);
	});

	test('a bug in the rules freezes the match and keeps the record', () => {
		const match = start();
		match.submit(0, { type: 'wait' }, 1);
		const record = match.record();
		expect(match.submit(0, { type: 'crash' }, 2)).toMatchObject({ accepted: false, refusal: { code: 'MATCH_FROZEN' } });
		expect(match.bug).toBeInstanceOf(Error);
		for (const later of [match.submit(0, { type: 'roll' }, 3), match.withdraw(0, 3), match.undo(0, 3)])
			expect(later).toMatchObject({ accepted: false, refusal: { code: 'MATCH_FROZEN' } });
		expect(match.outcome()).toBeNull();
		expect(match.record()).toBe(record);
	});

	test.each(['check', 'outcome'] as const)('so does a bug in %s', (name) => {
		const broken = {
			...toy,
			[name]: (state: ToyState, ...rest: never[]) => {
				if (state.phase === 'bid') throw new Error('a bug in the rules');
				return (toy[name] as (...args: unknown[]) => unknown)(state, ...rest);
			},
		};
		const match = Match.start(broken, { seats: ['Ada', 'Ben'], options: {}, luck, created: 0 });
		if (isRefusal(match)) throw new Error(match.code);
		match.submit(0, { type: 'wait' }, 1);
		const record = match.record();
		match.submit(0, { type: 'roll' }, 2);
		expect(match.submit(0, { type: 'bid', coins: 1 }, 3)).toMatchObject({ refusal: { code: 'MATCH_FROZEN' } });
		expect(match.bug).toBeInstanceOf(Error);
		expect(match.record().startsWith(record)).toBe(true);
		if (name === 'outcome') expect(match.record()).toBe(record);
	});

	test('a table that cannot be is not started', () => {
		const refusalOf = (seats: string[], options: Record<string, unknown>) =>
			Match.start(toy, { seats, options, luck, created: 0 });
		expect(refusalOf(['a'], {})).toMatchObject({
			code: 'BAD_OPTION',
			facts: { option: 'seats', expected: 'one of 2, 3' },
		});
		expect(refusalOf(['a', 'b'], { speed: 1 })).toMatchObject({ facts: { option: 'speed' } });
		expect(refusalOf(['a', 'b'], { bonus: 6 })).toMatchObject({
			facts: { option: 'bonus', expected: 'an integer 0…5' },
		});
		expect(refusalOf(['a', 'b', 'c'], { bonus: 5 })).toMatchObject({
			facts: { option: 'bonus', expected: 'at most 4' },
		});
		expect(refusalOf(['a', 'b', 'c'], { style: 'nonsense' })).toBeInstanceOf(Match); // ignored with three seats
		expect(refusalOf(['a', 'b'], { style: 'nonsense' })).toMatchObject({ facts: { option: 'style' } });
	});
});

describe('taking back', () => {
	test('a secret commitment may be withdrawn until something is revealed', () => {
		const match = start();
		match.submit(0, { type: 'roll' }, 1);
		const before = positionHash(match.state);
		match.submit(1, { type: 'bid', coins: 3 }, 2);
		expect(match.withdraw(0, 3)).toMatchObject({ accepted: false, refusal: { code: 'NOTHING_TO_WITHDRAW' } });
		expect(match.withdraw(1, 4)).toEqual({ accepted: true, n: 3, events: [{ event: { type: 'withdrawn', seat: 1 } }] });
		expect(positionHash(match.state)).toBe(before);
		match.submit(0, { type: 'bid', coins: 0 }, 5);
		match.submit(1, { type: 'bid', coins: 1 }, 6);
		expect(match.state.bids).toEqual([0, 1]);
		expect(match.withdraw(1, 7)).toMatchObject({ accepted: false });
		expect(isRecordProblem(verify(match.record(), gameOf))).toBe(false);
	});

	test('an earlier commitment may be withdrawn past a later one', () => {
		const match = start({ seats: ['a', 'b', 'c'], luck: { ...luck, salts: [null, null, null] } });
		match.submit(0, { type: 'roll' }, 1);
		match.submit(2, { type: 'bid', coins: 3 }, 2);
		match.submit(1, { type: 'bid', coins: 2 }, 3);
		expect(match.withdraw(2, 4).accepted).toBe(true);
		expect(match.state.bids).toEqual([-1, 2, -1]);
	});

	test('with consent the last move is taken back with everything since, and luck starts afresh', () => {
		const match = start();
		const before = JSON.stringify(match.state);
		match.submit(0, { type: 'roll' }, 1);
		match.submit(1, { type: 'bid', coins: 2 }, 2);
		expect(match.takeBack(0)).toBe('rewind');
		expect(match.rewind(0, 3)).toMatchObject({
			accepted: true,
			n: 3,
			events: [{ event: { type: 'rewound', seat: 0, moves: 2 } }],
		});
		const { deck, ...rest } = match.state;
		expect(rest).toEqual({ ...JSON.parse(before), deck: undefined });
		expect(deck).not.toEqual(JSON.parse(before).deck); // what nobody has seen is dealt anew
		match.submit(0, { type: 'roll' }, 4);
		match.submit(1, { type: 'bid', coins: 2 }, 5);
		match.submit(0, { type: 'bid', coins: 1 }, 6);
		expect(verify(match.record(), gameOf)).toMatchObject({ outcome: match.outcome() });
	});

	test('a finished match takes nothing back', () => {
		const match = finished();
		expect(match.takeBack(0)).toBeNull();
		for (const command of ['withdraw', 'undo', 'rewind'] as const)
			expect(match[command](0, 9)).toMatchObject({ accepted: false, refusal: { code: 'MATCH_OVER' } });
		expect(verify(match.record(), gameOf)).toMatchObject({ outcome: match.outcome() });
	});

	test('a match says how a seat could take its move back', () => {
		const match = start();
		expect(match.takeBack(0)).toBeNull();
		match.submit(0, { type: 'roll' }, 1);
		expect([match.takeBack(0), match.takeBack(1)]).toEqual(['rewind', null]);
		match.submit(1, { type: 'bid', coins: 2 }, 2);
		expect(match.takeBack(1)).toBe('withdraw');
	});

	test('the last move may be undone if it revealed nothing; others may not', () => {
		const match = start();
		expect(match.undo(0, 1)).toMatchObject({ accepted: false, refusal: { code: 'NOTHING_TO_UNDO' } });
		match.submit(0, { type: 'wait' }, 1);
		expect(match.undo(1, 2)).toMatchObject({ accepted: false, refusal: { code: 'NOTHING_TO_UNDO' } });
		expect(match.undo(0, 2)).toMatchObject({ accepted: true, n: 2, events: [{ event: { type: 'undone', seat: 0 } }] });
		match.submit(0, { type: 'roll' }, 3);
		expect(match.undo(0, 4)).toMatchObject({ accepted: false, refusal: { code: 'UNDO_BARRED' } });
		match.submit(0, { type: 'bid', coins: 1 }, 5);
		expect(match.undo(0, 6)).toMatchObject({ accepted: false, refusal: { code: 'UNDO_BARRED' } });
	});

	test('a roll keeps its luck when an earlier commitment is taken back', () => {
		const match = start();
		match.submit(0, { type: 'wait' }, 1);
		match.undo(0, 2);
		match.submit(0, { type: 'roll' }, 3);
		const { die } = match.state;
		match.submit(1, { type: 'bid', coins: 1 }, 4);
		match.withdraw(1, 5);
		expect(match.state.die).toBe(die);
	});
});

describe('fairness', () => {
	test('the header holds the commitment, the ending the seed; salts change the luck', () => {
		const match = finished();
		const record = parseRecord(match.record());
		if (isRecordProblem(record)) throw new Error(record.reason);
		expect(record.header.commitment).toBe(commitmentOf(luck.seed));
		expect(record.ending?.seed).toBe(luck.seed);
		expect(match.record().split('\n')[0]).not.toContain(luck.seed);
		const deals = ['', 'a', 'b', 'ab'].map((salt) =>
			start({ luck: { ...luck, salts: [salt || null, null] } }).state.cards.join(),
		);
		const swapped = start({ luck: { ...luck, salts: [null, 'a'] } }).state.cards.join();
		expect(new Set([...deals, swapped]).size).toBeGreaterThan(3);
	});

	test('the seed is not in the record before the match is over', () => {
		const match = start();
		match.submit(0, { type: 'roll' }, 1);
		expect(match.record()).not.toContain(luck.seed);
		expect(verify(match.record(), gameOf)).toEqual({
			claim: 'seed',
			line: 2,
			field: null,
			reason: 'the record ends before the match does',
		});
	});
});

test('a record replays to any entry', () => {
	const record = parseRecord(finished().record());
	if (isRecordProblem(record)) throw new Error(record.reason);
	const midway = replay(record, gameOf, 2);
	if (isRecordProblem(midway)) throw new Error(midway.reason);
	expect((midway.state as { bids: number[] }).bids).toEqual([-1, 2]);
});

test('with open cards everybody hears what one seat alone was told', () => {
	expect(eventFor({ event: null, to: { 1: 'two coins' } }, 'open')).toBe('two coins');
	expect(eventFor({ event: 'a bid', to: { 1: 'two coins' } }, 'open')).toBe('two coins');
	expect(eventFor({ event: 'a bid' }, 'open')).toBe('a bid');
});

test('a record is walked from its setup, entry by entry, to where a claim fails', () => {
	const text = finished().record();
	const record = parseRecord(text);
	if (isRecordProblem(record)) throw new Error(record.reason);
	const walked = [...steps(record, gameOf)].map((step) => (isRecordProblem(step) ? step.claim : (step.entry?.n ?? 0)));
	expect(walked).toEqual([0, ...record.entries.map(({ n }) => n)]);
	const broken = { ...record, entries: record.entries.with(1, { ...record.entries[1], move: { type: 'fly' } }) };
	const met = [...steps(broken, gameOf)];
	expect(met).toHaveLength(3);
	expect(met[2]).toMatchObject({ claim: 'moves', line: 3, field: 'move' });
});
