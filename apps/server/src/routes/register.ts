import { ENDPOINTS, type Endpoint, type EndpointName, type Misfit, misfitOf } from '@shutterbox/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieWith, forgottenCookies } from '../identity/cookies.ts';
import { deviceOf } from '../identity/devices.ts';
import type { Identity } from '../identity/identity.ts';
import type { Identified } from '../identity/sessions.ts';
import { Refused, unlessBanned } from '../problems.ts';
import type { Ban } from '../storage/index.ts';
import type { Call, Handlers } from './call.ts';
import type { Throttle } from './limits.ts';

/** What a call needs beside the request. */
export interface Surroundings {
	readonly identity: Identity;
	readonly throttle: Throttle;
	readonly clock: () => number;
	/** Whether people reach this server by https, whatever the last part of the way is. */
	readonly isHttps: boolean;
	isOwner(who: Identified | null): boolean;
	banOf(who: string): Ban | null;
}

/** What somebody who is banned may still do with what is theirs. */
const STILL_OPEN: ReadonlySet<Endpoint> = new Set([ENDPOINTS.exportMe, ENDPOINTS.deleteMe, ENDPOINTS.signOut]);

/** Every endpoint of the protocol, each with its handler. */
export function registerEndpoints(app: FastifyInstance, handlers: Handlers, around: Surroundings): void {
	const ownersAlone = async ({ headers }: FastifyRequest) => {
		if (!around.isOwner(await around.identity.fromRequest(headers.cookie, around.clock())))
			throw new Refused('NOT_FOUND');
	};
	for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
		const endpoint: Endpoint = ENDPOINTS[name];
		const handle = handlers[name] as (call: Call<EndpointName>) => Promise<unknown>;
		app.route({
			method: endpoint.method,
			url: endpoint.path,
			// For anybody else there is no such place: what is sent there is not even read.
			...(endpoint.needs === 'owner' && { onRequest: ownersAlone }),
			handler: async (request, reply) => {
				const call = await callOf(endpoint, request, reply, around);
				const answer = await handle(call);
				if (answer === undefined) return reply.code(204).send();
				if (endpoint.replyText !== undefined) return reply.send(answer);
				return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
			},
		});
	}
}

async function callOf(
	endpoint: Endpoint,
	request: FastifyRequest,
	reply: FastifyReply,
	{ identity, throttle, clock, isHttps, isOwner, banOf }: Surroundings,
): Promise<Call<EndpointName>> {
	const now = clock();
	const identify = () => identity.fromRequest(request.headers.cookie, now);
	const who = endpoint.needs === 'nothing' ? null : await identify();
	if (endpoint.needs === 'owner' && !isOwner(who)) throw new Refused('NOT_FOUND');
	if (who === null && endpoint.needs === 'session') throw new Refused('NO_SESSION');
	if (who !== null && !STILL_OPEN.has(endpoint)) unlessBanned(banOf(who.user.id));
	const isSecure = isHttps || request.protocol === 'https';
	const call = {
		params: fitting(endpoint.params, request.params),
		query: fitting(endpoint.query, withIntegers(endpoint.query, request.query)),
		body: endpoint.body === undefined ? withoutBody(request.body) : fitting(endpoint.body, request.body ?? null),
		who,
		now,
		request,
		reply,
		identify,
		place: () => {
			const place = identity.origins.placeOf(request.host);
			if (place === null) throw new Refused('FORBIDDEN_ORIGIN');
			return place;
		},
		setCookie: (token: string | null) => {
			reply.header('set-cookie', token === null ? forgottenCookies(isSecure) : cookieWith(token, isSecure));
		},
		device: () => deviceOf(request.headers['user-agent']),
		throttle: (rate: Parameters<Throttle>[1], person?: string) => throttle(request, rate, 1, person),
	};
	return call as Call<EndpointName>;
}

function fitting(schema: Endpoint['body'], given: unknown): unknown {
	if (schema === undefined) {
		const [extra] = Object.keys(given as object);
		if (extra !== undefined) refuse({ problem: 'BAD_REQUEST', field: extra.slice(0, 40) });
		return undefined;
	}
	const misfit = misfitOf(schema, given);
	if (misfit !== null) refuse(misfit);
	return given;
}

function withoutBody(body: unknown): undefined {
	const isEmpty = body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
	if (!isEmpty) refuse({ problem: 'BAD_REQUEST', field: 'body' });
}

function refuse({ problem, ...where }: Misfit): never {
	throw new Refused(problem, where);
}

/** A query is text; only where an integer is expected, and the text is plainly one, it becomes a number. */
function withIntegers(schema: Endpoint['query'], query: unknown): unknown {
	return Object.fromEntries(
		Object.entries(query as Record<string, unknown>).map(([name, value]) => {
			const isInteger = schema !== undefined && Object.hasOwn(schema.properties, name);
			const isPlain = typeof value === 'string' && /^\d{1,15}$/.test(value);
			return [name, isInteger && isPlain && isIntegerType(schema.properties[name]) ? Number(value) : value];
		}),
	);
}

function isIntegerType(schema: object): boolean {
	return 'type' in schema && schema.type === 'integer';
}
