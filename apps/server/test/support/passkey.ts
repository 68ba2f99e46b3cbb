import { Authenticator } from '../identity/authenticator.ts';
import { arrive, call, type Person } from './player.ts';

interface Ceremony {
	readonly challenge: string;
	readonly options: Record<string, unknown>;
}

/** Makes a passkey for somebody, a new guest unless told. */
export async function withPasskey(url: string, person?: Person): Promise<{ person: Person; key: Authenticator }> {
	const owner = person ?? (await arrive(url));
	const key = new Authenticator(url);
	const { challenge, options } = (await call(url, owner, 'POST', '/api/me/passkeys/options')).body as Ceremony;
	const made = await call(url, owner, 'POST', '/api/me/passkeys', { challenge, response: key.create(options) });
	if (made.status !== 200) throw new Error(`no passkey: ${JSON.stringify(made)}`);
	return { person: owner, key };
}

/** A device that signs in with that passkey. */
export async function signInBy(url: string, key: Authenticator): Promise<Person> {
	const { challenge, options } = (await call(url, null, 'POST', '/api/login/options')).body as Ceremony;
	const reply = await fetch(`${url}/api/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ challenge, response: key.get(options) }),
	});
	if (!reply.ok) throw new Error(`not signed in: ${reply.status} ${await reply.text()}`);
	const { id, name } = (await reply.json()) as Person;
	return { id, name, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}
