import { ENDPOINTS, type EndpointName, RATES, type RateName } from '@shutterbox/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Rates } from '../edge/rates.ts';
import { tokenFrom } from '../identity/cookies.ts';
import { hashOf } from '../identity/tokens.ts';
import { Refused } from '../problems.ts';

/** Beside the general ones. Making a guest is counted where a guest is made. */
const STRICTER: Partial<Record<EndpointName, readonly RateName[]>> = {
	loginOptions: ['signIns'],
	login: ['signIns'],
	useLink: ['signIns'],
	makeLink: ['credentials'],
	passkeyOptions: ['credentials'],
	addPasskey: ['credentials'],
	rename: ['credentials'],
	setWebhook: ['credentials'],
	subscribePush: ['credentials'],
	openTable: ['tablesThere'],
	report: ['reportsThere'],
	exportMe: ['exports'],
};

/** Requests that one counts as, by what it takes to answer. */
const COSTS: Partial<Record<EndpointName, number>> = {
	table: 5,
	myMatches: 5,
	playerMatches: 5,
	leaderboard: 5,
	record: 10,
	exportMe: 10,
	metrics: 20,
};

/** As cheap as a refusal, and asked by machines that must not be refused. */
const FREE: ReadonlySet<EndpointName> = new Set(['healthz', 'readyz']);

/** Counts one more, and refuses with `TOO_MANY` beyond the limit. */
export type Throttle = (request: FastifyRequest, name: RateName, cost?: number, person?: string) => void;

export function createThrottle(rates: Rates): Throttle {
	return (request, name, cost, person) => {
		const { by } = RATES[name];
		const key = person ?? (by === 'address' ? request.neighbourhood : sessionKey(request));
		const wait = key === null ? 0 : rates.take(name, key, cost);
		if (wait > 0) throw new Refused('TOO_MANY', { retryAfter: Math.ceil(wait) });
	};
}

/** Counts every request before anything of it is read but its headers. */
export function limitRequests(app: FastifyInstance, throttle: Throttle): void {
	const names = new Map(
		(Object.keys(ENDPOINTS) as EndpointName[]).map((name) => [
			`${ENDPOINTS[name].method} ${ENDPOINTS[name].path}`,
			name,
		]),
	);
	app.addHook('onRequest', async (request) => {
		const method = request.method === 'HEAD' ? 'GET' : request.method;
		const name = names.get(`${method} ${request.routeOptions.url}`);
		// Where only owners are answered, others must not tell by it either that there is something.
		if (name === undefined || ENDPOINTS[name].needs === 'owner') return throttle(request, 'files');
		if (FREE.has(name)) return;
		const cost = COSTS[name] ?? 1;
		// The session first: who has used up their own takes nothing away from those who share their address.
		throttle(request, 'requests', cost);
		throttle(request, 'requestsThere', cost);
		for (const rate of STRICTER[name] ?? []) throttle(request, rate);
	});
}

/** A made-up token gains nothing, nor does none: the address is counted too. */
function sessionKey({ headers }: FastifyRequest): string | null {
	const token = tokenFrom(headers.cookie, false);
	return token === null ? null : hashOf(token);
}
