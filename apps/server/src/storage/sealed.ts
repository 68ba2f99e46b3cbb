import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { BackupError } from './errors.ts';

/*
 * A sealed file is for whoever has its key. Scrypt makes an AES key of the passphrase and a salt of the file's own; the
 * file is sealed in pieces by AES-256-GCM, each under a nonce of the file's prefix, the number of the piece and whether it
 * is the last (the construction called STREAM). So no piece can be changed, dropped, added or put elsewhere unseen.
 */

const MARK = Buffer.from('SHBXSEAL1\n');
const SALT = 16;
const PREFIX = 7;
const HEADER = MARK.length + SALT + PREFIX;
const PIECE = 65_536;
const TAG = 16;
const CIPHER = 'aes-256-gcm';
/** 128 MiB and some tenths of a second for every guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 } as const;
/** Pieces are counted by 32 bits. */
const MOST_PIECES = 2 ** 32;

/** Whether a file says that it is sealed. */
export function isSealed(file: string): boolean {
	if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return false;
	const handle = openSync(file, 'r');
	try {
		const start = Buffer.alloc(MARK.length);
		return readFully(handle, start) === MARK.length && start.equals(MARK);
	} finally {
		closeSync(handle);
	}
}

/** Writes a sealed copy to a file that is not there yet, readable by its owner alone. */
export function seal(fromFile: string, toFile: string, passphrase: Buffer): void {
	const header = Buffer.concat([MARK, randomBytes(SALT + PREFIX)]);
	const key = keyOf(passphrase, header);
	between(fromFile, toFile, (from, to) => {
		const pieces = Math.max(1, Math.ceil(fstatSync(from).size / PIECE));
		if (pieces > MOST_PIECES) throw new BackupError(`${fromFile} is too large to be sealed`);
		writeSync(to, header);
		const plain = Buffer.alloc(PIECE);
		for (let i = 0; i < pieces; i++) {
			const length = readFully(from, plain);
			const cipher = createCipheriv(CIPHER, key, nonceOf(header, i, i === pieces - 1));
			cipher.setAAD(header);
			const sealed = [cipher.update(plain.subarray(0, length)), cipher.final(), cipher.getAuthTag()];
			writeSync(to, Buffer.concat(sealed));
		}
	});
}

/** Writes what is in a sealed file to one that is not there yet; `BackupError` where it is not whole, or the key another. */
export function unseal(fromFile: string, toFile: string, passphrase: Buffer): void {
	between(fromFile, toFile, (from, to) => {
		const { size } = fstatSync(from);
		const header = Buffer.alloc(HEADER);
		if (readFully(from, header) < HEADER || size < HEADER + TAG) throw new BackupError(`${fromFile} is cut off`);
		const key = keyOf(passphrase, header);
		const pieces = Math.ceil((size - HEADER) / (PIECE + TAG));
		const sealed = Buffer.alloc(PIECE + TAG);
		for (let i = 0; i < pieces; i++) {
			const length = readFully(from, sealed);
			const plain = opened(sealed.subarray(0, length), key, header, { number: i, isLast: i === pieces - 1 });
			if (plain === null) throw new BackupError(`${fromFile} ${i === 0 ? AT_FIRST : LATER}`);
			writeSync(to, plain);
		}
	});
}

const AT_FIRST = 'cannot be opened: the key is another one, or the file was changed or cut off';
const LATER = 'was changed, cut off or put together otherwise: use another copy; nothing of it was taken';

interface Place {
	readonly number: number;
	readonly isLast: boolean;
}

function opened(sealed: Buffer, key: Buffer, header: Buffer, { number, isLast }: Place): Buffer | null {
	if (sealed.length < TAG) return null;
	const decipher = createDecipheriv(CIPHER, key, nonceOf(header, number, isLast), { authTagLength: TAG });
	decipher.setAAD(header);
	decipher.setAuthTag(sealed.subarray(-TAG));
	try {
		return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
	} catch {
		return null;
	}
}

function keyOf(passphrase: Buffer, header: Buffer): Buffer {
	return scryptSync(passphrase, header.subarray(MARK.length, MARK.length + SALT), 32, SCRYPT);
}

function nonceOf(header: Buffer, number: number, isLast: boolean): Buffer {
	const nonce = Buffer.alloc(PREFIX + 5);
	header.copy(nonce, 0, MARK.length + SALT);
	nonce.writeUInt32BE(number, PREFIX);
	nonce[PREFIX + 4] = isLast ? 1 : 0;
	return nonce;
}

/** Less than the buffer only at the end of the file. */
function readFully(handle: number, buffer: Buffer): number {
	let length = 0;
	while (length < buffer.length) {
		const read = readSync(handle, buffer, length, buffer.length - length, null);
		if (read === 0) break;
		length += read;
	}
	return length;
}

/** What was not written to the end is not left behind. */
function between(fromFile: string, toFile: string, work: (from: number, to: number) => void): void {
	const from = openSync(fromFile, 'r');
	try {
		const to = openSync(toFile, 'wx', 0o600);
		try {
			work(from, to);
			fsyncSync(to);
		} catch (error) {
			rmSync(toFile, { force: true });
			throw error;
		} finally {
			closeSync(to);
		}
	} finally {
		closeSync(from);
	}
}
