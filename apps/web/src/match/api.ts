import type { BodyOf, ReplyOf } from '@shutterbox/protocol';
import { type Answer, type Api as Asking, createApi } from '../server/api.ts';

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

/** What the tables ask of the server by HTTP; where it says no, `ApiProblem` is thrown. */
export class Api {
	readonly #fetch: Fetch;
	readonly #ask: Asking['ask'];

	constructor(fetch: Fetch) {
		this.#fetch = fetch;
		this.#ask = createApi({ fetch, isOnline: () => true }).ask;
	}

	/** Who I am here; makes a guest where nobody is signed in. */
	async signIn(): Promise<ReplyOf<'signIn'>> {
		return granted(await this.#ask('signIn'));
	}

	/** `BAD_NAME` is this page's own code: the server only says which field is wrong. */
	async rename(name: string): Promise<ReplyOf<'rename'>> {
		const answer = await this.#ask('rename', { body: { name } });
		if ('problem' in answer && answer.problem.kind === 'refused' && answer.problem.field === 'name')
			throw new ApiProblem('BAD_NAME');
		return granted(answer);
	}

	async openTable(body: BodyOf<'openTable'>): Promise<ReplyOf<'openTable'>> {
		return granted(await this.#ask('openTable', { body }));
	}

	async mute(user: string): Promise<void> {
		granted(await this.#ask('block', { params: { user }, body: { kind: 'mute' } }));
	}

	async unmute(user: string): Promise<void> {
		granted(await this.#ask('unblock', { params: { user } }));
	}

	/** The one answer that is no JSON. */
	async record(table: string): Promise<string> {
		const reply = await this.#fetch(`/api/tables/${encodeURIComponent(table)}/record`).catch((): never => {
			throw new ApiProblem('UNREACHABLE');
		});
		if (reply.ok) return await reply.text();
		throw new ApiProblem(reply.status === 409 ? 'WRONG_STAGE' : 'NOT_FOUND');
	}
}

function granted<T>(answer: Answer<T>): T {
	if ('value' in answer) return answer.value;
	const { problem } = answer;
	if (problem.kind !== 'refused') throw new ApiProblem('UNREACHABLE');
	throw new ApiProblem(problem.code, problem.facts, problem.retryAfter);
}
