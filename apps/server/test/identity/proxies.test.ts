import { request as ask, type IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configFrom } from '../../src/config.ts';
import { Proxies } from '../../src/identity/proxies.ts';
import { startServer } from '../http/server.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
	({ socket: { remoteAddress }, headers: { host: 'inner:8484', ...headers } }) as unknown as IncomingMessage;
const forwarded = (addresses: string) => ({ 'x-forwarded-for': addresses });

describe('without trusted proxies', () => {
	const proxies = new Proxies(false);
	test('a client is who connects, whatever it says', () => {
		const request = from('203.0.113.9', { ...forwarded('198.51.100.1'), 'x-forwarded-host': 'games.example' });
		expect([proxies.addressOf(request), proxies.hostOf(request)]).toEqual(['203.0.113.9', 'inner:8484']);
	});
});

describe('behind proxies that are trusted', () => {
	const proxies = new Proxies('loopback, 10.1.0.0/16 2001:db8::7');
	test.each([
		['the one the proxy names', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
		['the one the outermost of ours names', '127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
		['not one that the client made up', '127.0.0.1', '192.0.2.66, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
		['known by an address of IPv4 in IPv6 too', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
		['known by an address of IPv6 too', '2001:db8::7', '2001:db8::1', '2001:db8::1'],
		['who connects, past the proxies', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
		['the proxy itself where it names nobody', '127.0.0.1', '', '127.0.0.1'],
	])('a client is %s', (_, remote, told, address) => {
		expect(proxies.addressOf(from(remote, forwarded(told)))).toBe(address);
	});

	test('the name is the one that the proxy was asked for', () => {
		const told = { 'x-forwarded-host': 'made-up.example, games.example' };
		expect(proxies.hostOf(from('127.0.0.1', told))).toBe('games.example');
		expect(proxies.hostOf(from('203.0.113.9', told))).toBe('inner:8484');
		expect(proxies.hostOf(from('127.0.0.1'))).toBe('inner:8484');
	});
});

test.each([
	'everybody',
	'1',
	'10.0.0',
	'10.0.0.0/99',
	'10.0.0.0/33',
	'10.0.0.0/',
	'10.0.0.0/ 8',
	'10.0.0.0/-8',
	'10.0.0.0/+8',
	'10.0.0.0/08',
	'10.0.0.0/8.0',
	'10.0.0.0/1e1',
	'10.0.0.0/0x8',
	'10.0.0.0/8/8',
	'10.0.0.0/8/',
	'10.0.0.0//8',
	'10.0.0.0/0',
	'10.0.0.0/255.0.0.0',
	'0.0.0.0/0',
	'010.0.0.0/8',
	'/8',
	'/',
	'::/0',
	'::/',
	'fc00::/129',
	'fe80::1%eth0',
	'::ffff:10.0.0.0/104',
	'::ffff:0:0/96',
	'[::1]',
	'loopback/8',
	'loopback,',
	',',
	'',
	'constructor',
])('%j is no proxy', (text) => {
	expect(() => new Proxies(text)).toThrow(RangeError);
	if (text.trim() !== '')
		expect(() => configFrom({ SHUTTERBOX_TRUST_PROXY: text })).toThrow(/^SHUTTERBOX_TRUST_PROXY must be .*: /);
});

describe('whatever is written for a range', () => {
	const piece = fc.constantFrom(
		'10.0.0.0',
		'0.0.0.0',
		'::',
		'fc00::',
		'/',
		'8',
		'0',
		'32',
		'128',
		' ',
		',',
		'-',
		'.',
		'e',
		'%',
		'',
	);
	const strangers = ['203.0.113.9', '8.8.8.8', '2606:4700::1111', '::ffff:203.0.113.9', '::ffff:808:808'];

	test('it is refused, or trusts nobody beyond what it says', () => {
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
				const text = pieces.join('');
				let proxies: Proxies;
				try {
					proxies = new Proxies(text);
				} catch (error) {
					expect(error).toBeInstanceOf(RangeError);
					return;
				}
				// Half of all addresses are only trusted where somebody plainly wrote a range so wide.
				const isWide = /\/[1-7](?!\d)/.test(text);
				if (!isWide)
					for (const stranger of strangers) expect([text, proxies.isTrusted(stranger)]).toEqual([text, false]);
			}),
			{ numRuns: 20_000 },
		);
	});
});

test('limits count the client behind a trusted proxy, not the proxy', async () => {
	const { url } = await startServer({ trustProxy: 'loopback', rateFactor: 3 / 1200 });
	const status = (client: string) =>
		new Promise((resolve, reject) => {
			ask(`${url}/api/games`, { headers: forwarded(client) }, (response) => {
				response.resume();
				resolve(response.statusCode);
			})
				.on('error', reject)
				.end();
		});
	for (let i = 0; i < 3; i++) expect(await status('198.51.100.1')).toBe(200);
	expect(await status('198.51.100.1')).toBe(429);
	expect(await status('198.51.100.2')).toBe(200);
});
