import { describe, expect, test } from 'vitest';
import { type Game, isRecordProblem, isRefusal, Match, parseRecord, RecordWriter, verify } from '../src/index.ts';
import { BELL, timedToy } from './timed-toy.ts';
import { type ToyEvent, type ToyMove, type ToyOptions, type ToyState, toy } from './toy.ts';

type Toy = Game<ToyState, ToyMove, ToyEvent, ToyOptions>;

const wait = { type: 'wait' };
const roll = { type: 'roll' };
const bid = (coins: number) => ({ type: 'bid', coins });
const refused = (code: string) => ({ accepted: false, refusal: { code } });

function start(game: Toy = toy, seats = ['Ada', 'Ben']) {
	const luck = { kind: 'secure', seed: '5a'.repeat(32), salts: seats.map(() => null) } as const;
	const match = Match.start(game, { seats, options: {}, luck, created: 0 });
	if (isRefusal(match)) throw new Error(match.code);
	return match;
}

/** The toy with another bound on its moves. */
function bounded(maxMoves: number, game: Toy = toy): Toy {
	return { ...game, meta: { ...game.meta, maxMoves: { 2: maxMoves, 3: maxMoves } } };
}

describe('taking back', () => {
	test('goes twelve times at one point, and then the move stands', () => {
		const match = start();
		for (let i = 0; i < 12; i++) {
			expect(match.submit(0, wait, i).accepted).toBe(true);
			expect(match.undo(0, i).accepted).toBe(true);
		}
		match.submit(0, wait, 13);
		const before = [JSON.stringify(match.state), match.record(), match.length];
		expect(match.undo(0, 14)).toMatchObject(refused('TAKE_BACKS_SPENT'));
		expect([JSON.stringify(match.state), match.record(), match.length]).toEqual(before);
	});

	test('is counted anew at the next point', () => {
		const match = start();
		for (let i = 0; i < 12; i++) for (const act of [() => match.submit(0, wait, 1), () => match.undo(0, 1)]) act();
		match.submit(0, wait, 2);
		match.submit(0, wait, 3);
		expect(match.undo(0, 4)).toMatchObject({ accepted: true });
		expect(match.undo(0, 5)).toMatchObject(refused('TAKE_BACKS_SPENT'));
	});

	test('of commitments is counted for each seat by itself', () => {
		const match = start(toy, ['Ada', 'Ben', 'Cid']);
		match.submit(0, roll, 1);
		for (let i = 0; i < 12; i++) {
			match.submit(1, bid(i % 4), 2);
			expect(match.withdraw(1, 2).accepted).toBe(true);
		}
		match.submit(1, bid(1), 3);
		expect(match.withdraw(1, 3)).toMatchObject(refused('TAKE_BACKS_SPENT'));
		match.submit(2, bid(1), 4);
		expect(match.withdraw(2, 5)).toMatchObject({ accepted: true });
	});

	test('with consent goes twelve times in a match, and is not offered after that', () => {
		const match = start();
		for (let i = 0; i < 12; i++) {
			match.submit(0, roll, 1);
			expect(match.takeBack(0)).toBe('rewind');
			expect(match.rewind(0, 1)).toMatchObject({ accepted: true });
		}
		match.submit(0, roll, 2);
		expect(match.takeBack(0)).toBeNull();
		expect(match.rewind(0, 2)).toMatchObject(refused('TAKE_BACKS_SPENT'));
	});

	test('costs the same late in a match as early', () => {
		let plays = 0;
		const counting: Toy = {
			...bounded(2000),
			play(state, entry, ctx) {
				plays++;
				toy.play(state, entry, ctx);
			},
		};
		const match = start(counting);
		const cost = (act: () => void) => {
			const before = plays;
			act();
			return plays - before;
		};
		for (let i = 0; i < 1500; i++) match.submit(0, wait, i);
		for (let i = 0; i < 10; i++) expect(cost(() => match.undo(0, 2000))).toBe(0);
		for (let i = 0; i < 400; i++) expect(cost(() => match.undo(0, 2000))).toBeLessThanOrEqual(64);
		expect(cost(() => match.submit(0, wait, 2001))).toBe(1);
	});

	test('never goes on for ever: a seat has no more of it in a match than the rules have moves', () => {
		const match = start(bounded(20));
		let taken = 0;
		for (let point = 0; point < 10; point++) {
			for (let i = 0; i < 12; i++) {
				match.submit(0, wait, 1);
				if (match.undo(0, 1).accepted) taken++;
			}
			match.submit(0, wait, 2);
		}
		expect(taken).toBe(20);
	});

	test('does not exist in real time', () => {
		const match = start(timedToy);
		match.submit(0, roll, 2000);
		match.submit(0, bid(1), 2001);
		expect(match.takeBack(0)).toBeNull();
		expect(match.withdraw(0, 2002)).toMatchObject(refused('NOTHING_TO_WITHDRAW'));
		expect(match.undo(0, 2002)).toMatchObject(refused('NOTHING_TO_UNDO'));
		expect(match.rewind(0, 2002)).toMatchObject(refused('NOTHING_TO_UNDO'));
	});
});

