import { ENDPOINTS, type EndpointName } from '@shutterbox/protocol';
import { expect, test } from 'vitest';
import { startServer } from './server.ts';

const NOBODY = 'nobody-here';

/** A right request for each endpoint that needs more than its address. */
const RIGHT: { readonly [Name in EndpointName]?: { params?: Record<string, string>; body?: object } } = {
	endSession: { params: { session: 'x' } },
	rename: { body: { name: 'Otter' } },
	addPasskey: { body: { challenge: 'x', response: {} } },
	removePasskey: { params: { passkey: 'x' } },
	block: { params: { user: NOBODY }, body: { kind: 'mute' } },
	unblock: { params: { user: NOBODY } },
	subscribePush: { body: { endpoint: 'https://x', keys: { p256dh: '', auth: '' } } },
	unsubscribePush: { body: { endpoint: 'https://x' } },
	setWebhook: { body: { url: 'https://x' } },
	openTable: { body: { game: 'photograph', seats: 3, isPublic: true, terms: {} } },
	table: { params: { table: NOBODY } },
	report: { body: { table: NOBODY, line: 1, reason: 'spam', words: '' } },
	kicks: { params: { table: NOBODY } },
	forgive: { params: { table: NOBODY, user: NOBODY } },
};
const NEED_SESSION = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => ENDPOINTS[name].needs === 'session');

test.each(NEED_SESSION)('%s is not for those without a session', async (name) => {
	const stranger = (await startServer()).visitor();
	const refusal = await stranger.refused(name, (RIGHT[name] ?? {}) as object);
	expect(refusal).toMatchObject({ status: 401, code: 'NO_SESSION' });
	stranger.cookie = `shutterbox=${'A'.repeat(43)}`;
	expect((await stranger.refused(name, (RIGHT[name] ?? {}) as object)).code).toBe('NO_SESSION');
});
