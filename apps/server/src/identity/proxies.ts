import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const NAMED_RANGES: Readonly<Record<string, readonly string[]>> = {
	loopback: ['127.0.0.0/8', '::1/128'],
	linklocal: ['169.254.0.0/16', 'fe80::/10'],
	uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** The proxies before this server, whose word counts for who asks and under which name. */
export class Proxies {
	/** One list would find every address of IPv4 within a range such as `::/8`. */
	readonly #ranges = { ipv4: new BlockList(), ipv6: new BlockList() };

	/**
	 * Addresses, ranges such as `10.0.0.0/8`, and `loopback`, `linklocal` or `uniquelocal`; `RangeError` says what is wrong
	 * with anything else. Nobody comes to trust everybody by a slip of the pen.
	 */
	constructor(trusted: false | string) {
		const parts = trusted === false ? [] : trusted.split(/[\s,]+/);
		for (const part of parts.flatMap((name) => (Object.hasOwn(NAMED_RANGES, name) ? NAMED_RANGES[name] : name))) {
			const { address, bits, family } = rangeFrom(part);
			if (bits === null) this.#ranges[family].addAddress(address, family);
			else this.#ranges[family].addSubnet(address, bits, family);
		}
	}

	/** An address of IPv4 is one, in whatever form it comes: no range of IPv6 has it. */
	isTrusted(address: string): boolean {
		const family = familyOf(address);
		if (family === null) return false;
		if (family === 'ipv4') return this.#ranges.ipv4.check(address, family);
		const parsed = ipaddr.process(address);
		return this.#ranges[parsed.kind()].check(parsed.toString(), parsed.kind());
	}

	/** The nearest address on the way that is not a proxy's of ours. */
	addressOf({ socket, headers }: IncomingMessage): string {
		const told = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
		const way = [
			...told.map((address) => address.trim()).filter((address) => address !== ''),
			socket.remoteAddress ?? '',
		];
		return way.findLast((address) => !this.isTrusted(address)) ?? way[0];
	}

	/** The name that was asked for. */
	hostOf({ socket, headers }: IncomingMessage): string | undefined {
		const told = [headers['x-forwarded-host'] ?? []].flat().join(',').split(',').at(-1)?.trim();
		return told && this.isTrusted(socket.remoteAddress ?? '') ? told : headers.host;
	}
}

interface Range {
	readonly address: string;
	/** Null for one address. */
	readonly bits: number | null;
	readonly family: 'ipv4' | 'ipv6';
}

function rangeFrom(text: string): Range {
	const shown = JSON.stringify(text.slice(0, 64));
	const [address, bits, ...more] = text.split('/');
	const family = familyOf(address);
	if (family === null || address.includes('%')) throw new RangeError(`${shown} is no address`);
	if (family === 'ipv6' && /^[0:]*:ffff:/i.test(address)) throw new RangeError(`${shown} must be written as IPv4`);
	if (bits === undefined) return { address, bits: null, family };
	const most = family === 'ipv4' ? 32 : 128;
	const isWhole = /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most;
	if (more.length > 0 || !isWhole) throw new RangeError(`${shown} must have 1 to ${most} bits after its slash`);
	return { address, bits: Number(bits), family };
}

function familyOf(address: string): Range['family'] | null {
	const family = isIP(address);
	return family === 0 ? null : family === 4 ? 'ipv4' : 'ipv6';
}
