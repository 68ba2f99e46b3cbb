import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How names become addresses, and which addresses may be spoken to. */
export interface Net {
	resolve(hostname: string): Promise<readonly string[]>;
	isAllowed(address: string): boolean;
}

/** Where people's own addresses may lead: anywhere on the public net, nowhere near the server. */
export const PUBLIC_NET: Net = { resolve: (hostname) => resolve(hostname), isAllowed: isPublicAddress };

const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');
const GLOBAL_UNICAST_BITS = 3;
/** Public by its range, but inside Azure it is the host of the machine. Other clouds use ranges that are not public. */
const METADATA_ADDRESSES: readonly string[] = ['168.63.129.16'];

/** An address that anybody could reach from anywhere; every form that hides an IPv4 address in IPv6 is none. */
export function isPublicAddress(address: string): boolean {
	if (isIP(address) === 0) return false;
	const parsed = ipaddr.parse(address);
	if (parsed.range() !== 'unicast') return false;
	if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_UNICAST, GLOBAL_UNICAST_BITS);
	return !METADATA_ADDRESSES.includes(parsed.toString());
}

/** Asks the name servers alone: the machine's own names are nobody's business, and a slow answer holds up no thread. */
export async function resolve(
	hostname: string,
	resolver = new Resolver({ timeout: 2000, tries: 2 }),
): Promise<readonly string[]> {
	const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
	return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
