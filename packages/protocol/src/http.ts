import Type from 'typebox';
import { BLOCKS } from './http/blocks.ts';
import { CONDUCT } from './http/conduct.ts';
import type { Exchange } from './http/endpoint.ts';
import { ME } from './http/me.ts';
import { NOTICES } from './http/notices.ts';
import { PLAYERS } from './http/players.ts';
import { SERVICE } from './http/service.ts';
import { SIGN_IN } from './http/sign-in.ts';
import { TABLES } from './http/tables.ts';
import { type EndpointName, PLACES, type Place } from './places.ts';
import { Json } from './shapes.ts';

const EXCHANGES = {
	...SERVICE,
	...ME,
	...SIGN_IN,
	...BLOCKS,
	...CONDUCT,
	...NOTICES,
	...PLAYERS,
	...TABLES,
} satisfies Record<EndpointName, Exchange>;

export type Endpoint = Place & Exchange;

/** Every request over HTTP, in the order of docs/protocol.md. */
export const ENDPOINTS = Object.fromEntries(
	Object.entries(PLACES).map(([name, place]) => [name, { ...place, ...EXCHANGES[name as EndpointName] }]),
) as { readonly [Name in EndpointName]: Place & (typeof EXCHANGES)[Name] };

type Part<E, Key extends string> = E extends { readonly [K in Key]: infer S extends Type.TSchema }
	? Type.Static<S>
	: undefined;
export type BodyOf<Name extends EndpointName> = Part<(typeof ENDPOINTS)[Name], 'body'>;
/** Text where the endpoint says so; nothing where it has no reply. */
export type ReplyOf<Name extends EndpointName> = (typeof ENDPOINTS)[Name] extends { readonly replyText: string }
	? string
	: Part<(typeof ENDPOINTS)[Name], 'reply'>;
export type ParamsOf<Name extends EndpointName> = Part<(typeof ENDPOINTS)[Name], 'params'>;
export type QueryOf<Name extends EndpointName> = Part<(typeof ENDPOINTS)[Name], 'query'>;

/** What every refused HTTP request answers. */
export const Problem = Type.Object({
	code: Type.String({ description: 'from the table of errors, or from the rules of a game' }),
	message: Type.String({ description: 'what the code means, in English' }),
	field: Type.Optional(Type.String({ description: 'what is wrong with the request, e.g. `terms.pace.turn`' })),
	rule: Type.Optional(Type.String({ description: 'the number of the rule of the game' })),
	facts: Type.Optional(Type.Record(Type.String(), Json, { description: 'what explains it' })),
	retryAfter: Type.Optional(Type.Number({ description: 'seconds' })),
});
