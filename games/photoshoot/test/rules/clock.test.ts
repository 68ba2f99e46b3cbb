import { describe, expect, test } from 'vitest';
import { awaited, replyOf } from '../../src/rules/awaited.ts';
import { alarm } from '../../src/rules/turn.ts';
import { stage } from '../table.ts';

const START = 'RPA/JCE/OMS';

describe('the hourglass', () => {
	test('[PST-51, 56] stops with a call, and goes on by itself five seconds after the judgement', () => {
		const shoot = stage(START).do('0: 0-1 @10000', '1: stop 1 @11000');
		expect(shoot.state.remainingMs).toBe(79_000);
		expect(shoot.due).toBe('callTimeout @31000');
		shoot.pass(31_000);
		expect(shoot.told('judged')).toEqual([
			{ type: 'judged', verdict: 'wrong', kind: null, effect: null, undone: [], token: 'A' },
		]);
		expect(shoot.due).toBe('autoResume @36000');
		expect(shoot.pass(36_000).deadline).toBe(115_000);
	});

	test('[PST-57] rituals, reveals, undos and refusals cost real time', () => {
		const shoot = stage(START).do('0: !yes', '0: photo', '0: undo');
		shoot.refused('1: photo');
		expect(shoot.deadline).toBe(90_000);
	});

	test('[PST-58] nothing open: the round ends with the time', () => {
		const shoot = stage(START).do('0: 0-1', '1: stop 1', '1: point turn', '1: resume');
		shoot.pass(shoot.deadline);
		expect(shoot.state.round).toBe(2);
	});

	test('[PST-59] the last call begins anew after a judgement while anything is open', () => {
		const shoot = stage(START).do('0: 0-1 @87000', '2: talk @88000', '0: photo @89000').pass(90_000);
		shoot.do('1: stop 2 @91000', '1: point talk @92000');
		expect(shoot.state).toMatchObject({ phase: 'lastCall', since: 92_000 });
		expect(shoot.due).toBe('lastCallOver @97000');
		shoot.do('3: ok @93000');
		expect(shoot.state).toMatchObject({ round: 2, scores: [2, 1] });
	});
});

describe('what is due', () => {
	test('[PST-69, 71, 73] a view does not know of a whistle to come', () => {
		const shoot = stage(START, { seats: 2 }).do('0: 0-4 @1000');
		expect(alarm(shoot.state)).toBe(3_000);
		expect(alarm(shoot.table.view(1))).toBe(90_000);
		const fine = stage(START, { seats: 2 }).do('0: 0-1 @1000');
		expect(alarm(fine.state)).toBe(90_000);
	});

	test('[PST-69] a talk is whistled at once, and a fault that falls into the pause when the clock runs again', () => {
		const shoot = stage(START, { seats: 2, head: 'talk=callable' }).do('0: 0-4 @1000', '1: talk @2000');
		expect(shoot.due).toBe('whistle @2000');
		shoot.pass(2_000);
		expect(shoot.told('judged')).toMatchObject([{ kind: 'talk', undone: [], token: 'A' }]);
		shoot.do('0: resume @4000');
		expect(shoot.due).toBe('whistle @4000');
		shoot.pass(4_000);
		expect(shoot.told('judged')).toMatchObject([{ kind: 'swap', undone: [1] }]);
	});

	test('[PST-69] without a clock the engine judges within the action', () => {
		const shoot = stage(START, { seats: 2, head: 'pace=untimed', effects: 'max-goodboy' }).do('0: 7-4');
		expect(shoot.state).toMatchObject({ phase: 'running', turn: 0, spent: 1, tokens: [1, 0] });
		expect(shoot.cells).toBe(START);
		shoot.do('0: !goodBoy', '0: 7-4');
		expect(shoot.state).toMatchObject({ turn: 1, spent: 2, window: [] });
		expect(shoot.refused('0: undo')).toBe('PST_NOTHING_TO_UNDO');
	});

	test('[PST-73] a table whose host was late moves first, at the moment it should have', () => {
		const shoot = stage(START, { phase: 'ready' });
		expect(shoot.refused('0: ready @40000')).toBe('ALARM_DUE');
		expect(shoot.due).toBe('autoFlip @30000');
	});

	test('[PST-69] team mates may not approve their own action', () => {
		const shoot = stage(START, { seats: 3, head: 'referee=players pace=untimed' }).do('0: 0-1');
		expect(shoot.refused('0: ok')).toBe('PST_OWN_ACTION');
		shoot.do('2: ok');
		expect(shoot.state.phase).toBe('running');
	});
});