describe('a log is full', () => {
	test('after as many moves as the rules promise, and nothing changes by another', () => {
		const match = start(bounded(3));
		for (let i = 0; i < 3; i++) match.submit(0, wait, i);
		const before = [JSON.stringify(match.state), match.record(), match.length];
		expect(match.submit(0, wait, 9)).toMatchObject(refused('LOG_FULL'));
		expect([JSON.stringify(match.state), match.record(), match.length]).toEqual(before);
		expect(match.bug).toBeNull();
	});

	test('of what counts: a move taken back makes room again', () => {
		const match = start(bounded(3));
		for (let i = 0; i < 3; i++) match.submit(0, wait, i);
		match.undo(0, 4);
		expect(match.submit(0, roll, 5)).toMatchObject({ accepted: true });
	});

	test('for the seat that filled it alone where time decides, and clock and bots play on', () => {
		const match = start(bounded(4, timedToy));
		match.submit(0, wait, 2000);
		match.submit(0, wait, 2001);
		expect(match.submit(0, roll, 2002)).toMatchObject(refused('LOG_FULL'));
		expect(match.submit('table', roll, BELL)).toMatchObject({ accepted: true });
		expect(match.submit(1, bid(2), BELL)).toMatchObject({ accepted: true });
		expect(match.submit(0, bid(2), BELL)).toMatchObject(refused('LOG_FULL'));
		expect(match.submit(0, bid(2), BELL, 'clock')).toMatchObject({ accepted: true });
		expect(isRecordProblem(verify(match.record(), () => bounded(4, timedToy) as never))).toBe(false);
	});

	test('for whoever verifies a record, too', () => {
		const match = start(bounded(40));
		for (let i = 0; i < 8; i++) match.submit(0, wait, i);
		match.submit(0, roll, 8);
		match.submit(0, bid(1), 9);
		match.submit(1, bid(1), 9);
		expect(isRecordProblem(verify(match.record(), () => bounded(10) as never))).toBe(false);
		expect(verify(match.record(), () => bounded(8) as never)).toMatchObject({ line: 10, reason: 'refused: LOG_FULL' });
	});
});

describe('an alarm comes first', () => {
	test('no seat moves at its moment or after it, whatever the rules of the game say', () => {
		// These rules let seats move late, as rules must where an alarm is a secret.
		const lenient: Toy = {
			...timedToy,
			check: (state, entry) => (entry.actor === 'table' ? timedToy.check(state, entry) : toy.check(state, entry)),
		};
		const match = start(lenient);
		for (const at of [BELL, BELL + 1, BELL + 60_000])
			expect(match.submit(0, roll, at)).toMatchObject(refused('ALARM_DUE'));
		expect(match.length).toBe(0);
		expect(match.submit('table', roll, BELL)).toMatchObject({ accepted: true });
		expect(match.submit(0, bid(1), BELL)).toMatchObject({ accepted: true });
	});

	test('the table moves at the moment of its alarm and at no other', () => {
		const lenient: Toy = {
			...timedToy,
			check: (state, entry) => (entry.actor === 'table' ? null : timedToy.check(state, entry)),
		};
		const match = start(lenient);
		for (const at of [BELL - 1, BELL + 1]) expect(match.submit('table', roll, at)).toMatchObject(refused('ALARM_DUE'));
		expect(match.submit('table', roll, BELL)).toMatchObject({ accepted: true });
		expect(match.submit('table', roll, BELL)).toMatchObject({ accepted: false });
	});

	test('a record whose host let an alarm pass is refused at the line that came before it', () => {
		const match = start(timedToy);
		match.submit('table', roll, BELL);
		match.submit(1, bid(2), BELL + 10);
		match.submit(0, bid(1), BELL + 20);
		expect(isRecordProblem(verify(match.record(), () => timedToy as never))).toBe(false);
		const record = parseRecord(match.record());
		if (isRecordProblem(record) || record.ending === null) throw new Error('no record');
		const told = (entries: typeof record.entries) => {
			const writer = new RecordWriter();
			writer.header(record.header);
			for (const entry of entries) writer.entry(entry);
			if (record.ending) writer.ending(record.ending);
			return verify(writer.text(), () => timedToy as never);
		};
		const [alarm, ...bids] = record.entries;
		const late = told([{ ...alarm, actor: 0, at: BELL + 5 }, ...bids]);
		expect(late).toMatchObject({ line: 2, field: 'move', reason: 'refused: ALARM_DUE (TOY-6)' });
		expect(told([{ ...alarm, at: BELL + 5 }, ...bids])).toMatchObject({ line: 2, field: 'move' });
		expect(told([{ ...alarm, at: BELL - 5 }, ...bids])).toMatchObject({ line: 2, field: 'move' });
	});
});
