import { describe, expect, test } from 'vitest';
import { stage } from '../table.ts';

const START = 'RPA/JCE/OMS';

/** Each effect with what leads up to it, the rituals done right, the action, and rituals by the wrong person. */
const BLUE: readonly (readonly [title: string, string, string[], string[], string, string[]])[] = [
	['[PST-26] max-pet', 'max-pet', ['0: 7-4'], ['2: !pet>max'], '2: 0-1', ['0: !pet>max', '4: !pet>max']],
	['[PST-27] max-goodboy', 'max-goodboy', [], ['0: !goodBoy'], '0: 7-4', ['2: !goodBoy']],
	[
		'[PST-28] olivia-highfive',
		'olivia-highfive',
		[],
		['2: !highFive>0', '0: !highFive>2'],
		'0: 6-7',
		['0: !highFive>2', '4: !highFive>0'],
	],
	['[PST-29] olivia-applaud', 'olivia-applaud', [], ['0: !applaud'], '0: 6-7', ['2: !applaud']],
	['[PST-31] alice-shake', 'alice-shake', [], ['0: !shake>4'], '0: 2-5', ['2: !shake>0']],
	[
		'[PST-32] pam-wave',
		'pam-wave',
		[],
		['0: !wave', '2: !wave', '4: !wave'],
		'0: 0-1',
		['2: !wave', '4: !wave', '0: !wave'],
	],
	['[PST-33] pam-frame', 'pam-frame', [], ['0: !inFrame'], '0: 0-1', ['4: !inFrame']],
	['[PST-34] edgar-cheese', 'edgar-cheese', [], ['0: !cheese'], '0: 5-8', ['2: !cheese']],
	[
		'[PST-35] edgar-ready',
		'edgar-ready',
		[],
		['0: !ready', '4: !yes', '2: !yes'],
		'0: 5-8',
		['2: !ready', '0: !yes', '4: !yes'],
	],
];
const WITH = ['max-goodboy', 'pam-wave', 'pam-frame', 'edgar-cheese', 'edgar-ready'];

describe.each(BLUE)('%s', (_, effect, before, rituals, action, byOthers) => {
	const shoot = () => stage(START, { seats: 6, effects: effect }).do(...before);

	test('done right', () => {
		expect(shoot().do(...rituals, action).faults).toEqual([]);
	});

	test('forgotten', () => {
		expect(shoot().do(action).faults).toEqual([effect]);
	});

	test('half done', () => {
		if (rituals.length > 1) expect(shoot().do(...rituals.slice(1), action).faults).toEqual([effect]);
	});

	test('by the wrong person', () => {
		expect(shoot().do(...byOthers, action).faults).toEqual([effect]);
	});

	test('[PST-25, 46] late: only what belongs with the movement corrects it', () => {
		const late = shoot().do(action, ...rituals);
		expect(late.faults).toEqual(WITH.includes(effect) ? [] : [effect]);
	});

	test('[PST-46] too late: after the call nothing helps', () => {
		const called = shoot().do(action);
		const { seq } = called.state;
		called.do(`1: stop ${seq}`);
		expect(called.refused(rituals[0])).toBe('PST_WRONG_PHASE');
		called.do(`1: point effect ${effect}`);
		expect(called.state.tokens).toEqual([0, 1]);
	});

	test('another tile wants none', () => {
		expect(shoot().do(before.length ? '2: !pet>max' : '0: !yes', before.length ? '2: 3-6' : '0: 3-4').faults).toEqual(
			[],
		);
	});
});

describe('[PST-30] alice-contact', () => {
	const faults = (...lines: string[]) => stage(START, { seats: 6, effects: 'alice-contact' }).do(...lines).faults;

	test('done right: slid for 300 ms a cell', () => {
		expect(faults('0: 2-5 slide 300')).toEqual([]);
	});

	test('forgotten: lifted', () => {
		expect(faults('0: 2-5')).toEqual(['alice-contact']);
		expect(faults('0: 2-5 tap 900')).toEqual(['alice-contact']);
	});

	test('too fast, and nothing later makes up for it', () => {
		expect(faults('0: 2-5 slide 299')).toEqual(['alice-contact']);
		expect(faults('0: 2-5 slide 299', '0: !shake>2')).toEqual(['alice-contact']);
	});

	test('by the wrong person: it is the mover who slides', () => {
		expect(faults('0: 2-5', '2: 5-8 slide 300', '4: 8-5')).toEqual(['alice-contact']);
	});
});

test('[PST-36] a ritual serves the oldest open action first, then the record', () => {
	const shoot = stage(START, { seats: 2, effects: 'max-goodboy', head: '' });
	shoot.do('0: 7-4 @1000', '1: 4-7 @2000');
	expect(shoot.faultsByItem).toEqual([['max-goodboy'], ['max-goodboy']]);
	shoot.do('1: !goodBoy @2100', '0: !goodBoy @2200');
	expect(shoot.faultsByItem).toEqual([[], []]);
	shoot.do('0: !goodBoy @2300', '0: 7-4 @3000');
	expect(shoot.faults).toEqual([]);
});

test('[PST-22, 23] an effect binds only the team that drew it, and all of a team’s effects bind', () => {
	const violet = stage(START, { more: ['B max-goodboy'] }).do('0: 7-4');
	expect(violet.faults).toEqual([]);
	const both = stage(START, { effects: 'max-goodboy pam-frame', seats: 6 }).do('0: 0-1', '2: 7-4');
	expect(both.faults).toEqual(['max-goodboy']);
});

test('[PST-4, 41] a push owes the rituals of all three tiles', () => {
	const shoot = stage('RPE/JMA/OCS', { effects: 'joe-push max-goodboy alice-shake' }).do('0: push right');
	expect(shoot.faults).toEqual(['alice-shake', 'max-goodboy']);
});
