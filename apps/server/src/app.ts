import { LIMITS, readJson } from '@shutterbox/protocol';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { Config } from './config.ts';
import { addHeaders, BARE_HEADERS, demandOwnOrigin } from './headers.ts';
import { newId } from './identity/tokens.ts';
import { createAddressHasher, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { addPages } from './pages.ts';
import { answerError, Refused } from './problems.ts';
import type { Services } from './routes/call.ts';
import { credentialRoutes } from './routes/credentials.ts';
import { createThrottle } from './routes/limits.ts';
import { ownRoutes } from './routes/me.ts';
import { noticeRoutes } from './routes/notices.ts';
import { playerRoutes } from './routes/players.ts';
import { registerEndpoints } from './routes/register.ts';
import { serverRoutes } from './routes/server.ts';
import { tableRoutes } from './routes/tables.ts';

export interface AppDependencies extends Services {
	readonly config: Pick<Config, 'origins' | 'rateFactor' | 'web'>;
	readonly log: Log;
	readonly clock?: () => number;
}

/** Everything the server answers over HTTP. The caller lets it listen, and closes it. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
	const { config, log, identity, metrics, clock = Date.now } = dependencies;
	const app = fastify({
		loggerInstance: log,
		logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
		trustProxy: (address) => identity.proxies.isTrusted(address),
		bodyLimit: LIMITS.body,
		genReqId: newId,
		requestIdHeader: false,
		frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(BARE_HEADERS)),
		clientErrorHandler: refuseUnreadable,
	});
	app.setErrorHandler(answerError);
	app.setSerializerCompiler(() => JSON.stringify);
	noteEveryAnswer(app, metrics);
	readBodies(app);
	await addHeaders(app, config);
	demandOwnOrigin(app, identity.origins);
	const throttle = await createThrottle(app, config.rateFactor);
	const handlers = {
		...serverRoutes(dependencies),
		...ownRoutes(dependencies),
		...credentialRoutes(dependencies),
		...playerRoutes(dependencies),
		...noticeRoutes(dependencies),
		...tableRoutes(dependencies),
	};
	const isHttps = config.origins.some((origin) => origin.startsWith('https://'));
	registerEndpoints(app, handlers, { identity, throttle, clock, isHttps });
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
		request.log.info({ method, route, status, ms, address: hashed(request.ip) }, 'answered');
	});
}

/** What is not even HTTP gets a short answer, and no line in the log that a stranger could fill. */
function refuseUnreadable(_: Error, socket: import('node:net').Socket): void {
	if (!socket.writable) return;
	const body = '{"code":"BAD_REQUEST","message":"This is not HTTP."}';
	const headers = [
		'HTTP/1.1 400 Bad Request',
		'Content-Type: application/json; charset=utf-8',
		`Content-Length: ${body.length}`,
		'Connection: close',
	];
	socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
