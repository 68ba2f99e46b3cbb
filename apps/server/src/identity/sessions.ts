import { LIMITS } from '@shutterbox/protocol';
import type { Session, Storage, User } from '../storage/index.ts';
import { SESSION_DAYS, tokenFrom } from './cookies.ts';
import { inventedName } from './names.ts';
import { hashOf, newCode, newId, newToken, sessionIdOf } from './tokens.ts';

const HOUR = 3_600_000;
const LIFE = SESSION_DAYS * 24 * HOUR;
const CODE_LIFE = 5 * 60_000;

export interface Identified {
	readonly user: User;
	readonly session: Session;
}

/** A session just made: the token is told to the device, once. */
export interface Begun extends Identified {
	readonly token: string;
}

/** Sessions that are no more; a null session means all of the user's. */
export interface Ended {
	readonly userId: string;
	readonly tokenHash: string | null;
}

export class Sessions {
	readonly #storage: Storage;
	readonly #isHttpsOnly: boolean;
	readonly #listeners = new Set<(ended: Ended) => void>();

	constructor(storage: Storage, isHttpsOnly: boolean) {
		this.#storage = storage;
		this.#isHttpsOnly = isHttpsOnly;
	}

	/** Who sends this `Cookie` header. Being seen keeps a session alive; that is written down once an hour. */
	async fromCookie(header: string | undefined, now: number): Promise<Identified | null> {
		const token = tokenFrom(header, this.#isHttpsOnly);
		const session = token === null ? null : await this.#storage.findSession(hashOf(token), now);
		const user = session === null ? null : await this.#storage.getUser(session.userId);
		if (session === null || user === null) return null;
		if (now - session.seen < HOUR) return { user, session };
		const seen = { seen: now, expires: now + LIFE };
		await this.#storage.updateSession(session.tokenHash, seen);
		await this.#storage.updateUser(user.id, { seen: now });
		return { user: { ...user, seen: now }, session: { ...session, ...seen } };
	}

	async beginAsGuest(device: string, now: number, language: 'en' | 'ru' = 'en'): Promise<Begun> {
		const user = { id: newId(), name: inventedName(language), created: now, seen: now, isLasting: false, settings: {} };
		await this.#storage.createUser(user);
		return await this.begin(user, device, now);
	}

	/** A new session; the one the device had before ends, whoever's it was. */
	async begin(
		user: User,
		device: string,
		now: number,
		{ before = null, isByPasskey = false }: { before?: Identified | null; isByPasskey?: boolean } = {},
	): Promise<Begun> {
		const token = newToken();
		const times = { created: now, seen: now, expires: now + LIFE };
		const session = { tokenHash: hashOf(token), userId: user.id, ...times, device, isByPasskey };
		await this.#storage.createSession(session);
		await this.#storage.updateUser(user.id, { seen: now });
		if (before !== null) await this.end(before.session);
		await this.#endOldest(user.id);
		return { user: { ...user, seen: now }, session, token };
	}

	async end({ userId, tokenHash }: Session): Promise<void> {
		await this.#storage.deleteSession(tokenHash);
		this.#tell({ userId, tokenHash });
	}

	/** Ends the session that the user knows by this id; false if there is none. */
	async endById(userId: string, id: string): Promise<boolean> {
		const sessions = await this.#storage.sessionsOfUser(userId);
		const session = sessions.find(({ tokenHash }) => sessionIdOf(tokenHash) === id);
		if (session === undefined) return false;
		await this.end(session);
		return true;
	}

	async of(userId: string): Promise<readonly Session[]> {
		return await this.#storage.sessionsOfUser(userId);
	}

	/** With everything that is kept of the user. */
	async deleteUser(userId: string): Promise<void> {
		await this.#storage.deleteUser(userId);
		this.#tell({ userId, tokenHash: null });
	}

	async makeCode(userId: string, now: number): Promise<{ code: string; expires: number }> {
		const code = newCode();
		const expires = now + CODE_LIFE;
		await this.#storage.createLinkCode({ codeHash: hashOf(code), userId, expires });
		return { code, expires };
	}

	/** Whom a code lets in; it does so once. */
	async useCode(code: string, now: number): Promise<User | null> {
		const link = await this.#storage.takeLinkCode(hashOf(code), now);
		return link === null ? null : await this.#storage.getUser(link.userId);
	}

	/** Calls back whenever a session ends, so that its sockets can be closed. Returns how to stop listening. */
	onEnded(listener: (ended: Ended) => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	#tell(ended: Ended): void {
		for (const listener of this.#listeners) listener(ended);
	}

	async #endOldest(userId: string): Promise<void> {
		const sessions = await this.#storage.sessionsOfUser(userId);
		for (const session of sessions.slice(LIMITS.devices)) await this.end(session);
	}
}
