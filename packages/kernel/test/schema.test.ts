import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MoveSchema, misfit, moveGuard, moveShape, type Schema } from '../src/index.ts';

const plan: Schema = {
	kind: 'object',
	fields: {
		habitat: { kind: 'choice', values: ['river', 'hill'] },
		dice: { kind: 'list', of: { kind: 'integer', min: 1, max: 6 }, max: 3 },
		note: { kind: 'anyOf', options: [{ kind: 'null' }, { kind: 'string', max: 5 }] },
		open: { kind: 'boolean' },
	},
	optional: ['open'],
};

test.each([
	[{ habitat: 'river', dice: [1, 6], note: null }, null],
	[{ habitat: 'hill', dice: [], note: 'x', open: true }, null],
	[
		{ habitat: 'sea', dice: [], note: null },
		{ path: 'habitat', expected: 'one of river, hill' },
	],
	[
		{ habitat: 'hill', dice: [1, 7], note: null },
		{ path: 'dice[1]', expected: 'an integer 1…6' },
	],
	[
		{ habitat: 'hill', dice: [1.5], note: null },
		{ path: 'dice[0]', expected: 'an integer 1…6' },
	],
	[
		{ habitat: 'hill', dice: [1, 1, 1, 1], note: null },
		{ path: 'dice', expected: 'at most 3 entries' },
	],
	[
		{ habitat: 'hill', dice: {}, note: null },
		{ path: 'dice', expected: 'a list' },
	],
	[
		{ habitat: 'hill', dice: [], note: 3 },
		{ path: 'note', expected: 'null or a string of at most 5 characters' },
	],
	[
		{ habitat: 'hill', dice: [], note: 'longer' },
		{ path: 'note', expected: 'null or a string of at most 5 characters' },
	],
	[
		{ habitat: 'hill', dice: [] },
		{ path: 'note', expected: 'this field' },
	],
	[
		{ habitat: 'hill', dice: [], note: null, open: 1 },
		{ path: 'open', expected: 'a boolean' },
	],
	[
		{ habitat: 'hill', dice: [], note: null, extra: 1 },
		{ path: 'extra', expected: 'no such field' },
	],
	[[], { path: '', expected: 'an object' }],
	[null, { path: '', expected: 'an object' }],
])('what does not fit is named with its path: %j', (value, expected) => {
	expect(misfit(plan, value)).toEqual(expected);
});

test('a path leads through lists and objects', () => {
	const plans: Schema = { kind: 'object', fields: { plans: { kind: 'list', of: plan, max: 2 } } };
	const value = { plans: [{ habitat: 'hill', dice: [1, 9], note: null }] };
	expect(misfit(plans, value)?.path).toBe('plans[0].dice[1]');
	expect(misfit(plans, value, 'options')?.path).toBe('options.plans[0].dice[1]');
	expect(misfit(plan, { habitat: 'hill', dice: [], note: null, open: 3 }, 'plan')?.path).toBe('plan.open');
	expect(misfit({ kind: 'boolean' }, 3, 'open')?.path).toBe('open');
});

test('−0 is no number of ours: it would be kept as another number and read back as 0', () => {
	expect(misfit({ kind: 'integer', min: -1, max: 1 }, -0)).toEqual({ path: '', expected: 'an integer -1…1' });
	expect(misfit({ kind: 'choice', values: [0, 1] }, -0)).toEqual({ path: '', expected: 'one of 0, 1' });
	expect(guard({ type: 'pick', row: -0, side: 'left' })).toBe(false);
});

const schema: MoveSchema = {
	pick: {
		kind: 'object',
		fields: {
			row: { kind: 'integer', min: 0, max: 3, beyond: 'numbers' },
			side: { kind: 'choice', values: ['left', 'right'], beyond: 'strings' },
		},
	},
	bid: {
		kind: 'object',
		fields: {
			dice: { kind: 'list', of: { kind: 'integer', min: 1, max: 6, beyond: 'naturals' }, max: 1, beyond: 2 },
			at: { kind: 'integer', min: 0, max: 9, beyond: 'integers' },
		},
		optional: ['at'],
	},
	pass: { kind: 'object', fields: { why: { kind: 'string', max: 3 } }, optional: ['why'] },
};
const { isMove: guard, isOwn, OwnMove, ownMove } = moveGuard(schema);

test.each([
	[{ type: 'pick', row: 1, side: 'left' }, true],
	[{ side: 'left', row: 1, type: 'pick' }, true],
	[{ type: 'pick', row: 1.5, side: 'top' }, true],
	[{ type: 'pick', row: 1, side: 'x'.repeat(201) }, false],
	[{ type: 'pick', row: '1', side: 'left' }, false],
	[{ type: 'pick', row: 1 }, false],
	[{ type: 'pick', row: 1, side: 'left', extra: 0 }, false],
	[{ type: 'bid', dice: [1] }, true],
	[{ type: 'bid', dice: [1], extra: 0 }, false],
	[{ type: 'bid', dice: [7, 0] }, true],
	[{ type: 'bid', dice: [1, 2, 3] }, false],
	[{ type: 'bid', dice: [-1] }, false],
	[{ type: 'bid', dice: [1.5] }, false],
	[{ type: 'bid', dice: [2 ** 53] }, false],
	[{ type: 'bid', dice: ['1'] }, false],
	[{ type: 'bid', dice: [1], at: -1 }, true],
	[{ type: 'bid', dice: [1], at: 2 ** 53 }, false],
	[{ type: 'pass' }, true],
	[{ type: 'pass', why: 'x' }, true],
	[{ type: 'pass', why: 1 }, false],
	[{ type: 'pass', why: 'long' }, false],
	[{ type: 'toString' }, false],
	[{ row: 1, side: 'left' }, false],
	[[], false],
	['pick', false],
	[null, false],
])('a move is known by its type and its fields: %j is %j', (value, expected) => {
	expect(guard(value)).toBe(expected);
});

test('what a guard lets in fits the schema but for what lies beyond, and nothing that fits is kept out', () => {
	const field = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.boolean(), fc.constant(null));
	const move = fc.record(
		{ type: fc.constantFrom('pick', 'x'), row: field, side: field, more: field },
		{ requiredKeys: [] },
	);
	fc.assert(
		fc.property(fc.oneof(move, fc.jsonValue()), (value) => {
			const problem = misfit(moveShape(schema, 'pick'), value);
			if (problem === null) return guard(value);
			return !guard(value) || ['row', 'side'].includes(problem.path);
		}),
	);
});

test('a move the rules made themselves is known as such and cannot be changed', () => {
	const pick = ownMove({ type: 'pick', row: 1, side: 'left' });
	expect(guard(pick)).toBe(true);
	expect(JSON.stringify(pick)).toBe('{"type":"pick","row":1,"side":"left"}');
	expect(Object.isFrozen(pick)).toBe(true);
	expect(moveGuard({}).isMove(pick)).toBe(false);
});

test('so is a move of a class of theirs', () => {
	class OwnPick extends OwnMove {
		readonly type = 'pick';
	}
	expect(isOwn(new OwnPick())).toBe(true);
	expect(guard(new OwnPick())).toBe(true);
	expect(moveGuard({}).isMove(new OwnPick())).toBe(false);
});
