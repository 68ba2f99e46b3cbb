import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

interface CreationOptions {
	readonly challenge: string;
	readonly rp: { readonly id?: string };
	readonly user: { readonly id: string };
}

interface RequestOptions {
	readonly challenge: string;
	readonly rpId?: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** An authenticator in software: one P-256 key, discoverable, signing what a browser at `origin` would have it sign. */
export class Authenticator {
	readonly id = randomBytes(24).toString('base64url');
	origin: string;
	counter = 0;
	userHandle = '';
	readonly #privateKey: KeyObject;
	readonly #publicKey: KeyObject;

	constructor(origin: string) {
		this.origin = origin;
		const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
		this.#privateKey = privateKey;
		this.#publicKey = publicKey;
	}

	create(given: Record<string, unknown>) {
		const options = given as unknown as CreationOptions;
		this.userHandle = options.user.id;
		const credential = Buffer.from(this.id, 'base64url');
		const length = Buffer.alloc(2);
		length.writeUInt16BE(credential.length);
		const data = Buffer.concat([
			this.#data(options.rp.id ?? '', USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL),
			Buffer.alloc(16),
			length,
			credential,
			this.#coseKey(),
		]);
		const attestation = cbor(
			new Map<Key, Cbor>([
				['fmt', 'none'],
				['attStmt', new Map()],
				['authData', data],
			]),
		);
		return this.#answer({
			clientDataJSON: this.#clientData('webauthn.create', options.challenge).toString('base64url'),
			attestationObject: attestation.toString('base64url'),
			transports: ['internal'],
		});
	}

	get(given: Record<string, unknown>) {
		const options = given as unknown as RequestOptions;
		this.counter++;
		const clientData = this.#clientData('webauthn.get', options.challenge);
		const data = this.#data(options.rpId ?? '', USER_PRESENT | USER_VERIFIED);
		const signature = createSign('sha256')
			.update(Buffer.concat([data, sha256(clientData)]))
			.sign(this.#privateKey);
		return this.#answer({
			clientDataJSON: clientData.toString('base64url'),
			authenticatorData: data.toString('base64url'),
			signature: signature.toString('base64url'),
			userHandle: this.userHandle,
		});
	}

	#answer<Response>(response: Response) {
		return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
	}

	#clientData(type: string, challenge: string): Buffer {
		return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
	}

	#data(rpId: string, flags: number): Buffer {
		const rest = Buffer.alloc(5);
		rest[0] = flags;
		rest.writeUInt32BE(this.counter, 1);
		return Buffer.concat([sha256(Buffer.from(rpId)), rest]);
	}

	/** Key type 2 (elliptic), algorithm −7 (ES256), curve 1 (P-256), the two coordinates. */
	#coseKey(): Buffer {
		const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
		return cbor(
			new Map<Key, Cbor>([
				[1, 2],
				[3, -7],
				[-1, 1],
				[-2, Buffer.from(x, 'base64url')],
				[-3, Buffer.from(y, 'base64url')],
			]),
		);
	}
}

function sha256(bytes: Buffer): Buffer {
	return createHash('sha256').update(bytes).digest();
}

type Key = string | number;
type Cbor = number | string | Buffer | Map<Key, Cbor>;

/** The few forms of CBOR that an authenticator needs. */
function cbor(value: Cbor): Buffer {
	if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
	if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
	if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
	return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, part]) => [cbor(key), cbor(part)])]);
}

function head(major: number, count: number): Buffer {
	if (count < 24) return Buffer.from([(major << 5) | count]);
	if (count < 256) return Buffer.from([(major << 5) | 24, count]);
	return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}
