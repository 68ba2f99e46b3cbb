import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, as 64 hexadecimal digits. */
export function hashText(text: string): string {
	return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The fingerprint of a position: equal states, and only equal states, have equal fingerprints. */
export function positionHash(state: unknown): string {
	return hashText(JSON.stringify(state));
}
