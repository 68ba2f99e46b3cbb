import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS, LIMITS, misfitOf, REQUESTS, readJson, readRequest, Shape } from '../src/index.ts';

const TABLE = 'table-0001';
const read = (value: unknown) => readRequest(JSON.stringify(value));

/** One right request of every type. */
const RIGHT: Record<keyof typeof REQUESTS, object> = {
	hello: { version: 1 },
	watch: { table: TABLE, stream: 's', n: 3, lastChat: 0 },
	unwatch: { table: TABLE },
	lobby: { isOn: true },
	sit: { table: TABLE, seat: 2 },
	ready: { table: TABLE, terms: 2 },
	leave: { table: TABLE },
	return: { table: TABLE },
	configure: { table: TABLE, terms: { pace: { kind: 'live', turn: 60_000, bank: 600_000 } }, seats: 3 },
	seatBot: { table: TABLE, seat: 1, bot: 'easy' },
	clearSeat: { table: TABLE, seat: 1 },
	swapSeats: { table: TABLE, a: 0, b: 1 },
	invite: { table: TABLE, seat: 1 },
	salt: { table: TABLE, salt: 'pepper' },
	start: { table: TABLE },
	close: { table: TABLE },
	move: { table: TABLE, decision: 4, move: { type: 'pick', from: [1, 2] } },
	takeBack: { table: TABLE, decision: 4 },
	consent: { table: TABLE, agrees: false },
	order: { table: TABLE, order: null },
	rematch: { table: TABLE, agrees: true },
	rematchSeat: { table: TABLE, seat: 1, bot: null },
	rematchNow: { table: TABLE },
	chat: { table: TABLE, text: 'Well seen' },
	react: { table: TABLE, reaction: 'nice' },
	spectatorsMayTalk: { table: TABLE, isOn: false },
};
const rightRequests = Object.entries(RIGHT).map(([type, fields]) => ({ id: 'r1', type, ...fields }));

describe('a right request comes in as it was sent', () => {
	test.each(rightRequests)('$type', (request) => expect(read(request)).toEqual({ request }));
});

describe('each request refuses', () => {
	test.each(rightRequests)('$type without any one of the fields it needs', (request) => {
		const optional = new Set(['stream', 'n', 'lastChat', 'seat', 'seats', 'fill', 'invitation']);
		const needsSeat = ['seatBot', 'clearSeat', 'invite'].includes(request.type);
		for (const field of Object.keys(request).filter((name) => !optional.has(name) || (name === 'seat' && needsSeat))) {
			const { [field]: _, ...rest } = request as Record<string, unknown>;
			expect(read(rest)).toEqual({ problem: 'BAD_REQUEST', field, id: field === 'id' ? null : 'r1' });
		}
	});
	test.each(rightRequests)('$type with a field too many', (request) => {
		expect(read({ ...request, extra: 1 })).toEqual({ problem: 'BAD_REQUEST', field: 'extra', id: 'r1' });
	});
});

describe('the field that is wrong is named', () => {
	test.each([
		['terms.pace.turn', { type: 'configure', terms: { pace: { kind: 'live', turn: 'soon', bank: 0 } } }],
		['terms.pace.bank', { type: 'configure', terms: { pace: { kind: 'correspondence', turn: 1, bank: 0 } } }],
		['terms.pace.kind', { type: 'configure', terms: { pace: { kind: 'blitz', turn: 1 } } }],
		['terms.pace', { type: 'configure', terms: { pace: 'live' } }],
		['terms.isRated', { type: 'configure', terms: { isRated: 'yes' } }],
		['terms.nope', { type: 'configure', terms: { nope: 1 } }],
		['seats', { type: 'configure', terms: {}, seats: 2.5 }],
		['table', { type: 'leave', table: '../../etc' }],
		['table', { type: 'leave', table: 'x'.repeat(33) }],
		['reaction', { type: 'react', reaction: 'boo' }],
		['text', { type: 'chat', text: ' \n ' }],
		['text', { type: 'chat', text: 'x'.repeat(LIMITS.chat + 1) }],
		['invitation', { type: 'sit', invitation: 'short' }],
	])('%s', (field, fields) => {
		expect(read({ id: 'r1', table: TABLE, ...fields })).toEqual({ problem: 'BAD_REQUEST', field, id: 'r1' });
	});

	test('a name of somebody else’s making is cut short in the answer', () => {
		const answer = read({ id: 'r1', type: 'lobby', isOn: true, ['x'.repeat(9000)]: 1 });
		expect(answer).toEqual({ problem: 'BAD_REQUEST', field: `${'x'.repeat(40)}…`, id: 'r1' });
	});
});

describe('the type of a request is one of the list', () => {
	test.each(['dance', '', '__proto__', 'constructor', 'toString', 'hasOwnProperty', null, 7, {}, ['hello']])(
		'%j is not',
		(type) => expect(read({ id: 'r1', type })).toEqual({ problem: 'BAD_REQUEST', field: 'type', id: 'r1' }),
	);
});

