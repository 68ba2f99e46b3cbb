import Type from 'typebox';
import * as Shape from '../shapes.ts';
import { type Endpoint, page } from './endpoint.ts';

const { Strict, Json } = Shape;

/** Who somebody is here, on which devices, and what is kept of them. */
export const ME = {
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
} as const satisfies Record<string, Endpoint>;
