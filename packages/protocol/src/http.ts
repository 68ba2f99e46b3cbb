import Type from 'typebox';
import type { ErrorCode } from './errors.ts';
import * as Shape from './shapes.ts';

const { Strict, Nullable, Json } = Shape;

export interface Endpoint {
	readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	readonly path: string;
	readonly about: string;
	/** Whether a session is needed. */
	readonly needs: 'nothing' | 'session';
	readonly params?: Type.TObject;
	readonly query?: Type.TObject;
	readonly body?: Type.TObject;
	/** Absent where the answer is not JSON or has no content. */
	readonly reply?: Type.TSchema;
	readonly replyText?: string;
	readonly errors?: readonly ErrorCode[];
}

const byTable = Type.Object({ table: Shape.TableId }, Strict);
const byUser = Type.Object({ user: Shape.UserId }, Strict);
const page = Type.Object(
	{
		before: Type.Optional(Type.Integer({ minimum: 0, description: 'only what is older than this moment' })),
		limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '50 unless given' })),
	},
	Strict,
);
/** What a browser's WebAuthn functions take and give; checked by the passkey library. */
const WebAuthn = Type.Record(Type.String(), Json, { description: 'as the WebAuthn functions of browsers have it' });
const challenge = { description: 'the name of the challenge: send it back with the answer' };

const OptionSpec = Type.Object({
	title: Type.String(),
	help: Type.String(),
	default: Json,
	schema: Type.Unknown({ description: 'which values are right' }),
	seats: Type.Array(Type.Integer({ description: 'numbers of seats it has a meaning for' })),
});

