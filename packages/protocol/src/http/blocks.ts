import Type from 'typebox';
import * as Shape from '../shapes.ts';
import { byUser, type Exchange } from './endpoint.ts';

const { Strict } = Shape;

/** Whom somebody does not want to hear, or to meet. */
export const BLOCKS = {
	blocks: {
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
		about: 'Mute somebody (their words do not reach me) or block them (nor can they sit at my tables).',
		needs: 'session',
		params: byUser,
		body: Type.Object({ kind: Type.Enum(['block', 'mute']) }, Strict),
		errors: ['NOT_FOUND'],
	},
	unblock: {
		about: 'Neither any more.',
		needs: 'session',
		params: byUser,
	},
} as const satisfies Record<string, Exchange>;
