const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function toBase64(bytes: Uint8Array): string {
	let text = '';
	for (let i = 0; i < bytes.length; i += 3) {
		const word = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
		const digits = Math.min(4, bytes.length - i + 1);
		for (let digit = 0; digit < 4; digit++) text += digit < digits ? DIGITS[(word >> (18 - 6 * digit)) & 63] : '=';
	}
	return text;
}

/** Null where the text is none. */
export function fromBase64(text: string): Uint8Array | null {
	const digits = text.replace(/=+$/, '');
	const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
	let [word, bits, at] = [0, 0, 0];
	for (const digit of digits) {
		const value = DIGITS.indexOf(digit);
		if (value === -1) return null;
		word = ((word << 6) | value) & 0xffffff;
		bits += 6;
		if (bits >= 8) {
			bits -= 8;
			bytes[at++] = (word >> bits) & 255;
		}
	}
	return bytes;
}
