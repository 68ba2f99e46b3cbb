import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	type BodyOf,
	ENDPOINTS,
	type Endpoint,
	type EndpointName,
	misfitOf,
	Problem,
	type ReplyOf,
} from '@shutterbox/protocol';
import { expect, onTestFinished } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { Rates } from '../../src/edge/rates.ts';
import { createIdentity } from '../../src/identity/identity.ts';
import { createLog } from '../../src/log.ts';
import { createMetrics } from '../../src/metrics.ts';
import { openFolder } from '../../src/storage/index.ts';
import { HubStandIn, NoticesStandIn } from './stand-ins.ts';

export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** A real server on a free port, over a real database; it is gone when the test is over. */
export async function startServer(
	changes: Partial<Config> = {},
	finished: (end: () => Promise<void>) => void = onTestFinished,
) {
	const folder = mkdtempSync(join(tmpdir(), 'shutterbox-http-'));
	const storage = await openFolder(join(folder, 'data'));
	const usual = { origins: [], trustProxy: false, rateFactor: 1000, web: join(folder, 'web') } as const;
	const owners: string[] = [];
	const config = { ...usual, owners, ...changes };
	const lines: string[] = [];
	const log = createLog('trace', { write: (line: string) => lines.push(line) > 0 });
	const hub = new HubStandIn();
	const notices = new NoticesStandIn();
	const identity = createIdentity(storage, config);
	const metrics = createMetrics();
	metrics.watch(hub);
	const time = { now: Date.UTC(2026, 0, 1), isStopping: false };
	const app = await buildApp({
		config,
		log,
		storage,
		hub,
		notices,
		identity,
		metrics,
		owners,
		rates: new Rates(config.rateFactor, () => performance.now()),
		clock: () => time.now,
		isStopping: () => time.isStopping,
	});
	await app.listen({ host: '127.0.0.1', port: 0 });
	lines.length = 0;
	const { port } = app.server.address() as AddressInfo;
	const url = `http://localhost:${port}`;
	finished(async () => {
		await app.close();
		await storage.close();
		rmSync(folder, { recursive: true });
	});
	return {
		url,
		port,
		folder,
		storage,
		hub,
		notices,
		identity,
		metrics,
		owners,
		time,
		lines,
		visitor: () => new Visitor(url),
	};
}

interface Asked<Name extends EndpointName> {
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Readonly<Record<string, string | number>>;
	readonly body?: BodyOf<Name>;
	readonly headers?: Readonly<Record<string, string>>;
}

interface Refusal {
	readonly status: number;
	readonly code: string;
	readonly field?: string;
	readonly facts?: Readonly<Record<string, unknown>>;
	readonly retryAfter?: number;
	readonly message: string;
}

/** Somebody with a browser: keeps the cookie it is given. */
export class Visitor {
	readonly url: string;
	cookie: string | null = null;
	/** Headers sent along with everything. */
	headers: Record<string, string> = {};
	/** What each endpoint has answered: `ok`, or the code of a problem. */
	readonly seen = new Map<string, Set<string>>();

	constructor(url: string) {
		this.url = url;
	}

	async fetch(path: string, init: RequestInit = {}): Promise<Response> {
		const headers = new Headers({ ...this.headers, ...Object.fromEntries(new Headers(init.headers)) });
		if (this.cookie !== null && !headers.has('cookie')) headers.set('cookie', this.cookie);
		const response = await fetch(this.url + path, { ...init, headers });
		for (const line of response.headers.getSetCookie()) {
			const [pair] = line.split(';');
			if (pair.endsWith('=')) this.cookie = null;
			else this.cookie = pair;
		}
		return response;
	}

	/** Asks an endpoint without expecting anything of the answer. */
	async ask<Name extends EndpointName>(
		name: Name,
		{ params, query, body, headers }: Asked<Name> = {},
	): Promise<Response> {
		const { method, path }: Endpoint = ENDPOINTS[name];
		const address = path.replace(/:(\w+)/g, (_, param) => encodeURIComponent(params?.[param] ?? ''));
		const search =
			query === undefined ? '' : `?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, `${v}`]))}`;
		return await this.fetch(address + search, {
			method,
			...(body === undefined ? { headers: { ...headers } } : {}),
			...(body === undefined
				? {}
				: { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
		});
	}

	/** Asks, and expects to be answered as the protocol says. */
	async get<Name extends EndpointName>(name: Name, asked: Asked<Name> = {}): Promise<ReplyOf<Name>> {
		const response = await this.ask(name, asked);
		const text = await response.text();
		const endpoint: Endpoint = ENDPOINTS[name];
		expect([name, response.status, text]).toEqual([name, text === '' ? 204 : 200, expect.any(String)]);
		this.#note(name, 'ok');
		if (endpoint.reply === undefined) return (endpoint.replyText === undefined ? undefined : text) as ReplyOf<Name>;
		const reply = JSON.parse(text);
		expect([name, misfitOf(endpoint.reply, reply)]).toEqual([name, null]);
		return reply;
	}

	/** Asks, and expects to be refused in the one form there is. */
	async refused<Name extends EndpointName>(name: Name, asked: Asked<Name> = {}): Promise<Refusal> {
		const refusal = await refusalIn(await this.ask(name, asked));
		this.#note(name, refusal.code);
		return refusal;
	}

	/** Becomes a guest. */
	async arrive(): Promise<this> {
		await this.get('signIn');
		return this;
	}

	#note(name: string, answer: string): void {
		this.seen.set(name, (this.seen.get(name) ?? new Set()).add(answer));
	}
}

export async function refusalIn(response: Response): Promise<Refusal> {
	const text = await response.text();
	expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
	const problem = JSON.parse(text);
	expect(misfitOf(Problem, problem)).toBeNull();
	expect(response.status).toBeGreaterThanOrEqual(400);
	return { status: response.status, ...problem };
}
