import type { Refusal } from '@shutterbox/kernel';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@shutterbox/protocol';
import { type EndpointName, PLACES } from '@shutterbox/protocol/places';
import { noteBan } from './ban.ts';

/** Why a question has no answer. */
export type ApiProblem =
	/** This device has no connection. */
	| { readonly kind: 'offline' }
	/** There is a connection, but no Shutterbox answers at this address. */
	| { readonly kind: 'gone' }
	/** The server said no. */
	| Refused;

export interface Refused {
	readonly kind: 'refused';
	/** From the protocol's table of errors, or from the rules of a game. */
	readonly code: string;
	/** What is wrong with the question: `name`, `terms.pace.turn`. */
	readonly field: string | null;
	readonly facts: Refusal['facts'];
	/** Seconds to wait, where the server says so. */
	readonly retryAfter: number | null;
}

export type Answer<T> = { readonly value: T } | { readonly problem: ApiProblem };

export type Reply<Name extends EndpointName> = ReplyOf<Name>;

type Given<Key extends string, T> = [T] extends [undefined] ? unknown : { readonly [K in Key]: T };
type Query<T> = [T] extends [undefined] ? unknown : { readonly query?: T };
type Question<Name extends EndpointName> = Given<'body', BodyOf<Name>> &
	Given<'params', ParamsOf<Name>> &
	Query<QueryOf<Name>>;
/** What has to be said along with the name; nothing where the endpoint asks for nothing. */
type Rest<Name extends EndpointName> =
	Record<never, never> extends Question<Name> ? [question?: Question<Name>] : [question: Question<Name>];

/** What a client needs of a browser. */
export interface Wire {
	fetch(path: string, init: RequestInit): Promise<Response>;
	isOnline(): boolean;
	/** Hears why questions have no answer. */
	onProblem?(problem: ApiProblem): void;
}

export interface Api {
	/** Asks the server one thing: `ask('rename', { body: { name } })`. Never throws; what went wrong is part of the answer. */
	ask<Name extends EndpointName>(name: Name, ...rest: Rest<Name>): Promise<Answer<Reply<Name>>>;
}

export function createApi(wire: Wire): Api {
	return {
		async ask<Name extends EndpointName>(name: Name, ...rest: Rest<Name>): Promise<Answer<Reply<Name>>> {
			const { method, path } = PLACES[name];
			const { body, params, query } = (rest[0] ?? {}) as {
				body?: unknown;
				params?: Readonly<Record<string, string>>;
				query?: Asked;
			};
			const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_TYPE };
			try {
				const response = await wire.fetch(placeOf(path, params ?? {}, query ?? {}), { method, ...sent });
				const answer = await read<Reply<Name>>(response);
				if ('problem' in answer) wire.onProblem?.(answer.problem);
				return answer;
			} catch {
				return { problem: { kind: wire.isOnline() ? 'gone' : 'offline' } };
			}
		},
	};
}

type Asked = Readonly<Record<string, string | number | undefined>>;

const JSON_TYPE = { 'content-type': 'application/json' };

/** This page's way to its server. */
export const { ask } = createApi({
	fetch: (path, init) => fetch(path, init),
	isOnline: () => navigator.onLine,
	onProblem: noteBan,
});

/** Whether nobody is signed in: no mishap where being a stranger is fine. */
export function isStranger(problem: ApiProblem): boolean {
	return problem.kind === 'refused' && problem.code === 'NO_SESSION';
}

function placeOf(path: string, params: Readonly<Record<string, string>>, query: Asked): string {
	const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]));
	const asked = Object.entries(query).filter(([, value]) => value !== undefined);
	return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked.map(([k, v]) => [k, String(v)]))}`;
}

/** Only JSON is an answer of ours: a page or a proxy's apology in its place means that the server is gone. */
async function read<T>(response: Response): Promise<Answer<T>> {
	if (response.status === 204) return { value: undefined as T };
	const type = response.headers.get('content-type')?.split(';')[0];
	if (type === 'application/jsonl' && response.ok) return { value: (await response.text()) as T };
	if (type !== 'application/json') return { problem: { kind: 'gone' } };
	const said: unknown = await response.json();
	if (response.ok) return { value: said as T };
	return { problem: refusalOf(said) ?? { kind: 'gone' } };
}

function refusalOf(said: unknown): Refused | null {
	if (typeof said !== 'object' || said === null || !('code' in said) || typeof said.code !== 'string') return null;
	const { code, field, facts, retryAfter } = said as Partial<Refused> & { code: string };
	return { kind: 'refused', code, field: field ?? null, facts: facts ?? {}, retryAfter: retryAfter ?? null };
}
