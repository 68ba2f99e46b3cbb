import Type from 'typebox';
import * as Shape from '../shapes.ts';
import type { Exchange } from './endpoint.ts';

const { Strict, Nullable } = Shape;

/** Where somebody is told that a match waits for them. */
export const NOTICES = {
	pushKey: {
		about: "The server's public key for web push.",
		needs: 'nothing',
		reply: Type.Object({ key: Type.String() }),
	},
	subscribePush: {
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
		about: 'No longer on this device.',
		needs: 'session',
		body: Type.Object({ endpoint: Type.String({ maxLength: 2048 }) }, Strict),
	},
	webhook: {
		about: 'Where notices are posted.',
		needs: 'session',
		reply: Type.Object({
			isOffered: Type.Boolean({ description: 'whether this server sends any' }),
			url: Nullable(Type.String()),
			secret: Nullable(Type.String()),
		}),
	},
	setWebhook: {
		about: 'Post notices to an https address, signed with a secret that is given once.',
		needs: 'session',
		body: Type.Object({ url: Type.String({ maxLength: 1024 }) }, Strict),
		reply: Type.Object({ url: Type.String(), secret: Type.String() }),
		errors: ['BAD_WEBHOOK', 'WEBHOOKS_OFF'],
	},
	removeWebhook: { about: 'Post no notices.', needs: 'session' },
} as const satisfies Record<string, Exchange>;
