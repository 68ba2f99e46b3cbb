import type { BodyOf, ENDPOINTS, EndpointName, ParamsOf, QueryOf, RateName, ReplyOf } from '@shutterbox/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TableHub } from '../hub/api.ts';
import type { Identity } from '../identity/identity.ts';
import type { Place } from '../identity/origins.ts';
import type { Identified } from '../identity/sessions.ts';
import type { Metrics } from '../metrics.ts';
import type { Notices } from '../notices/api.ts';
import type { Storage } from '../storage/index.ts';

/** What the routes are made over. */
export interface Services {
	readonly storage: Storage;
	readonly hub: TableHub;
	readonly notices: Notices;
	readonly identity: Identity;
	readonly metrics: Metrics;
	/** The accounts that keep order here. */
	readonly owners: readonly string[];
	/** Whether the server is starting or stopping. */
	isStopping(): boolean;
	/** Whether it reaches the other nodes; only where it is one of several. */
	isBusUp?(): boolean;
}

/** One request that has passed the door. */
export interface Call<Name extends EndpointName> {
	readonly params: ParamsOf<Name>;
	readonly query: QueryOf<Name>;
	readonly body: BodyOf<Name>;
	/** Who asks; only where the endpoint needs a session. */
	readonly who: (typeof ENDPOINTS)[Name]['needs'] extends 'session' | 'owner' ? Identified : null;
	readonly now: number;
	readonly request: FastifyRequest;
	readonly reply: FastifyReply;
	/** Who asks, where the endpoint does not mind. */
	identify(): Promise<Identified | null>;
	/** Where the server is reached. */
	place(): Place;
	/** Hands the device its token, or makes it forget. */
	setCookie(token: string | null): void;
	/** The device, in a few words. */
	device(): string;
	/** Counts one more, against a person where one is named. */
	throttle(name: RateName, person?: string): void;
}

type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<ReplyOf<Name>>;
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };
