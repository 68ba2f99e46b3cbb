import { LIMITS, readJson } from '@shutterbox/protocol';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { Config } from './config.ts';
import { createHttpServer, type Patience, refuseUnreadable, USUAL_PATIENCE } from './edge/http-server.ts';
import { neighbourhoodOf } from './edge/neighbourhood.ts';
import type { Rates } from './edge/rates.ts';
import { addHeaders, BARE_HEADERS, demandOwnOrigin } from './headers.ts';
import type { Identified } from './identity/sessions.ts';
import { newId } from './identity/tokens.ts';
import { createAddressHasher, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { addPages } from './pages.ts';
import { answerError, Refused } from './problems.ts';
import type { Services } from './routes/call.ts';
import { conductRoutes } from './routes/conduct.ts';
import { credentialRoutes } from './routes/credentials.ts';
import { createThrottle, limitRequests } from './routes/limits.ts';
import { ownRoutes } from './routes/me.ts';
import { noticeRoutes } from './routes/notices.ts';
import { ownerRoutes } from './routes/owner.ts';
import { playerRoutes } from './routes/players.ts';
import { registerEndpoints } from './routes/register.ts';
import { serverRoutes } from './routes/server.ts';
import { tableRoutes } from './routes/tables.ts';

export interface AppDependencies extends Services {
	readonly config: Pick<Config, 'origins' | 'rateFactor' | 'web'>;
	readonly log: Log;
	readonly rates: Rates;
	readonly patience?: Patience;
	readonly clock?: () => number;
}

declare module 'fastify' {
	interface FastifyRequest {
		/** What counts as the address of whoever asks. */
		neighbourhood: string;
	}
}

/** Everything the server answers over HTTP. The caller lets it listen, and closes it. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
	const { config, log, identity, metrics, rates, patience = USUAL_PATIENCE, clock = Date.now } = dependencies;
	const isTrusted = (address: string) => identity.proxies.isTrusted(address);
	const app = fastify({
		serverFactory: (listener) => createHttpServer(listener, { patience, factor: config.rateFactor, isTrusted }),
		loggerInstance: log,
		logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
		trustProxy: isTrusted,
		bodyLimit: LIMITS.body,
		genReqId: newId,
		requestIdHeader: false,
		frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(BARE_HEADERS)),
		clientErrorHandler: refuseUnreadable,
	});
	app.setErrorHandler(answerError);
	app.setSerializerCompiler(() => JSON.stringify);
	app.decorateRequest('neighbourhood', '');
	// Asked for at once: of a connection that is gone, nobody can say any more where it came from.
	app.addHook('onRequest', async (request) => {
		request.neighbourhood = neighbourhoodOf(identity.proxies.addressOf(request.raw));
	});
	noteEveryAnswer(app, metrics);
	readBodies(app);
	await addHeaders(app, config);
	demandOwnOrigin(app, identity.origins);
	const throttle = createThrottle(rates);
	limitRequests(app, throttle);
	// What is sent to nowhere is not read; so nobody can tell a place that is not theirs from none.
	app.addHook('onRequest', async ({ is404, method }) => {
		if (is404 && method !== 'GET' && method !== 'HEAD') throw new Refused('NOT_FOUND');
	});
	const handlers = {
		...serverRoutes(dependencies),
		...ownRoutes(dependencies),
		...credentialRoutes(dependencies),
		...playerRoutes(dependencies),
		...noticeRoutes(dependencies),
		...conductRoutes(dependencies),
		...ownerRoutes(dependencies),
		...tableRoutes(dependencies),
	};
	const isHttps = config.origins.some((origin) => origin.startsWith('https://'));
	const isOwner = (who: Identified | null) =>
		who?.session.isByPasskey === true && dependencies.owners.includes(who.user.id);
	const banOf = (who: string) => dependencies.hub.banOf(who);
	registerEndpoints(app, handlers, { identity, throttle, clock, isHttps, isOwner, banOf });
	await addPages(app, config.web);
	return app;
}

/** JSON is the only thing a body can be, and UTF-8 its only encoding. */
function readBodies(app: FastifyInstance): void {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, bytes: Buffer) => {
		if (bytes.length === 0) return undefined;
		const read = readJson(utf8(bytes));
		if ('value' in read) return read.value;
		const { problem, ...where } = read;
		throw new Refused(problem, where);
	});
}

function utf8(bytes: Buffer): string {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		throw new Refused('BAD_JSON');
	}
}

/** The route, not the address: addresses hold invitations, and people's are nobody's business. */
function noteEveryAnswer(app: FastifyInstance, metrics: Metrics): void {
	const hashed = createAddressHasher();
	app.addHook('onResponse', async (request, reply) => {
		const route = request.routeOptions.url ?? 'none';
		const { method } = request;
		const status = reply.statusCode;
		metrics.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, reply.elapsedTime / 1000);
		const ms = Math.round(reply.elapsedTime * 10) / 10;
		request.log.info({ method, route, status, ms, address: hashed(request.neighbourhood) }, 'answered');
	});
}
