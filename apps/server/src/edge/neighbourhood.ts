import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that a household gets; the rest its devices choose, and change, as they like. */
const HOUSEHOLD = 64;
/** Whoever cannot be told apart is counted together. */
const UNKNOWN = 'unknown';

/** What is counted as one address: an address of IPv4, in whatever form it comes, or the household's part of IPv6. */
export function neighbourhoodOf(address: string): string {
	const bare = withoutPort(address.slice(0, 64));
	if (isIP(bare) === 0) return UNKNOWN;
	const parsed = ipaddr.process(bare.replace(/%.*$/, ''));
	if (parsed instanceof ipaddr.IPv4) return parsed.toString();
	return `${parsed.parts
		.slice(0, HOUSEHOLD / 16)
		.map((part) => part.toString(16))
		.join(':')}::/${HOUSEHOLD}`;
}

/** Some proxies name the port of a client too. */
function withoutPort(address: string): string {
	return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address;
}
