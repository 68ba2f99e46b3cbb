import { createHash, randomBytes } from 'node:crypto';

/** What only its holder knows: 256 bits, as text for a cookie. */
export function newToken(): string {
	return randomBytes(32).toString('base64url');
}

/** Signs one more device in: 128 bits. */
export function newCode(): string {
	return randomBytes(16).toString('base64url');
}

/** The name of a user or of something short-lived: 96 bits, so that nobody meets one by guessing. */
export function newId(): string {
	return randomBytes(12).toString('base64url');
}

/** What is kept of a token: enough to know it again, not enough to use it. */
export function hashOf(token: string): string {
	return createHash('sha256').update(token).digest('base64url');
}

/** How a session is named to its user. It says nothing of the token, nor of what is kept of it. */
export function sessionIdOf(tokenHash: string): string {
	return hashOf(`session ${tokenHash}`).slice(0, 22);
}
