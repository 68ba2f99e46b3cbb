import helmet from '@fastify/helmet';
import { ENDPOINTS } from '@shutterbox/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Origins } from './identity/origins.ts';
import { Refused } from './problems.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Powers of a browser that no page of ours needs. */
const NO_POWERS = [
	'accelerometer',
	'camera',
	'display-capture',
	'geolocation',
	'gyroscope',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'serial',
	'usb',
]
	.map((power) => `${power}=()`)
	.join(', ');

/** What every answer tells a browser: nothing from elsewhere, in nobody's frame, and no address of ours to anybody. */
export async function addHeaders(app: FastifyInstance, { origins }: Pick<Config, 'origins'>): Promise<void> {
	await app.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: NONE,
				scriptSrc: SELF,
				styleSrc: SELF,
				imgSrc: [...SELF, 'data:', 'blob:'],
				fontSrc: SELF,
				connectSrc: SELF,
				manifestSrc: SELF,
				workerSrc: SELF,
				baseUri: NONE,
				formAction: SELF,
				frameAncestors: NONE,
			},
		},
		// The address of a table is an invitation to it.
		referrerPolicy: { policy: 'no-referrer' },
		crossOriginOpenerPolicy: { policy: 'same-origin' },
		crossOriginResourcePolicy: { policy: 'same-origin' },
		frameguard: { action: 'deny' },
		hsts: false,
	});
	const isHttps = origins.some((origin) => origin.startsWith('https://'));
	app.addHook('onRequest', async (request, reply) => {
		reply.header('permissions-policy', NO_POWERS);
		if (isHttps || request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
		if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
	});
}

/** For the few answers that are given before a request has found its way. */
export const BARE_HEADERS = {
	'content-security-policy': "default-src 'none';frame-ancestors 'none'",
	'referrer-policy': 'no-referrer',
	'x-content-type-options': 'nosniff',
	'cross-origin-resource-policy': 'same-origin',
} as const;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Whoever looks after the server asks by whatever way leads to it, and learns nothing but that it lives. */
const ANY_NAME: ReadonlySet<string | undefined> = new Set([ENDPOINTS.healthz.path, ENDPOINTS.readyz.path]);

/**
 * Nothing is told under a name that is not this server's, and whatever changes something must be asked by a page of this
 * server, or by no page.
 */
export function demandOwnOrigin(app: FastifyInstance, origins: Origins): void {
	app.addHook('onRequest', async ({ method, host, headers, routeOptions }) => {
		const isSafe = SAFE_METHODS.has(method);
		if (isSafe && !ANY_NAME.has(routeOptions.url) && origins.isForeign(host)) throw new Refused('FORBIDDEN_ORIGIN');
		if (isSafe) return;
		const site = headers['sec-fetch-site'];
		const sender = { host, origin: headers.origin, site: typeof site === 'string' ? site : undefined };
		if (!origins.isOwn(sender)) throw new Refused('FORBIDDEN_ORIGIN');
	});
}
