import { type Keyring, withKeys } from '@shutterbox/web/keyring';
import type { Page } from 'playwright-core';

/** Gives this page's browser a keyring, with the keys of another one if that is named. */
export async function keyringFor(page: Page, other?: Keyring): Promise<Keyring> {
	const keyring = await withKeys(page);
	if (!other) return keyring;
	const { debug, authenticatorId } = keyring;
	const { credentials } = await other.debug.send('WebAuthn.getCredentials', { authenticatorId: other.authenticatorId });
	for (const credential of credentials) await debug.send('WebAuthn.addCredential', { authenticatorId, credential });
	return keyring;
}