describe('the id of a refused request is said back only if it is one', () => {
	test.each(['', 'x'.repeat(41), 'two words', 'é', 5, null, ['r1'], { toString: 1 }])('%j is not', (id) =>
		expect(read({ id, type: 'dance' })).toMatchObject({ id: null }),
	);
});

describe('what is not a sound object is refused', () => {
	test.each(['', '{', 'nul', '{"id":}', '\u0000', '{"id":"r1"}}', "{'id':1}"])('%j is not JSON', (text) =>
		expect(readRequest(text)).toEqual({ problem: 'BAD_JSON', id: null }),
	);
	test.each(['null', '1', '"hello"', '[]', '[{"id":"r1","type":"hello","version":1}]', 'true'])(
		'%s is JSON but no request',
		(text) => expect(readRequest(text)).toEqual({ problem: 'BAD_REQUEST', id: null }),
	);
	test('a move may not carry a prototype', () => {
		const text = `{"id":"r1","type":"move","table":"${TABLE}","decision":1,"move":{"type":"a","__proto__":{"b":1}}}`;
		expect(readRequest(text)).toEqual({ problem: 'BAD_REQUEST', field: 'move', id: null });
	});
	test('a line of chat may not hold half a character', () => {
		const text = `{"id":"r1","type":"chat","table":"${TABLE}","text":"a\\ud800b"}`;
		expect(readRequest(text)).toEqual({ problem: 'BAD_REQUEST', field: 'text', id: null });
	});
	test('a move may be nested to the limit and no deeper', () => {
		const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
		const move = (depth: number) => `{"id":"r1","type":"move","table":"${TABLE}","decision":1,"move":${nested(depth)}}`;
		expect(readRequest(move(LIMITS.depth - 1))).toHaveProperty('request');
		expect(readRequest(move(LIMITS.depth + 1))).toHaveProperty('problem', 'BAD_REQUEST');
		expect(readRequest(move(8000))).toHaveProperty('problem', 'BAD_REQUEST');
	});
});

describe('whatever arrives', () => {
	const type = fc.oneof(fc.constantFrom(...Object.keys(REQUESTS)), fc.string());
	const anything = fc.oneof(
		fc.string({ unit: 'binary' }),
		fc.json({ stringUnit: 'binary' }),
		fc.record({ id: fc.anything(), type, table: fc.anything() }).map((value) => JSON.stringify(value) ?? ''),
		fc
			.tuple(fc.constantFrom(...rightRequests), fc.string(), fc.jsonValue())
			.map(([request, name, value]) => JSON.stringify({ ...request, [name]: value })),
		fc.tuple(fc.constantFrom(...rightRequests), fc.nat(), fc.string({ maxLength: 3 })).map(([request, at, text]) => {
			const whole = JSON.stringify(request);
			const cut = at % whole.length;
			return whole.slice(0, cut) + text + whole.slice(cut + text.length);
		}),
	);

	test('the door answers without throwing, and lets in only what fits its schema', () => {
		fc.assert(
			fc.property(anything, (text) => {
				const answer = readRequest(text);
				if ('request' in answer) {
					expect(misfitOf(REQUESTS[answer.request.type], answer.request)).toBeNull();
					expect(readRequest(JSON.stringify(answer.request))).toEqual(answer);
				} else {
					expect(['BAD_JSON', 'BAD_REQUEST']).toContain(answer.problem);
					if (answer.id !== null) expect(misfitOf(Shape.RequestId, answer.id)).toBeNull();
				}
			}),
			{ numRuns: 5000 },
		);
		expect(Object.hasOwn(Object.prototype, 'isOn')).toBe(false);
	});

	test('what readJson lets in survives being written down', () => {
		fc.assert(
			fc.property(fc.json({ stringUnit: 'binary' }), (text) => {
				const read = readJson(text);
				if ('value' in read) expect(JSON.parse(Buffer.from(JSON.stringify(read.value)).toString())).toEqual(read.value);
			}),
			{ numRuns: 2000 },
		);
	});
});

test('a body is measured by the same rules', () => {
	expect(misfitOf(ENDPOINTS.rename.body, { name: 'Quiet Otter' })).toBeNull();
	expect(misfitOf(ENDPOINTS.rename.body, { name: ' Otter' })).toEqual({ problem: 'BAD_REQUEST', field: 'name' });
	expect(misfitOf(ENDPOINTS.rename.body, [])).toEqual({ problem: 'BAD_REQUEST' });
	expect(misfitOf(ENDPOINTS.subscribePush.body, { endpoint: 'https://a', keys: { auth: 'a' } })).toEqual({
		problem: 'BAD_REQUEST',
		field: 'keys.p256dh',
	});
});
