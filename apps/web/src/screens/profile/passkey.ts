import type { Me } from '../../server/account.ts';
import { type Answer, type ApiProblem, ask } from '../../server/api.ts';

/** Why no passkey came about: the server's reason, or what the person or the device did. */
export type PasskeyProblem = ApiProblem | { readonly kind: 'cancelled' | 'known' | 'failed' };

type Done = { readonly value: Me } | { readonly problem: PasskeyProblem };
type Ceremony = typeof import('@simplewebauthn/browser');

/** Whether this browser, at this address, can have passkeys: it wants https or the machine itself. */
export function hasPasskeys(): boolean {
	return isSecureContext && 'PublicKeyCredential' in globalThis;
}

/** Makes a passkey for whoever is signed in. */
export function addPasskey(): Promise<Done> {
	return perform(ask('passkeyOptions'), async ({ startRegistration }, { challenge, options }) => {
		const response = await startRegistration({ optionsJSON: options as never });
		return ask('addPasskey', { body: { challenge, response: { ...response } } });
	});
}

/** Signs in with a passkey that this device or a key has. */
export function signInWithPasskey(): Promise<Done> {
	return perform(ask('loginOptions'), async ({ startAuthentication }, { challenge, options }) => {
		const response = await startAuthentication({ optionsJSON: options as never });
		return ask('login', { body: { challenge, response: { ...response } } });
	});
}

async function perform<Begun>(
	beginning: Promise<Answer<Begun>>,
	finish: (ceremony: Ceremony, begun: Begun) => Promise<Answer<Me>>,
): Promise<Done> {
	const begun = await beginning;
	if ('problem' in begun) return begun;
	try {
		return await finish(await import('@simplewebauthn/browser'), begun.value);
	} catch (problem) {
		return { problem: { kind: kindOf(problem) } };
	}
}

/** Browsers say "not allowed" alike for a person who said no and for one who waited too long. */
function kindOf(problem: unknown): 'cancelled' | 'known' | 'failed' {
	const name = problem instanceof Error ? problem.name : '';
	if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
	return name === 'InvalidStateError' ? 'known' : 'failed';
}