describe('without a clock', () => {
	const untimed = (head = '') => stage(START, { head: `pace=untimed ${head}` });

	test('[PST-60] a called talk leaves the photo to be checked', () => {
		const shoot = untimed('talk=callable').do('0: talk');
		expect(shoot.table.toMove()).toEqual([0, 1, 2, 3]);
		shoot.do('0: photo', '1: stop 1', '1: point talk');
		expect(shoot.state).toMatchObject({ phase: 'check', tokens: [0, 1] });
		shoot.do('1: ok');
		expect(shoot.state).toMatchObject({ phase: 'running', window: [] });
		expect(shoot.refused('1: stop 2')).toBe('PST_WRONG_PHASE');
	});

	test('[PST-72] no call is void', () => {
		const shoot = stage(START, { head: 'pace=untimed', effects: 'max-goodboy' });
		shoot.do('0: 7-4 @1000', '0: !goodBoy @1100', '1: stop 1 @1200', '1: point effect max-goodboy @1300');
		expect(shoot.state.tokens).toEqual([1, 0]);
	});
});

test('[PST-72] a quick call just behind a correction is void once', () => {
	const shoot = stage(START, { head: 'calls=quick', effects: 'max-goodboy' });
	shoot.do('0: 7-4 @1000', '0: !goodBoy @1500', '1: stop 1 @1600');
	expect(shoot.told('judged')).toMatchObject([{ verdict: 'void' }]);
	shoot.do('1: resume @1600', '1: stop 1 @1700');
	expect(shoot.told('judged')).toMatchObject([{ verdict: 'wrong', token: 'A' }]);
});

test('[PST-46] the count of undos goes on with the turn, and starts over after a right call', () => {
	const shoot = stage(START).do('0: 0-1', '0: undo', '0: 0-1', '2: photo', '2: undo', '0: undo', '0: 0-1', '0: undo');
	expect(shoot.do('0: 0-1').refused('0: undo')).toBe('PST_UNDO_LIMIT');
	const called = stage(START).do('0: 0-4');
	for (let i = 0; i < 3; i++) called.do('2: photo', '2: undo');
	called.do('1: stop 1', '1: point swap', '1: resume', '0: 0-1');
	expect(called.refused('0: undo')).toBe(null);
});

test('[PST-71] who is awaited is read from public rituals, asked for or not', () => {
	const seats = (...lines: string[]) => awaited(stage(START, { seats: 6 }).do(...lines).state).map(({ seat }) => seat);
	expect(seats('0: !highFive>4')).toEqual([4]);
	expect(seats('0: !highFive>4', '4: !highFive>0')).toEqual([]);
	expect(seats('2: !yes', '0: !ready', '4: !yes')).toEqual([2]);
	expect(seats('0: !wave')).toEqual([2]);
	expect(seats('0: !wave', '2: !wave', '4: !wave')).toEqual([]);
	expect(seats('0: !ready', '0: 0-1')).toEqual([]);
	const { state } = stage(START, { seats: 6, head: 'pace=untimed' }).do('2: !ready @0', '0: !applaud @0');
	expect(replyOf(state, 4)?.asked.seat).toBe(2);
	expect(replyOf(state, 2)).toBeNull();
});
