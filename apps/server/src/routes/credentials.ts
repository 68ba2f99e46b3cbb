import { cleanName } from '../identity/names.ts';
import type { Identified } from '../identity/sessions.ts';
import { Refused, unlessBanned } from '../problems.ts';
import type { User } from '../storage/index.ts';
import type { Call, Handlers, Services } from './call.ts';
import { describeUser } from './me.ts';

type Names =
	| 'passkeyOptions'
	| 'addPasskey'
	| 'passkeys'
	| 'removePasskey'
	| 'loginOptions'
	| 'login'
	| 'makeLink'
	| 'useLink';

export function credentialRoutes({ storage, identity, hub, owners }: Services): Pick<Handlers, Names> {
	const { passkeys, sessions } = identity;

	/** The device is this user's from now on; what it was signed in as before ends. */
	async function admit(user: User, call: Call<'login'> | Call<'useLink'>, isByPasskey: boolean) {
		unlessBanned(hub.banOf(user.id));
		const before = await call.identify();
		const begun = await sessions.begin(user, call.device(), call.now, { before, isByPasskey });
		call.setCookie(begun.token);
		return await describeUser(storage, begun.user);
	}

	/** A device that was let in by a code makes no passkeys of an owner: it would be one then. */
	async function unlessBorrowed({ user, session }: Identified) {
		if (!owners.includes(user.id) || session.isByPasskey) return;
		if ((await passkeys.of(user.id)).length > 0) throw new Refused('NOT_ALLOWED');
	}

	return {
		passkeyOptions: async ({ who, place, now }) => await passkeys.beginRegistration(who.user, place(), now),

		async addPasskey({ who, body, place, device, now }) {
			await unlessBorrowed(who);
			const label = cleanName(body.label ?? device());
			if (label === null) throw new Refused('BAD_REQUEST', { field: 'label' });
			const isAccepted = await passkeys.finishRegistration(who.user, body, label, place(), now);
			if (!isAccepted) throw new Refused('BAD_PASSKEY');
			return await describeUser(storage, { ...who.user, isLasting: true });
		},

		async passkeys({ who }) {
			const all = await passkeys.of(who.user.id);
			return all.map(({ credentialId, label, created, used }) => ({ id: credentialId, label, created, used }));
		},

		async removePasskey({ who, params }) {
			await unlessBorrowed(who);
			if (!(await passkeys.remove(who.user.id, params.passkey))) throw new Refused('NOT_FOUND');
		},

		loginOptions: async ({ place, now }) => await passkeys.beginLogin(place(), now),

		async login(call) {
			const user = await passkeys.finishLogin(call.body, call.place(), call.now);
			if (user === null) throw new Refused('BAD_PASSKEY');
			return await admit(user, call, true);
		},

		makeLink: async ({ who, now }) => await sessions.makeCode(who.user.id, now),

		async useLink(call) {
			const user = await sessions.useCode(call.body.code, call.now);
			if (user === null) throw new Refused('BAD_CODE');
			return await admit(user, call, false);
		},
	};
}
