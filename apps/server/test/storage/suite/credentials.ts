import { expect, test } from 'vitest';
import { type Passkey, type Session, UnknownOwner } from '../../../src/storage/index.ts';
import type { Subject } from '../suite.ts';
import { invite, MINUTE, NOON } from './people.ts';

const session = (tokenHash: string, changes: Partial<Session> = {}): Session => ({
	tokenHash,
	userId: 'ada',
	created: NOON,
	seen: NOON,
	device: 'phone',
	expires: NOON + MINUTE,
	isByPasskey: false,
	...changes,
});

const passkey = (credentialId: string, changes: Partial<Passkey> = {}): Passkey => ({
	credentialId,
	userId: 'ada',
	publicKey: Uint8Array.from({ length: 256 }, (_, i) => i),
	counter: 0,
	transports: ['usb', 'nfc'],
	label: 'key ring',
	created: NOON,
	used: null,
	...changes,
});

export function credentialSuite(subject: Subject): void {
	test('a session is found by its hash until it expires', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		await storage.createSession(session('h1'));
		expect(await storage.findSession('h1', NOON + MINUTE - 1)).toEqual(session('h1'));
		await storage.createSession(session('h3', { isByPasskey: true }));
		expect((await storage.findSession('h3', NOON))?.isByPasskey).toBe(true);
		expect(await storage.findSession('h1', NOON + MINUTE)).toBeNull();
		expect(await storage.findSession('h2', NOON)).toBeNull();
	});

	test('a session can be prolonged, listed by its user and ended alone', async () => {
		const { storage } = subject;
		await invite(storage, 'ada', 'bob');
		await storage.createSession(session('h1'));
		await storage.createSession(session('h2', { seen: NOON + 5 }));
		await storage.createSession(session('h3', { userId: 'bob' }));
		expect(await storage.updateSession('h1', { seen: NOON + 9, expires: NOON + 2 * MINUTE })).toBe(true);
		expect(await storage.updateSession('h9', { seen: NOON + 9 })).toBe(false);
		const prolonged = session('h1', { seen: NOON + 9, expires: NOON + 2 * MINUTE });
		expect(await storage.sessionsOfUser('ada')).toEqual([prolonged, session('h2', { seen: NOON + 5 })]);
		expect(await storage.deleteSession('h1')).toBe(true);
		expect(await storage.deleteSession('h1')).toBe(false);
		expect(await storage.findSession('h1', NOON)).toBeNull();
		expect(await storage.findSession('h2', NOON)).not.toBeNull();
	});

	test('nobody has a session, a passkey or a code without being a user', async () => {
		const { storage } = subject;
		await expect(storage.createSession(session('h1'))).rejects.toThrow(UnknownOwner);
		await expect(storage.createPasskey(passkey('k1'))).rejects.toThrow(UnknownOwner);
		const code = { codeHash: 'c1', userId: 'ada', expires: NOON + MINUTE };
		await expect(storage.createLinkCode(code)).rejects.toThrow(UnknownOwner);
	});

	test('a passkey keeps every byte of its key and makes its user a lasting one', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		await storage.createPasskey(passkey('k1'));
		const found = await storage.findPasskey('k1');
		expect(found).toEqual(passkey('k1'));
		expect(found?.publicKey).toBeInstanceOf(Uint8Array);
		expect((await storage.getUser('ada'))?.isLasting).toBe(true);
	});

	test('a passkey counts its uses, and can be renamed and removed', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		await storage.createPasskey(passkey('k2', { created: NOON + 1 }));
		await storage.createPasskey(passkey('k1'));
		expect(await storage.updatePasskey('k1', { counter: 7, used: NOON + 3 })).toBe(true);
		expect(await storage.updatePasskey('k1', { label: 'desk' })).toBe(true);
		expect(await storage.updatePasskey('k9', { counter: 1 })).toBe(false);
		const changed = passkey('k1', { counter: 7, used: NOON + 3, label: 'desk' });
		expect(await storage.passkeysOfUser('ada')).toEqual([changed, passkey('k2', { created: NOON + 1 })]);
		expect(await storage.deletePasskey('k1')).toBe(true);
		expect(await storage.findPasskey('k1')).toBeNull();
	});

	test('of many who take the same challenge at once, one gets it', async () => {
		const { storage } = subject;
		const challenge = { id: 'c1', value: 'sign me', userId: null, expires: NOON + MINUTE };
		await storage.createChallenge(challenge);
		const taken = await Promise.all(Array.from({ length: 20 }, () => storage.takeChallenge('c1', NOON)));
		expect(taken.filter((each) => each !== null)).toEqual([challenge]);
	});

	test('of many who take the same link code at once, one gets it', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		const code = { codeHash: 'c1', userId: 'ada', expires: NOON + MINUTE };
		await storage.createLinkCode(code);
		const taken = await Promise.all(Array.from({ length: 20 }, () => storage.takeLinkCode('c1', NOON)));
		expect(taken.filter((each) => each !== null)).toEqual([code]);
	});

	test('an expired challenge or code is given to nobody', async () => {
		const { storage } = subject;
		await invite(storage, 'ada');
		await storage.createChallenge({ id: 'c1', value: 'v', userId: 'ada', expires: NOON });
		await storage.createLinkCode({ codeHash: 'c1', userId: 'ada', expires: NOON });
		expect(await storage.takeChallenge('c1', NOON)).toBeNull();
		expect(await storage.takeLinkCode('c1', NOON)).toBeNull();
	});
}
