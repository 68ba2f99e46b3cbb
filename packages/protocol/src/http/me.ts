import Type from 'typebox';
import * as Shape from '../shapes.ts';
import { type Exchange, page } from './endpoint.ts';

const { Strict, Json } = Shape;

/** Who somebody is here, on which devices, and what is kept of them. */
export const ME = {
	signIn: {
		about: 'Who I am here; a guest is made where nobody is signed in, and a cookie is set.',
		needs: 'nothing',
		query: Type.Object({ language: Type.Optional(Shape.Language) }, Strict),
		reply: Shape.Me,
	},
	signOut: { about: 'End this session.', needs: 'session' },
	sessions: {
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
		about: 'Sign another device out.',
		needs: 'session',
		params: Type.Object({ session: Type.String({ maxLength: 80 }) }, Strict),
		errors: ['NOT_FOUND'],
	},
	me: { about: 'Who I am.', needs: 'session', reply: Shape.Me },
	rename: {
		about: 'Change my name.',
		needs: 'session',
		body: Type.Object({ name: Shape.Name }, Strict),
		reply: Shape.Me,
	},
	exportMe: {
		about: 'Everything kept about me, as JSON.',
		needs: 'session',
		reply: Json,
	},
	deleteMe: {
		about: 'Delete me. Matches keep an anonymous seat.',
		needs: 'session',
	},
	myMatches: {
		about: 'My tables, those that wait for me first.',
		needs: 'session',
		query: page,
		reply: Type.Array(Shape.MatchSummary),
	},
} as const satisfies Record<string, Exchange>;
