import fc from 'fast-check';
import { expect, test } from 'vitest';
import { misfit, moveGuard, type Schema } from '../src/index.ts';

const plan: Schema = {
	kind: 'object',
	fields: {
		habitat: { kind: 'choice', values: ['river', 'hill'] },
		dice: { kind: 'list', of: { kind: 'integer', min: 1, max: 6 }, max: 3 },
		note: { kind: 'anyOf', options: [{ kind: 'null' }, { kind: 'string' }] },
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
		{ path: 'note', expected: 'null or a string' },
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

const { isMove: guard, ownMove } = moveGuard({
	pick: { kind: 'object', fields: { row: { kind: 'number' }, side: { kind: 'string' } } },
	bid: { kind: 'object', fields: { dice: { kind: 'list', of: { kind: 'number' }, max: 2 } }, unlisted: 'ignored' },
	pass: { kind: 'object', fields: { why: { kind: 'string' } }, optional: ['why'] },
});

test.each([
	[{ type: 'pick', row: 1, side: 'left' }, true],
	[{ side: 'left', row: 1, type: 'pick' }, true],
	[{ type: 'pick', row: 1.5, side: 'top' }, true],
	[{ type: 'pick', row: '1', side: 'left' }, false],
	[{ type: 'pick', row: 1 }, false],
	[{ type: 'pick', row: 1, side: 'left', extra: 0 }, false],
	[{ type: 'bid', dice: [1] }, true],
	[{ type: 'bid', dice: [1], extra: 0 }, true],
	[{ type: 'bid', dice: ['1'] }, false],
	[{ type: 'pass' }, true],
	[{ type: 'pass', why: 'x' }, true],
	[{ type: 'pass', why: 1 }, false],
	[{ type: 'toString' }, false],
	[{ row: 1, side: 'left' }, false],
	[[], false],
	['pick', false],
	[null, false],
])('a move is known by its type and its fields: %j is %j', (value, expected) => {
	expect(guard(value)).toBe(expected);
});

test('a guard agrees with the schema on any JSON', () => {
	const field = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.boolean(), fc.constant(null));
	const move = fc.record(
		{ type: fc.constantFrom('pick', 'x'), row: field, side: field, more: field },
		{ requiredKeys: [] },
	);
	const full: Schema = {
		kind: 'object',
		fields: { type: { kind: 'choice', values: ['pick'] }, row: { kind: 'number' }, side: { kind: 'string' } },
	};
	fc.assert(fc.property(fc.oneof(move, fc.jsonValue()), (value) => guard(value) === (misfit(full, value) === null)));
});

test('a move the rules made themselves is known as such and cannot be changed', () => {
	const pick = ownMove({ type: 'pick', row: 1, side: 'left' });
	expect(guard(pick)).toBe(true);
	expect(JSON.stringify(pick)).toBe('{"type":"pick","row":1,"side":"left"}');
	expect(Object.isFrozen(pick)).toBe(true);
	expect(moveGuard({}).isMove(pick)).toBe(false);
});
