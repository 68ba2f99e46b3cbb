import Type from 'typebox';
import * as Shape from '../shapes.ts';
import type { Exchange } from './endpoint.ts';

const { Strict, Nullable, Json } = Shape;

/** What a browser's WebAuthn functions take and give; checked by the passkey library. */
const WebAuthn = Type.Record(Type.String(), Json, { description: 'as the WebAuthn functions of browsers have it' });
const challenge = { description: 'the name of the challenge: send it back with the answer' };

/** Passkeys, and codes that sign in one more device. */
export const SIGN_IN = {
	passkeyOptions: {
		about: 'Begin to make a passkey.',
		needs: 'session',
		reply: Type.Object({ challenge: Type.String(challenge), options: WebAuthn }),
	},
	addPasskey: {
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
		about: 'My passkeys.',
		needs: 'session',
		reply: Type.Array(
			Type.Object({ id: Type.String(), label: Type.String(), created: Shape.Time, used: Nullable(Shape.Time) }),
		),
	},
	removePasskey: {
		about: 'Remove a passkey.',
		needs: 'session',
		params: Type.Object({ passkey: Type.String({ maxLength: 1024 }) }, Strict),
		errors: ['NOT_FOUND'],
	},
	loginOptions: {
		about: 'Begin to sign in with a passkey.',
		needs: 'nothing',
		reply: Type.Object({ challenge: Type.String(challenge), options: WebAuthn }),
	},
	login: {
		about: 'Sign in with a passkey.',
		needs: 'nothing',
		body: Type.Object({ challenge: Type.String({ maxLength: 64, ...challenge }), response: WebAuthn }, Strict),
		reply: Shape.Me,
		errors: ['BAD_PASSKEY'],
	},
	makeLink: {
		about: 'A code that signs in one more device, once, for five minutes.',
		needs: 'session',
		reply: Type.Object({ code: Shape.Token, expires: Shape.Time }),
	},
	useLink: {
		about: 'Sign this device in with such a code.',
		needs: 'nothing',
		body: Type.Object({ code: Shape.Token }, Strict),
		reply: Shape.Me,
		errors: ['BAD_CODE'],
	},
} as const satisfies Record<string, Exchange>;
