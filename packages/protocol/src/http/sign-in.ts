import Type from 'typebox';
import * as Shape from '../shapes.ts';
import type { Endpoint } from './endpoint.ts';

const { Strict, Nullable, Json } = Shape;

/** What a browser's WebAuthn functions take and give; checked by the passkey library. */
const WebAuthn = Type.Record(Type.String(), Json, { description: 'as the WebAuthn functions of browsers have it' });
const challenge = { description: 'the name of the challenge: send it back with the answer' };

/** Passkeys, and codes that sign in one more device. */
export const SIGN_IN = {
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
} as const satisfies Record<string, Endpoint>;
