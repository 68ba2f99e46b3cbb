import { Resolver } from 'node:dns/promises';
import { describe, expect, test } from 'vitest';
import { isPublicAddress, resolve } from '../../src/notices/public-net.ts';
import { startNameServer } from './kit/name-server.ts';

describe('an address on the public net', () => {
	test.each([
		'1.1.1.1',
		'8.8.8.8',
		'93.184.215.14',
		'172.32.0.1',
		'100.128.0.1',
		'2606:4700:4700::1111',
		'2a00:1450::1',
	])('%s', (address) => {
		expect(isPublicAddress(address)).toBe(true);
	});
});

describe('an address that nobody may send the server to', () => {
	test.each([
		['loopback', '127.0.0.1'],
		['all of the loopback', '127.255.255.254'],
		['loopback of IPv6', '::1'],
		['this machine', '0.0.0.0'],
		['this network', '0.1.2.3'],
		['this machine in IPv6', '::'],
		['private, 10/8', '10.0.0.1'],
		['private, 10/8, its end', '10.255.255.255'],
		['private, 172.16/12', '172.16.0.1'],
		['private, 172.16/12, its end', '172.31.255.255'],
		['private, 192.168/16', '192.168.1.1'],
		['link-local', '169.254.0.1'],
		['link-local of IPv6', 'fe80::1'],
		['link-local with a zone', 'fe80::1%eth0'],
		['site-local', 'fec0::1'],
		['unique local', 'fd00::1'],
		['unique local, fc00', 'fc00::1'],
		['carrier-grade NAT', '100.64.0.1'],
		['carrier-grade NAT, its end', '100.127.255.255'],
		['multicast', '224.0.0.1'],
		['multicast of IPv6', 'ff02::1'],
		['broadcast', '255.255.255.255'],
		['reserved, 240/4', '240.0.0.1'],
		['protocol assignments', '192.0.0.8'],
		['documentation', '192.0.2.1'],
		['documentation, third net', '203.0.113.5'],
		['documentation of IPv6', '2001:db8::1'],
		['benchmarking', '198.18.0.1'],
		['metadata of most clouds', '169.254.169.254'],
		['metadata of Amazon in IPv6', 'fd00:ec2::254'],
		['metadata of Alibaba', '100.100.100.200'],
		['metadata of Oracle', '192.0.0.192'],
		['metadata of Azure', '168.63.129.16'],
		['IPv4 mapped, loopback', '::ffff:127.0.0.1'],
		['IPv4 mapped, in hexadecimal', '::ffff:7f00:1'],
		['IPv4 mapped, public', '::ffff:8.8.8.8'],
		['IPv4 compatible', '::127.0.0.1'],
		['IPv4 translated', '::ffff:0:127.0.0.1'],
		['NAT64', '64:ff9b::7f00:1'],
		['NAT64 of a local network', '64:ff9b:1::7f00:1'],
		['6to4', '2002:7f00:1::'],
		['Teredo', '2001:0:7f00:1::'],
		['outside of what is given out', '4000::1'],
		['short form', '127.1'],
		['hexadecimal', '0x7f000001'],
		['decimal', '2130706433'],
		['octal', '0177.0.0.1'],
		['no address', 'example.com'],
		['nothing', ''],
	])('%s: %s', (_what, address) => {
		expect(isPublicAddress(address)).toBe(false);
	});
});

describe('a name stands for', () => {
	test.each([
		[
			'all its addresses of both kinds',
			'both.example.com',
			['10.0.0.7', '2606:2800:21f::1', '93.184.215.14', 'fd00::9'],
		],
		['those of the one kind it has', 'four.example.com', ['93.184.215.14']],
		['those of the other kind', 'six.example.com', ['2606:2800:21f::1']],
		['nothing where it has none', 'empty.example.com', []],
		['nothing where nobody knows it', 'unknown.example.com', []],
	])('%s', async (_what, name, addresses) => {
		const resolver = new Resolver({ timeout: 2000, tries: 2 });
		resolver.setServers([
			await startNameServer({
				'both.example.com': ['93.184.215.14', 'fd00::9', '10.0.0.7', '2606:2800:21f::1'],
				'four.example.com': ['93.184.215.14'],
				'six.example.com': ['2606:2800:21f::1'],
				'empty.example.com': [],
			}),
		]);
		expect((await resolve(name, resolver)).toSorted()).toEqual(addresses);
	});

	test('nothing where the name server is silent', async () => {
		const resolver = new Resolver({ timeout: 50, tries: 1 });
		resolver.setServers(['127.0.0.1:9']);
		expect(await resolve('four.example.com', resolver)).toEqual([]);
	});
});
