import type { CDPSession, Page } from 'playwright-core';

export interface Keyring {
	readonly debug: CDPSession;
	readonly authenticatorId: string;
}

/** Gives this page's browser a keyring that asks no person, with the keys of another one if that is named. */
export async function keyringFor(page: Page, other?: Keyring): Promise<Keyring> {
	const debug = await page.context().newCDPSession(page);
	await debug.send('WebAuthn.enable');
	const { authenticatorId } = await debug.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	if (other) {
		const { credentials } = await other.debug.send('WebAuthn.getCredentials', {
			authenticatorId: other.authenticatorId,
		});
		for (const credential of credentials) await debug.send('WebAuthn.addCredential', { authenticatorId, credential });
	}
	return { debug, authenticatorId };
}
