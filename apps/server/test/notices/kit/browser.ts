import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Subscription } from '../../../src/notices/index.ts';
import type { Received } from './https-server.ts';

interface Ece {
	decrypt(body: Buffer, how: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer;
}

const ece: Ece = createRequire(import.meta.url)('http_ece');

/** A browser that subscribes with keys of its own and can read what is pushed to it. */
export class Browser {
	readonly subscription: Subscription;
	readonly #key = createECDH('prime256v1');

	constructor(endpoint: string) {
		const p256dh = this.#key.generateKeys('base64url');
		this.subscription = { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
	}

	read(pushed: Received): string {
		const { auth } = this.subscription.keys;
		return ece.decrypt(pushed.body, { version: 'aes128gcm', privateKey: this.#key, authSecret: auth }).toString();
	}
}

/** What a push service learns of who sends (RFC 8292), where the signature is genuine; null where it is not. */
export function senderOf(pushed: Received, publicKey: string): Record<string, unknown> | null {
	const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(pushed.headers.authorization ?? '') ?? [];
	if (token === undefined || key !== publicKey) return null;
	const [header, claims, signature] = token.split('.');
	const point = Buffer.from(publicKey, 'base64url');
	const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
	const isSigned = verify(
		'sha256',
		Buffer.from(`${header}.${claims}`),
		{ key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
		Buffer.from(signature, 'base64url'),
	);
	return isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
}
