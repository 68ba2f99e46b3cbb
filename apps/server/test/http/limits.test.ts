import { RATES, type RateName } from '@shutterbox/protocol';
import { describe, expect, test } from 'vitest';
import { startServer, type Visitor } from './server.ts';

/** A factor that leaves room for three of one kind, and for plenty of the others. */
const threeOf = (rate: RateName) => ({ rateFactor: 3 / RATES[rate].burst });

/** How often it is answered before it is refused. */
async function answered(ask: () => Promise<Response>): Promise<{ count: number; refusal: Response }> {
	for (let count = 0; count < 100; count++) {
		const response = await ask();
		if (response.status === 429) return { count, refusal: response };
	}
	throw new Error('was never refused');
}

describe('too much from one address', () => {
	test('makes guests no more, but leaves those alone who are here', async () => {
		const server = await startServer(threeOf('guests'));
		const known = await server.visitor().arrive();
		const { count, refusal } = await answered(() => server.visitor().ask('signIn'));
		expect(count).toBe(2);
		expect(refusal.headers.get('retry-after')).toMatch(/^\d+$/);
		expect(refusal.headers.getSetCookie()).toEqual([]);
		expect(await refusal.json()).toEqual({
			code: 'TOO_MANY',
			message: expect.any(String),
			retryAfter: Number(refusal.headers.get('retry-after')),
		});
		await known.get('signIn');
		await known.get('me');
	});

	test('tries no more passkeys and codes, whoever they are for', async () => {
		const server = await startServer(threeOf('signIns'));
		const visitor = server.visitor();
		const body = () => ({ code: 'guess'.padEnd(22, String(Math.floor(server.time.now++ % 10))) });
		expect((await answered(() => visitor.ask('useLink', { body: body() }))).count).toBe(3);
		const another = await startServer(threeOf('signIns'));
		expect((await answered(() => another.visitor().ask('loginOptions'))).count).toBe(3);
	});

	test('gets no answers at all for a while, even with ever new tokens', async () => {
		const server = await startServer(threeOf('requestsThere'));
		let made = 0;
		const { count } = await answered(() => {
			const visitor = server.visitor();
			visitor.cookie = `shutterbox=${String(made++).padEnd(43, 'x')}`;
			return visitor.ask('games');
		});
		expect(count).toBe(3);
		expect((await server.visitor().ask('healthz')).status).toBe(200);
	});
});

describe('too much from one session', () => {
	const OPENING = { game: 'photograph', seats: 2, isPublic: false, terms: {} };

	test.each<[string, RateName, (visitor: Visitor) => Promise<Response>]>([
		['opens no more tables', 'guestTables', (visitor) => visitor.ask('openTable', { body: OPENING })],
		['makes no more link codes', 'credentials', (visitor) => visitor.ask('makeLink')],
		['begins no more passkeys', 'credentials', (visitor) => visitor.ask('passkeyOptions')],
		['takes no more names', 'credentials', (visitor) => visitor.ask('rename', { body: { name: 'Otter' } })],
		['exports nothing more', 'exports', (visitor) => visitor.ask('exportMe')],
	])('%s, while others go on', async (_, rate, ask) => {
		const server = await startServer(threeOf(rate));
		const [busy, other] = [await server.visitor().arrive(), await server.visitor().arrive()];
		expect((await answered(() => ask(busy))).count).toBe(3);
		expect((await ask(other)).status).toBe(200);
	});
});

test('at the usual limits a family of six can arrive, name itself, open tables and look around', async () => {
	const server = await startServer({ rateFactor: 1 });
	for (let person = 0; person < 6; person++) {
		const visitor = await server.visitor().arrive();
		await visitor.get('rename', { body: { name: `Person ${person}` } });
		await visitor.get('openTable', { body: { game: 'snapshot', seats: 4, isPublic: true, terms: {} } });
		for (let look = 0; look < 20; look++) await visitor.get('lobby');
	}
});
