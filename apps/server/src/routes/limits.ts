import rateLimit from '@fastify/rate-limit';
import type { EndpointName } from '@shutterbox/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tokenFrom } from '../identity/cookies.ts';
import { hashOf } from '../identity/tokens.ts';
import { Refused } from '../problems.ts';

const MINUTE = 60_000;

/** How often one address or one session may do something. A club or a family shares an address. */
export const RATES = {
	requests: { by: 'address', max: 1200, window: MINUTE },
	ownRequests: { by: 'session', max: 300, window: MINUTE },
	guests: { by: 'address', max: 60, window: 10 * MINUTE },
	signIns: { by: 'address', max: 60, window: 10 * MINUTE },
	credentials: { by: 'session', max: 20, window: 10 * MINUTE },
	tables: { by: 'session', max: 40, window: 10 * MINUTE },
	tablesThere: { by: 'address', max: 200, window: 10 * MINUTE },
	exports: { by: 'session', max: 10, window: 10 * MINUTE },
} as const satisfies Record<string, { by: 'address' | 'session'; max: number; window: number }>;

export type RateName = keyof typeof RATES;

/** Beside the general ones. Making a guest is counted where a guest is made. */
export const STRICTER: Partial<Record<EndpointName, readonly RateName[]>> = {
	loginOptions: ['signIns'],
	login: ['signIns'],
	useLink: ['signIns'],
	makeLink: ['credentials'],
	passkeyOptions: ['credentials'],
	addPasskey: ['credentials'],
	rename: ['credentials'],
	setWebhook: ['credentials'],
	subscribePush: ['credentials'],
	openTable: ['tables', 'tablesThere'],
	exportMe: ['exports'],
};

/** Counts one more, and refuses with `TOO_MANY` beyond the limit. */
export type Throttle = (request: FastifyRequest, name: RateName) => Promise<void>;

export async function createThrottle(app: FastifyInstance, factor: number): Promise<Throttle> {
	await app.register(rateLimit, { global: false });
	const counters = Object.fromEntries(
		Object.entries(RATES).map(([name, { by, max, window }]) => [
			name,
			app.createRateLimit({
				max: Math.max(1, Math.floor(max * factor)),
				timeWindow: window,
				...(by === 'session' ? { keyGenerator: sessionKey } : {}),
			}),
		]),
	);
	return async (request, name) => {
		if (RATES[name].by === 'session' && tokenOf(request) === null) return;
		const count = await counters[name](request);
		if (!count.isAllowed && count.isExceeded) throw new Refused('TOO_MANY', { retryAfter: count.ttlInSeconds });
	};
}

/** A made-up token gains nothing, nor does none: the address is counted too. */
function sessionKey(request: FastifyRequest): string {
	return hashOf(tokenOf(request) ?? '');
}

function tokenOf({ headers }: FastifyRequest): string | null {
	return tokenFrom(headers.cookie, false);
}
