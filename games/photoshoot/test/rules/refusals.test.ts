import { resolveTable } from '@shutterbox/kernel';
import { tableAt } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { photoshoot } from '../../src/index.ts';
import { REFUSALS } from '../../src/rules/refusals.ts';
import { stage } from '../table.ts';

const START = 'RPA/JCE/OMS';

describe('before all', () => {
	const bad = (move: unknown) => photoshoot.check(stage(START).state, { actor: 0, move, at: 5000 })?.code;

	test('what is no move', () => {
		for (const move of [
			null,
			{ type: 'dance' },
			{ type: 'timeUp' },
			{ type: 'swap', a: 0 },
			{ type: 'swap', a: 0.5, b: 1 },
			{ type: 'swap', a: 0, b: 1, gesture: 'throw' },
			{ type: 'swap', a: 0, b: 1, holdMs: -1 },
			{ type: 'push', dir: 'away' },
			{ type: 'ritual', kind: 'bow' },
			{ type: 'ritual', kind: 'goodBoy', target: 2 },
			{ type: 'ritual', kind: 'wave', tile: 'max' },
			{ type: 'repair', a: 0 },
			{ type: 'repair', a: 0, b: 1, dir: 'up' },
			{ type: 'photo', now: true },
			{ type: 'stop' },
		]) {
			expect([move, bad(move)]).toEqual([move, 'PST_BAD_MOVE']);
		}
		const { state } = stage(START);
		expect(photoshoot.check(state, { actor: 'table', move: { type: 'photo' }, at: 0 })?.code).toBe('PST_BAD_MOVE');
	});

	test('[PST-1] a cell that does not exist', () => {
		expect(bad({ type: 'swap', a: 0, b: 9 })).toBe('PST_BAD_CELL');
		expect(bad({ type: 'swap', a: -1, b: 3 })).toBe('PST_BAD_CELL');
	});

	test('[PST-73] time does not go back, and the table acts when it is due', () => {
		const shoot = stage(START).do('0: 0-1 @5000');
		expect(shoot.refused('2: !yes @4999')).toBe('PST_BAD_TIME');
		expect(shoot.refused('table: timeUp @89999')).toBe('PST_NOT_DUE');
		expect(shoot.refused('table: lastCallOver @90000')).toBe('PST_NOT_DUE');
		expect(shoot.refused('table: timeUp @90000')).toBe(null);
		expect(shoot.refused('table: timeUp @90001')).toBe('PST_NOT_DUE');
	});

	test('[PST-66] nothing after the end', () => {
		const over = stage(START, { phase: 'over', head: 'round 2', more: ['scores 25-3'] });
		expect(over.refused('0: ready')).toBe('PST_GAME_OVER');
		expect(over.table.toMove()).toEqual([]);
	});
});

describe('[PST-10] repair', () => {
	const repair = (a: unknown, b: unknown) =>
		tableAt(photoshoot, '4p repair | RMA/JCE/OPS | A arthur-max | clock 0').refused(0, { type: 'repair', a, b });

	test('takes cells 0 to 8 in either order', () => {
		expect([repair(1, 2), repair(2, 1)]).toEqual([null, null]);
	});

	test('and no cells that do not exist, even if they add up to ones that do', () => {
		for (const [a, b] of [
			[0, 11],
			[11, 0],
			[-300_000, 2_700_011],
			[-1, 20],
			[2, -7],
			[9, 1],
			[2 ** 31, 1],
			[Number.MAX_SAFE_INTEGER, 1],
		]) {
			expect([a, b, repair(a, b)]).toEqual([a, b, 'PST_BAD_REPAIR']);
		}
		for (const a of [1.5, -0, 1e20, null, '1']) expect([a, repair(a, 2)]).toEqual([a, 'PST_BAD_MOVE']);
	});
});

