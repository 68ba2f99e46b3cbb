import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** The parts of a request that say where it comes from and where it was sent. */
interface Sender {
	/** As the page's address has it: name and port. Behind a trusted proxy, what the proxy was asked for. */
	readonly host: string | undefined;
	readonly origin: string | undefined;
	/** The header `Sec-Fetch-Site`. */
	readonly site: string | undefined;
}

/** Where the server is reached, as passkeys need to know it. */
export interface Place {
	readonly hostname: string;
	readonly origins: readonly string[];
}

export interface Origins {
	/** Null where the name is not one of this server's. */
	placeOf(host: string | undefined): Place | null;
	/** Whether a page of this server asks, or no page at all; for everything that changes something, and for sockets. */
	isOwn(sender: Sender): boolean;
	/**
	 * Whether a name is none of ours, and one that a stranger could point at this server to read it through somebody's
	 * browser. Addresses and names of the local net are not, even where others are configured: machines ask by them.
	 */
	isForeign(host: string | undefined): boolean;
}

/**
 * Without configured origins a server at home is reached under many names, and each one's pages may ask it; but no name
 * that a stranger could point at it, which a browser would take for the stranger's own site.
 */
export function createOrigins(configured: readonly string[]): Origins {
	const known = configured.map((origin) => new URL(origin));
	const placeOf = (host: string | undefined): Place | null => {
		const [plain, secure] = ['http', 'https'].map((scheme) => parsed(`${scheme}://${host}`));
		if (host === undefined || plain === null || secure === null) return null;
		const { hostname } = plain;
		if (known.length === 0) return isLocalName(hostname) ? { hostname, origins: [plain.origin, secure.origin] } : null;
		const origins = known.filter((url) => url.hostname === hostname).map(({ origin }) => origin);
		return origins.length === 0 ? null : { hostname, origins };
	};
	return {
		placeOf,
		isForeign: (host) => {
			const name = host === undefined ? null : parsed(`http://${host}`);
			return name === null || !(isLocalName(name.hostname) || known.some((url) => url.hostname === name.hostname));
		},
		isOwn({ host, origin, site }) {
			const place = placeOf(host);
			if (place === null) return false;
			if (origin !== undefined) return place.origins.includes(origin);
			return site === undefined || site === 'same-origin' || site === 'none';
		},
	};
}

/** Addresses, this machine, and names that only the local net can give. */
function isLocalName(name: string): boolean {
	const bare = name.replace(/^\[(.*)\]$/, '$1');
	return (
		isIP(bare) !== 0 ||
		bare === 'localhost' ||
		bare === hostname().toLowerCase() ||
		/\.(?:localhost|local|home\.arpa|lan)$/.test(bare)
	);
}

/** Null where there is more to the address than a scheme and a host. */
function parsed(address: string): URL | null {
	const url = URL.canParse(address) ? new URL(address) : null;
	return url?.href === `${url?.origin}/` ? url : null;
}