export const ENDPOINTS = {
	healthz: {
		method: 'GET',
		path: '/healthz',
		about: 'The process lives.',
		needs: 'nothing',
		reply: Type.Object({ status: Type.String() }),
	},
	readyz: {
		method: 'GET',
		path: '/readyz',
		about: 'The server can take requests: its storage answers and it is not stopping.',
		needs: 'nothing',
		reply: Type.Object({ status: Type.String() }),
		errors: ['STOPPING'],
	},
	metrics: {
		method: 'GET',
		path: '/metrics',
		about: 'Figures for Prometheus.',
		needs: 'nothing',
		replyText: 'text in the exposition format',
	},
	games: {
		method: 'GET',
		path: '/api/games',
		about: 'The games, their numbers of seats, their options and their bots.',
		needs: 'nothing',
		reply: Type.Array(
			Type.Object({
				id: Shape.GameId,
				title: Type.String(),
				seats: Type.Array(Type.Integer(), { description: 'numbers of players, ascending' }),
				minutes: Type.Integer({ description: 'of a usual match' }),
				rulesVersion: Type.Integer({ description: 'goes up when a recorded match would run differently' }),
				endReasons: Type.Array(Type.String(), { description: 'how a match can end' }),
				tags: Type.Array(Type.String()),
				credits: Type.String(),
				isRealTime: Type.Boolean({ description: 'time decides; the game has its own clock' }),
				bots: Type.Array(Type.String(), { description: 'the weakest first' }),
				options: Type.Record(Type.String(), OptionSpec),
			}),
		),
	},
	signIn: {
		method: 'POST',
		path: '/api/session',
		about: 'Who I am here; a guest is made where nobody is signed in, and a cookie is set.',
		needs: 'nothing',
		reply: Shape.Me,
	},
	signOut: { method: 'DELETE', path: '/api/session', about: 'End this session.', needs: 'session' },
	sessions: {
		method: 'GET',
		path: '/api/me/sessions',
		about: 'The devices that are signed in.',
		needs: 'session',
		reply: Type.Array(
			Type.Object({
				id: Type.String(),
				device: Type.String({ description: 'e.g. `Firefox on Linux`' }),
				created: Shape.Time,
				seen: Shape.Time,
				isThis: Type.Boolean({ description: 'the one that asks' }),
			}),
		),
	},
	endSession: {
		method: 'DELETE',
		path: '/api/me/sessions/:session',
		about: 'Sign another device out.',
		needs: 'session',
		params: Type.Object({ session: Type.String({ maxLength: 80 }) }, Strict),
		errors: ['NOT_FOUND'],
	},
	me: { method: 'GET', path: '/api/me', about: 'Who I am.', needs: 'session', reply: Shape.Me },
	rename: {
		method: 'PATCH',
		path: '/api/me',
		about: 'Change my name.',
		needs: 'session',
		body: Type.Object({ name: Shape.Name }, Strict),
		reply: Shape.Me,
	},
	exportMe: {
		method: 'GET',
		path: '/api/me/export',
		about: 'Everything kept about me, as JSON.',
		needs: 'session',
		reply: Json,
	},
	deleteMe: {
		method: 'DELETE',
		path: '/api/me',
		about: 'Delete me. Matches keep an anonymous seat.',
		needs: 'session',
	},
	myMatches: {
		method: 'GET',
		path: '/api/me/matches',
		about: 'My tables, those that wait for me first.',
		needs: 'session',
		query: page,
		reply: Type.Array(Shape.MatchSummary),
	},
	passkeyOptions: {
		method: 'POST',
		path: '/api/me/passkeys/options',
		about: 'Begin to make a passkey.',
		needs: 'session',
		reply: Type.Object({ challenge: Type.String(challenge), options: WebAuthn }),
	},
	addPasskey: {
		method: 'POST',
		path: '/api/me/passkeys',
		about: 'Finish a passkey: the guest becomes a lasting account.',
		needs: 'session',
		body: Type.Object(
			{
				challenge: Type.String({ maxLength: 64, ...challenge }),
				label: Type.Optional(Shape.Name),
				response: WebAuthn,
			},
			Strict,
		),
		reply: Shape.Me,
		errors: ['BAD_PASSKEY'],
	},
	passkeys: {
		method: 'GET',
		path: '/api/me/passkeys',
		about: 'My passkeys.',
		needs: 'session',
		reply: Type.Array(
			Type.Object({ id: Type.String(), label: Type.String(), created: Shape.Time, used: Nullable(Shape.Time) }),
		),
	},
	removePasskey: {
		method: 'DELETE',
		path: '/api/me/passkeys/:passkey',
		about: 'Remove a passkey.',
		needs: 'session',
		params: Type.Object({ passkey: Type.String({ maxLength: 1024 }) }, Strict),
		errors: ['NOT_FOUND'],
	},
	loginOptions: {
		method: 'POST',
		path: '/api/login/options',
		about: 'Begin to sign in with a passkey.',
		needs: 'nothing',
		reply: Type.Object({ challenge: Type.String(challenge), options: WebAuthn }),
	},
	login: {
		method: 'POST',
		path: '/api/login',
		about: 'Sign in with a passkey.',
		needs: 'nothing',
		body: Type.Object({ challenge: Type.String({ maxLength: 64, ...challenge }), response: WebAuthn }, Strict),
		reply: Shape.Me,
		errors: ['BAD_PASSKEY'],
	},
	makeLink: {
		method: 'POST',
		path: '/api/me/link',
		about: 'A code that signs in one more device, once, for five minutes.',
		needs: 'session',
		reply: Type.Object({ code: Shape.Token, expires: Shape.Time }),
	},
	useLink: {
		method: 'POST',
		path: '/api/link',
		about: 'Sign this device in with such a code.',
		needs: 'nothing',
		body: Type.Object({ code: Shape.Token }, Strict),
		reply: Shape.Me,
		errors: ['BAD_CODE'],
	},
	blocks: {
		method: 'GET',
		path: '/api/me/blocks',
		about: 'Whom I block or mute.',
		needs: 'session',
		reply: Type.Array(
			Type.Object({
				user: Shape.UserId,
				name: Type.String(),
				kind: Type.Enum(['block', 'mute']),
			}),
		),
	},
	block: {
		method: 'PUT',
		path: '/api/me/blocks/:user',
		about: 'Mute somebody (their words do not reach me) or block them (nor can they sit at my tables).',
		needs: 'session',
		params: byUser,
		body: Type.Object({ kind: Type.Enum(['block', 'mute']) }, Strict),
		errors: ['NOT_FOUND'],
	},
	unblock: {
		method: 'DELETE',
		path: '/api/me/blocks/:user',
		about: 'Neither any more.',
		needs: 'session',
		params: byUser,
	},
	pushKey: {
		method: 'GET',
		path: '/api/push/key',
		about: "The server's public key for web push.",
		needs: 'nothing',
		reply: Type.Object({ key: Type.String() }),
	},
	subscribePush: {
		method: 'PUT',
		path: '/api/me/push',
		about: 'Be told on this device when a match waits for me.',
		needs: 'session',
		body: Type.Object(
			{
				endpoint: Type.String({ maxLength: 2048, pattern: '^https://' }),
				keys: Type.Object({ p256dh: Type.String({ maxLength: 256 }), auth: Type.String({ maxLength: 128 }) }, Strict),
			},
			Strict,
		),
	},
	unsubscribePush: {
		method: 'DELETE',
		path: '/api/me/push',
		about: 'No longer on this device.',
		needs: 'session',
		body: Type.Object({ endpoint: Type.String({ maxLength: 2048 }) }, Strict),
	},
	webhook: {
		method: 'GET',
		path: '/api/me/webhook',
		about: 'Where notices are posted.',
		needs: 'session',
		reply: Type.Object({
			isOffered: Type.Boolean({ description: 'whether this server sends any' }),
			url: Nullable(Type.String()),
			secret: Nullable(Type.String()),
		}),
	},
	setWebhook: {
		method: 'PUT',
		path: '/api/me/webhook',
		about: 'Post notices to an https address, signed with a secret that is given once.',
		needs: 'session',
		body: Type.Object({ url: Type.String({ maxLength: 1024 }) }, Strict),
		reply: Type.Object({ url: Type.String(), secret: Type.String() }),
		errors: ['BAD_WEBHOOK', 'WEBHOOKS_OFF'],
	},
	removeWebhook: { method: 'DELETE', path: '/api/me/webhook', about: 'Post no notices.', needs: 'session' },
	player: {
		method: 'GET',
		path: '/api/players/:user',
		about: 'What everybody may know of a player.',
		needs: 'nothing',
		params: byUser,
		reply: Type.Object({ id: Shape.UserId, name: Type.String(), ratings: Type.Array(Shape.Rating) }),
		errors: ['NOT_FOUND'],
	},
	playerMatches: {
		method: 'GET',
		path: '/api/me/results',
		about: 'My finished matches, newest first.',
		needs: 'session',
		query: page,
		reply: Type.Array(
			Type.Object({
				table: Shape.TableId,
				game: Shape.GameId,
				finished: Shape.Time,
				seat: Shape.SeatNumber,
				seats: Type.Integer({ description: 'how many played' }),
				place: Type.Integer({ description: '1 for the winners' }),
				score: Type.Number(),
				isRated: Type.Boolean(),
				hasBots: Type.Boolean(),
				mu: Nullable(Type.Number({ description: 'the rating it led to' })),
				sigma: Nullable(Type.Number()),
			}),
		),
	},
	leaderboard: {
		method: 'GET',
		path: '/api/leaderboards/:game',
		about: 'The best rated players of a game, by mu − 3 sigma.',
		needs: 'nothing',
		params: Type.Object({ game: Shape.GameId }, Strict),
		reply: Type.Array(
			Type.Object({
				id: Shape.UserId,
				name: Type.String(),
				mu: Type.Number(),
				sigma: Type.Number(),
				matches: Type.Integer(),
			}),
		),
		errors: ['NOT_FOUND'],
	},
	lobby: {
		method: 'GET',
		path: '/api/tables',
		about: 'The public tables.',
		needs: 'nothing',
		reply: Type.Array(Shape.LobbyTable),
	},
	openTable: {
		method: 'POST',
		path: '/api/tables',
		about: 'Open a table and sit down at it. The id of a table is its link: who knows it may join.',
		needs: 'session',
		body: Type.Object(
			{
				game: Shape.GameId,
				seats: Type.Integer({ minimum: 1, maximum: 30 }),
				isPublic: Type.Boolean({ description: 'whether it is in the list of public tables' }),
				terms: Shape.ChangedTerms,
				bots: Type.Optional(
					Type.Array(Type.String({ maxLength: 40 }), { maxItems: 30, description: 'bots for the next seats' }),
				),
				start: Type.Optional(Type.Boolean({ description: 'begin at once; all seats must be taken' })),
			},
			Strict,
		),
		reply: Type.Object({ id: Shape.TableId }),
		errors: ['BAD_OPTION', 'BAD_BOT', 'SEATS_EMPTY', 'TOO_MANY_TABLES', 'NOT_FOUND'],
	},
	table: {
		method: 'GET',
		path: '/api/tables/:table',
		about: 'A table as I may see it.',
		needs: 'session',
		params: byTable,
		reply: Shape.TableView,
		errors: ['NOT_FOUND'],
	},
	record: {
		method: 'GET',
		path: '/api/tables/:table/record',
		about: 'The record of a finished match, as JSON Lines.',
		needs: 'nothing',
		params: byTable,
		replyText: 'a record (`docs/fairness.md`)',
		errors: ['NOT_FOUND', 'WRONG_STAGE'],
	},
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
type Part<E, Key extends string> = E extends { readonly [K in Key]: infer S extends Type.TSchema }
	? Type.Static<S>
	: undefined;
export type BodyOf<Name extends EndpointName> = Part<(typeof ENDPOINTS)[Name], 'body'>;
export type ReplyOf<Name extends EndpointName> = Part<(typeof ENDPOINTS)[Name], 'reply'>;
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