describe('who and when', () => {
	test('[PST-11] getting ready', () => {
		const shoot = stage(START, { phase: 'ready' });
		expect(shoot.refused('1: ready')).toBe('PST_NOT_PHOTOGRAPHER');
		expect(shoot.refused('0: flip')).toBe('PST_NOT_CONTROL');
		expect(shoot.refused('1: flip')).toBe('PST_NOT_READY');
		expect(shoot.refused('0: 0-1')).toBe('PST_WRONG_PHASE');
		shoot.do('0: ready', '0: ready', '2: ready', '3: flip');
		expect(shoot.state.phase).toBe('running');
		expect(shoot.refused('0: ready')).toBe('PST_WRONG_PHASE');
		expect(shoot.refused('0: repair 0-1')).toBe('PST_WRONG_PHASE');
	});

	test('[PST-6] everybody has a role', () => {
		const shoot = stage(START).do('0: 0-1');
		for (const line of ['1: 0-1', '1: photo', '1: !yes', '1: talk', '3: undo'])
			expect([line, shoot.refused(line)]).toEqual([line, 'PST_NOT_PHOTOGRAPHER']);
		expect(shoot.refused('2: stop 1')).toBe('PST_NOT_CONTROL');
		expect(shoot.refused('1: resume')).toBe('PST_WRONG_PHASE');
		expect(shoot.refused('1: ok')).toBe('PST_WRONG_PHASE');
		expect(shoot.refused('1: point turn')).toBe('PST_WRONG_PHASE');
		shoot.do('1: stop 1', '1: point turn');
		expect(shoot.refused('0: resume')).toBe('PST_NOT_CONTROL');
		expect(shoot.refused('7: resume')).toBe('PST_NOT_CONTROL');
	});

	test('[PST-47] without a clock there is nothing to stop while nothing is open', () => {
		const shoot = stage(START, { head: 'pace=untimed talk=callable' });
		expect(shoot.refused('1: stop 0')).toBe('PST_WRONG_PHASE');
		expect(shoot.do('0: talk').refused('1: stop 1')).toBe(null);
		const timed = stage(START);
		expect(timed.refused('1: stop 0')).toBe('PST_NOTHING_TO_CALL');
	});

	test('[PST-48] what can be pointed at', () => {
		const shoot = stage(START, { effects: 'max-pet' }).do('0: 0-1', '1: stop 1');
		for (const kind of ['point dance', 'point effect', 'point effect max-goodboy', 'point turn max-pet'])
			expect([kind, shoot.refused(`1: ${kind}`)]).toEqual([kind, 'PST_BAD_POINT']);
		expect(shoot.refused('1: point effect max-pet')).toBe(null);
	});
});

describe('[PST-44] assist', () => {
	const assist = (cells: string, effects: string) => stage(cells, { effects, head: 'strictness=assist' });

	test('refuses what breaks an orange effect, each with its code', () => {
		expect(assist(START, 'chloe-diagonal').refused('0: 4-1')).toBe('PST_CHLOE_DIAGONAL');
		expect(assist('RPA/JME/OCS', 'arthur-max').refused('0: 4-3')).toBe('PST_ARTHUR_NEAR_MAX');
		expect(assist('RPA/JOE/MCS', 'james-olivia').refused('0: 4-2')).toBe('PST_JAMES_LEFT_OLIVIA');
	});

	test('lets rituals, photos and talk go wrong', () => {
		const shoot = assist(START, 'max-goodboy');
		expect(shoot.do('0: 7-4').faults).toEqual(['max-goodboy']);
		expect(shoot.do('2: photo').faults).toEqual(['photo']);
		expect(shoot.do('0: talk').faults).toEqual(['talk']);
	});
});

describe('limits', () => {
	test('[PST-36] twenty rituals between two actions', () => {
		const shoot = stage(START);
		for (let i = 0; i < 20; i++) shoot.do(`0: !yes @${1000 + i}`);
		expect(shoot.refused('0: !yes')).toBe('PST_RITUAL_LIMIT');
		expect(shoot.refused('2: !yes')).toBe(null);
		expect(shoot.do('0: 0-1').refused('0: !yes')).toBe(null);
	});

	test('[PST-53] talk is limited, or muted', () => {
		const shoot = stage(START);
		for (let i = 0; i < 20; i++) shoot.do(`0: talk @${1000 + i}`);
		expect(shoot.refused('0: talk')).toBe('PST_TALK_LIMIT');
		expect(stage(START, { seats: 3 }).refused('0: talk')).toBe('PST_TALK_MUTED');
		expect(stage(START, { head: 'pace=untimed' }).refused('0: talk')).toBe('PST_TALK_MUTED');
		expect(stage(START, { head: 'talk=muted' }).refused('0: talk')).toBe('PST_TALK_MUTED');
		expect(stage(START, { seats: 3, head: 'talk=callable' }).refused('0: talk')).toBe(null);
	});
});

test('[PST-64] a level that needs more cards than there are', () => {
	const custom = (seats: number, start: string[], family = false) =>
		resolveTable(photoshoot, seats, { level: 'custom', customLevel: { start, at5: [], at15: [] }, family });
	const blue = (n: number) => new Array(n).fill('blue');
	expect(custom(4, blue(6))).toMatchObject({ code: 'BAD_OPTION' });
	expect(custom(4, blue(5))).toHaveProperty('options');
	expect(custom(4, ['orange', 'orange', 'orange'])).toMatchObject({ code: 'BAD_OPTION' });
	expect(custom(4, ['orange', 'orange', ...blue(4)], true)).toMatchObject({ code: 'BAD_OPTION' });
	expect(custom(2, [...blue(10), 'orange', 'orange', 'orange', 'orange'])).toHaveProperty('options');
	expect(resolveTable(photoshoot, 7, {})).toMatchObject({ code: 'BAD_OPTION' });
});

test('every code has a rule of this game, or none', () => {
	for (const rule of Object.values(REFUSALS)) if (rule !== null) expect(rule).toMatch(/^PST-\d+$/);
});
