import type { BodyOf, ReplyOf } from '@shutterbox/protocol';

/** Why a request was not done: the server's code, or `UNREACHABLE` where none answered. */
export class ApiProblem extends Error {
	readonly code: string;
	readonly facts: Readonly<Record<string, unknown>>;
	/** Seconds to wait, where the server says so. */
	readonly retryAfter: number | null;

	constructor(code: string, facts: Readonly<Record<string, unknown>> = {}, retryAfter: number | null = null) {
		super(code);
		this.code = code;
		this.facts = facts;
		this.retryAfter = retryAfter;
	}
}

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** The server's HTTP endpoints that the tables need. */
export class Api {
	readonly #fetch: Fetch;

	constructor(fetch: Fetch) {
		this.#fetch = fetch;
	}

	/** Who I am here; makes a guest where nobody is signed in. */
	signIn(): Promise<ReplyOf<'signIn'>> {
		return this.#json('POST', '/api/session');
	}

	rename(name: string): Promise<ReplyOf<'rename'>> {
		return this.#json('PATCH', '/api/me', { name });
	}

	openTable(body: BodyOf<'openTable'>): Promise<ReplyOf<'openTable'>> {
		return this.#json('POST', '/api/tables', body);
	}

	record(table: string): Promise<string> {
		return this.#ask('GET', `/api/tables/${encodeURIComponent(table)}/record`).then((reply) => reply.text());
	}

	async mute(user: string): Promise<void> {
		await this.#ask('PUT', `/api/me/blocks/${encodeURIComponent(user)}`, { kind: 'mute' });
	}

	async unmute(user: string): Promise<void> {
		await this.#ask('DELETE', `/api/me/blocks/${encodeURIComponent(user)}`);
	}

	async #json<T>(method: string, path: string, body?: unknown): Promise<T> {
		const reply = await this.#ask(method, path, body);
		return (await reply.json()) as T;
	}

	async #ask(method: string, path: string, body?: unknown): Promise<Response> {
		const reply = await this.#fetch(path, {
			method,
			...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
		}).catch((): never => {
			throw new ApiProblem('UNREACHABLE');
		});
		if (reply.ok) return reply;
		throw await problemOf(reply);
	}
}

/** A refusal of the server's own; anything else that answers in its place is as good as no answer. */
async function problemOf(reply: Response): Promise<ApiProblem> {
	const said: unknown = await reply.json().catch(() => null);
	if (typeof said !== 'object' || said === null || !('code' in said)) return new ApiProblem('UNREACHABLE');
	const { code, facts, retryAfter } = said as { code: string; facts?: ApiProblem['facts']; retryAfter?: number };
	return new ApiProblem(code, facts ?? {}, retryAfter ?? null);
}
