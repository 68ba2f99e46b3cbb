import type { Config } from '../config.ts';
import type { Storage } from '../storage/index.ts';
import { tokenFrom } from './cookies.ts';
import { createOrigins, type Origins } from './origins.ts';
import { Passkeys } from './passkeys.ts';
import { Proxies } from './proxies.ts';
import { type Identified, Sessions } from './sessions.ts';

/** Who people are here. */
export interface Identity {
	readonly sessions: Sessions;
	readonly passkeys: Passkeys;
	readonly origins: Origins;
	/** Who asks and under which name, for requests that do not go through Fastify. */
	readonly proxies: Proxies;
	/** Who sends this `Cookie` header; for requests and for sockets. */
	fromRequest(cookieHeader: string | undefined, now: number): Promise<Identified | null>;
	/** The token in this `Cookie` header, whether or not it is any good. */
	tokenOf(cookieHeader: string | undefined): string | null;
}

export function createIdentity(storage: Storage, config: Pick<Config, 'origins' | 'trustProxy'>): Identity {
	const isHttpsOnly = config.origins.length > 0 && config.origins.every((origin) => origin.startsWith('https://'));
	const sessions = new Sessions(storage, isHttpsOnly);
	return {
		sessions,
		passkeys: new Passkeys(storage),
		origins: createOrigins(config.origins),
		proxies: new Proxies(config.trustProxy),
		fromRequest: (cookieHeader, now) => sessions.fromCookie(cookieHeader, now),
		tokenOf: (cookieHeader) => tokenFrom(cookieHeader, isHttpsOnly),
	};
}
