import {
	isRecordProblem,
	isRefusal,
	Match,
	type Seat,
	seatsOf,
	seedOfGame,
	seedText,
	verify,
} from '@shutterbox/kernel';
import { luckOf } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { photograph } from '../src/index.ts';
import { NOT_COMMITTED } from '../src/rules/state.ts';
import { sectionIn } from './table.ts';

// The kernel's Match around the rules: what can be taken back, and that a record holds.

function started(seats: number, seed: number) {
	const match = Match.start(photograph, {
		seats: Array.from({ length: seats }, (_, seat) => `seat ${seat}`),
		options: { startSeat: 0 },
		luck: { kind: 'fast', seed: seedText(seedOfGame(seed, 0)), salts: new Array(seats).fill(null) },
		created: 0,
	});
	if (isRefusal(match)) throw new Error(JSON.stringify(match));
	return match;
}
type PhotoMatch = ReturnType<typeof started>;

function submit(match: PhotoMatch, seat: Seat, text: string) {
	const parsed = photograph.notation.parseMove(text);
	if ('problem' in parsed) throw new Error(parsed.problem);
	return match.submit(seat, parsed.value, match.length + 1);
}

function playUntil(match: PhotoMatch, phase: 'sunset' | 'final' | 'over', seed: number): void {
	const { players } = luckOf(seed);
	while (match.state.phase !== phase) {
		const [seat] = seatsOf(photograph.toMove(match.state));
		const result = match.submit(seat, photograph.randomMove(match.state, seat, players), match.length + 1);
		if (!result.accepted) throw new Error(result.refusal.code);
	}
}

const print = (match: PhotoMatch) => photograph.notation.printPosition(match.state);
const codeOf = (result: ReturnType<PhotoMatch['undo']>) => (result.accepted ? null : result.refusal.code);

describe('undo', () => {
	test('[PHO-16] a pick of a face-up card can be taken back', () => {
		const match = started(2, 1);
		const before = print(match);
		expect(submit(match, 0, '0L1').accepted).toBe(true);
		expect(match.undo(0, 2)).toMatchObject({ accepted: true, events: [{ event: { type: 'undone', seat: 0 } }] });
		expect(print(match)).toBe(before);
		expect(submit(match, 0, '1R1').accepted).toBe(true);
	});

	test('[PHO-13, 16] a pick that showed a face-down card cannot', () => {
		for (const move of ['0L2', '0R3', '1L3']) {
			const match = started(2, 1);
			submit(match, 0, move);
			const after = print(match);
			expect(codeOf(match.undo(0, 2))).toBe('UNDO_BARRED');
			expect(print(match)).toBe(after);
		}
	});

	test('[PHO-13, 16] nor one of an inner card that has become outermost', () => {
		const match = started(2, 1);
		for (const [seat, move] of [
			[0, '0L1'],
			[0, '0>1'],
			[1, '0L1'],
		] as const)
			submit(match, seat, move);
		expect(codeOf(match.undo(1, 9))).toBe('UNDO_BARRED');
	});

	test('[PHO-20, 30] a wind that shot a card nobody had seen cannot be taken back', () => {
		const match = started(2, 1);
		submit(match, 0, '0L1');
		submit(match, 0, '0>1');
		expect(codeOf(match.undo(0, 9))).toBe('UNDO_BARRED');
		expect(codeOf(match.undo(1, 9))).toBe('NOTHING_TO_UNDO');
	});
});

describe('a commitment at sunset', () => {
	const atSunset = () => {
		const match = started(3, 3);
		playUntil(match, 'sunset', 3);
		return match;
	};

	test('[PHO-48] can be withdrawn and made anew until the last one is in', () => {
		const match = atSunset();
		const before = print(match);
		submit(match, 1, '0>4');
		expect(submit(match, 1, '0>1')).toMatchObject({ refusal: { code: 'ALREADY_COMMITTED' } });
		expect(match.withdraw(1, 99)).toMatchObject({
			accepted: true,
			events: [{ event: { type: 'withdrawn', seat: 1 } }],
		});
		expect(print(match)).toBe(before);
		expect(submit(match, 1, '2>3').accepted).toBe(true);
		expect(sectionIn(print(match), '1:')).toMatch(/; commit 2>3$/);
	});

	test('[PHO-48] can be withdrawn after another seat has committed, whose own stays', () => {
		const match = atSunset();
		submit(match, 0, '0>4');
		submit(match, 2, '1>2');
		expect(match.withdraw(0, 99).accepted).toBe(true);
		expect(match.state.commits.map((commit) => commit !== NOT_COMMITTED)).toEqual([false, false, true]);
		expect(codeOf(match.withdraw(1, 99))).toBe('NOTHING_TO_WITHDRAW');
		expect(codeOf(match.undo(2, 99))).toBe('UNDO_BARRED');
	});

	test('[PHO-48] not once all are carried out', () => {
		const match = atSunset();
		for (const seat of [0, 1, 2]) submit(match, seat, '0>1');
		expect(match.state.phase).toBe('pick');
		for (const seat of [0, 1, 2]) {
			expect(codeOf(match.withdraw(seat, 99))).toBe('NOTHING_TO_WITHDRAW');
			expect(codeOf(match.undo(seat, 99))).not.toBeNull();
		}
	});

	test('[PHO-52] in the final phase as well', () => {
		const match = started(2, 5);
		playUntil(match, 'final', 5);
		submit(match, 1, '0>2');
		expect(match.withdraw(1, 99).accepted).toBe(true);
		expect(seatsOf(photograph.toMove(match.state))).toEqual([0, 1]);
	});
});

test('[PHO-62] a record with an undone pick and withdrawn commitments verifies to the same end', () => {
	const match = started(3, 7);
	submit(match, 0, '0L1');
	match.undo(0, match.length + 1);
	playUntil(match, 'sunset', 7);
	submit(match, 2, '0>3');
	match.withdraw(2, match.length + 1);
	playUntil(match, 'final', 8);
	submit(match, 0, '1>2');
	match.withdraw(0, match.length + 1);
	playUntil(match, 'over', 9);
	const verified = verify(match.record(), (id) => (id === 'photograph' ? (photograph as never) : undefined));
	if (isRecordProblem(verified)) throw new Error(JSON.stringify(verified));
	expect(verified.outcome).toEqual(match.outcome());
	expect(verified.outcome.reason).toBe('fieldSpent');
	expect(JSON.stringify(verified.match.state)).toBe(JSON.stringify(match.state));
});
