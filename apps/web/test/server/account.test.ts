import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	account,
	decisions,
	forget,
	hearMatches,
	matches,
	recognise,
	signIn,
	welcome,
} from '../../src/server/account.ts';
import { ban } from '../../src/server/ban.ts';

const INES = { id: 'ines-0001', name: 'Ines', created: 0, isLasting: false, ratings: [] };
const MATCHES = [
	{ id: 'waits-01', isYourDecision: true },
	{ id: 'others-1', isYourDecision: false },
];
const NOBODY = () => Response.json({ code: 'NO_SESSION', message: '' }, { status: 401 });

/** What the server answers, by path. */
let server: Record<string, () => Response>;
/** What the browser keeps of this page. */
let kept: Map<string, string>;

beforeEach(() => {
	server = {};
	vi.stubGlobal('fetch', async (path: string) => {
		const respond = server[path.split('?')[0]];
		if (!respond) throw new TypeError('Failed to fetch');
		return respond();
	});
	kept = new Map([['shutterbox.known', 'yes']]);
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => kept.set(name, value),
		removeItem: (name: string) => kept.delete(name),
	});
	account.value = { kind: 'unknown' };
	matches.value = null;
});
afterEach(() => vi.unstubAllGlobals());

test('whoever has a session hears of their matches, and the page learns who they are', async () => {
	server = { '/api/me/matches': () => Response.json(MATCHES), '/api/me': () => Response.json(INES) };
	await hearMatches();
	expect(account.value).toEqual({ kind: 'somebody', me: INES });
	expect(matches.value).toEqual(MATCHES);
	expect(decisions.value.map(({ id }) => id)).toEqual(['waits-01']);
});

test('whoever is banned hears until when, by whatever was asked, and until it is over', async () => {
	const banned = () => Response.json({ code: 'BANNED', message: '', facts: { until: 7 } }, { status: 403 });
	server = { '/api/me/matches': banned, '/api/me': () => Response.json(INES) };
	await hearMatches();
	expect(ban.value).toEqual({ until: 7 });
	await recognise();
	expect(ban.value).toBeNull();
});

test('a stranger is nobody, and no guest is made of them', async () => {
	server = { '/api/me/matches': NOBODY };
	await hearMatches();
	expect([account.value, matches.value]).toEqual([{ kind: 'nobody' }, null]);
});

test('whoever becomes a guest while it is asked who they are stays one', async () => {
	const { promise, resolve } = Promise.withResolvers<Response>();
	vi.stubGlobal('fetch', () => promise);
	const asking = recognise();
	welcome({ value: INES });
	resolve(NOBODY());
	await asking;
	expect(account.value).toEqual({ kind: 'somebody', me: INES });
});

test('a first visit asks nothing: there is nobody to ask for', async () => {
	kept.clear();
	server = { '/api/me/matches': () => Response.json(MATCHES) };
	await hearMatches();
	expect([account.value, matches.value]).toEqual([{ kind: 'nobody' }, null]);
	welcome({ value: INES });
	expect(kept.has('shutterbox.known')).toBe(true);
	forget();
	expect(kept.size).toBe(0);
});

test('a session that was ended elsewhere ends here with the next question', async () => {
	welcome({ value: INES });
	server = { '/api/me/matches': NOBODY };
	await hearMatches();
	expect(account.value).toEqual({ kind: 'nobody' });
});

test('the last list stays while the server is away', async () => {
	server = { '/api/me/matches': () => Response.json(MATCHES), '/api/me': () => Response.json(INES) };
	await hearMatches();
	server = {};
	await hearMatches();
	expect([account.value.kind, matches.value]).toEqual(['somebody', MATCHES]);
});

test('without a server nobody knows who this is', async () => {
	await recognise();
	expect(account.value.kind).toBe('unreachable');
});

test('somebody else on the same device does not see the matches of the one before', async () => {
	server = { '/api/me/matches': () => Response.json(MATCHES), '/api/me': () => Response.json(INES) };
	await hearMatches();
	welcome({ value: { ...INES, name: 'Ines B' } });
	expect(matches.value).toEqual(MATCHES);
	welcome({ value: { ...INES, id: 'oleg-0002' } });
	expect(matches.value).toBeNull();
});

test('nothing is left after signing out', () => {
	welcome({ value: INES });
	forget();
	expect([account.value, matches.value, decisions.value]).toEqual([{ kind: 'nobody' }, null, []]);
});

test('a page that signs in twice at once becomes one guest', async () => {
	let guests = 0;
	server = { '/api/session': () => Response.json({ ...INES, id: `guest-${++guests}` }) };
	const [one, other] = await Promise.all([signIn(), signIn()]);
	expect(one).toEqual(other);
	expect(guests).toBe(1);
	await signIn();
	expect(guests).toBe(2);
});
