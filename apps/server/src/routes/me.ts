import type { ReplyOf } from '@shutterbox/protocol';
import { personsName } from '../identity/names.ts';
import { sessionIdOf } from '../identity/tokens.ts';
import { Refused, unlessBanned } from '../problems.ts';
import type { Storage, User } from '../storage/index.ts';
import type { Handlers, Services } from './call.ts';
import { ratingsOf } from './players.ts';

type Names = 'signIn' | 'signOut' | 'sessions' | 'endSession' | 'me' | 'rename' | 'exportMe' | 'deleteMe';

export function ownRoutes({ storage, hub, identity }: Services): Pick<Handlers, Names> {
	const { sessions } = identity;
	return {
		async signIn({ identify, throttle, setCookie, device, request, query, now }) {
			const known = await identify();
			if (known !== null) {
				unlessBanned(hub.banOf(known.user.id));
				// The same token again, so that its life in the browser begins anew.
				const token = identity.tokenOf(request.headers.cookie);
				if (token !== null) setCookie(token);
				return await describeUser(storage, known.user);
			}
			throttle('guests');
			const begun = await sessions.beginAsGuest(device(), now, query.language);
			setCookie(begun.token);
			return await describeUser(storage, begun.user);
		},

		async signOut({ who, setCookie }) {
			await sessions.end(who.session);
			setCookie(null);
		},

		async sessions({ who }) {
			const all = await sessions.of(who.user.id);
			return all.map(({ tokenHash, device, created, seen }) => {
				const isThis = tokenHash === who.session.tokenHash;
				return { id: sessionIdOf(tokenHash), device, created, seen, isThis };
			});
		},

		async endSession({ who, params, setCookie }) {
			if (!(await sessions.endById(who.user.id, params.session))) throw new Refused('NOT_FOUND');
			if (sessionIdOf(who.session.tokenHash) === params.session) setCookie(null);
		},

		me: async ({ who }) => await describeUser(storage, who.user),

		async rename({ who, body }) {
			const name = personsName(body.name);
			if (name === null) throw new Refused('BAD_REQUEST', { field: 'name' });
			await storage.updateUser(who.user.id, { name });
			await hub.rename({ id: who.user.id, name });
			return await describeUser(storage, { ...who.user, name });
		},

		async exportMe({ who, reply }) {
			reply.header('content-disposition', 'attachment; filename="shutterbox-my-data.json"');
			return await storage.exportUser(who.user.id);
		},

		async deleteMe({ who, setCookie }) {
			await hub.forget(who.user.id);
			await sessions.deleteUser(who.user.id);
			setCookie(null);
		},
	};
}

export async function describeUser(storage: Storage, user: User): Promise<ReplyOf<'me'>> {
	const { id, name, created, isLasting } = user;
	return { id, name, created, isLasting, ratings: await ratingsOf(storage, id) };
}
