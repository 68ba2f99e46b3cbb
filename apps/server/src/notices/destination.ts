import { isIP } from 'node:net';
import type { Net } from './public-net.ts';

/** An address of the web together with the only machines that may be connected to for it. */
export interface Destination {
	readonly url: URL;
	readonly addresses: readonly string[];
}

/** Null unless it is https on an allowed port, and everything its name stands for may be spoken to. */
export async function destinationOf(text: string, ports: readonly number[], net: Net): Promise<Destination | null> {
	const url = safeUrl(text, ports);
	if (url === null) return null;
	const host = hostOf(url);
	const addresses = isIP(host) === 0 ? await net.resolve(host) : [host];
	if (addresses.length === 0 || !addresses.every((address) => net.isAllowed(address))) return null;
	return { url, addresses };
}

/** What can be told from the text alone. Numbers in disguise, like `0x7f000001`, are addresses after parsing. */
function safeUrl(text: string, ports: readonly number[]): URL | null {
	const url = URL.parse(text);
	if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
	if (!ports.includes(url.port === '' ? 443 : Number(url.port))) return null;
	const host = hostOf(url);
	// A name without a dot, or with one at its end, is looked up by rules of the local network.
	if (isIP(host) === 0 && (!host.includes('.') || host.endsWith('.'))) return null;
	url.hash = '';
	return url;
}

function hostOf(url: URL): string {
	return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
}
