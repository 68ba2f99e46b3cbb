import type { CDPSession, Page } from 'playwright-core';

export interface Keyring {
	readonly debug: CDPSession;
	readonly authenticatorId: string;
}

/** Gives this page's browser keys without a person to ask: Chromium's own authenticator. */
export async function withKeys(page: Page): Promise<Keyring> {
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
	return { debug, authenticatorId };
}
