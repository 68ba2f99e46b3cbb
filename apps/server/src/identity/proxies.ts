import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const NAMED_RANGES: Readonly<Record<string, readonly string[]>> = {
	loopback: ['127.0.0.0/8', '::1/128'],
	linklocal: ['169.254.0.0/16', 'fe80::/10'],
	uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** The proxies before this server, whose word counts for who asks and under which name. */
export class Proxies {
	readonly #ranges = new BlockList();

	/** Addresses, ranges such as `10.0.0.0/8`, and `loopback`, `linklocal` or `uniquelocal`; throws at anything else. */
	constructor(trusted: false | string) {
		const parts = trusted === false ? [] : trusted.split(/[\s,]+/);
		for (const part of parts.flatMap((name) => (Object.hasOwn(NAMED_RANGES, name) ? NAMED_RANGES[name] : name))) {
			const [address, bits] = part.split('/');
			const family = familyOf(address);
			if (family === null) throw new RangeError(`${part} is no address`);
			if (bits === undefined) this.#ranges.addAddress(address, family);
			else this.#ranges.addSubnet(address, Number(bits), family);
		}
	}

	isTrusted(address: string): boolean {
		const family = familyOf(address);
		return family !== null && this.#ranges.check(address, family);
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

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
	const family = isIP(address);
	return family === 0 ? null : family === 4 ? 'ipv4' : 'ipv6';
}
