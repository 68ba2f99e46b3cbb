import { describe, expect, test } from 'vitest';
import { destinationOf } from '../../src/notices/destination.ts';
import { isPublicAddress } from '../../src/notices/public-net.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
	'hooks.example.com': ['93.184.215.14'],
	'both.example.com': ['93.184.215.14', '2606:2800:21f::1'],
	'inside.example.com': ['10.0.0.5'],
	'half-inside.example.com': ['93.184.215.14', '192.168.0.2'],
	'half-inside-6.example.com': ['93.184.215.14', 'fd00::2'],
	'mapped.example.com': ['::ffff:93.184.215.14'],
	'metadata.google.internal': ['169.254.169.254'],
	'localhost.': ['127.0.0.1'],
	localhost: ['127.0.0.1'],
	intranet: ['93.184.215.14'],
	'hooks.example.com.': ['93.184.215.14'],
};

const asked: string[] = [];
const net = {
	resolve: async (hostname: string) => {
		asked.push(hostname);
		return NAMES[hostname] ?? [];
	},
	isAllowed: isPublicAddress,
};

describe('an address that may be used', () => {
	test.each([
		['https://hooks.example.com/path?a=1', 'https://hooks.example.com/path?a=1', ['93.184.215.14']],
		['https://HOOKS.example.com:443/#part', 'https://hooks.example.com/', ['93.184.215.14']],
		['https://both.example.com/', 'https://both.example.com/', ['93.184.215.14', '2606:2800:21f::1']],
		['https://1.1.1.1/', 'https://1.1.1.1/', ['1.1.1.1']],
		['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/', ['2606:4700:4700::1111']],
		['https://hooks.example.com#@127.0.0.1:22/', 'https://hooks.example.com/', ['93.184.215.14']],
		// The backslash is a slash: what follows is a path on the named host, which is also the one connected to.
		['https://hooks.example.com\\@127.0.0.1/', 'https://hooks.example.com/@127.0.0.1/', ['93.184.215.14']],
	])('%s', async (text, href, addresses) => {
		const destination = await destinationOf(text, [443], net);
		expect(destination?.url.href).toBe(href);
		expect(destination?.addresses).toEqual(addresses);
	});

	test('another port, where the host allows it', async () => {
		expect(await destinationOf('https://hooks.example.com:8443/', [443, 8443], net)).not.toBeNull();
	});
});

describe('an address that is refused', () => {
	test.each([
		'',
		'hooks.example.com',
		'http://hooks.example.com/',
		'ftp://hooks.example.com/',
		'file:///etc/passwd',
		'https://',
		'https://hooks.example.com:8443/',
		'https://hooks.example.com:80/',
		'https://hooks.example.com:0/',
		'https://user@hooks.example.com/',
		'https://user:word@hooks.example.com/',
		'https://:word@hooks.example.com/',
		'https://hooks.example.com@127.0.0.1/',
		'https://hooks.example.com%40127.0.0.1/',
		'https://unknown.example.com/',
		'https://inside.example.com/',
		'https://half-inside.example.com/',
		'https://half-inside-6.example.com/',
		'https://mapped.example.com/',
		'https://metadata.google.internal/',
		'https://localhost/',
		'https://LOCALHOST/',
		'https://localhost./',
		'https://intranet/',
		'https://hooks.example.com./',
		'https://127.0.0.1/',
		'https://127.0.0.1./',
		'https://127.1/',
		'https://127.0.1/',
		'https://0/',
		'https://0x7f000001/',
		'https://0x7f.0.0.1/',
		'https://0177.0.0.1/',
		'https://2130706433/',
		'https://127。0。0。1/',
		'https://①②⑦.0.0.1/',
		'https://10.0.0.1/',
		'https://100.64.0.1/',
		'https://169.254.169.254/latest/meta-data/',
		'https://[::1]/',
		'https://[::]/',
		'https://[::ffff:127.0.0.1]/',
		'https://[::ffff:7f00:1]/',
		'https://[::127.0.0.1]/',
		'https://[fd00::1]/',
		'https://[fe80::1%25eth0]/',
		'https://[64:ff9b::7f00:1]/',
	])('%s', async (text) => {
		expect(await destinationOf(text, [443], net)).toBeNull();
	});

	test('names are not even looked up where the text alone is wrong', async () => {
		asked.length = 0;
		for (const text of ['http://hooks.example.com/', 'https://a@hooks.example.com/', 'https://intranet/']) {
			await destinationOf(text, [443], net);
		}
		expect(asked).toEqual([]);
	});
});
